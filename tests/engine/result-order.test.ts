import { Text, type Bounds, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Particles } from '#engine/sprites/particles.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { allIn, shownAlpha } from './tree.ts';

afterEach(closeGames);

const FRAME_SECONDS = 1 / 30;
const meet = (a: Bounds, b: Bounds) =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

test.each(['off', 'on'] as const)(
  'the result, calm %s: medal, then score, then coins, and nothing lies across what is read',
  async (calmMotion) => {
    const { session } = await openGame({ width: 960, height: 540, settings: { calmMotion } });
    goTo(session, 'play', 'first', 1);
    session.finish(10, []);
    session.clock.step(0);
    const { root } = session.scene!;
    const named = (label: string) => allIn(root).filter((thing) => thing.label === label);
    const reads = (text: RegExp) =>
      allIn(root).filter((thing): thing is Text => thing instanceof Text && text.test(thing.text));
    const order: string[] = [];
    const note = (what: string, things: readonly Container[]) => {
      if (!order.includes(what) && things.some((thing) => shownAlpha(thing) > 0.1)) order.push(what);
    };
    for (let left = 8; left > 0; left -= FRAME_SECONDS) {
      session.clock.advance(FRAME_SECONDS);
      note('medal', named('medal'));
      note('score', reads(/\/ 10$/));
      const coins = named('coins').flatMap(({ children }) =>
        children.filter((coin) => shownAlpha(coin) > 0.1),
      );
      note('coins', coins);
      const figures = reads(/\d/).map((text) => text.getBounds());
      for (const coin of coins)
        for (const figure of figures) expect(meet(coin.getBounds(), figure)).toBe(false);
    }
    expect(order).toEqual(['medal', 'score', 'coins']);
    const [behind, inFront] = root.children.filter((thing) => thing instanceof Particles);
    const picture = root.getChildByLabel('picture')!;
    expect(root.getChildIndex(behind!)).toBeLessThan(root.getChildIndex(picture));
    expect(root.getChildIndex(inFront!)).toBeGreaterThan(root.getChildIndex(picture));
  },
);
