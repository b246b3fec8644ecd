import { afterEach, describe, expect, test } from 'vitest';
import type { Container } from 'pixi.js';
import { layoutFor } from '#engine/layout/layout.ts';
import { PASSER_DRAWINGS } from '#engine/sprites/passer-drawings.ts';
import { Passing, PASSING_SECONDS, type Passer } from '#engine/sprites/passing.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { fingersOn } from './fingers.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

const STEP = 1 / 30;

/** A frame in which something passed by. */
interface Seen {
  readonly question: number;
  readonly isOpen: boolean;
  readonly pose: string;
  readonly alpha: number;
}

const passingIn = ({ app }: OpenGame) => app.stage.getChildByLabel('passing', true) as Passing;

function look(game: OpenGame): Seen | undefined {
  const passing = passingIn(game);
  if (!passing.visible) return undefined;
  const { question, state } = game.session.scene!.describe() as { question: number; state: string };
  const [mover] = passing.children as [Container];
  const { x, y, rotation, scale } = mover;
  return {
    question,
    isOpen: state === 'asking' && game.session.stage!.gate.open,
    pose: [x, y, rotation, scale.x, scale.y].join(),
    alpha: passing.alpha,
  };
}

/** Plays a round without a mistake up to its last question. presses: after each answer, as early as it counts. */
async function watch(options: Parameters<typeof openGame>[0], presses = false): Promise<readonly Seen[]> {
  const game = await openGame(options);
  const { session } = game;
  goTo(session, 'play', 'question', 1);
  const seen: Seen[] = [];
  for (let asked = 1; asked < session.soFar!.questions.length; asked++) {
    answer(session, true);
    for (let frame = 0; session.scene!.describe()['question'] === asked || frame < 24; frame++) {
      if (presses && frame === 22) {
        fingersOn(game).down(1, 30, 500);
        fingersOn(game).up(1, 30, 500);
      }
      session.clock.advance(STEP);
      const now = look(game);
      if (now) seen.push(now);
    }
    for (let frame = 0; frame < 24; frame++) {
      session.clock.advance(STEP);
      const now = look(game);
      if (now) seen.push(now);
    }
  }
  game.close();
  return seen;
}

describe('once a round something passes by far behind', () => {
  test.each(['number-trail', 'total-treasure-hunt', 'total-treasure-hunt-hard', 'shape-detective'])(
    '%s: between two questions, in the middle of the round',
    async (gameId) => {
      const seen = await watch({ gameId });
      expect(seen.length * STEP).toBeGreaterThan(0.6);
      expect(seen.length * STEP).toBeLessThan(PASSING_SECONDS + 0.2);
      expect(seen.filter(({ isOpen }) => isOpen)).toEqual([]);
      const [first] = seen;
      expect(first!.question).toBeGreaterThan(2);
      expect(seen.every(({ question }) => question - first!.question < 2)).toBe(true);
      expect(new Set(seen.map(({ pose }) => pose)).size).toBeGreaterThan(1);
    },
  );

  test('in calm motion it appears and fades, and does not move', async () => {
    const seen = await watch({ gameId: 'number-trail', settings: { calmMotion: 'on' } });
    expect(seen.length * STEP).toBeGreaterThan(0.6);
    expect(new Set(seen.map(({ pose }) => pose)).size).toBe(1);
    expect(Math.max(...seen.map(({ alpha }) => alpha))).toBe(1);
  });

  test('not for who needs everything the same every time', async () => {
    expect(await watch({ gameId: 'number-trail', needs: { same: true } })).toEqual([]);
  });

  test('not before who goes on by a press', async () => {
    expect(await watch({ gameId: 'number-trail' }, true)).toEqual([]);
  });
});

const { width, height } = layoutFor(960, 540, 'normal');
const ground = { width, height, horizonY: height / 2 };

describe.each([false, true])('calm %s', (calm) => {
  test.each(Object.keys(PASSER_DRAWINGS) as Passer[])('%s comes and is gone', (passer) => {
    const passing = new Passing();
    const timeline = passing.pass(passer, { side: 1, light: '#FFFFFF', ground }, { calm });
    expect(timeline.duration()).toBeCloseTo(PASSING_SECONDS);
    expect(passing.visible).toBe(false);
    timeline.totalTime(PASSING_SECONDS / 2);
    expect(passing.visible).toBe(true);
    expect(passing.alpha).toBeCloseTo(1);
    const { x, y, width: wide } = passing.getBounds();
    expect(x).toBeGreaterThan(-40);
    expect(x + wide).toBeLessThan(width + 40);
    expect(y).toBeGreaterThan(0);
    timeline.totalTime(PASSING_SECONDS);
    expect(passing.visible).toBe(false);
    passing.destroy({ children: true });
  });
});
