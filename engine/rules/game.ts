import type { GameCard } from './cards.ts';
import type { EffectName } from './clips.ts';
import type { PictureManifest } from './picture-manifest.ts';
import type { Support } from './played.ts';
import type { RewardRow } from './rewards.ts';
import type { Skill } from './skills.ts';
import type { Term } from './terms.ts';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** World, sheets and hat, by their names in the art workshop. */
export type Art = PictureManifest['bundles'][string];

/** How families differ in what all games share. */
export interface Traits {
  /** Whether a wrong choice must fade before another is taken. Source: product specification, section 4, Game flow. */
  readonly waitsAfterWrong: boolean;
  /** False where the order is the game itself: then hard facts are not repeated. */
  readonly mayReturn: boolean;
  /** How the progress in a round is worded: "Question 4 of 10."; if every stone is a question, "5 of 11." */
  readonly counts: 'questions' | 'stones';
  /** Whether the player is told when the browser blocks sound until a gesture. Source: the error catalogue, Audio. */
  readonly tellsHeldSound: boolean;
  /** How far a game goes with a child who no longer needs support: what it hides, or offers beside the answer. */
  readonly mostSupport: Support;
  /** How it asks when nobody plans: above 0 where less would leave out what the game is about. */
  readonly dealtSupport: Support;
  /** Whether a fact (`Question.fact`) is of what the game adds to easier ones: most of a round is. Omitted: all are. */
  readonly isOwn?: (fact: string) => boolean;
  /** From which support on its answers can be kept back while its question is seen; undefined: they are the question. */
  readonly keptBackFrom: Support | undefined;
  /** What is heard before the first question can be answered, beside what is in every game. */
  readonly soonEffects: readonly EffectName[];
}

/** One variant of a family, as its folder describes it: everything known about a game without drawing it. */
export interface Variant<Params> extends GameCard {
  readonly description: string;
  /** What the guide says, and what "How to Play" shows. */
  readonly instructions: string;
  readonly difficulty: Difficulty;
  readonly term: Term;
  readonly rewards: RewardRow;
  /** Of its facts, or of each fact (`Question.fact`), where the easier games of the family do not ask for it. */
  readonly skill: Skill | ((fact: string) => Skill);
  /** What the family's question maker needs to know about this variant. */
  readonly params: Params;
}

/** Any game, for callers that need not know its family's parameters. */
export interface Game extends Omit<Variant<unknown>, 'params'> {
  /** The family's name, the same as that of its folders. */
  readonly family: string;
  readonly art: Art;
  readonly traits: Traits;
}

/** One choice of a question. */
export interface Choice {
  readonly id: string;
  /** How it is described to players who only hear the game; it never gives the answer away. */
  readonly name: string;
  /** What is said when it was chosen and is wrong. It names the choice without a judgement: "That is 7." */
  readonly wrong: string;
  /** Said instead when it is the first wrong choice: what went wrong. "You found 3. Here are 2 more." */
  readonly slip: string;
}

/** One step of the help: what is said, and what is pointed at meanwhile. */
export interface HelpStep<Point = unknown> {
  /** One sentence, or several that belong together. */
  readonly say: string;
  readonly point: Point;
}

/**
 * One question, complete and validated when it is made, with everything that can be said about it: sentences of British
 * English with numerals, each of which is one spoken clip, found by its text.
 */
export interface Question<Point = unknown> {
  /** Names the maths ("3+2"); progress is recorded under it. */
  readonly fact: string;
  /** In the grammar of the stage contract. */
  readonly prompt: string;
  /** What is spoken, when the prompt also describes the picture for those who cannot see it. */
  readonly spoken?: string;
  /** Said in the question's place when it is asked for once more: the name alone. */
  readonly again?: string;
  /** Said in the question's place after a while without an answer. */
  readonly nudge?: string;
  readonly choices: readonly Choice[];
  /** The id of the one right choice. */
  readonly answer: string;
  /** Said after the right choice; names the fact: "3 add 2 makes 5." */
  readonly right: string;
  /** Why the answer is right, said as it is shown, in place of `right`, where that praises who chose: "That is 14." */
  readonly reason?: string;
  /** The same equation the other way round, said by turns with `right`: "5 is equal to... 3 add 2." */
  readonly turned?: string;
  /** The way to the answer, shown after the second wrong try and after a long wait. */
  readonly help: readonly HelpStep<Point>[];
  /**
   * What is shown in its place where a question is begun together, and its way but for the last step would tell the
   * answer: a neighbour's way, or how to find out. Then the question is asked once more.
   */
  readonly begun?: readonly HelpStep<Point>[] | undefined;
}

/** What has to be known of a question to play a round with it. */
export type BareQuestion = Pick<Question, 'fact' | 'answer'> & {
  readonly choices: readonly Pick<Choice, 'id'>[];
};

/**
 * Throws when a question breaks the rules shared by all games: distinct choices, one right answer among them, a fact
 * and a prompt. Every question maker ends with it, so a bad question never reaches a child.
 */
export function checkQuestion<Q extends Question>(question: Q): Q {
  const ids = question.choices.map((choice) => choice.id);
  if (new Set(ids).size !== ids.length)
    throw new Error(`${question.fact}: choices repeat: ${ids.join(', ')}`);
  if (!ids.includes(question.answer))
    throw new Error(`${question.fact}: ${question.answer} is not among ${ids.join(', ')}`);
  if (question.fact === '' || question.prompt === '') throw new Error('a question needs a fact and a prompt');
  if (question.help.length === 0) throw new Error(`${question.fact}: nothing helps`);
  return question;
}
