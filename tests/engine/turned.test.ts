import '@fontsource-variable/fredoka/index.css';
import { Container, type PointData } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { Guide } from '#engine/sprites/guide.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { turn } from './paw.ts';

const TABLET = { width: 512, height: 384 } as const;

afterEach(closeGames);

/** Where everything of the picture is on the canvas: what is pinned to the stage's own edges is not part of it. */
function thingsOf({ session }: OpenGame): readonly PointData[] {
  const found: PointData[] = [];
  const walk = (thing: Container) => {
    if (thing instanceof Piece || thing instanceof Guide) found.push(thing.getGlobalPosition());
    thing.children.forEach(walk);
  };
  walk(session.scene!.root.getChildByLabel('picture')!);
  return found;
}

/** Where all things are, seen from the first one. */
const spreadOf = ([first, ...others]: readonly PointData[]) =>
  others.map(({ x, y }) => ({ x: x - first!.x, y: y - first!.y }));

const stateOf = ({ session }: OpenGame) => session.scene!.describe()['state'];

test.each(GAMES.map((game) => [game.id, game.rewards.questionsCount] as const))(
  '%s: a tablet turned after the last answer shows the same end in its other size',
  async (gameId, questions) => {
    const things: (readonly PointData[])[] = [];
    for (const turned of [false, true]) {
      const game = await openGame({ gameId, ...TABLET });
      const { clock } = game.session;
      goTo(game.session, 'play', 'right', questions);
      if (turned) turn(game);
      for (let seconds = 0; stateOf(game) === 'right' && seconds < 20; seconds += 0.1) clock.advance(0.1);
      expect(stateOf(game)).toBe('over');
      clock.advance(1.2);
      things.push(spreadOf(thingsOf(game)));
      game.close();
    }
    const [before, after] = things as [readonly PointData[], readonly PointData[]];
    const scale = TABLET.height / TABLET.width;
    expect(after.length).toBe(before.length);
    after.forEach(({ x, y }, index) => {
      expect(x, `x of thing ${index}`).toBeCloseTo(before[index]!.x * scale, 0);
      expect(y, `y of thing ${index}`).toBeCloseTo(before[index]!.y * scale, 0);
    });
  },
);
