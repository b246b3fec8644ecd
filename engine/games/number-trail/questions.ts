import { numberChoices } from '#engine/rules/common-words.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { oncePer } from '#engine/rules/once.ts';
import type { Random } from '#engine/rules/random.ts';
import { digitMixUps, frequencyOf, near, wrongNumbers } from '#engine/rules/wrong-numbers.ts';
import { isClimbingUp, walkOf, type TrailParams } from './games.ts';
import { begunWith, countingAlong, factOf, promptOf, slipOf, type Step, type TrailPoint } from './words.ts';

/** One step of the trail. */
export interface TrailQuestion extends Question<TrailPoint>, Step {
  /** Stones walked over, in the order of the walk. */
  readonly visited: readonly number[];
  /** The numbers to choose from. As stones they lie in ascending order and never move. */
  readonly options: readonly number[];
  /** Choices that stay visible but closed: visited stones. */
  readonly closed: readonly string[];
  /** The stones ahead have no numbers: a few numbers are offered instead. */
  readonly hidden: boolean;
}

/** So many numbers are offered where the stones ahead are hidden. Source: product specification, high climb. */
const OFFERED = 5;

/** One step for each stone, in the order of the walk. */
export const stepsOf = oncePer((params: TrailParams): readonly Step[] =>
  walkOf(params).map((next, index, walk) => ({ current: walk[index - 1], next })),
);

/** As the stones lie, from the least to the greatest. */
const stonesOf = oncePer((params: TrailParams) => walkOf(params).toSorted((a, b) => a - b));

export const factKept = ({ current, next }: Step, params: TrailParams) =>
  current === undefined ? `start ${next}` : `${isClimbingUp(params) ? 'after' : 'before'} ${current}`;

export function makeTrailQuestion(
  step: Step,
  { params, random, support }: QuestionContext<TrailParams>,
): Drawn<TrailQuestion> {
  const { current, next } = step;
  const isWalked = params.options === 'stones' && support === 0;
  const count = params.options === 'stones' ? OFFERED : params.options;
  const options = isWalked ? stonesOf(params) : offered(params, count, next, random);
  return {
    answer: String(next),
    ids: options.map(String),
    tell: () => {
      const visited = current === undefined ? [] : numbersFrom(params.from, current);
      return {
        prompt: promptOf(step, params),
        choices: numberChoices(options, (value) => slipOf(step, params, value)),
        right: factOf(step, params),
        help: countingAlong(step, params),
        begun: begunWith(step, params),
        ...step,
        visited,
        options,
        closed: isWalked ? visited.map(String) : [],
        hidden: params.options === 'stones' && support > 0,
      };
    },
  };
}

const everyNumber = oncePer((params: TrailParams) => frequencyOf(walkOf(params)));

/** Wrong options: a step the wrong way or too far, a lost ten, swapped digits. */
function offered(params: TrailParams, count: number, next: number, random: Random): readonly number[] {
  const { from, to } = params;
  const wrong = wrongNumbers({
    answer: next,
    count: count - 1,
    min: Math.min(from, to),
    max: Math.max(from, to),
    right: everyNumber(params),
    slips: [...near(next), ...digitMixUps(next)],
    random,
  });
  return random.shuffle([next, ...wrong]);
}
