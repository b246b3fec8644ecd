import { CELEBRATIONS, EFFECTS, RESULT_SOUNDS, sentencesOf } from '#engine/rules/clips.ts';
import type { ClipId, EffectName } from '#engine/rules/clips.ts';
import { everySentence as classSentences } from '#engine/rules/class-words.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { everySentence as commonSentences, PRAISE, TRY_AGAIN } from '#engine/rules/common-words.ts';
import { familyOf } from '#engine/games/families.ts';
import { everySentence as homeSentences } from '#engine/rules/home-words.ts';
import { everySentence as nookSentences } from '#engine/rules/nook-words.ts';
import { everySentence as playersSentences } from '#engine/rules/players.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { SHAPES } from '#engine/rules/shapes.ts';
import { EFFECTS_MADE, type StingName } from './effects.ts';
import { guideSounds, type GuideSound } from './guides/lines.ts';
import { LOOPS, type LoopName } from './music.ts';
import { slug } from './spelling.ts';

export interface Speech {
  readonly id: ClipId;
  readonly kind: 'speech';
  readonly caption: string;
  /** Spoken one after the other. */
  readonly sentences: readonly string[];
  /** Played first; the voice follows `at` seconds later. gain in dB. */
  readonly sting?: { readonly name: StingName; readonly at: number; readonly gain: number };
}
/** What is made without the voice. */
export type Tones =
  | {
      readonly id: ClipId;
      readonly kind: 'effect';
      readonly name: EffectName;
      readonly caption: string | undefined;
    }
  | { readonly id: ClipId; readonly kind: 'music'; readonly name: LoopName };
/** One clip to be made. */
export type Clip = Speech | Tones | GuideSound;

const RESULTS = {
  perfect_game: {
    caption: 'Perfect score! You got them all right!',
    sting: { name: 'sting-perfect', at: 1.6, gain: -3 },
  },
  great_game: { caption: 'Great job! Well done.', sting: { name: 'sting-great', at: 0.9, gain: 0 } },
  poor_result: {
    caption: "Good try. Let's play again, and get even better.",
    sting: { name: 'sting-poor', at: 1, gain: -1 },
  },
} as const;

const speech = (id: ClipId, caption: string, sting?: Speech['sting']): Speech => ({
  id,
  kind: 'speech',
  caption,
  sentences: sentencesOf(caption),
  ...(sting && { sting }),
});
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The addresses that the product specification fixes (section 7), and numbers that go on, as in counting: "7,". */
const fixed: readonly Speech[] = [
  ...numbersFrom(0, 20).map((value) => speech(`numbers/${value}`, `${value}.`)),
  ...numbersFrom(0, 20).map((value) => speech(`counting/${value}`, `${value},`)),
  ...SHAPES.map((name) => speech(`shapes/${name}`, `${capital(name)}.`)),
  ...GAMES.map((game) => speech(`instructions/${game.id}`, game.instructions)),
  speech('try_again', TRY_AGAIN),
  speech('tap_the_empty_box', 'Tap the empty box.'),
  ...Object.values(RESULT_SOUNDS).map((id) => speech(id, RESULTS[id].caption, RESULTS[id].sting)),
  ...CELEBRATIONS.map((id) => speech(id, PRAISE[id], { name: 'chime', at: 0.3, gain: -2 })),
];

/** Every sentence that pages and games can say, each once. */
const everySentence = (): readonly string[] => [
  ...new Set([
    ...commonSentences(),
    ...playersSentences(),
    ...classSentences(),
    ...homeSentences(),
    ...nookSentences(),
    ...GAMES.map((game) => `${game.title}.`),
    ...GAMES.flatMap((game) => familyOf(game).everySentence(game)),
  ]),
];

const byCaption = new Map(fixed.map((clip) => [clip.caption, clip.id]));

/** From each sentence to its clip. Throws when two different sentences would share a file. */
export function sentenceClips(): ReadonlyMap<string, ClipId> {
  const clips = new Map(
    everySentence().map((text) => [text, byCaption.get(text) ?? `sentences/${slug(text)}`]),
  );
  if (new Set(clips.values()).size !== clips.size) throw new Error('two sentences share a file name');
  return clips;
}

/** Everything that can be heard. */
export function everyClip(): readonly Clip[] {
  const sentences = [...sentenceClips()]
    .filter(([, id]) => id.startsWith('sentences/'))
    .map(([text, id]) => speech(id, text));
  return [
    ...fixed,
    ...EFFECTS.map(
      (name) =>
        ({ id: `effects/${name}`, kind: 'effect', name, caption: EFFECTS_MADE[name].caption }) as const,
    ),
    ...sentences,
    ...guideSounds(),
    ...LOOPS.map(({ name }) => ({ id: `music/${name}`, kind: 'music', name }) as const),
  ];
}
