import { expect, it } from 'vitest';
import { sat, sittingOf } from '#web/features/catalogue/sitting.ts';
import type { Store } from '#web/lib/storage.ts';

function memory(): Store {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => Boolean(values.set(key, value)),
    remove: (key) => void values.delete(key),
  };
}
const MINUTE = 60_000;
const round = (minutes: number, gameId = 'number-trail') => ({ gameId, share: 1, at: minutes * MINUTE });

it('a sitting holds the rounds of one player, and ends with a long pause', () => {
  const store = memory();
  sat('fox', round(0), store);
  sat('fox', round(10), store);
  sat('cat', round(11), store);
  expect(sittingOf('fox', 12 * MINUTE, store)).toHaveLength(2);
  expect(sittingOf('fox', 41 * MINUTE, store)).toEqual([]);
  sat('fox', round(60), store);
  expect(sittingOf('fox', 61 * MINUTE, store)).toEqual([round(60)]);
});

it('anything damaged counts as no round', () => {
  for (const text of ['nonsense', '7', '{"fox":5}', '{"fox":[null,{"gameId":1}]}']) {
    const store = memory();
    store.write('addly-sitting', text);
    expect(sittingOf('fox', 0, store)).toEqual([]);
    sat('fox', round(0), store);
    expect(sittingOf('fox', 0, store)).toHaveLength(1);
  }
});
