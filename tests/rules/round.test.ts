import { describe, expect, test } from 'vitest';
import { checkQuestion } from '#engine/rules/game.ts';
import { paceOf, type Try } from '#engine/rules/played.ts';
import { ImpossibleTry, Round, ROUND_TABLE, type Asked } from '#engine/rules/round.ts';

const question = (fact: string): Asked => ({
  ...checkQuestion({
    fact,
    prompt: `${fact}?`,
    choices: [
      { id: 'right', name: 'right', wrong: 'That is right.', slip: '' },
      { id: 'wrong', name: 'wrong', wrong: 'That is wrong.', slip: '' },
    ],
    answer: 'right',
    right: `${fact}.`,
    help: [{ say: 'Look.', point: undefined }],
  }),
  planned: { item: `letters/${fact}`, support: 0, shown: false },
});

const roundOf = (
  facts: string,
  options: {
    mayReturn?: boolean;
    now?: () => number;
    tries?: readonly Try[];
    skipped?: readonly number[];
  } = {},
) =>
  new Round({
    questions: [...facts].map(question),
    begun: { attemptId: '', seed: 1, plan: [], tries: options.tries ?? [], skipped: options.skipped ?? [] },
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

  test('remembers each try: choice, strongest help before it, and the time since answers were taken', () => {
    let now = 10;
    const round = roundOf('ab', { now: () => now });
    round.opens(1);
    now = 14.5;
    round.help(1);
    round.choose('wrong');
    round.help(2);
    round.help(1);
    round.opens();
    now = 17.4;
    round.choose('right');
    round.next();
    now = 30;
    round.choose('right');
    expect(round.made).toEqual([
      { choice: 'wrong', help: 1, pace: 1 },
      { choice: 'right', help: 2, pace: 0 },
      { choice: 'right', help: 0, pace: 3 },
    ]);
    const planned = { support: 0, shown: false };
    expect(round.records).toEqual([
      { item: 'letters/a', wrong: 1, first: 'wrong', help: 1, pace: 1, ...planned },
      { item: 'letters/b', wrong: 0, first: null, help: 0, pace: 3, ...planned },
    ]);
  });

  test.each([
    [2.99, 0],
    [3, 1],
    [6, 2],
    [11.9, 2],
    [12, 3],
    [900, 3],
  ])('%d s are pace %i', (seconds, pace) => expect(paceOf(seconds)).toBe(pace));

  test('goes on after tries that were made before', () => {
    const round = roundOf('abcdef');
    round.help(3);
    for (const choice of ['right', 'wrong', 'right', 'wrong']) {
      if (round.done > round.index) round.next();
      round.choose(choice);
    }
    const { made, soFar, records } = round;
    const again = roundOf('abcdef', { tries: made });
    expect(again.soFar).toEqual(soFar);
    expect([again.tries, again.records, again.question.fact]).toEqual([1, records, 'a']);
    expect(roundOf('abc', { tries: made.slice(0, 1) }).index).toBe(1);
  });

  test('refuses a choice that the question does not offer', () => {
    expect(() => roundOf('a').choose('left')).toThrow(ImpossibleTry);
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

  test('remembers each meeting of a fact that came back', () => {
    const round = roundOf('abcdef');
    play(round, 'a');
    expect(round.records.map(({ item }) => item.at(-1)).join('')).toBe('abadef');
    expect(round.records.map(({ help }) => help)).toEqual([3, 0, 0, 0, 0, 0]);
  });

  test('of no questions is refused, and so is a question after the last', () => {
    expect(() => roundOf('')).toThrow(RangeError);
    const round = roundOf('a');
    round.choose('right');
    expect(() => round.next()).toThrow('the round is over');
  });
});

describe('a question that is skipped', () => {
  test('counts for nothing: neither its wrong tries, nor its help, nor what the score lost by it', () => {
    const round = roundOf('abc');
    round.choose('right');
    round.next();
    round.help(3);
    round.choose('wrong');
    expect(round.score).toBe(0);
    round.skip();
    expect(round.question.fact).toBe('c');
    expect(round).toMatchObject({ score: 1, done: 1, skipped: [1], tries: 0 });
    expect(round.made).toHaveLength(1);
    round.choose('right');
    expect(round).toMatchObject({ score: 2, done: 2, isOver: true });
    expect(round.records.map(({ item }) => item)).toEqual(['letters/a', 'letters/c']);
  });

  test('ends the round as the last one, also where all are', () => {
    const round = roundOf('ab');
    round.skip();
    expect(round.isOver).toBe(false);
    round.skip();
    expect(round).toMatchObject({ isOver: true, done: 0, score: 0, soFar: undefined });
  });

  test.each([[[0]], [[1, 2]], [[4]], [[0, 1, 2, 3, 4]]])('is so in the round played again: %j', (skips) => {
    const round = roundOf('abcde');
    for (;;) {
      const isLast = round.index === 4;
      if (skips.includes(round.index)) round.skip();
      else {
        round.choose('wrong');
        round.choose('right');
        if (!isLast) round.next();
      }
      if (isLast) break;
    }
    const again = roundOf('abcde', { tries: round.made, skipped: round.skipped });
    expect(again).toMatchObject({ score: round.score, done: 5 - skips.length, isOver: true });
    expect(again.records).toEqual(round.records);
  });

  test('is none that was answered', () => {
    const round = roundOf('ab');
    round.choose('right');
    expect(() => round.skip()).toThrow('the question is answered');
  });
});

test('the table of a round leads to every state, and ends', () => {
  const reached = new Set(Object.values(ROUND_TABLE).flatMap((events) => Object.values(events)));
  expect([...reached].sort()).toEqual(['asking', 'over', 'right', 'skipped', 'wrong']);
  expect(ROUND_TABLE.over).toEqual({});
});
