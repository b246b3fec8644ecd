import { describe, expect, test } from 'vitest';
import { createRandom } from '#engine/rules/random.ts';
import { calledBy, MOST_CHILDREN, tokensFor, Turns } from '#engine/rules/turns.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const turnsOf = (children: number, seed = 7) => new Turns(children, createRandom(seed));
/** Who is called in so many turns. */
const called = (turns: Turns, count: number): readonly string[] =>
  Array.from({ length: count }, () => {
    const name = calledBy(turns.current);
    turns.next();
    return name;
  });

describe('tokens', () => {
  test('are all different, up to 36', () => {
    const names = tokensFor(MOST_CHILDREN).map(calledBy);
    expect(new Set(names).size).toBe(36);
    expect(names[0]).toBe('The fox with the red scarf.');
  });

  test('of a small table differ in animal and in colour', () => {
    const tokens = tokensFor(6);
    expect(new Set(tokens.map(({ animal }) => animal)).size).toBe(6);
    expect(new Set(tokens.map(({ scarf }) => scarf)).size).toBe(6);
  });
});

describe('turns', () => {
  test.each([2, 3, 7, 30, 36])('of %i: all have one before anybody has two, over and over', (children) => {
    for (const seed of SEEDS) {
      const turns = turnsOf(children, seed);
      for (let time = 0; time < 3; time++) expect(new Set(called(turns, children)).size).toBe(children);
    }
  });

  test('nobody is called twice in a row', () => {
    for (const seed of SEEDS) {
      const names = called(turnsOf(3, seed), 30);
      expect(names.filter((name, at) => name === names[at - 1])).toEqual([]);
    }
  });

  test('are drawn: each child is as likely to begin', () => {
    const first = SEEDS.map((seed) => calledBy(turnsOf(4, seed).current));
    for (const token of tokensFor(4))
      expect(first.filter((name) => name === calledBy(token)).length).toBeGreaterThan(25);
  });

  test('that are passed on come back before anybody has two', () => {
    for (const seed of SEEDS) {
      const turns = turnsOf(8, seed);
      const passed = calledBy(turns.current);
      turns.passOn();
      expect(calledBy(turns.current)).not.toBe(passed);
      const names = called(turns, 8);
      expect(new Set(names).size).toBe(8);
    }
  });

  test('the last one of all passes on to somebody of the next time, and has one turn then', () => {
    for (const seed of SEEDS) {
      const turns = turnsOf(5, seed);
      called(turns, 4);
      const last = calledBy(turns.current);
      turns.passOn();
      const names = called(turns, 5);
      expect(names[0]).not.toBe(last);
      expect(new Set(names).size).toBe(5);
    }
  });

  test('passed on by everybody in turn never stop', () => {
    const turns = turnsOf(2);
    for (let time = 0; time < 50; time++) {
      const before = calledBy(turns.current);
      turns.passOn();
      expect(calledBy(turns.current)).not.toBe(before);
    }
  });

  test('leave out who is not here, and nobody else', () => {
    const turns = turnsOf(6);
    const away = calledBy(turns.current);
    turns.leaveOut();
    expect(turns.present).toBe(5);
    const names = called(turns, 20);
    expect(names).not.toContain(away);
    expect(new Set(names).size).toBe(5);
  });

  test('stay with the last one who is here', () => {
    const turns = turnsOf(2);
    turns.leaveOut();
    const left = calledBy(turns.current);
    expect(turns.mayPass).toBe(false);
    turns.leaveOut();
    turns.passOn();
    expect(called(turns, 3)).toEqual([left, left, left]);
  });

  test.each([0, 1, 37, 2.5, Number.NaN])('of %s children there are none', (children) =>
    expect(() => turnsOf(children)).toThrow(RangeError),
  );
});
