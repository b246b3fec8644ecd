import { describe, expect, it, test } from 'vitest';
import { GAMES, gameOrThrow } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { itemsOf } from '#engine/games/items.ts';
import { dealtPlan, questionsOf, replayRound } from '#engine/games/replay.ts';
import type { Game } from '#engine/rules/game.ts';
import { MOST_WRONG, RULES, type Planned, type Support } from '#engine/rules/played.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import { ImpossibleTry, Round } from '#engine/rules/round.ts';
import { playedRound, rightTry, tryOf, wrongTry } from '#tests/support/played.ts';
import { roundOf } from './rounds.ts';

const ROUNDS = 20_000;
/** What RULES = 1 stands for. */
const RULES_PRINT = 3_295_829_749;

/** A plan that asks for anything, as a planner may; the order of a trail stays. */
const anyPlan = (game: Game, seed: number, random: Random): readonly Planned[] =>
  dealtPlan(game, seed).map((dealt) => ({
    item: game.traits.mayReturn && random.int(0, 1) ? random.pick(itemsOf(game)).id : dealt.item,
    support: random.int(0, 2) as Support,
    shown: random.int(0, 4) === 0,
  }));

/** Plays as children do: with slips, help, and pauses; now and then leaves. */
function playAnyhow(gameId: string, seed: number) {
  const game = gameOrThrow(gameId);
  const random = createRandom(seed ^ 0x5eed);
  let now = 0;
  const begun = {
    attemptId: '',
    seed,
    plan: random.int(0, 1) ? dealtPlan(game, seed) : anyPlan(game, seed, random),
    tries: [],
  };
  const { mayReturn } = game.traits;
  const round = new Round({ questions: questionsOf(game, begun), begun, now: () => now, mayReturn });
  const skill = random.next();
  for (;;) {
    now += random.next() * 20;
    if (random.int(0, 400) === 0) break;
    if (random.next() > skill) {
      const level = Math.min(round.tries, 3);
      if (level > 0) round.help(level as 1 | 2 | 3);
      round.choose(random.pick(round.question.choices).id);
    } else round.choose(round.question.answer);
    if (round.isOver) break;
    if (round.done > round.index) round.next();
  }
  return { round, sent: { ...begun, gameId, tries: round.made } };
}

test(`${ROUNDS} rounds, played anyhow, are the same when they are played again`, () => {
  const mismatches: unknown[] = [];
  let finished = 0;
  for (let seed = 0; seed < ROUNDS; seed++) {
    const { round, sent } = playAnyhow(GAMES[seed % GAMES.length]!.id, seed);
    // As it travels.
    const { score, isOver, done, answers } = replayRound(JSON.parse(JSON.stringify(sent)));
    finished += Number(isOver);
    if (
      score !== round.score ||
      isOver !== round.isOver ||
      done !== round.done ||
      JSON.stringify(answers) !== JSON.stringify(round.records)
    )
      mismatches.push(sent);
  }
  expect(mismatches.slice(0, 3)).toEqual([]);
  expect(finished).toBeGreaterThan(ROUNDS / 2);
  expect(finished).toBeLessThan(ROUNDS);
}, 600_000);

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('asks what the seed deals, bit by bit, when nothing else is planned', () => {
    for (let seed = 0; seed < 50; seed++) {
      const plan = dealtPlan(game, seed);
      expect(questionsOf(game, { seed, plan })).toEqual(
        roundOf(id, seed).map((question, index) => ({ ...question, planned: plan[index] })),
      );
    }
  });

  it('asks what is planned, and no plan of another game', () => {
    const other = GAMES[(GAMES.indexOf(game) + 1) % GAMES.length]!;
    const plan = anyPlan(game, 3, createRandom(1));
    expect(
      questionsOf(game, { seed: 3, plan }).map(({ planned: { item }, fact }) => [
        item,
        item.endsWith(`/${fact}`),
      ]),
    ).toEqual(plan.map(({ item }) => [item, true]));
    for (const wrong of [
      dealtPlan(other, 3),
      plan.slice(1),
      [...plan, plan[0]!],
      plan.map((entry) => ({ ...entry, item: 'add.10/my name is Anna' })),
    ])
      expect(() => questionsOf(game, { seed: 3, plan: wrong })).toThrow(RangeError);
  });
});

test('a trail keeps its order', () => {
  const game = gameOrThrow('number-trail');
  expect(() => questionsOf(game, { seed: 1, plan: dealtPlan(game, 1).toReversed() })).toThrow(RangeError);
});

test.each([-1, 0.5, 2 ** 32, Number.NaN, Infinity])('a seed is no %s', (seed) => {
  const game = gameOrThrow('number-trail');
  expect(() => questionsOf(game, { seed, plan: dealtPlan(game, 1) })).toThrow(RangeError);
});

describe('what no child can have done', () => {
  const played = { attemptId: '', ...playedRound('number-trail') };
  test('a choice that is not offered', () => {
    expect(() => replayRound({ ...played, tries: [tryOf('11')] })).toThrow(ImpossibleTry);
  });
  test('tries after the end', () => {
    expect(() => replayRound({ ...played, tries: [...played.tries, tryOf('10')] })).toThrow(ImpossibleTry);
  });
});

test('beyond so many wrong tries at one question nothing more is kept, and the score is the same', () => {
  const game = gameOrThrow('sound-safari');
  const begun = { attemptId: '', seed: 5, plan: dealtPlan(game, 5), tries: [] };
  const round = new Round({ questions: questionsOf(game, begun), begun, now: () => 0, mayReturn: true });
  for (let tries = 0; tries < 100; tries++) round.choose(wrongTry(round.question).choice);
  round.help(2);
  round.choose(round.question.answer);
  expect(round.made).toHaveLength(MOST_WRONG + 1);
  expect(replayRound({ ...begun, gameId: game.id, tries: round.made })).toMatchObject({
    score: 1,
    answers: round.records,
  });
  expect(round.records).toMatchObject([{ wrong: MOST_WRONG, help: 0 }]);
});

test('the open question counts once its first try was wrong', () => {
  const played = { attemptId: '', ...playedRound('sound-safari', { seed: 5 }) };
  const [first, second] = questionsOf(gameOrThrow('sound-safari'), played);
  const of = (...tries: ReturnType<typeof tryOf>[]) => replayRound({ ...played, tries });
  expect(of(rightTry(first!))).toMatchObject({
    done: 1,
    answers: [{ item: first!.planned.item, first: null }],
  });
  const wrong = wrongTry(second!);
  expect(of(rightTry(first!), wrong)).toMatchObject({
    done: 1,
    score: 0,
    answers: [{ wrong: 0 }, { item: second!.planned.item, wrong: 1, first: wrong.choice }],
  });
});

/** FNV-1a over what a round is played by. */
function printOf(): number {
  let print = 0x811c9dc5;
  for (const game of GAMES)
    for (let seed = 0; seed < 40; seed++) {
      const plan = anyPlan(game, seed, createRandom(seed));
      for (const { fact, answer, choices } of [
        ...familyOf(game).makeRound(game, game.rewards.questionsCount, createRandom(seed)),
        ...questionsOf(game, { seed, plan }),
      ])
        for (const text of [fact, answer, ...choices.map(({ id }) => id)])
          for (const char of `${text} `) print = Math.imul(print ^ char.charCodeAt(0), 0x01000193) >>> 0;
    }
  return print;
}

test('the same seed and plan ask the same as when these rules were made', () => {
  // Another print: other questions follow from a seed. Raise RULES, tell until when the ones before held, and
  // write the new print here: else rounds of older pages are refused.
  expect([RULES, printOf()]).toEqual([1, RULES_PRINT]);
});
