import { Graphics, type Container } from 'pixi.js';

/**
 * Lets every drawing under `root` be drawn together with its neighbours. PixiJS draws those of more than 200 points
 * each by itself: a screen of clay takes three times as many calls then. To be called before they are first drawn.
 *
 * What moves in every frame has a render group of its own (world, guide, particles), so that all the points of what
 * stands still are not sent to the graphics card anew each time.
 */
export function joinBatch(root: Container): void {
  if (root instanceof Graphics) root.context.batchMode = 'batch';
  for (const child of root.children) joinBatch(child);
}

/** Drawn together, in few calls: for what moves alone on a stage of its own, where it is small, and there for a moment. */
export function joinGroups(thing: Container): void {
  thing.isRenderGroup = false;
  thing.children.forEach(joinGroups);
}
