import { afterTry } from '#engine/learner/after-try.ts';
import { chanceOf } from '#engine/learner/chance.ts';
import { planRound } from '#engine/learner/plan.ts';
import { newLearner } from '#engine/learner/state.ts';
import { createRandom } from '#engine/rules/random.ts';
import { scoreAfter } from '#engine/rules/round.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import { answer, makeChild, recall } from './child.ts';
import type { GameAbout } from '#engine/learner/about.ts';

/** How facts are chosen: as without a model, or as it plans. */
export type Policy = 'random' | 'planned';

export interface Weeks {
  readonly pool: GameAbout;
  readonly band: number;
  readonly policy: Policy;
  readonly children: number;
  readonly rounds: number;
  readonly seed?: number;
}

export interface Outcome {
  /** Share of first tries not shown that were right. */
  readonly right: number;
  /** Share of rounds that end with "Keep Trying". */
  readonly poor: number;
  /** Share of facts that would still be recalled two weeks later. */
  readonly byHeart: number;
  /** Share of questions that were shown first. */
  readonly shown: number;
  /** What was predicted for unshown first tries of the later rounds, and whether they were right. */
  readonly predicted: readonly (readonly [chance: number, right: boolean])[];
}

/** A round a school day. */
const DAYS_A_ROUND = 7 / 5;
const BY_HEART = 0.7;
const AFTER_DAYS = 14;
/** Rounds in which the model gets to know the child. */
const FIRST_ROUNDS = 3;
const AGAIN_AFTER = [2, 3] as const;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** So many simulated children play so many rounds each. */
export function playWeeks({ pool, band, policy, children, rounds, seed = 1 }: Weeks): Outcome {
  const { pool: items, count, options } = pool;
  const byId = new Map(items.map((item) => [item.id, item]));
  const right: number[] = [];
  const poor: number[] = [];
  const heart: number[] = [];
  let shownOnes = 0;
  const predicted: [number, boolean][] = [];
  for (let n = 0; n < children; n++) {
    const random = createRandom(seed * 100_003 + n * 7919 + 17);
    const dealing = createRandom(seed * 977 + n * 31);
    const child = makeChild(items, band, random);
    let learner = newLearner(0);
    for (let round = 0; round < rounds; round++) {
      const day = round * DAYS_A_ROUND;
      const today = Math.floor(day);
      const queue =
        policy === 'planned'
          ? planRound({ ...pool, learner, today, random: dealing }).map(({ item, shown }) => ({
              item: byId.get(item)!,
              shown,
            }))
          : repeatShuffled(items, count, dealing).map((item) => ({ item, shown: false }));
      let score = 0;
      for (let q = 0; q < count; q++) {
        const { item, shown } = queue[q]!;
        const chance = chanceOf(item, learner, { today, options });
        const answered = answer(child, item, { day: day + q * 0.0002, options, shown, random });
        learner = afterTry(
          learner,
          { item, right: answered.right, help: 0, shown, support: 0, pace: 2, options },
          today,
        );
        if (shown) shownOnes += 1;
        else right.push(Number(answered.right));
        if (!shown && round >= FIRST_ROUNDS) predicted.push([chance, answered.right]);
        for (let wrong = 0; wrong < answered.wrong; wrong++) score = scoreAfter(score, false);
        score = scoreAfter(score, true);
        // As a round does: what had to be shown comes again.
        const fits = (place: number) =>
          place < count && queue[place - 1]!.item !== item && queue[place + 1]?.item !== item;
        const place = AGAIN_AFTER.map((steps) => q + steps).find(fits);
        if (answered.wrong >= 3 && place !== undefined) queue[place] = { item, shown: false };
      }
      poor.push(Number(score * 2 < count));
    }
    const later = rounds * DAYS_A_ROUND + AFTER_DAYS;
    heart.push(mean(items.map((item) => Number(recall(child, item, later) >= BY_HEART))));
  }
  return {
    right: mean(right),
    poor: mean(poor),
    byHeart: mean(heart),
    shown: shownOnes / (children * rounds * count),
    predicted,
  };
}
