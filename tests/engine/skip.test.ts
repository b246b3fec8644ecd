import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { createRandom } from '#engine/rules/random.ts';
import { calledBy, Turns } from '#engine/rules/turns.ts';
import { answer, answerOn } from '#engine/workbench/checkpoints.ts';
import { inSheet, openMenu, teacherPresses } from './class-menu.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const SKIP = 'Skip this one';
const IN_ORDER = GAMES.filter(({ traits }) => !traits.mayReturn).map(({ id }) => id);
const MODES = ['everyone-shows', 'whole-class', 'two-sides'] as const;
const told = ({ session }: OpenGame) => session.scene!.describe();
const skip = async (game: OpenGame) => {
  await teacherPresses(game, SKIP);
  game.session.clock.step(4);
};

describe.each(MODES)('with %s', (board) => {
  const games = GAMES.filter(
    ({ traits }) => traits.mayReturn && (board !== 'everyone-shows' || traits.keptBackFrom !== undefined),
  );
  test.each(games.map(({ id }) => id))(
    'a question of %s that is skipped counts for nothing, and the next one comes',
    async (gameId) => {
      const game = await openGame({ gameId, board });
      const { session } = game;
      session.clock.step(4);
      await skip(game);
      expect(told(game)).toMatchObject({ state: 'asking', question: 2, score: 0, records: [] });
      if (board === 'two-sides') for (const side of ['left', 'right'] as const) answerOn(session, side, true);
      else {
        const showAnswers = session.stage!.controls.find('show-answers');
        if (showAnswers) session.dispatch(showAnswers);
        answer(session, true);
      }
      expect(told(game)).toMatchObject({ score: 1, records: [{ wrong: 0 }] });
      expect(game.broken).toEqual([]);
      expect(game.told).toEqual([]);
    },
  );

  test('a round of nothing else ends, too', async () => {
    const game = await openGame({ board });
    game.session.clock.step(4);
    for (let question = 1; question <= 10; question++) await skip(game);
    game.session.clock.step(8);
    expect(game.leaves).toEqual(['all-games']);
    expect(game.results).toMatchObject([{ score: 0, tries: [] }]);
    expect(game.results[0]!.skipped).toHaveLength(10);
  });
});

test('a skipped question leaves nothing of its wrong answers, and the turn where it was', async () => {
  const turns = new Turns(12, createRandom(7));
  const game = await openGame({ board: 'whole-class', turns });
  answer(game.session, true);
  game.session.clock.step(6);
  const called = calledBy(turns.current);
  answer(game.session, false);
  game.session.clock.step(4);
  expect(told(game)).toMatchObject({ score: 0 });
  await skip(game);
  expect(told(game)).toMatchObject({ question: 3, score: 1 });
  expect(calledBy(turns.current)).toBe(called);
  await teacherPresses(game, 'End');
  expect(game.leaves).toEqual(['all-games']);
});

test.each(IN_ORDER)('%s skips nothing: each stone leads to the next one', async (gameId) => {
  const game = await openGame({ gameId, board: 'whole-class' });
  game.session.clock.advance(3);
  openMenu(game);
  expect(inSheet(game)).not.toContain(SKIP);
});
