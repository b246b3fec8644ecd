import { expect, it } from 'vitest';
import { batchReads, filledUp } from '#server/db/batch-reads.ts';

interface Row {
  readonly id: string;
  readonly read: number;
}

/** A look-up that records its readings, and marks each row with the number of its reading. */
function noted(fail: (reading: number) => boolean = () => false) {
  const readings: string[][] = [];
  const find = batchReads<Row>(
    async (ids) => {
      const read = readings.push(ids);
      if (fail(read)) throw new Error(`reading ${read} failed`);
      return ids.filter((id) => id !== 'nobody').map((id) => ({ id, read }));
    },
    (row) => row.id,
  );
  return { readings, find };
}

it('those who ask at the same time are read for at once, each with the own row', async () => {
  const { readings, find } = noted();
  const rows = await Promise.all(['a', 'b', 'nobody', 'a'].map(find));
  expect(rows).toEqual([{ id: 'a', read: 1 }, { id: 'b', read: 1 }, undefined, { id: 'a', read: 1 }]);
  expect(readings).toEqual([['a', 'b', 'nobody']]);
});

it('who asks later is read for anew, also while the first reading is under way', async () => {
  const { readings, find } = noted();
  const first = find('a');
  await new Promise((turn) => setImmediate(turn));
  const second = find('a');
  expect(await Promise.all([first, second, find('b')])).toEqual([
    { id: 'a', read: 1 },
    { id: 'a', read: 2 },
    { id: 'b', read: 2 },
  ]);
  expect(await find('a')).toEqual({ id: 'a', read: 3 });
  expect(readings).toEqual([['a'], ['a', 'b'], ['a']]);
});

it('a reading that fails fails for all who asked, and for nobody after', async () => {
  const { find } = noted((reading) => reading === 1);
  const outcomes = await Promise.allSettled([find('a'), find('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toEqual({ id: 'a', read: 2 });
});

it('keys are filled up to ten, and never changed', () => {
  expect(filledUp(['a', 'b'])).toEqual(['a', 'b', ...'aaaaaaaa']);
  expect(filledUp([])).toEqual([]);
  const many = Array.from({ length: 12 }, (_, i) => String(i));
  expect(filledUp(many)).toEqual(many);
});
