import type { Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { Stone } from '#engine/plays/number-trail/stone.ts';
import { SHOW_ME, TELL_YOUR_PARTNER } from '#engine/rules/class-words.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { AnswerTile } from '#engine/sprites/answer-tile.ts';
import { answer } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const QUESTIONS = 3;
const WAITING = GAMES.filter(({ traits }) => traits.keptBackFrom !== undefined).map(({ id }) => id);
const open = (gameId: string) => openGame({ gameId, board: 'everyone-shows' });
const find = ({ session }: OpenGame, id: string) => session.stage!.controls.find(id);
const choices = ({ session }: OpenGame) =>
  session.stage!.controls.list.filter(({ kind }) => kind === 'choice');
/** What can be pressed, as it is read out. */
const named = ({ host }: OpenGame) =>
  [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
const inSight = (container: Container): readonly Container[] =>
  container.visible && container.alpha > 0 ? [container, ...container.children.flatMap(inSight)] : [];

/** All that is drawn of answers: tiles and things that are answers; of stones those with a number ahead of the walker. */
const answersInSight = ({ app }: OpenGame): readonly string[] =>
  inSight(app.stage)
    .filter((thing) =>
      thing instanceof Stone
        ? thing.named && thing.lit === 0
        : thing instanceof AnswerTile || thing instanceof AnswerPiece,
    )
    .map((thing) => thing.constructor.name);

const asksNext = (game: OpenGame) => {
  for (let left = 200; left > 0 && !find(game, 'show-answers'); left--) game.session.clock.advance(0.1);
  // The elements that are read out follow with a frame.
  game.session.clock.step(1);
};

test('all games but one can wait with their answers', () => {
  expect(GAMES.filter(({ id }) => !WAITING.includes(id)).map(({ id }) => id)).toEqual(['none-left-fun']);
});

describe.each(WAITING)('while a class thinks in %s', (gameId) => {
  test('no answer is seen, read out or taken, and all come when the teacher asks', async () => {
    const game = await open(gameId);
    const { session, host } = game;
    for (let question = 1; question <= QUESTIONS; question++) {
      asksNext(game);
      expect(answersInSight(game)).toEqual([]);
      expect(choices(game)).toEqual([]);
      expect(named(game)).toContain('Show the answers');
      expect(host.querySelectorAll('[data-choice]')).toHaveLength(0);
      expect(session.stage!.gate.open).toBe(false);
      session.dispatch(find(game, 'show-answers')!);
      expect(choices(game).length).toBeGreaterThan(2);
      session.clock.step(1);
      expect(host.querySelectorAll('[data-choice]')).toHaveLength(choices(game).length);
      expect(answersInSight(game)).toHaveLength(choices(game).length);
      answer(session, true);
      expect(session.scene!.describe()).toMatchObject({ score: question });
    }
    expect(game.broken).toEqual([]);
    expect(game.told).toEqual([]);
  });
});

describe('what everybody is asked to do', () => {
  const announced = async (gameId: string) => {
    const game = await open(gameId);
    asksNext(game);
    return game.host.querySelector('[data-announce]')!.textContent;
  };

  test('a number up to 10 is shown on fingers', async () =>
    expect(await announced('number-trail')).toMatch(new RegExp(`${SHOW_ME} ${TELL_YOUR_PARTNER}$`)));

  test('what is no number is told to a partner', async () => {
    const told = await announced('shape-detective');
    expect(told).toContain(TELL_YOUR_PARTNER);
    expect(told).not.toContain(SHOW_ME);
  });

  test('so is a number that two hands cannot show, at every question', async () => {
    const game = await open('sound-safari');
    const seen = new Set<boolean>();
    for (let question = 1; question <= 8; question++) {
      asksNext(game);
      const fits = Number(game.session.scene!.describe()['answer']) <= 10;
      const told = game.host.querySelector('[data-announce]')!.textContent!;
      expect(told.includes(SHOW_ME)).toBe(fits);
      expect(told.includes(TELL_YOUR_PARTNER)).toBe(question === 1 || !fits);
      seen.add(fits);
      game.session.dispatch(find(game, 'show-answers')!);
      answer(game.session, true);
    }
    expect(seen.size).toBe(2);
  });
});

test('a game whose answers are its question is not begun in this way', async () => {
  const { broken } = await open('none-left-fun');
  expect(broken.map(({ error }) => String(error))).toEqual([
    'Error: the answers of "none-left-fun" cannot be kept back',
  ]);
});
