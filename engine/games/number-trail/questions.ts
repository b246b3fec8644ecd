import { numberChoices } from '#engine/games/common-words.ts';
import { checkQuestion, type Question } from '#engine/games/game.ts';
import { digitMixUps, wrongNumbers } from '#engine/games/wrong-numbers.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';
import type { TrailParams } from './games.ts';

/** One step of the trail. */
export interface TrailQuestion extends Question {
  /** The stone the walker stands on; undefined before the first. */
  readonly current: number | undefined;
  readonly next: number;
  /** Stones walked over, in the order of the walk. */
  readonly visited: readonly number[];
  /** The numbers to choose from. As stones they lie in number order, smallest first, and never move. */
  readonly options: readonly number[];
  /** Choices that stay to be seen but are closed: visited stones. */
  readonly closed: readonly string[];
}

export const isClimbingUp = ({ from, to }: TrailParams): boolean => to > from;

export function promptAt(params: TrailParams, current: number | undefined): string {
  if (current === undefined) return `Start at ${params.from}.`;
  return `What comes ${isClimbingUp(params) ? 'after' : 'before'} ${current}?`;
}

const factAt = (params: TrailParams, current: number | undefined) =>
  current === undefined ? `start ${params.from}` : `${isClimbingUp(params) ? 'after' : 'before'} ${current}`;

/** One question for each stone, in the order of the walk; count: the first so many of them. */
export function makeTrailRound(params: TrailParams, count: number, random: Random): readonly TrailQuestion[] {
  const walk = numbersFrom(params.from, params.to);
  return walk.slice(0, count).map((next, index) => {
    const visited = walk.slice(0, index);
    const current = visited.at(-1);
    const options =
      params.options === 'stones' ? walk.toSorted((a, b) => a - b) : offered(params, next, random);
    return checkQuestion({
      fact: factAt(params, current),
      prompt: promptAt(params, current),
      choices: numberChoices(options),
      answer: String(next),
      current,
      next,
      visited,
      options,
      closed: params.options === 'stones' ? visited.map(String) : [],
    });
  });
}

/** The next number among others: stepped the wrong way or too far, lost the ten, mixed up the digits. */
function offered(
  params: TrailParams & { readonly options: number | 'stones' },
  next: number,
  random: Random,
): readonly number[] {
  const wrong = wrongNumbers({
    answer: next,
    count: Number(params.options) - 1,
    min: Math.min(params.from, params.to),
    max: Math.max(params.from, params.to),
    slips: [next - 2, next - 1, next + 1, next + 2, ...digitMixUps(next)],
    random,
  });
  return random.shuffle([next, ...wrong]);
}
