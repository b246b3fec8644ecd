import type { Container, PointData } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import { moveToLayer, type Piece } from '#engine/sprites/piece.ts';
import type { SeaChest } from './sea-chest.ts';

/** The last of many treasures starts so many seconds after the first. */
const LONGEST_STAGGER = 0.6;
const STAGGER = 0.06;
const LEAP_SECONDS = 0.5;
const LEAST_SECONDS = 0.75;
/** How small it is in the chest, and how far along the chest the first and the last one fall in, as shares. */
const IN_CHEST = 0.55;
const SPREAD = 0.6;

export interface FillChestOptions {
  readonly chest: SeaChest;
  /** Over both treasures and chest. */
  readonly layer: Container;
  /** How full the chest is afterwards, from 0 to 1. */
  readonly filled: number;
  /** What of it is seen on top. */
  readonly kinds: readonly Treasure[];
  /** Called with 0, 1, 2 … as each treasure falls in. */
  readonly landed: (index: number) => void;
}

const eachOf = (count: number) => Math.min(STAGGER, LONGEST_STAGGER / count);

/** How long so many treasures take until the last is in the chest, which has yielded to them. 0.75 to 1.1 s. */
export const secondsToFill = (count: number): number =>
  Math.max(LEAST_SECONDS, (count - 1) * eachOf(count) + LEAP_SECONDS);

/** All treasures slide into the chest, one after the other; the heap grows. At most 1.1 s. */
export function fillChest(
  things: readonly Piece[],
  to: FillChestOptions,
  ctx: FxContext,
): gsap.core.Timeline {
  const { chest, layer, filled, kinds, landed } = to;
  const timeline = recipe();
  const each = eachOf(things.length);
  things.forEach((thing, index) => {
    const at = index * each;
    timeline.add(
      throwInto(thing, chest.mouthAt(shareOf(index, things.length), layer), layer, ctx).paused(false),
      at,
    );
    timeline.call(landed, [index], at + LEAP_SECONDS);
  });
  timeline.call(() => chest.fill(filled, kinds), undefined, 0.6);
  return lasting(timeline.add(chest.gulp(ctx).paused(false), 0.55), LEAST_SECONDS);
}

/** Where along the chest one of so many falls in: as they lie. */
const shareOf = (index: number, count: number) => SPREAD * ((index + 0.5) / count - 0.5);

/** One treasure slides into the chest, in a layer above both. 0.5 s. */
function throwInto(thing: Piece, to: PointData, layer: Container, ctx: FxContext): gsap.core.Timeline {
  const { body } = thing;
  // It goes out where it lies, and is seen once more where it falls in.
  if (ctx.calm)
    return recipe()
      .to([thing, body], { alpha: 0, duration: 0.14 }, 0)
      .call(moveToLayer, [layer, body], 0.15)
      .set(body, { x: to.x, y: to.y }, 0.16)
      .set(body.scale, { x: IN_CHEST, y: IN_CHEST }, 0.16)
      .to(body, { alpha: 1, duration: 0.12 }, 0.17)
      .to(body, { alpha: 0, duration: 0.14 }, LEAP_SECONDS - 0.14);
  // Place and size are read when its turn comes, because until then a cloth covers it and the board is being rearranged.
  return (
    recipe()
      .call(moveToLayer, [layer, body], 0)
      .to(
        body.scale,
        { x: () => thing.scale.x * 1.12, y: () => thing.scale.x * 0.86, duration: 0.07, ease: 'power2.out' },
        0,
      )
      .to(thing, { alpha: 0, duration: 0.15 }, 0.07)
      // Pushed from behind it slides down.
      .to(body, { x: to.x, duration: 0.43, ease: 'power1.in' }, 0.07)
      .to(body, { y: to.y, duration: 0.43, ease: 'power2.in' }, 0.07)
      .to(body.scale, { x: IN_CHEST, y: IN_CHEST, duration: 0.4 }, 0.1)
      .to(body, { rotation: 0.8, duration: 0.43 }, 0.07)
      .to(body, { alpha: 0, duration: 0.05 }, 0.46)
  );
}
