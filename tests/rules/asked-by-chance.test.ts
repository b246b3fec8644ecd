import { describe, expect, it } from 'vitest';
import { ByChanceSoFar, isByChance } from '#engine/rules/asked-by-chance.ts';
import { AskedNext } from '#engine/rules/asked-next.ts';
import type { Planned } from '#engine/rules/played.ts';

const planOf = (...asked: readonly (readonly [item: string, isShown?: boolean])[]): readonly Planned[] =>
  asked.map(([item, shown = false]) => ({ item, support: 0, shown }));

describe('a plan is one by chance', () => {
  it('where only the first two questions are shown, and yet there are other facts', () => {
    expect(isByChance(planOf(['a', true], ['b', true], ['c'], ['a']))).toBe(true);
  });

  it('not where nothing is sure, so that each fact is shown first, nor where it begins with something sure', () => {
    expect(isByChance(planOf(['a', true], ['b', true], ['a'], ['b']))).toBe(false);
    expect(isByChance(planOf(['a'], ['b', true], ['c']))).toBe(false);
    expect(isByChance(planOf(['a', true], ['b', true], ['a'], ['c', true], ['d']))).toBe(false);
    expect(isByChance([])).toBe(false);
  });
});

describe('what is right next in it', () => {
  const chancesOf = (
    facts: readonly (readonly [fact: string, answer: number, isOwn: boolean])[],
    last?: string,
  ) => {
    const game = new AskedNext(
      facts.map(([fact, answer, isOwn]) => ({ fact, answer, isOwn })),
      { own: [] },
      10,
    );
    const round = new ByChanceSoFar(game);
    if (last) round.meet(last);
    return round.next().chances;
  };

  it('is any answer, however many facts have it, but the last one where no other fact has it', () => {
    const facts = [
      ['1+1', 2, true],
      ['1+2', 3, true],
      ['2+1', 3, true],
      ['2+2', 4, true],
    ] as const;
    expect([...chancesOf(facts).values()]).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect([...chancesOf(facts, '1+2').keys()]).toEqual([2, 3, 4]);
    expect([...chancesOf(facts, '2+2')]).toEqual([
      [2, 0.5],
      [3, 0.5],
    ]);
  });

  it('is mostly of the own band, where easier things are asked, too', () => {
    const chances = chancesOf([
      ['6+5', 11, true],
      ['6+6', 12, true],
      ['1+1', 2, false],
    ]);
    expect(chances.get(11)).toBeCloseTo(0.35);
    expect(chances.get(2)).toBeCloseTo(0.3);
  });
});
