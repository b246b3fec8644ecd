import { describe, expect, test } from 'vitest';
import { checkQuestion, type Question } from '#engine/rules/game.ts';
import { Round, ROUND_TABLE } from '#engine/rules/round.ts';

const question = (fact: string): Question =>
  checkQuestion({
    fact,
    prompt: `${fact}?`,
    choices: [
      { id: 'right', name: 'right', wrong: 'That is right.', slip: '' },
      { id: 'wrong', name: 'wrong', wrong: 'That is wrong.', slip: '' },
    ],
    answer: 'right',
    right: `${fact}.`,
    help: [{ say: 'Look.', point: undefined }],
  });

const roundOf = (facts: string, options: { mayReturn?: boolean; now?: () => number } = {}) =>
  new Round({
    questions: [...facts].map(question),
    now: options.now ?? (() => 0),
    mayReturn: options.mayReturn ?? true,
  });

/** Plays to the end; facts in `hard` need the answer shown the first time. Returns what was asked. */
const play = (round: Round, hard: string): string => {
  const met = new Set<string>();
  let asked = '';
  for (;;) {
    const { fact } = round.question;
    asked += fact;
    if (hard.includes(fact) && !met.has(fact)) round.help(3);
    met.add(fact);
    round.choose('right');
    if (round.isLast) return asked;
    round.next();
  }
};

describe('a round', () => {
  test('counts one up for right and one down for wrong, never below 0', () => {
    const round = roundOf('abc');
    expect(round.choose('wrong')).toBe(false);
    expect(round.score).toBe(0);
    expect(round.choose('right')).toBe(true);
    round.next();
    round.choose('right');
    round.next();
    round.choose('wrong');
    expect(round.score).toBe(1);
    round.choose('right');
    expect(round.score).toBe(2);
  });

  test('counts as a streak only what was right at the first try', () => {
    const round = roundOf('abcd');
    round.choose('right');
    round.next();
    round.choose('right');
    expect(round.streak).toBe(2);
    round.next();
    round.choose('wrong');
    round.choose('right');
    expect(round.streak).toBe(0);
  });

  test('remembers each fact: first try, tries, strongest hint, time', () => {
    let now = 10;
    const round = roundOf('ab', { now: () => now });
    round.help(1);
    round.choose('wrong');
    round.help(2);
    round.help(1);
    now = 14.5;
    round.choose('right');
    round.next();
    now = 16;
    round.choose('right');
    expect(round.records).toEqual([
      { fact: 'a', correctFirstTry: false, tries: 2, hintLevel: 2, ms: 4500 },
      { fact: 'b', correctFirstTry: true, tries: 1, hintLevel: 0, ms: 1500 },
    ]);
  });

  test.each([
    ['nothing hard', 'abcdef', '', 'abcdef'],
    ['two questions later', 'abcdef', 'a', 'abadef'],
    ['by itself when it is asked again anyway', 'abcaef', 'a', 'abcaef'],
    ['not when too few questions remain', 'abcd', 'c', 'abcd'],
    ['not twice running with itself', 'abaa', 'a', 'abaa'],
  ])('brings a hard fact back: %s', (_case, facts, hard, asked) => {
    expect(play(roundOf(facts), hard)).toBe(asked);
  });

  test('keeps its order where the order is the game', () => {
    expect(play(roundOf('abcdef', { mayReturn: false }), 'ab')).toBe('abcdef');
  });

  test('remembers a fact that came back once, as it was the first time', () => {
    const round = roundOf('abcdef');
    play(round, 'a');
    expect(round.records.map(({ fact }) => fact).join('')).toBe('abdef');
    expect(round.records[0]).toMatchObject({ fact: 'a', hintLevel: 3 });
  });

  test('of no questions is refused, and so is a question after the last', () => {
    expect(() => roundOf('')).toThrow(RangeError);
    const round = roundOf('a');
    round.choose('right');
    expect(() => round.next()).toThrow('the round is over');
  });
});

test('the table of a round leads to every state, and ends', () => {
  const reached = new Set(Object.values(ROUND_TABLE).flatMap((events) => Object.values(events)));
  expect([...reached].sort()).toEqual(['asking', 'over', 'right', 'wrong']);
  expect(ROUND_TABLE.over).toEqual({});
});
