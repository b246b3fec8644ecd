import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { REACHES, type Rect } from '#engine/layout/layout.ts';
import { createRandom } from '#engine/rules/random.ts';
import { Turns } from '#engine/rules/turns.ts';
import { answerOn } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const BOARDS = [
  [640, 360],
  [640, 480],
  [640, 400],
  [840, 360],
] as const;
/** Games whose answers can wait for the teacher. */
const WAITING = GAMES.filter(({ traits }) => traits.keptBackFrom !== undefined);
/** What the header has is in the teacher's menu, too. */
const IN_MENU = ['back', 'instructions', 'settings'];
/** What children and seated teachers reach, of the height. */
const REACHED_FROM = 0.4;

function resize({ host, session }: OpenGame, [width, height]: readonly [number, number]): void {
  Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
  session.stage!.settings.change({});
}

/**
 * What has to be pressed: neither things to count nor the guide, nor what counts on in its place for who has keys or a
 * switch (fingers press the things), nor what the menu has.
 */
const pressed = ({ session }: OpenGame) =>
  session.stage!.controls.list.filter(
    ({ id, kind, scanned }) => kind !== 'toy' && scanned !== 'first' && !IN_MENU.includes(id),
  );
const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Everything that is too high, or meets the menu's button, on this board; and what offers the answer and is over one. */
function faultsOf(game: OpenGame, where: string): readonly string[] {
  const { height } = game.session.stage!.layout();
  const controls = pressed(game);
  const menu = controls.find(({ id }) => id === 'class-menu')!;
  const choices = controls.filter(({ kind }) => kind === 'choice').map(({ rect }) => rect());
  return controls
    .filter((control) => {
      const { y, height: tall } = control.rect();
      const isLow = y + tall / 2 >= height * REACHED_FROM && y + tall <= height + 1;
      if (!isLow || (control !== menu && control.visible() && meet(control.rect(), menu.rect()))) return true;
      return control.id.endsWith('show-me') && choices.some((choice) => meet(control.rect(), choice));
    })
    .map((control) => `${control.id} (${where}) ${JSON.stringify(control.rect())}`);
}

/** The same on every board, and wherever the answers lie. */
const faultsOnAll = (game: OpenGame): readonly string[] =>
  BOARDS.flatMap((size) =>
    REACHES.flatMap((reach) => {
      resize(game, size);
      game.session.stage!.settings.change({ reach });
      return faultsOf(game, `${size.join('x')} ${reach}`);
    }),
  );

describe.each(['everyone-shows', 'whole-class', 'two-sides'] as const)('with %s', (board) => {
  const games = board === 'everyone-shows' ? WAITING : GAMES;
  test.each(games.map(({ id }) => id))('all that is pressed in %s is within reach', async (gameId) => {
    const turns = board === 'whole-class' ? new Turns(30, createRandom(7)) : undefined;
    const game = await openGame({ gameId, board, turns, width: 640, height: 360 });
    game.session.clock.advance(3);
    expect(faultsOnAll(game)).toEqual([]);
    const showAnswers = game.session.stage!.controls.find('show-answers');
    if (!showAnswers) return;
    // Once more with the answers in place of the button.
    game.session.dispatch(showAnswers);
    game.session.clock.advance(1);
    expect(pressed(game).some(({ kind }) => kind === 'choice')).toBe(true);
    expect(faultsOnAll(game)).toEqual([]);
  });
});

test('a projector that changes its ratio takes nothing away, and leaves each side its own half', async () => {
  const game = await openGame({ board: 'two-sides', width: 640, height: 360 });
  const { session } = game;
  session.clock.advance(3);
  answerOn(session, 'left', true);
  answerOn(session, 'right', false);
  session.clock.advance(3);
  const before = session.scene!.describe();
  for (const size of [...BOARDS, [390, 640], [640, 360]] as const) {
    resize(game, size);
    session.clock.advance(1);
    const { width } = session.stage!.layout();
    for (const { side, kind, rect } of session.stage!.controls.list) {
      if (kind !== 'choice') continue;
      const { x, width: wide } = rect();
      expect(side === 'left' ? x + wide <= width / 2 : x >= width / 2, `${side} at ${size.join('x')}`).toBe(
        true,
      );
    }
  }
  expect(session.scene!.describe()).toMatchObject({ question: 1, sides: before['sides'] });
  answerOn(session, 'right', true);
  expect(session.scene!.describe()).toMatchObject({ state: 'right' });
});
