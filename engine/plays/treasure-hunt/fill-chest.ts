import type { PointData } from 'pixi.js';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { moveToLayer, type Piece } from '#engine/sprites/piece.ts';
import { LIE_SECONDS, type CountedSpot } from './counted.ts';
import { OUTWARD, UPPER_EDGE, type Heap } from './heap.ts';
import { nearestSpots, spotsOfEach } from './nearest-spots.ts';
import type { SeaChest } from './sea-chest.ts';

const PUSH_SECONDS = 0.46;
/** So long all of it is seen as it lies there, before the lid falls. */
const SEEN_SECONDS = 0.1;
/** They sound one after the other as they come to the mouth, within this. */
const SOUNDS = { each: 0.045, all: 0.36 } as const;
/** In calm motion one goes out where it lay, and is seen where it lies then; one a little after the other. */
const FADE = { seconds: 0.14, all: 0.2, each: 0.045 } as const;
/** Two crabs beside each other are so far apart at least. */
const CRABS_APART = 112;
/** Powers of the share of the time. */
const LAG = { beside: 1.4, lower: 1.2, upper: 2 } as const;

/** How long it takes until all lies in the chest and was seen there, in seconds. */
export const FILL_SECONDS = PUSH_SECONDS + SEEN_SECONDS;

interface Pushed {
  readonly body: Piece['body'];
  readonly heap: Heap;
  readonly from: CountedSpot;
  readonly to: CountedSpot;
}

/**
 * Both crabs push all that was added into the mouth of the chest, on one cloth: each is behind its own heap, its claws on the
 * treasures, from where these lay to where they lie in rows of five. Nothing moves that no claw pushes. 0.56 s. landed: called with
 * 0, 1, 2 … as the treasures come to the mouth.
 */
export function fillChest(
  heaps: readonly Heap[],
  chest: SeaChest,
  landed: (index: number) => void,
  ctx: FxContext,
): gsap.core.Timeline {
  const things = heaps.flatMap(({ rows }) => rows.things);
  const timeline = ctx.calm ? fadeInto(things, chest) : pushInto(heaps, chest, things.length);
  const spread = Math.min(SOUNDS.each, SOUNDS.all / things.length);
  things.forEach((_, index) => {
    timeline.call(landed, [index], PUSH_SECONDS - (things.length - 1 - index) * spread);
  });
  return lasting(timeline, FILL_SECONDS);
}

/** In calm motion nothing moves, no crab either. */
function fadeInto(things: readonly Piece[], { counted }: SeaChest): gsap.core.Timeline {
  const spots = counted.spotsFor(things.length);
  const timeline = recipe()
    .call(() => counted.drawCloth(counted.clothFor(things.length)), undefined, 0)
    .to(counted, { alpha: 1, duration: LIE_SECONDS }, 0);
  const each = Math.min(FADE.each, FADE.all / things.length);
  things.forEach((thing, index) => {
    const { body } = thing;
    const gone = index * each + FADE.seconds;
    timeline
      .to([thing, body], { alpha: 0, duration: FADE.seconds }, index * each)
      .call(() => lie(body, spots[index]!, counted.lying), undefined, gone + 0.005)
      .to(body, { alpha: 1, duration: FADE.seconds - 0.01 }, gone + 0.01);
  });
  return timeline;
}

function lie(body: Piece['body'], spot: CountedSpot, lying: SeaChest['counted']['lying']): void {
  lying.addChild(body);
  body.position.set(spot.x, spot.y);
  body.scale.set(spot.scale);
  body.rotation = 0;
}

/** 0.46 s. */
function pushInto(heaps: readonly Heap[], { counted }: SeaChest, count: number): gsap.core.Timeline {
  let pushed: readonly Pushed[] | undefined;
  let share = 0;
  const push = {
    get share() {
      return share;
    },
    set share(to: number) {
      share = to;
      pushed ??= takeUp();
      place(to, pushed);
    },
  };
  /** Where it lay, and where it will lie. */
  let matted = counted.clothFor(count);
  const lain = matted;
  const place = (at: number, all: readonly Pushed[]) => {
    // Each goes to its side first: neither crab passes over what the other one pushes.
    const x = 1 - (1 - at) ** 3;
    const between = (from: number, to: number, by: number) => from + (to - from) * by;
    const down = (heap: Heap) => at ** lagOf(heap, heaps);
    for (const { body, heap, from, to } of all) {
      body.position.set(between(from.x, to.x, x), between(from.y, to.y, down(heap)));
      body.scale.set(between(from.scale, to.scale, x));
    }
    const left = between(matted.x, lain.x, x);
    const top = between(matted.y, lain.y, Math.min(...heaps.map(down)));
    counted.drawCloth({
      x: left,
      y: top,
      width: between(matted.x + matted.width, lain.x + lain.width, x) - left,
      height: between(matted.y + matted.height, lain.y + lain.height, Math.max(...heaps.map(down))) - top,
    });
    holdBehind(heaps, all, OUTWARD * (1 - x));
  };
  const takeUp = (): readonly Pushed[] => {
    counted.alpha = 1;
    matted = counted.around(heaps);
    for (const { crab } of heaps) moveToLayer(counted.pushing, crab);
    const numbers = heaps.map(({ rows }) => rows.things.length);
    const spots = spotsOfEach(numbers, counted.spotsFor(count));
    return heaps.flatMap((heap, at) => {
      const lay = heap.rows.things.map(({ body }) => {
        const scale = moveToLayer(counted.lying, body);
        return { body, heap, from: { x: body.x, y: body.y, scale } };
      });
      const to = nearestSpots(
        lay.map(({ from }) => from),
        spots[at]!,
      );
      return lay.map((one, index) => ({ ...one, to: to[index]! }));
    });
  };
  const shadows = heaps.flatMap(({ rows }) => rows.things.map(({ shadow }) => shadow));
  // Place and size of all are read when their turn comes: until then the board is rearranged.
  return together(
    [0, recipe().to(push, { share: 1, duration: PUSH_SECONDS, ease: EASE.move }, 0)],
    [
      0,
      recipe().fromTo(counted.cloth, { alpha: 0 }, { alpha: 1, duration: 0.08, immediateRender: false }, 0),
    ],
    [0, recipe().to(shadows, { alpha: 0, duration: 0.08 }, 0)],
    ...heaps.map((heap) => [0.06, heap.bare()] as const),
  );
}

/** How late one goes down: of two that lie one above the other the upper one, whose way the lower one's crab is in until it has stepped aside. */
function lagOf(heap: Heap, heaps: readonly Heap[]): number {
  const ys = heaps.map(({ y }) => y);
  if (Math.max(...ys) - Math.min(...ys) < CRABS_APART) return LAG.beside;
  return heap.y === Math.min(...ys) ? LAG.upper : LAG.lower;
}

/** Each crab stands behind its own, its claws on the row that lies furthest up. outward: how far beside their middle, from 0 to 1. */
function holdBehind(heaps: readonly Heap[], pushed: readonly Pushed[], outward: number): void {
  const places = heaps.map((heap, index): PointData => {
    const own = pushed.filter((one) => one.heap === heap).map(({ body }) => body);
    const top = Math.min(...own.map(({ y, scale }) => y - UPPER_EDGE * scale.y));
    const middle = own.reduce((all, { x }) => all + x, 0) / own.length;
    const xs = own.map(({ x }) => x);
    const end = index === 0 ? Math.min(...xs) : Math.max(...xs);
    return { x: middle + (end - middle) * outward, y: top };
  });
  const [first, second] = places as [PointData, PointData];
  const close = Math.max(0, CRABS_APART - Math.abs(second.x - first.x)) / 2;
  const isBeside = Math.abs(second.y - first.y) < CRABS_APART;
  const side = second.x < first.x ? -1 : 1;
  places.forEach(({ x, y }, index) => {
    const aside = isBeside ? (index === 0 ? -side : side) * close : 0;
    heaps[index]!.crab.position.set(x + aside, y);
  });
}
