import type { Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import { DoneMark } from '#engine/scenes/done-mark.ts';
import { AnswerTile } from '#engine/sprites/answer-tile.ts';
import { answerOn } from '#engine/workbench/checkpoints.ts';
import { teacherPresses } from './class-menu.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const SIZE = { width: 960, height: 540 };
const open = (gameId = 'total-treasure-hunt', size = SIZE) =>
  openGame({ gameId, board: 'two-sides', ...size });
const told = ({ session }: OpenGame) =>
  session.scene!.describe() as { state: string; question: number; score: number; answer: string };
const group = ({ host }: OpenGame, side: Side) => host.querySelector<HTMLElement>(`[data-side=${side}]`)!;
const choices = (game: OpenGame, side: Side) => [
  ...group(game, side).querySelectorAll<HTMLButtonElement>('[data-choice]'),
];
const closed = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const score = (game: OpenGame, side: Side) => group(game, side).querySelector('[data-score]')!.textContent;
const live = (game: OpenGame, side: Side) => group(game, side).querySelector('[data-announce]')!.textContent;
/** Everything on the stage. */
const things = ({ app }: OpenGame) => {
  const within = (thing: Container): readonly Container[] => [thing, ...thing.children.flatMap(within)];
  return within(app.stage);
};
const bothAnswer = (game: OpenGame) => SIDES.forEach((side) => answerOn(game.session, side, true));

describe('two sides', () => {
  test('are two groups with the same answers, under one question', async () => {
    const game = await open();
    game.session.clock.advance(3);
    expect(game.host.querySelectorAll('[data-prompt]')).toHaveLength(1);
    expect(game.host.querySelectorAll('[data-choices]')).toHaveLength(2);
    expect(game.host.querySelectorAll('[data-score]')).toHaveLength(2);
    expect(SIDES.map((side) => group(game, side).getAttribute('aria-label'))).toEqual([
      'Left side',
      'Right side',
    ]);
    const [left, right] = SIDES.map((side) => choices(game, side).map((one) => one.textContent));
    expect(left!.length).toBeGreaterThan(2);
    expect(right).toEqual(left);
  });

  test('are done when both are right, and the star is theirs together', async () => {
    const game = await open();
    answerOn(game.session, 'left', true);
    game.session.clock.advance(6);
    expect(told(game)).toMatchObject({ state: 'asking', question: 1, score: 0 });
    expect([score(game, 'left'), score(game, 'right')]).toEqual(['+1', '+0']);
    expect(choices(game, 'left').length).toBeGreaterThan(2);
    expect(choices(game, 'left').every(closed)).toBe(true);
    expect(choices(game, 'right').some(closed)).toBe(false);
    // The other side still thinks: nothing tells it the answer.
    expect(live(game, 'left')).not.toMatch(/\d/);
    answerOn(game.session, 'right', true);
    expect(told(game)).toMatchObject({ state: 'right', score: 1 });
    game.session.clock.step(9);
    expect(told(game)).toMatchObject({ state: 'asking', question: 2 });
    expect(SIDES.flatMap((side) => choices(game, side)).some(closed)).toBe(false);
  });

  test('one that is right sees so on its answer while it waits, until both are', async () => {
    const game = await open();
    const marks = () => things(game).filter((thing) => thing instanceof DoneMark && thing.visible);
    const dimmed = () => things(game).filter((thing) => thing instanceof AnswerTile && thing.aside === 1);
    game.session.clock.advance(2);
    expect(marks()).toEqual([]);
    answerOn(game.session, 'left', true);
    game.session.clock.advance(8);
    expect(marks()).toHaveLength(1);
    const around = marks()[0]!.getBounds();
    const { x, y } = game.host.getBoundingClientRect();
    const isMarked = (choice: HTMLElement) => {
      const { left, top, width, height } = choice.getBoundingClientRect();
      return around.containsPoint(left - x + width / 2, top - y + height / 2);
    };
    const marked = SIDES.flatMap((side) => choices(game, side)).filter(isMarked);
    expect(marked.map((choice) => choice.textContent)).toEqual([told(game).answer]);
    expect(group(game, 'left').contains(marked[0]!)).toBe(true);
    expect(dimmed()).toHaveLength(choices(game, 'left').length - 1);
    answerOn(game.session, 'right', true);
    expect(marks()).toEqual([]);
  });

  test('get help each on its own half, silently', async () => {
    const game = await open();
    game.session.clock.advance(6);
    const spoken = () =>
      game.session.stage!.channels.log.filter(({ id }) => !id.startsWith('effects/')).length;
    const before = spoken();
    for (let wrong = 0; wrong < 3; wrong++) answerOn(game.session, 'left', false);
    game.session.clock.advance(12);
    expect(spoken()).toBe(before);
    expect(live(game, 'left')).toMatch(/Look, it is this one/);
    expect(live(game, 'right')).toBe('');
    expect(choices(game, 'right').some(closed)).toBe(false);
  });

  test('a side nobody answers on is offered the answer after a while, and not before', async () => {
    const game = await open();
    const showMe = () => game.session.stage!.controls.find('right-show-me')!;
    answerOn(game.session, 'left', true);
    game.session.clock.advance(15);
    expect(showMe().visible()).toBe(false);
    game.session.clock.advance(6);
    expect(group(game, 'right').textContent).toContain('Show me');
    expect(group(game, 'left').textContent).not.toContain('Show me');
    game.session.dispatch(showMe());
    game.session.clock.advance(3);
    expect(live(game, 'right')).toContain(`${told(game).answer}.`);
    answerOn(game.session, 'right', true);
    expect(told(game).state).toBe('right');
  });

  test('the class counts what the side did that found it harder', async () => {
    const game = await open();
    for (let question = 1; question <= 10; question++) {
      if (question === 4) answerOn(game.session, 'right', false);
      bothAnswer(game);
      game.session.clock.advance(1);
    }
    game.session.clock.advance(14);
    expect(game.leaves).toEqual(['all-games']);
    expect(game.results).toMatchObject([{ score: 9 }]);
    expect(game.results[0]!.tries).toHaveLength(11);
  });

  test.each(GAMES)('may end a question of $id while it is shown again', async (game) => {
    const played = await open(game.id);
    const { clock } = played.session;
    clock.advance(3);
    await teacherPresses(played, 'Show it again');
    clock.advance(0.2);
    // On a trail each stone leads to the next one: there the question ends with its answer.
    if (game.traits.mayReturn) await teacherPresses(played, 'Skip this one');
    else bothAnswer(played);
    clock.advance(6);
    expect(told(played)).toMatchObject({ state: 'asking', question: 2 });
    expect(played.broken).toEqual([]);
  });

  test.each(GAMES.map(({ id }) => id))('play %s to its end', async (id) => {
    const game = await open(id);
    const { questionsCount } = game.session.stage!.game.rewards;
    for (let question = 1; question <= questionsCount; question++) bothAnswer(game);
    game.session.clock.advance(16);
    expect(game.leaves).toEqual(['all-games']);
    expect(game.results).toMatchObject([{ score: questionsCount }]);
    expect(game.told).toEqual([]);
    expect(game.broken).toEqual([]);
  });
});
