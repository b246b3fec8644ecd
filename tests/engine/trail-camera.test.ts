import { afterEach, expect, test } from 'vitest';
import type { Control } from '#engine/input/controls.ts';
import { controlAt } from '#engine/input/pointers.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** Where a trail is longer than the stage, a camera follows: what is asked for is in sight, and nothing is out of reach. */

afterEach(closeGames);

const TRAILS = ['number-trail', 'number-trail-heading-home'] as const;
const PHONE = { width: 390, height: 844 } as const;
const ARRIVED_SECONDS = 2;

const choicesOf = ({ session }: OpenGame): readonly Control[] =>
  session.stage!.controls.list.filter(({ kind }) => kind === 'choice');
const answerOf = (game: OpenGame): Control =>
  choicesOf(game).find(({ id }) => id === `choice-${String(game.session.scene!.describe()['answer'])}`)!;
const away = (game: OpenGame): readonly Control[] => choicesOf(game).filter((choice) => choice.isAway?.());
const middleOf = (control: Control) => {
  const { x, y, width, height } = control.rect();
  return { x: x + width / 2, y: y + height / 2 };
};

test.each(TRAILS)(
  '%s on a phone: the next number is in sight at every question, for a finger',
  async (gameId) => {
    const game = await openGame({ gameId, ...PHONE });
    const { session } = game;
    goTo(session, 'play', 'question', 1);
    for (let left = session.stage!.game.rewards.questionsCount; left > 0; left--) {
      session.clock.advance(ARRIVED_SECONDS);
      const { layout, controls } = session.stage!;
      const { width, scale } = layout();
      expect(choicesOf(game)).toHaveLength(11);
      expect(away(game)).toHaveLength(5);
      const next = answerOf(game);
      expect(next.isAway?.()).toBe(false);
      expect(next.rect().width * scale).toBeGreaterThanOrEqual(64);
      const { x, y } = middleOf(next);
      expect(controlAt(controls.list, x, y)?.id).toBe(next.id);
      for (const choice of choicesOf(game)) {
        expect(choice.rect().x).toBeGreaterThanOrEqual(-0.01);
        expect(choice.rect().x + choice.rect().width).toBeLessThanOrEqual(width + 0.01);
      }
      answer(session, true);
    }
  },
);

test.each(TRAILS)(
  '%s on a phone: what is out of sight is no finger’s, and comes into sight for keys',
  async (gameId) => {
    const game = await openGame({ gameId, ...PHONE });
    const { session } = game;
    goTo(session, 'play', 'question', 3);
    session.clock.advance(ARRIVED_SECONDS);
    const hidden = away(game);
    const touched = hidden.map((choice) => {
      const { x, y } = middleOf(choice);
      return controlAt(session.stage!.controls.list, x, y)?.id;
    });
    expect(touched.filter((id) => hidden.some((choice) => choice.id === id))).toEqual([]);
    for (const choice of hidden) {
      choice.focus!(true);
      expect(choice.isAway!()).toBe(false);
      session.clock.advance(1);
      expect(choice.isAway!()).toBe(false);
      choice.focus!(false);
      session.clock.advance(1);
      expect(choice.isAway!()).toBe(true);
      expect(answerOf(game).isAway!()).toBe(false);
    }
  },
);

test('a number out of sight is chosen by the access layer as any other, and the answer stays in sight', async () => {
  const game = await openGame({ gameId: 'number-trail', ...PHONE });
  const { session } = game;
  goTo(session, 'play', 'question', 1);
  session.clock.advance(ARRIVED_SECONDS);
  for (const tries of [1, 2, 3]) {
    session.dispatch(away(game).at(-1)!);
    expect(session.scene!.describe()).toMatchObject({ tries });
    session.clock.advance(14);
    expect(answerOf(game).isAway!()).toBe(false);
  }
  session.dispatch(answerOf(game));
  session.clock.advance(8);
  expect(session.scene!.describe()).toMatchObject({ question: 2 });
});

test('where all stones have room for a finger none is ever out of sight', async () => {
  const game = await openGame({ gameId: 'number-trail', width: 1280, height: 720 });
  goTo(game.session, 'play', 'question', 6);
  expect(away(game)).toEqual([]);
});
