import { countingOn, thatIs } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { isClimbingUp, type TrailParams } from './games.ts';

/** A step of the walk: from the stone stood on, undefined before the first, to the next. */
export interface Step {
  readonly current: number | undefined;
  readonly next: number;
}

/** A stone, the open place of the next one, or the beginning of the way: its first stones. */
export type TrailPoint = 'next' | 'beginning' | number;

/** Counting along restarts at every fifth stone, where the trail has a wider one. */
const CAMP = 5;

/** So many stones are the beginning of the way. */
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

/** The first stones of the walk, in its order. */
export const beginningOf = ({ from, to }: TrailParams): readonly number[] =>
  numbersFrom(from, to).slice(0, BEGINNING);

/** The stones counted along: from the last camp to the current stone. */
function counted(params: TrailParams, current: number): readonly number[] {
  const camp = isClimbingUp(params)
    ? Math.max(params.from, Math.floor((current - 1) / CAMP) * CAMP)
    : Math.min(params.from, Math.ceil((current + 1) / CAMP) * CAMP);
  return numbersFrom(camp, current);
}

/**
 * Counts along up to the current stone. Where all stones lie open, the question would be asked by lighting the answer.
 * Before the first step nothing can be counted: undefined.
 */
export const begunWith = (
  { current }: Step,
  params: TrailParams,
): readonly HelpStep<TrailPoint>[] | undefined =>
  current === undefined ? undefined : countingOn<TrailPoint>(counted(params, current), (point) => point);

/**
 * Counts along up to the current stone, and asks again, in the words of the question. Before the first step only the
 * beginning of the way is shown: counted back towards the first stone, the walk would be heard the wrong way round.
 */
export function countingAlong(step: Step, params: TrailParams): readonly HelpStep<TrailPoint>[] {
  const counted = begunWith(step, params);
  const say = promptOf(step, params);
  return counted ? [...counted, { say, point: 'next' }] : [{ say, point: 'beginning' }];
}
