import { expect, test } from 'vitest';
import { DETECTIVE, SAFARI, TREASURE } from './pools.ts';
import { playWeeks, type Outcome } from './weeks.ts';

/**
 * 200 simulated children of each band play a round on each of 30 school days: as facts are dealt without a model, and
 * as it plans them. `npm run bench -- learner` prints
 * the whole table, with a game of 82 facts.
 */
const GAMES = { treasure: TREASURE, safari: SAFARI, detective: DETECTIVE };
const BANDS = [-1, 0, 1] as const;
const CHILDREN = 200;
const ROUNDS = 30;

interface Row {
  readonly name: string;
  readonly band: number;
  readonly dealt: Outcome;
  readonly planned: Outcome;
}

const rows: readonly Row[] = Object.entries(GAMES).flatMap(([name, pool]) =>
  BANDS.map((band) => {
    const weeks = { pool, band, children: CHILDREN, rounds: ROUNDS };
    return {
      name,
      band,
      dealt: playWeeks({ ...weeks, policy: 'random' }),
      planned: playWeeks({ ...weeks, policy: 'planned' }),
    };
  }),
);
const failing = (is: (row: Row) => boolean) =>
  rows.filter((row) => !is(row)).map(({ name, band, dealt, planned }) => ({ name, band, dealt, planned }));

test('first tries that were not shown are right in 87 % and more, in every band', () => {
  expect(failing(({ planned }) => planned.right >= 0.87)).toEqual([]);
});

test('a weak child is right ten points more often than without the model, where games have more facts than questions', () => {
  const weak = rows.filter(({ name, band }) => band === -1 && name !== 'detective');
  for (const { dealt, planned } of weak) expect(planned.right - dealt.right).toBeGreaterThanOrEqual(0.1);
});

test('at most 3 % of rounds end with "Keep Trying", in every band', () => {
  expect(failing(({ planned }) => planned.poor <= 0.03)).toEqual([]);
});

test('two weeks later as much is known by heart as without the model; in games of ten facts six points less at most', () => {
  const allowed = (name: string) => (name === 'detective' ? 0.06 : 0);
  expect(failing(({ name, dealt, planned }) => planned.byHeart >= dealt.byHeart - allowed(name))).toEqual([]);
});

test('chances are predicted within 3 points, in five bands of equal size', () => {
  const all = rows.flatMap(({ planned }) => planned.predicted).sort(([a], [b]) => a - b);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (let band = 0; band < 5; band++) {
    const part = all.slice((band * all.length) / 5, ((band + 1) * all.length) / 5);
    const off = mean(part.map(([chance]) => chance)) - mean(part.map(([, right]) => Number(right)));
    expect(Math.abs(off)).toBeLessThan(0.03);
  }
});
