import type { Item } from '#engine/games/items.ts';
import type { Support } from '#engine/rules/played.ts';
import { SKILL_ROWS, type Skill } from '#engine/rules/skills.ts';
import { priorOf } from './priors.ts';
import { stateOf, type ItemState, type Learner } from './state.ts';

/** Days until a fact of each box is due again. */
export const DUE_DAYS = [0, 1, 3, 7, 16, 35, 70] as const;

/** Share of the fact's time that has passed; what is not held for a day is due at once. */
export const overdue = ({ box, day }: ItemState, today: number): number =>
  box === 0 ? 1 + Math.max(0, today - day) : Math.max(0, today - day) / DUE_DAYS[box]!;

/** So that what was not yet held for a day fades within hours. */
const SOON = 0.02;

/** Tuned on simulated children (tests/learner), to be refitted on real sums. Logits, but for the ceiling. */
const TUNED = {
  /** Lost for each doubling of the time since, measured in what is usual for the box. */
  late: 0.11,
  /** Added for a fact that was met today already. */
  warm: 1,
  /** What is hidden is harder, for each level of support taken away. */
  faded: 0.35,
  /** The most there is: a child who knows a fact slips now and then. */
  ceiling: 0.97,
} as const;

/** Days until a fact of this box fades noticeably. */
const holdsFor = (box: number): number => DUE_DAYS[box] || SOON;

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));

/** What the player can do in a skill, in logits: as known, or from the skill it grows out of, or by age. */
export function thetaOf(learner: Learner, skill: Skill): number {
  const known = learner.skills[skill];
  if (known) return known.theta;
  const before = SKILL_ROWS[skill].growsFrom;
  return before ? thetaOf(learner, before) : learner.start;
}

export interface Asking {
  readonly today: number;
  /** How many choices are offered. */
  readonly options: number;
  readonly support?: Support;
  /** Logits added for this question. */
  readonly lift?: number;
}

/** Chance that an unaided first try is right: from that of a guess to nearly 1. */
export function chanceOf(
  item: Item,
  learner: Learner,
  { today, options, support = 0, lift = 0 }: Asking,
): number {
  const state = stateOf(learner, item);
  let logit = thetaOf(learner, item.skill) + lift - priorOf(item) - TUNED.faded * support;
  if (state) {
    const days = Math.max(0, today - state.day);
    logit += state.strength - TUNED.late * Math.log2(1 + days / holdsFor(state.box));
    if (days === 0) logit += TUNED.warm;
  }
  return chanceAt(logit, options);
}

/** The same by what was learned alone, with all in sight: that it was met today counts as little as a week away. */
export const heldChanceOf = (item: Item, learner: Learner, options: number): number =>
  chanceAt(thetaOf(learner, item.skill) - priorOf(item) + (stateOf(learner, item)?.strength ?? 0), options);

const chanceAt = (logit: number, options: number) =>
  1 / options + (1 - 1 / options) * sigmoid(logit) * TUNED.ceiling;
