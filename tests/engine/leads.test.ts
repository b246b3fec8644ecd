import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { thingsOn } from './tree.ts';

afterEach(closeGames);

const STEP = 1 / 60;

const found = ({ app }: OpenGame, label: string): Container => app.stage.getChildByLabel(label, true)!;

/** What leads the eye after a right answer, by what can be measured of it. */
const LEADS: Readonly<Record<string, (game: OpenGame) => boolean>> = {
  // Both arms go up, in a clap or a cheer.
  guide: (game) => {
    const guide = found(game, 'guide');
    return Math.abs(guide.getChildByLabel('armL', true)!.rotation) > 0.02;
  },
  point: (game) => found(game, 'point')?.visible === true,
};

/** When the point leads, in seconds: where more is moved, once that has come to rest. */
const POINT_AT = 0.7;
const LATER: Readonly<Record<string, number>> = {
  'none-left-fun': 1.02,
  'number-detective': 0.72,
  'cookie-crunch': 1.3,
  'shape-detective': 1.2,
  'number-sandwich': 0.84,
  'sound-safari': 0.78,
  // The more treasures, the longer until the last is in the chest.
  'treasure-hunt': 1.25,
};
/** The guide, where its paws are full before, but for one that is free. */
const GLAD_AT: Readonly<Record<string, number>> = { 'number-sandwich': 1.5 };
const UNTIL: Readonly<Record<string, number>> = { 'treasure-hunt': 1.4 };

/** Seconds from a right answer until each begins. */
function begins(game: OpenGame): Record<string, number> {
  const at: Record<string, number> = {};
  for (let frame = 1; frame <= 120; frame++) {
    game.session.clock.advance(STEP);
    for (const [name, has] of Object.entries(LEADS)) if (!(name in at) && has(game)) at[name] = frame * STEP;
  }
  return at;
}

const WHEN = GAMES.map(({ id, family }) => {
  const from = LATER[family] ?? POINT_AT;
  return [id, from, UNTIL[family] ?? from + 0.07, GLAD_AT[family] ?? 0.45] as const;
});
test.each(WHEN)(
  '%s: the guide and then, after %s s, the point lead after a right answer',
  async (gameId, pointAt, until, gladAt) => {
    const game = await openGame({ gameId, settings: { calmMotion: 'off' } });
    goTo(game.session, 'play', 'question', 1);
    answer(game.session, true);
    const { guide, point } = begins(game);
    expect(guide).toBeGreaterThanOrEqual(gladAt);
    expect(guide).toBeLessThan(gladAt + 0.15);
    expect(point).toBeGreaterThanOrEqual(pointAt - 0.001);
    expect(point).toBeLessThan(until);
  },
);

test('the point flies over nothing that is counted', async () => {
  const settings = { calmMotion: 'off', voiceOn: false } as const;
  const game = await openGame({ gameId: 'sound-safari', width: 960, height: 540, settings });
  goTo(game.session, 'play', 'question', 1);
  game.session.clock.advance(3);
  answer(game.session, true);
  let seen = 0;
  for (let frame = 1; frame <= 150; frame++) {
    game.session.clock.advance(STEP);
    const point = game.app.stage.getChildByLabel('point', true);
    if (!point?.visible) continue;
    seen += 1;
    const { x, y } = point.getGlobalPosition();
    for (const counted of thingsOn(game, TenFrame)) {
      const box = counted.getBounds();
      const isOn = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      expect(isOn, `frame ${frame}`).toBe(false);
    }
  }
  expect(seen).toBeGreaterThan(20);
});
