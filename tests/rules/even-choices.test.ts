import { describe, expect, it } from 'vitest';
import { drawer, drawnList, sharesOf, weightsAmong, weightsFor } from '#engine/rules/even-choices.ts';
import { createRandom } from '#engine/rules/random.ts';

const DRAWS = 20_000;
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('the share of lists that each is in', () => {
  it('is as likely as it is right, so many times as a list is long', () => {
    expect(sharesOf([1, 2, 3, 4], 2)).toEqual([0.2, 0.4, 0.6000000000000001, 0.8]);
    expect(sharesOf([0, 1, 1], 1)).toEqual([0, 0.5, 0.5]);
  });

  it('is nearly all for what is likelier than that, and the rest is shared', () => {
    const shares = sharesOf([8, 1, 1], 2);
    expect(shares[0]).toBe(0.97);
    expect(shares[1]).toBeCloseTo(0.515);
    expect(total(shares)).toBeCloseTo(2);
  });

  it('of the rest is mostly as usual where something is nearly always there', () => {
    const [, rare, usual] = sharesOf([8, 1, 1], 2, [0, 1, 9]);
    expect(usual! / rare!).toBeGreaterThan(3);
    expect(sharesOf([2, 1, 1], 1, [0, 1, 9])).toEqual([0.5, 0.25, 0.25]);
  });

  it('is nearly all where too few can be right', () => {
    expect(sharesOf([1, 3, 0], 2)).toEqual([0.97, 0.97, 0]);
  });
});

describe('drawn lists', () => {
  const shares = [0.9, 0.7, 0.5, 0.5, 0.2, 0.2, 0];
  const draw = drawer(weightsFor(shares, 3), 3);
  const random = createRandom(5);
  const lists = Array.from({ length: DRAWS }, () => draw(random));

  it('hold each in its share, none twice', () => {
    for (const [place, share] of shares.entries())
      expect(lists.filter((list) => list.includes(place)).length / DRAWS).toBeCloseTo(share, 1);
    expect(lists.every((list) => new Set(list).size === 3)).toBe(true);
  });
});

it('tells nothing: with the right one there, all in a list are equally likely to be it', () => {
  const chances = [0.3, 0.2, 0.2, 0.1, 0.1, 0.1];
  const weights = weightsFor(sharesOf(chances, 3), 3);
  const random = createRandom(9);
  const offered = chances.map(() => 0);
  const right = chances.map(() => 0);
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    let rest = random.next();
    const answer = chances.findIndex((chance) => (rest -= chance) < 0);
    const others = [...chances.keys()].filter((place) => place !== answer);
    const wrong = drawer(others.map((place) => weights[place]!), 2)(random).map((index) => others[index]!); // prettier-ignore
    for (const place of [answer, ...wrong]) offered[place]! += 1;
    right[answer]! += 1;
  }
  for (const place of chances.keys()) expect(right[place]! / offered[place]!).toBeCloseTo(1 / 3, 1);
});

it('tells nothing where only some lists are allowed either, and holds what can never be right all the same', () => {
  const chances = [0.3, 0.2, 0.2, 0.2, 0.1];
  const lists = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0], [0, 2]]; // prettier-ignore
  const random = createRandom(7);
  const offered = chances.map(() => 0);
  const right = chances.map(() => 0);
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    let rest = random.next();
    const answer = chances.findIndex((chance) => (rest -= chance) < 0);
    for (const place of drawnList(lists, answer, chances, random)) offered[place]! += 1;
    right[answer]! += 1;
  }
  for (const place of chances.keys()) expect(right[place]! / offered[place]!).toBeCloseTo(1 / 2, 1);
  expect(drawnList(lists, 3, [1, 1, 1, 0, 1], random)).toContain(3);
});

it('finds weights by which each place comes in its share where only some lists are allowed', () => {
  const lists = [[0, 1], [0, 2], [1, 3], [2, 3]]; // prettier-ignore
  const weights = weightsAmong(lists, [0.6, 0.7, 0.3, 0.4]);
  const ofLists = lists.map((list) => list.reduce((product, place) => product * weights[place]!, 1));
  const share = (place: number) =>
    total(ofLists.filter((_, index) => lists[index]!.includes(place))) / total(ofLists);
  for (const [place, wished] of [0.6, 0.7, 0.3, 0.4].entries()) expect(share(place)).toBeCloseTo(wished, 2);
});
