import type { Random } from '#engine/rules/random.ts';
import type { RewardRow } from '#engine/rules/rewards.ts';
import type { Term } from '#engine/rules/terms.ts';

export const FAMILIES = [
  'treasure-hunt',
  'cookie-crunch',
  'number-trail',
  'sound-safari',
  'shape-detective',
  'number-detective',
  'number-sandwich',
  'none-left-fun',
] as const;
export type Family = (typeof FAMILIES)[number];

export type Difficulty = 'easy' | 'medium' | 'hard';

/** One of the 14 games: everything that is known about it without drawing it. */
export interface Game<Params = unknown> {
  readonly id: string;
  readonly family: Family;
  readonly title: string;
  readonly description: string;
  /** What the guide says, and what "How to Play" shows. */
  readonly instructions: string;
  /** As on the cards: "Ages 4+". */
  readonly ageRange: string;
  readonly difficulty: Difficulty;
  readonly term: Term;
  readonly rewards: RewardRow;
  /** What the family's question maker needs to know about this variant. */
  readonly params: Params;
}

/** One thing that can be chosen. `name` is what a child who only hears the game is told; it never gives the answer away. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/**
 * One question, complete and checked when made. `prompt` follows the stage contract's grammar; `answer` is the
 * id of the one right choice; `fact` names the maths ("3+2") and is what progress is recorded under.
 */
export interface Question {
  readonly fact: string;
  readonly prompt: string;
  /** What the voice says, when the prompt also describes the picture for those who cannot see it. */
  readonly spoken?: string;
  readonly choices: readonly Choice[];
  readonly answer: string;
}

/**
 * The words of one family, as sentences of British English with numerals. Captions, voice, announcements and
 * access names all come from here. Each sentence is one spoken clip, found by its text.
 */
export interface Words<Q extends Question = Question> {
  /** Said when the right choice is made; names the fact: "3 add 2 makes 5." */
  right(question: Q): string;
  /** First wrong try: names what was chosen and asks again: "That is 7." (the prompt follows by itself). */
  wrong(question: Q, choiceId: string): string;
  /** Second wrong try: said while the scaffold counts: sentences spoken one after the other. */
  scaffold(question: Q): readonly string[];
  /** Every sentence that this family can say for these parameters (prompts, right, wrong, scaffold). */
  everySentence(): readonly string[];
}

/** The pure half of a family. */
export interface FamilyRules<Params, Q extends Question = Question> {
  makeRound(params: Params, count: number, random: Random): readonly Q[];
  words(params: Params): Words<Q>;
}

/**
 * Throws when a question breaks the rules every game shares: distinct choices, one right answer among them,
 * a fact and a prompt. Every question maker ends with it, so a bad question never reaches a child.
 */
export function checkQuestion<Q extends Question>(question: Q): Q {
  const ids = question.choices.map((choice) => choice.id);
  if (new Set(ids).size !== ids.length)
    throw new Error(`${question.fact}: choices repeat: ${ids.join(', ')}`);
  if (!ids.includes(question.answer))
    throw new Error(`${question.fact}: ${question.answer} is not among ${ids.join(', ')}`);
  if (question.fact === '' || question.prompt === '') throw new Error('a question needs a fact and a prompt');
  return question;
}
