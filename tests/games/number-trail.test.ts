import { describe, expect, it } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import type { TrailQuestion } from '#engine/games/number-trail/questions.ts';
import { stepsTogether } from '#engine/rules/begun-together.ts';
import { expectAll, isDistinct, roundOf, rounds, saidToHelp, sentencesOfGame, slipOf } from './rounds.ts';

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);

describe.each([
  { id: 'number-trail', walk: upTo(10), second: 'What comes after 0?' },
  { id: 'number-trail-heading-home', walk: upTo(10).reverse(), second: 'What comes before 10?' },
  { id: 'number-trail-high-climb', walk: upTo(20), second: 'What comes after 0?' },
])('$id', ({ id, walk, second }) => {
  const all = rounds<TrailQuestion>(id);

  it('asks for one stone after the other', () => {
    expectAll(all, (round) =>
      round.every((q, index) => q.next === walk[index] && q.answer === String(q.next)),
    );
    expectAll(all, (round) => round.every((q, index) => q.current === walk[index - 1]));
    expectAll(all, (round) => round.every((q, index) => String(q.visited) === String(walk.slice(0, index))));
  });

  it('says where to start, then asks for the next', () => {
    const [first, next] = all[0]!;
    expect(first!.prompt).toBe(`Start at ${walk[0]}.`);
    expect(next!.prompt).toBe(second);
  });
});

describe.each(['number-trail', 'number-trail-heading-home'])('%s', (id) => {
  const questions = rounds<TrailQuestion>(id).flat();

  it('has every stone as a choice, from left to right, the visited ones closed', () => {
    expectAll(questions, (q) => String(q.choices.map((choice) => choice.id)) === String(upTo(10)));
    expectAll(questions, (q) => String(q.closed) === String(q.visited) && !q.closed.includes(q.answer));
  });
});

describe('number-trail-high-climb', () => {
  const questions = rounds<TrailQuestion>('number-trail-high-climb').flat();

  it('offers 5 numbers from 0 to 20, none closed', () => {
    expectAll(questions, (q) => q.options.length === 5 && isDistinct(q.options) && q.closed.length === 0);
    expectAll(questions, (q) => q.options.every((value) => value >= 0 && value <= 20));
  });

  it('mixes in the number one back, one further, and the same unit with another ten', () => {
    const at14 = new Set(questions.filter((q) => q.next === 14).flatMap((q) => q.options));
    expect([...at14]).toEqual(expect.arrayContaining([4, 13, 15]));
  });
});

describe('the words', () => {
  const up = roundOf<TrailQuestion>('number-trail', 1);
  const down = roundOf<TrailQuestion>('number-trail-heading-home', 1);

  it('name the step', () => {
    expect(up[0]!.right).toBe('We start at 0.');
    expect(up[4]!.right).toBe('After 3 comes 4.');
    expect(down[4]!.right).toBe('Before 7 comes 6.');
  });

  it('tell who jumped ahead from who went back, on both ways', () => {
    const wayUp = up.find((q) => q.prompt === 'What comes after 3?')!;
    const wayDown = down.find((q) => q.prompt === 'What comes before 7?')!;
    expect([5, 2].map((value) => slipOf(wayUp, String(value)))).toEqual([
      'That is 5. Too far.',
      'That is 2. We were there.',
    ]);
    expect([5, 8].map((value) => slipOf(wayDown, String(value)))).toEqual([
      'That is 5. Too far.',
      'That is 8. We were there.',
    ]);
    expect(slipOf(up[0]!, '4')).toBe('That is 4. Too far.');
  });

  it('count along from the last camp', () => {
    expect(saidToHelp(up[8]!)).toEqual(['5,', '6,', '7,', 'What comes after 7?']);
    expect(saidToHelp(up[6]!)).toEqual(['0,', '1,', '2,', '3,', '4,', '5,', 'What comes after 5?']);
    expect(saidToHelp(down[4]!)).toEqual(['10,', '9,', '8,', '7,', 'What comes before 7?']);
    expect(saidToHelp(down[1]!)).toEqual(['10,', 'What comes before 10?']);
  });

  it('say "before" wherever the way home is asked for, and "next" only of the way up', () => {
    const home = gameOrThrow('number-trail-heading-home');
    expect(home.instructions).toMatch(/comes before\.$/);
    expectAll(down.slice(1), (q) => q.prompt.includes('comes before') && saidToHelp(q).at(-1) === q.prompt);
    expect([home.instructions, ...sentencesOfGame(home.id)].join(' ')).not.toMatch(/next|after/);
  });

  it('count nothing the wrong way round where the walk begins: only the beginning of the way is shown', () => {
    for (const [first, say] of [
      [up[0]!, 'Start at 0.'],
      [down[0]!, 'Start at 10.'],
    ] as const) {
      expect(first.help).toEqual([{ say, point: 'beginning' }]);
      expect(stepsTogether(first)).toEqual(first.help);
    }
  });
});
