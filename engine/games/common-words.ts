import { sentencesOf, type CELEBRATIONS } from '#engine/audio/clips.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { PRIVACY_FOR_CHILDREN } from '#engine/rules/privacy.ts';
import type { Outcome } from '#engine/rules/rewards.ts';
import type { Choice, Family, Question } from './game.ts';

/** The words that every game shares. Those in `everySentence` are recorded; announcements are read, not voiced. */
export const PRAISE = {
  good: 'Good!',
  hooray: 'Hooray!',
  nice: 'Nice!',
  woohoo: 'Woo hoo!',
} as const satisfies Record<(typeof CELEBRATIONS)[number], string>;

export const TRY_AGAIN = 'Try again.';
/** Said after a while without an answer, before the prompt is repeated. */
export const YOUR_TURN = 'Your turn.';
/** Third wrong try: the answer glows, and the child taps it. */
export const LOOK_HERE = 'Look, it is this one.';
export const WHAT_COMES_NEXT = 'What comes next?';
/** Shown to who listens to the screen; not voiced, because whoever would hear it has gone. */
export const PAUSED = 'Paused. Tap to go on.';

const LAST_RECORDED_LEVEL = 20;

export const levelUp = (level: number): string =>
  level <= LAST_RECORDED_LEVEL ? `Level ${level}!` : 'A new level!';

/** One number alone, as when counting: "7." */
export const numberSentence = (value: number): string => `${value}.`;

/** Names the number that was chosen, without saying that it was wrong. */
export const thatIs = (value: number): string => `That is ${value}.`;

/** What the voice asks, sentence by sentence. */
export const asked = ({ spoken, prompt }: Question): readonly string[] => sentencesOf(spoken ?? prompt);

/** Choices that are called what they show. */
export const numberChoices = (values: readonly number[]): readonly Choice[] =>
  values.map((value) => ({ id: String(value), name: String(value) }));

export const RESULT_HEADINGS = {
  perfect: 'Perfect Score',
  great: 'Great Job',
  poor: 'Keep Trying',
} as const satisfies Record<Outcome, string>;

export const startingIn = (seconds: number): string => `Starting in ${numbersFrom(seconds, 1).join(', ')}`;

/** Place in the round: "Question 4 of 10."; on a trail, where every stone is one, "5 of 11." number: from 1. */
const progress = (family: Family, number: number, total: number): string =>
  family === 'number-trail' ? `${number} of ${total}.` : `Question ${number} of ${total}.`;

/** "Yes. 3 add 2 makes 5. Question 4 of 10." right: the family's own sentence. number: of the question answered. */
export const announceRight = (right: string, family: Family, number: number, total: number): string =>
  `Yes. ${right} ${progress(family, number, total)}`;

/** "That is 7. 3 add 2. How many altogether?" */
export const announceWrong = (wrong: string, prompt: string): string => `${wrong} ${prompt}`;

/** The answer that the third help shows, for who does not see it glow: "Look, it is this one. 5." */
export const announceShown = ({ choices, answer }: Question): string =>
  `${LOOK_HERE} ${choices.find(({ id }) => id === answer)!.name}.`;

export const announceResult = (
  outcome: Outcome,
  score: number,
  total: number,
  xp: number,
  coins: number,
): string => `${RESULT_HEADINGS[outcome]}. ${score} out of ${total}. ${xp} XP. ${coins} coins.`;

/** Everything here that is voiced. Numbers reach to 22, the largest option of any game. */
export const everySentence = (): readonly string[] => [
  ...Object.values(PRAISE),
  TRY_AGAIN,
  YOUR_TURN,
  LOOK_HERE,
  WHAT_COMES_NEXT,
  ...sentencesOf(PRIVACY_FOR_CHILDREN),
  ...numbersFrom(2, LAST_RECORDED_LEVEL + 1).map(levelUp),
  ...numbersFrom(0, 20).map(numberSentence),
  ...numbersFrom(0, 22).map(thatIs),
];
