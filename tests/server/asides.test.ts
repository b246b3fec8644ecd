import { afterEach, expect, it, vi } from 'vitest';
import { createAsides } from '#server/account/asides.ts';
import { createLog } from '#server/http/logging.ts';

const DAY_MS = 86_400_000;

afterEach(() => vi.restoreAllMocks());

/** Answers left aside, whose lines are kept. */
function asides() {
  const lines: { readonly many: number; readonly first: readonly object[] }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  return { aside: createAsides(createLog('warn', { write })), lines };
}

it('what is left aside is forgotten once it is met no more, and told again if it comes again', () => {
  const { aside, lines } = asides();
  const rounds = Array.from({ length: 25 }, (_, n) => ({ of: 'round', id: `${n}`, reason: 'torn' }) as const);
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now');
  for (const day of [0, 1, 2, 3, 4, 5]) {
    clock.mockReturnValue(start + day * DAY_MS);
    rounds.slice(0, day === 0 ? 25 : 1).forEach(aside.note);
    aside.tell();
  }
  expect(aside.size).toBe(1);
  rounds.forEach(aside.note);
  aside.tell();
  expect(lines.map(({ many, first }) => [many, first.length])).toEqual([
    [25, 10],
    [24, 10],
  ]);
});
