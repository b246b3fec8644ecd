import { randomUUID } from 'node:crypto';
import type { Planned } from '#engine/rules/played.ts';
import { beginning, playedRound, rightTry, tryOf } from '#tests/support/played.ts';

const DAY_MS = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

export const HUNT = 'total-treasure-hunt';
const SUMS = ['1+1', '2+1', '4+5', '3+1', '1+2', '2+2', '5+4', '1+3', '3+2', '2+3'];
const planOf = (facts: readonly string[], over: Partial<Planned> = {}): readonly Planned[] =>
  facts.map((fact) => ({ item: `add.10/${fact}`, support: 0, shown: false, ...over }));

/** So many are tried: what so few rounds offer is no choice that a child meets. */
const MOST_SEEDS = 20_000;

/** A seed whose questions of this plan offer these wrong choices, by fact. Throws when there is none. */
function seedFor(plan: readonly Planned[], slips: Readonly<Record<string, string>>): number {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const { questions } = beginning(HUNT, seed, plan);
    const offers = ({ fact, choices }: (typeof questions)[number]) =>
      slips[fact] === undefined || choices.some(({ id }) => id === slips[fact]);
    if (questions.every(offers)) return seed;
  }
  throw new Error(`No round of this plan offers ${JSON.stringify(slips)}.`);
}

/** A round of sums so many days ago, with these wrong first choices. */
export function sums(
  days: number,
  slips: Readonly<Record<string, string>> = {},
  over: Partial<Planned> = {},
) {
  const plan = planOf(SUMS, over);
  const seed = seedFor(plan, slips);
  const { questions } = beginning(HUNT, seed, plan);
  const tries = questions.flatMap((question) => [
    ...(slips[question.fact] === undefined ? [] : [tryOf(slips[question.fact]!)]),
    rightTry(question),
  ]);
  // One less for each slip, which comes after at least one right answer.
  const score = SUMS.length - Object.keys(slips).length;
  return {
    attemptId: randomUUID(),
    ...playedRound(HUNT, { seed, plan }),
    tries,
    score,
    finishedAt: daysAgo(days).toISOString(),
  };
}
