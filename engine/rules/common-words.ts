import { sentencesOf, type CELEBRATIONS } from './clips.ts';
import type { Choice, HelpStep, Question, Traits } from './game.ts';
import { GOOD_PLAYING, TRY_THIS_ONE } from './home-words.ts';
import { numbersFrom } from './numbers.ts';
import { FOR_GROWN_UPS, PRIVACY_FOR_CHILDREN } from './privacy.ts';
import type { Outcome } from './rewards.ts';
import type { Asked } from './round.ts';
import { TROUBLE } from './trouble.ts';

/**
 * The words shared by every game. Those in `everySentence` are recorded; announcements are for screen readers and not
 * recorded.
 */
export const PRAISE = {
  good: 'Good!',
  hooray: 'Hooray!',
  nice: 'Nice!',
  woohoo: 'Woo hoo!',
} as const satisfies Record<(typeof CELEBRATIONS)[number], string>;

export const TRY_AGAIN = 'Try again.';
/** Said after a while without an answer, before the prompt is repeated. */
export const YOUR_TURN = 'Your turn.';
/** The name of the button that goes on with help that is a turn for two. */
export const COUNT_TOGETHER = 'Count together';
/** Before a question whose way is shown first. */
export const LETS_DO_IT_TOGETHER = "Let's do this one together.";
/** After a right answer that came after wrong ones, in place of other praise. */
export const YOU_WORKED_IT_OUT = 'You worked it out!';
/** Once, before the first round that is planned from what the player did. */
export const I_REMEMBER = 'I remember what you can do. Then I can pick good questions for you.';
/** Third wrong try: the answer glows, and the child taps it. */
export const LOOK_HERE = 'Look, it is this one.';
export const COUNT_THEM_ALL = 'Count them all.';
export const WHAT_COMES_NEXT = 'What comes next?';
/** For screen readers, where two sides play: one was right, and the question goes on. Says nothing of the answer. */
export const SIDE_IS_RIGHT = 'Yes. Now the other side.';
/** For screen readers; not recorded, because whoever could hear it has left. */
export const PAUSED = 'Paused. Tap to go on.';

const LAST_RECORDED_LEVEL = 20;

export const levelUp = (level: number): string =>
  level <= LAST_RECORDED_LEVEL ? `Level ${level}!` : 'A new level!';

/** One number alone, or the last of a count: "7." */
export const numberSentence = (value: number): string => `${value}.`;

/** A number after which the count goes on: "7," */
const goingOn = (value: number): string => `${value},`;

/** Counts to an end: "1," "2," "3." pointOf: what belongs to a number. */
export const counting = <Point>(
  values: readonly number[],
  pointOf: (value: number) => Point,
): readonly HelpStep<Point>[] =>
  values.map((value, i) => ({
    say: i < values.length - 1 ? goingOn(value) : numberSentence(value),
    point: pointOf(value),
  }));

/** Counts on towards a question: "2," "3," "4," pointOf: what belongs to a number. */
export const countingOn = <Point>(
  values: readonly number[],
  pointOf: (value: number) => Point,
): readonly HelpStep<Point>[] => values.map((value) => ({ say: goingOn(value), point: pointOf(value) }));

/** What is said when the question is asked for once more, sentence by sentence. */
export const askedAgain = (question: Question): readonly string[] =>
  question.again === undefined ? asked(question) : [question.again];

/** What is said after a while without an answer, sentence by sentence. */
export const nudged = (question: Question): readonly string[] =>
  question.nudge === undefined ? [YOUR_TURN, ...asked(question)] : [question.nudge];

/** Names the chosen number without saying that it was wrong. */
export const thatIs = (value: number): string => `That is ${value}.`;

/** "You found 14." */
export const youFound = (value: number): string => `You found ${value}.`;

/** An equation the other way round, from its one side and the question's own words: "5 is equal to... 3 add 2." */
export const equalTo = (value: number, [said]: readonly string[]): string =>
  `${value} is equal to... ${said}`;

/** Whether a right answer's equation is turned round: at every second question. index: in the round, from 0. */
export const isTurned = ({ turned }: Question, index: number): boolean =>
  turned !== undefined && index % 2 === 1;

/** What is said of the right answer. index: of the question in the round, from 0. */
export const rightAt = (question: Question, index: number): string =>
  isTurned(question, index) ? question.turned! : question.right;

/** Why the answer is right, sentence by sentence: said when it is shown. */
export const reasonOf = ({ reason, right }: Pick<Question, 'reason' | 'right'>): readonly string[] =>
  sentencesOf(reason ?? right);

/** What the voice asks, sentence by sentence. */
export const asked = ({ spoken, prompt }: Pick<Question, 'spoken' | 'prompt'>): readonly string[] =>
  sentencesOf(spoken ?? prompt);

/** Choices labelled by their value. slipOf: what is said when it is the first wrong one. */
export const numberChoices = (
  values: readonly number[],
  slipOf: (value: number) => string,
): readonly Choice[] =>
  values.map((value) => ({
    id: String(value),
    name: String(value),
    wrong: thatIs(value),
    slip: slipOf(value),
  }));

/** What can be said of numbers that are wrong. */
export const saidOfNumbers = (
  values: readonly number[],
  answer: number,
  slipOf: (value: number) => string,
): readonly string[] =>
  values.filter((value) => value !== answer).flatMap((value) => [thatIs(value), slipOf(value)]);

export const RESULT_HEADINGS = {
  perfect: 'Perfect Score',
  great: 'Great Job',
  poor: 'Keep Trying',
} as const satisfies Record<Outcome, string>;

export const startingIn = (seconds: number): string => `Starting in ${numbersFrom(seconds, 1).join(', ')}`;

/** Place in the round. number: from 1. */
const progress = (counts: Traits['counts'], number: number, total: number): string =>
  counts === 'stones' ? `${number} of ${total}.` : `Question ${number} of ${total}.`;

/** The prompt, and before it that the way is shown first. */
export const announceAsked = ({ prompt, planned }: Asked): string =>
  planned.shown ? `${LETS_DO_IT_TOGETHER} ${prompt}` : prompt;

/** "Yes. 3 add 2 makes 5. Question 4 of 10." number: of the question answered. */
export const announceRight = (
  question: Question,
  { counts }: Traits,
  number: number,
  total: number,
): string => `Yes. ${rightAt(question, number - 1)} ${progress(counts, number, total)}`;

/** "That is 7. 3 add 2. How many altogether?" */
export const announceWrong = (wrong: string, prompt: string): string => `${wrong} ${prompt}`;

/** The answer shown by the third hint, for those who do not see it glow: "Look, it is this one. 5." */
export const announceShown = ({ choices, answer }: Question): string =>
  `${LOOK_HERE} ${choices.find(({ id }) => id === answer)!.name}.`;

/** Help that is a turn for two waits: what goes on with it is named. */
export const ANNOUNCE_TURN = `${YOUR_TURN} ${COUNT_TOGETHER}.`;

/** Everything asked was worked out in the end, at whichever try. */
export const workedOut = (questions: number): string => `You worked out ${questions} of ${questions}.`;

/** Where a round earns nothing, because it can never be saved: its player was deleted while it was played. */
export const THANKS = 'Thank you for playing!';

/** earned: undefined where the round earns nothing. */
export function announceResult(
  outcome: Outcome,
  { score, totalQuestions }: { readonly score: number; readonly totalQuestions: number },
  earned: { readonly xpGained: number; readonly coinsGained: number } | undefined,
): string {
  const rewards = earned ? `${earned.xpGained} XP. ${earned.coinsGained} coins.` : THANKS;
  return `${RESULT_HEADINGS[outcome]}. ${score} out of ${totalQuestions}. ${rewards}`;
}

/** Every recorded sentence of this module. Numbers go up to 22, the largest option of any game. */
export const everySentence = (): readonly string[] => [
  ...Object.values(PRAISE),
  TRY_AGAIN,
  YOUR_TURN,
  LETS_DO_IT_TOGETHER,
  ...sentencesOf(I_REMEMBER),
  LOOK_HERE,
  YOU_WORKED_IT_OUT,
  WHAT_COMES_NEXT,
  ...sentencesOf(PRIVACY_FOR_CHILDREN),
  FOR_GROWN_UPS,
  GOOD_PLAYING,
  TRY_THIS_ONE,
  ...Object.values(TROUBLE).flatMap(sentencesOf),
  ...numbersFrom(2, LAST_RECORDED_LEVEL + 1).map(levelUp),
  ...numbersFrom(0, 20).flatMap((value) => [numberSentence(value), goingOn(value)]),
  ...numbersFrom(0, 22).map(thatIs),
];
