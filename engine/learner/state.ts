import type { Item } from '#engine/games/items.ts';
import type { Pace, Support } from '#engine/rules/played.ts';
import type { Skill } from '#engine/rules/skills.ts';

/** What is remembered of one fact. */
export interface ItemState {
  /** Logits, on top of what the skill alone would give. */
  readonly strength: number;
  /** How often it was met. */
  readonly seen: number;
  /** Index in DUE_DAYS: right on how many days, a miss counting back. */
  readonly box: number;
  /** Of the last meeting: days since 1970, UTC. */
  readonly day: number;
  /** At which it is asked next. */
  readonly support: Support;
  /** Days on which the first try was right, unaided: everything in sight; something hidden; at once, out of the head. */
  readonly inSight: number;
  readonly hidden: number;
  readonly atOnce: number;
  /** Of the last unaided first try. */
  readonly pace: Pace;
}

export interface SkillState {
  /** What the player can do in it, in logits: 0 is an even chance of the middling fact. */
  readonly theta: number;
  /** Unaided first tries so far. */
  readonly tries: number;
  /** By fact: only facts that were met. */
  readonly items: Readonly<Partial<Record<string, ItemState>>>;
}

/** What a player is likely to know. */
export interface Learner {
  /** Theta of a skill of which nothing is known: by age, see start.ts. */
  readonly start: number;
  /** By skill: only skills that were met. */
  readonly skills: Readonly<Partial<Record<Skill, SkillState>>>;
}

/** What is remembered of an item, undefined if it was never met. */
export const stateOf = ({ skills }: Learner, { skill, fact }: Item): ItemState | undefined =>
  skills[skill]?.items[fact];

/** A new player's. */
export const newLearner = (start: number): Learner => ({ start, skills: {} });
