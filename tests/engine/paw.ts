import type { Container } from 'pixi.js';
import type { OpenGame } from './open-game.ts';

/** What a guide has in its paws, and where those are. */

/** As a child turns a tablet. */
export function turn({ host, session }: OpenGame): void {
  Object.assign(host.style, { width: `${host.clientHeight}px`, height: `${host.clientWidth}px` });
  // Lays out anew at once, for the new size, too.
  session.stage!.settings.change({ reach: 'normal' });
}

/** What it holds is in it. */
export const pawOf = ({ app }: OpenGame, side: 'L' | 'R'): Container =>
  app.stage.getChildByLabel(`hand${side}`, true)!;

/** How far two things are from each other, in design pixels. */
export function apart({ session }: OpenGame, one: Container, other: Container): number {
  const [a, b] = [one.getGlobalPosition(), other.getGlobalPosition()];
  return Math.hypot(a.x - b.x, a.y - b.y) / session.stage!.layout().scale;
}

/** How far a thing is from standing upright, as a share of its size. */
export function slantOf(thing: Container): number {
  const [at, across, down] = [
    thing.toGlobal({ x: 0, y: 0 }),
    thing.toGlobal({ x: 1, y: 0 }),
    thing.toGlobal({ x: 0, y: 1 }),
  ];
  const size = across.x - at.x;
  return Math.max(Math.abs(across.y - at.y), Math.abs(down.x - at.x)) / size;
}
