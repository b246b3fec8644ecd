import { describe, expect, it } from 'vitest';
import { createRandom } from '#engine/rules/random.ts';
import { Ranking, type Standing } from '#server/leaderboard/ranking.ts';

const inOrder = (a: Standing, b: Standing) => b.xp - a.xp || b.coins - a.coins || a.seq - b.seq;
const placeOf = (players: ReadonlyMap<number, Standing>, standing: Standing) =>
  [...players.values()].filter((other) => inOrder(other, standing) < 0).length;

describe('the ranking', () => {
  it('agrees with sorting, through thousands of changes', () => {
    const random = createRandom(7);
    const players = new Map<number, Standing>();
    const ranking = new Ranking();
    const anyone = (): Standing => ({
      seq: random.int(1, 300),
      // Many equals, and occasionally one far ahead, beyond the range so far.
      xp: random.int(0, 9) === 0 ? random.int(0, 60_000) : random.int(0, 40),
      coins: random.int(0, 5),
    });
    ranking.load(Array.from({ length: 50 }, (_, i) => ({ seq: i + 1, xp: i % 5, coins: i % 3 })));
    for (let i = 0; i < 50; i++) players.set(i + 1, { seq: i + 1, xp: i % 5, coins: i % 3 });
    for (let step = 0; step < 4000; step++) {
      const one = anyone();
      if (random.int(0, 3) === 0) {
        ranking.remove(one.seq);
        players.delete(one.seq);
      } else {
        ranking.put(one);
        players.set(one.seq, one);
      }
      if (step % 20 === 0) {
        const asked = anyone();
        expect(ranking.before(asked)).toBe(placeOf(players, asked));
      }
    }
    expect(ranking.size).toBe(players.size);
    for (const standing of players.values())
      expect(ranking.before(standing)).toBe(placeOf(players, standing));
  });

  it('is not troubled by a change that comes twice, or by someone it does not know', () => {
    const ranking = new Ranking();
    ranking.put({ seq: 1, xp: 5, coins: 0 });
    ranking.put({ seq: 1, xp: 5, coins: 0 });
    ranking.remove(99);
    expect(ranking.size).toBe(1);
    expect(ranking.before({ seq: 2, xp: 5, coins: 0 })).toBe(1);
    expect(ranking.before({ seq: 2, xp: 6, coins: 0 })).toBe(0);
  });

  it('takes more xp and coins than anyone can have', () => {
    const ranking = new Ranking();
    ranking.put({ seq: 1, xp: 2_000_000_000, coins: 2_000_000_000 });
    expect(ranking.before({ seq: 2, xp: 100, coins: 0 })).toBe(1);
  });
});
