import type { Container } from 'pixi.js';
import type { OpenGame } from './open-game.ts';

/** All that is in the tree, each after what it lies in. */
export const allIn = (root: Container): readonly Container[] =>
  root.children.flatMap((child) => [child, ...allIn(child)]);

/** Everything of a kind that is on the stage. */
export const thingsOn = <Thing extends Container>(
  { session }: OpenGame,
  kind: abstract new (...args: never[]) => Thing,
): readonly Thing[] => allIn(session.scene!.root).filter((thing): thing is Thing => thing instanceof kind);

/** How much of it shows, with all that it lies in. */
export const shownAlpha = (thing: Container): number =>
  thing.alpha * (thing.parent ? shownAlpha(thing.parent) : 1);
