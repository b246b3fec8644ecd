import { countingOn, thatIs } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { isClimbingUp, type TrailParams } from './games.ts';

/** A step of the walk: from the stone stood on, undefined before the first, to the next. */
export interface Step {
  readonly current: number | undefined;
  readonly next: number;
}

/** A stone, or the open place of the next one. */
export type TrailPoint = 'next' | number;

/** Counting along restarts at every fifth stone, where the trail has a wider one. */
const CAMP = 5;

/** At the start of the walk, this many stones are looked at: the others are counted back towards the first one. */
const BEGINNING = 4;

export function promptOf({ current }: Step, params: TrailParams): string {
  if (current === undefined) return `Start at ${params.from}.`;
  return `What comes ${isClimbingUp(params) ? 'after' : 'before'} ${current}?`;
}

export function factOf({ current, next }: Step, params: TrailParams): string {
  if (current === undefined) return `We start at ${next}.`;
  return `${isClimbingUp(params) ? 'After' : 'Before'} ${current} comes ${next}.`;
}

/** Tells whether the chosen number lies behind or too far ahead. */
export function slipOf({ current }: Step, params: TrailParams, chosen: number): string {
  const isAhead = current === undefined || (isClimbingUp(params) ? chosen > current : chosen < current);
  return `${thatIs(chosen)} ${isAhead ? 'Too far.' : 'We were there.'}`;
}

/** The stones counted along: from the last camp to the current stone; at the start, back to the first one, which is the child's. */
function counted(params: TrailParams, current: number | undefined): readonly number[] {
  if (current === undefined) return numbersFrom(params.from, params.to).slice(1, BEGINNING).toReversed();
  const camp = isClimbingUp(params)
    ? Math.max(params.from, Math.floor((current - 1) / CAMP) * CAMP)
    : Math.min(params.from, Math.ceil((current + 1) / CAMP) * CAMP);
  return numbersFrom(camp, current);
}

/** Counts along up to the current stone. Where all stones lie open, the question would be asked by lighting the answer. */
export const begunWith = ({ current }: Step, params: TrailParams): readonly HelpStep<TrailPoint>[] =>
  countingOn<TrailPoint>(counted(params, current), (point) => point);

/** Counts along up to the current stone, and asks again, in the words of the question. */
export function countingAlong(step: Step, params: TrailParams): readonly HelpStep<TrailPoint>[] {
  return [...begunWith(step, params), { say: promptOf(step, params), point: 'next' }];
}
