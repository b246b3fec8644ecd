import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { cookieCrunches } from '#engine/games/cookie-crunch/games.ts';
import { noneLeftFuns } from '#engine/games/none-left-fun/games.ts';
import { numberDetectives } from '#engine/games/number-detective/games.ts';
import { numberSandwiches } from '#engine/games/number-sandwich/games.ts';
import { shapeDetectives } from '#engine/games/shape-detective/games.ts';
import { soundSafaris } from '#engine/games/sound-safari/games.ts';
import { treasureHunts } from '#engine/games/treasure-hunt/games.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { fewAnswers } from '#engine/learner/choosing.ts';
import { isOfFewOwn } from '#engine/learner/entry.ts';
import { newLearner } from '#engine/learner/state.ts';
import { AskedNext } from '#engine/rules/asked-next.ts';
import { OF_FEW } from '#engine/rules/asked-next-few.ts';
import { OF_NEW_FIRST } from '#engine/rules/asked-next-first.ts';
import { OF_MANY } from '#engine/rules/asked-next-tables.ts';
import type { Game } from '#engine/rules/game.ts';
import { createRandom } from '#engine/rules/random.ts';

/** Games whose wrong choices are drawn by what planned rounds ask for. */
const ASKED = new Map(
  [
    ...cookieCrunches,
    ...noneLeftFuns,
    ...numberDetectives,
    ...numberSandwiches,
    ...shapeDetectives,
    ...soundSafaris,
    ...treasureHunts,
  ].flatMap(({ id, params }) => (params.asked ? [[id, params.asked] as const] : [])),
);
const games = GAMES.filter(({ id }) => ASKED.has(id));

/** A player's wish for a round of the game. start: logits. */
const wishOf = (game: Game, start: number) => ({
  ...aboutOf(game),
  learner: newLearner(start),
  today: 20_000,
  random: createRandom(1),
});

/** Plan and choices may part over few answers; which games are of few own answers, both ask one function: the list below holds it. */
const tablesOf = (game: Game) => {
  const { pool, own, answerOf, count } = aboutOf(game);
  const facts = pool.map((item, place) => ({
    fact: item.fact,
    answer: Number.isNaN(Number(answerOf(item))) ? place : Number(answerOf(item)),
    isOwn: own(item),
  }));
  return new AskedNext(facts, ASKED.get(game.id)!, count).tables;
};

test.each(games)('$id: choices are drawn by factors of games that are planned as it is', (game) => {
  for (const start of [-2, 0, 2]) {
    const wish = wishOf(game, start);
    const asPlanned = fewAnswers(wish) ? OF_FEW : isOfFewOwn(wish) ? OF_NEW_FIRST : OF_MANY;
    expect(tablesOf(game)).toBe(asPlanned);
  }
});

test('rounds in which what is new comes first are those of the harder sums alone', () => {
  const ids = GAMES.filter((game) => isOfFewOwn(wishOf(game, 0))).map(({ id }) => id);
  expect(ids).toEqual(['total-treasure-hunt-medium', 'total-treasure-hunt-hard']);
});
