import type { Container } from 'pixi.js';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { moveToLayer, type Piece } from '#engine/sprites/piece.ts';
import type { CountedSpot } from './counted.ts';
import type { SeaChest } from './sea-chest.ts';

/** One after the other, where they are no more than ten; else row after row, one a little after the other: none catches up with the next. */
const STAGGER = 0.045;
const ROWS = { each: 0.11, within: 0.01, least: 11 } as const;
const SLIDE_SECONDS = 0.34;
const LEAST_SECONDS = 0.6;
/** So long all of it is seen as it lies there, before the lid falls. */
const SEEN_SECONDS = 0.1;
/** In calm motion one goes out where it lay, and is seen where it lies then. */
const FADE_SECONDS = 0.14;

export interface FillChestOptions {
  readonly chest: SeaChest;
  /** Over both treasures and chest. */
  readonly layer: Container;
  /** Called with 0, 1, 2 … as each treasure falls in. */
  readonly landed: (index: number) => void;
}

/** When each of them starts, in the order of the rows they lie in. */
function startsOf(rows: readonly (readonly Piece[])[]): readonly number[] {
  const things = rows.flat();
  if (things.length < ROWS.least) return things.map((_, index) => index * STAGGER);
  return rows.flatMap((row, at) => row.map((_, index) => at * ROWS.each + index * ROWS.within));
}

/** How long these heaps take until all lie in the chest and were seen there. 0.7 to 0.85 s. */
export const secondsToFill = (heaps: readonly (readonly Piece[])[]): number => {
  const last = startsOf(heaps.flatMap(nearestFirst)).at(-1) ?? 0;
  return Math.max(LEAST_SECONDS, last + SLIDE_SECONDS) + SEEN_SECONDS;
};

/**
 * All treasures slide into the mouth of the chest, one after the other, and lie there in rows of five. At most 0.75 s. heaps: of
 * each the nearest row first, so that none slides over another.
 */
export function fillChest(
  heaps: readonly (readonly Piece[])[],
  { chest, layer, landed }: FillChestOptions,
  ctx: FxContext,
): gsap.core.Timeline {
  const rows = heaps.flatMap(nearestFirst);
  const things = rows.flat();
  const starts = startsOf(rows);
  const spots = chest.counted.spotsFor(things.length);
  const timeline = together([0, chest.counted.lay(things.length)]);
  things.forEach((thing, index) => {
    const at = starts[index]!;
    timeline.add(slideInto(thing, spots[index]!, { chest, layer }, ctx).paused(false), at);
    timeline.call(landed, [index], at + SLIDE_SECONDS);
  });
  return lasting(timeline, LEAST_SECONDS);
}

/** Its rows, from the one that lies lowest, each from left to right. */
function nearestFirst(things: readonly Piece[]): readonly (readonly Piece[])[] {
  const heights = [...new Set(things.map(({ y }) => Math.round(y)))].toSorted((a, b) => b - a);
  return heights.map((height) => things.filter(({ y }) => Math.round(y) === height));
}

/** One treasure slides into the chest, in a layer above both, and then belongs to what lies there. 0.34 s. */
function slideInto(
  thing: Piece,
  spot: CountedSpot,
  { chest, layer }: Pick<FillChestOptions, 'chest' | 'layer'>,
  ctx: FxContext,
): gsap.core.Timeline {
  const { body } = thing;
  const lie = () => {
    chest.counted.lying.addChild(body);
    body.position.set(spot.x, spot.y);
    body.scale.set(spot.scale);
    body.rotation = 0;
  };
  if (ctx.calm)
    return lasting(
      recipe()
        .to([thing, body], { alpha: 0, duration: FADE_SECONDS }, 0)
        .call(lie, undefined, FADE_SECONDS + 0.01)
        .to(body, { alpha: 1, duration: FADE_SECONDS }, FADE_SECONDS + 0.02),
      SLIDE_SECONDS,
    );
  const to = () => layer.toLocal(spot, chest.counted);
  // Place and size are read when its turn comes, because until then a cloth covers it and the board is being rearranged.
  return recipe()
    .call(moveToLayer, [layer, body], 0)
    .to(thing, { alpha: 0, duration: 0.1 }, 0)
    .to(body, { x: () => to().x, duration: SLIDE_SECONDS, ease: EASE.move }, 0)
    .to(body, { y: () => to().y, duration: SLIDE_SECONDS, ease: EASE.fall }, 0)
    .to(body.scale, { x: spot.scale, y: spot.scale, duration: SLIDE_SECONDS, ease: EASE.fall }, 0)
    .call(lie, undefined, SLIDE_SECONDS);
}
