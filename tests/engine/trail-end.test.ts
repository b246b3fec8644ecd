import { afterEach, expect, test } from 'vitest';
import { Goal } from '#engine/plays/number-trail/goal.ts';
import { Mountain } from '#engine/plays/number-trail/mountain.ts';
import { Peak } from '#engine/plays/number-trail/peak.ts';
import { Stone } from '#engine/plays/number-trail/stone.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { shownAlpha, thingsOn } from './tree.ts';

afterEach(closeGames);

const FRAME_SECONDS = 1 / 30;
/** At the end of a way who walks stands a little further in than the last stone, so that no edge cuts it. */
const NEAR = 6;
const xOf = (thing: Stone | Guide | Goal) => thing.getGlobalPosition().x;

/** From the last right answer to the result, frame by frame. */
async function watchEnd(gameId: string, calmMotion: 'on' | 'off', each: (game: OpenGame) => void) {
  const game = await openGame({ gameId, settings: { calmMotion } });
  const { session } = game;
  const { questionsCount } = session.stage!.game.rewards;
  goTo(session, 'play', 'question', questionsCount);
  answer(session, true);
  while (session.phase === 'playing') {
    each(game);
    session.clock.advance(FRAME_SECONDS);
  }
}

test.each(
  (['number-trail', 'number-trail-heading-home'] as const).flatMap((gameId) =>
    (['off', 'on'] as const).map((calmMotion) => [gameId, calmMotion] as const),
  ),
)(
  '%s, calm %s: who walks stays beside the last stone and what is there, or goes in',
  async (gameId, calmMotion) => {
    const isHome = gameId.endsWith('home');
    let [step, beside] = [0, 0];
    let last = { away: Infinity, alpha: 0, toGoal: Infinity };
    let isThere = false;
    const faded: number[] = [];
    await watchEnd(gameId, calmMotion, (game) => {
      const [walker, goal] = [thingsOn(game, Guide)[0]!, thingsOn(game, Goal)[0]!];
      const stone = thingsOn(game, Stone).find(({ value }) => value === (isHome ? 0 : 10))!;
      const { alpha } = walker;
      last = { away: Math.abs(xOf(walker) - xOf(stone)), alpha, toGoal: Math.abs(xOf(walker) - xOf(goal)) };
      const before = thingsOn(game, Stone).find(({ value }) => value === (isHome ? 1 : 9))!;
      step = Math.abs(xOf(before) - xOf(stone));
      // Its home would be hidden behind it.
      isThere ||= last.away < (isHome ? 0.8 * step : 0) + NEAR;
      if (isThere && alpha === 1) expect(last.away).toBeLessThan((isHome ? 1.1 : 1) * step + NEAR);
      if (isThere && last.away > step / 2) beside = Math.max(beside, last.toGoal);
      faded.push(shownAlpha(stone));
    });
    expect(isThere).toBe(true);
    expect(Math.min(...faded)).toBe(1);
    // Neither flag nor house is behind it.
    expect(beside).toBeGreaterThan(step * 0.5);
    expect(last.alpha).toBeCloseTo(isHome ? 0 : 1, 1);
    if (isHome && calmMotion === 'off') expect(last.toGoal).toBeLessThan(1);
  },
);

test.each(['off', 'on'] as const)('high climb, calm %s: its mountain is there all the time', async (calm) => {
  let least = 1;
  await watchEnd('number-trail-high-climb', calm, (game) => {
    const shown = [...thingsOn(game, Mountain), ...thingsOn(game, Peak)].filter(({ visible }) => visible);
    least = Math.min(least, Math.max(...shown.map(shownAlpha)), ...thingsOn(game, Guide).map(shownAlpha));
  });
  expect(least).toBe(1);
});
