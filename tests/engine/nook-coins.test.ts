import { afterEach, expect, test } from 'vitest';
import { CoinRows } from '#engine/nook/coin-rows.ts';
import { NOOK_STATES } from '#engine/workbench/nooks.ts';
import { nookAt, type NookAt } from './nook-at.ts';
import { allIn } from './tree.ts';

let opened: NookAt | undefined;

afterEach(() => opened?.close());

const PURSES = [7, 10, 14, 24, 60, 97, 118, 324, 919];
/** In CSS pixels: what is seen between two coins at least, and of one at least. */
const APART = 0.6;
const LEAST = 6;

/** Of the purse under the room: its coins line by line from above, each from the left, in CSS pixels. */
function linesShown({ session }: NookAt) {
  const purse = allIn(session.scene!.root).find((one) => one instanceof CoinRows);
  const coins = purse!.children
    .filter(({ label }) => label === 'ui/coin')
    .map((coin) => coin.getBounds())
    .sort((one, other) => one.y - other.y || one.x - other.x);
  return coins.reduce<(typeof coins)[]>((lines, coin) => {
    const line = lines.at(-1);
    if (line && Math.abs(line[0]!.y - coin.y) < coin.height / 3) line.push(coin);
    else lines.push([coin]);
    return lines;
  }, []);
}

test.each([
  [1280, 720],
  [1024, 768],
  [390, 844],
  [844, 390],
  [320, 480],
  [480, 320],
  [640, 320],
])(
  'at %i x %i coins can be counted: one apart from the other, in tens, the rest below them',
  async (w, h) => {
    opened = await nookAt(w, h, NOOK_STATES.half);
    for (const balance of PURSES) {
      opened.session.show({ ...NOOK_STATES.half, balance });
      const lines = linesShown(opened);
      const loose = balance % 100;
      const rest = loose % 10;
      const where = `${balance} coins`;
      expect(lines.flat(), where).toHaveLength(loose);
      expect(rest > 0 ? lines.at(-1) : [], where).toHaveLength(rest);
      const tens = rest > 0 ? lines.slice(0, -1) : lines;
      expect(
        tens.filter((line) => line.length % 10 !== 0).map((line) => line.length),
        where,
      ).toEqual([]);
      const gaps = lines.flatMap((line) =>
        line.slice(1).map((coin, index) => coin.x - (line[index]!.x + line[index]!.width)),
      );
      expect(Math.min(Infinity, ...gaps), where).toBeGreaterThan(APART);
      const downs = lines.slice(1).map((line, index) => line[0]!.y - lines[index]![0]!.y - line[0]!.height);
      expect(Math.min(Infinity, ...downs), where).toBeGreaterThan(0);
      expect(Math.min(Infinity, ...lines.flat().map(({ width }) => width)), where).toBeGreaterThan(LEAST);
      // Tens begin below each other.
      expect(new Set(lines.map((line) => Math.round(line[0]!.x))).size, where).toBe(
        Math.min(1, lines.length),
      );
    }
  },
);
