import { EASE, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Carrying, Load } from '#engine/plays/carrying.ts';
import { FADES_SECONDS, fadeTo } from '#engine/plays/seen-at.ts';
import { LOW, RAISED, stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { passBelow } from './pass-below.ts';
import type { Tower } from './tower.ts';

/** Before what it takes. */
const REACHED_SECONDS = 0.28;
/** How long it looks at it, and how long it takes from there to the gap. */
const LOOK_SECONDS = 0.14;
const WAY_SECONDS = 0.4;
/** The filling is in its paw from here on, and is where it belongs from here on. */
export const FETCHED_SECONDS = REACHED_SECONDS + LOOK_SECONDS;
export const BROUGHT_SECONDS = FETCHED_SECONDS + WAY_SECONDS;
/** From the gap it goes to the tall sandwich, and home from there. */
const LEFT_AT = BROUGHT_SECONDS + 0.02;
const TOWER_SECONDS = 0.3;
/** A whole screen. */
const HOME_SECONDS = 0.5;
/** On both ways it is between the slices and the dishes, before no number: there after this share of the time, and for as long. */
const LEVEL = { there: 0.3, leaves: 0.62 } as const;
/** Where a layer is held, from the middle of its lower edge: beside a face. */
const GRIP_X = -104;
/** The layer lies on the tall sandwich from here on; in calm motion the guide is there until then. */
export const LAYERED_SECONDS = LEFT_AT + TOWER_SECONDS + 0.04;
const CALM_UNTIL = 1.5;
/** Nearly home, with nothing in its paws: it is glad from here on, where it is looked at. */
export const GLAD_AT = LAYERED_SECONDS + HOME_SECONDS - 0.18;

/** The layer for the tall sandwich, from where the filling was put. level: of its feet on the way there and home. */
export function layerOf(tower: Tower, index: number, { to: from, stretch }: Load, level: () => number): Load {
  const thing = tower.drawLayer(index);
  thing.pivot.set(GRIP_X, 0);
  return {
    thing,
    stretch: { from: stretch?.to ?? RAISED, to: LOW },
    scale: () => tower.scale.x,
    from,
    level,
    to() {
      const { x, y } = tower.layerPlace(index);
      return { x: x + GRIP_X * tower.scale.x, y };
    },
  };
}

/**
 * The guide brings a filling to the gap from below, lays a layer on the tall sandwich on its way back, which a round builds, and
 * goes home: 1.68 s. In calm motion it is seen at both.
 */
export function serve(
  { carrying, guide }: { readonly carrying: Carrying; readonly guide: Guide },
  filling: Load,
  layer: Load,
  ctx: FxContext,
): gsap.core.Timeline {
  const timeline = carrying.fetch(filling, REACHED_SECONDS, FETCHED_SECONDS, ctx);
  if (!timeline) return seenServing(guide, filling, layer);
  const { way } = carrying;
  passBelow(carrying, timeline, FETCHED_SECONDS, { seconds: WAY_SECONDS, towards: 2 });
  const lay = () =>
    guide.acts.reach(stepTo(guide, guide, { side: 'R', stretch: LOW }).aim, TOWER_SECONDS / 2);
  timeline
    .add(carrying.reachFor('to', WAY_SECONDS / 2), FETCHED_SECONDS)
    .call(() => carrying.takeOn(filling, layer), undefined, LEFT_AT)
    .fromTo(
      way,
      { x: 1, y: 1 },
      { x: 2, y: 2, duration: TOWER_SECONDS, ease: EASE.move, immediateRender: false },
      LEFT_AT + 0.001,
    )
    .add(lay().paused(false), LEFT_AT + TOWER_SECONDS / 2);
  keepLevel(timeline, way, LEFT_AT + 0.001, TOWER_SECONDS);
  keepLevel(timeline, way, LAYERED_SECONDS, HOME_SECONDS);
  return carrying.goHome(timeline, LAYERED_SECONDS, HOME_SECONDS, HOME_SECONDS, EASE.idle);
}

/** On its way it comes between the slices and the dishes, and leaves there. */
function keepLevel(timeline: gsap.core.Timeline, way: Carrying['way'], at: number, seconds: number): void {
  const { there, leaves } = LEVEL;
  timeline
    .to(way, { level: 1, duration: there * seconds, ease: EASE.rise }, at)
    .to(way, { level: 0, duration: (1 - leaves) * seconds, ease: EASE.fall }, at + leaves * seconds);
}

/** It is seen in the gap, and at the tall sandwich, with a paw up. */
function seenServing(guide: Guide, ...loads: readonly Load[]): gsap.core.Timeline {
  const { acts, arms } = guide;
  const half = FADES_SECONDS / 2;
  const timeline = recipe().call(() => void (arms.carrying = 'R'), undefined, 0);
  [0, LEFT_AT].forEach((at, index) => {
    const { to, stretch } = loads[index]!;
    timeline.add(
      fadeTo(guide, () => stepTo(guide, to(), { side: 'R', stretch: stretch!.to }).foot).paused(false),
      at,
    );
  });
  return timeline
    .add(acts.cutTo('R', 'up').paused(false), half)
    .add(fadeTo(guide, () => ({ x: 0, y: 0 })).paused(false), CALM_UNTIL)
    .add(acts.cutTo('R', 'rest').paused(false), CALM_UNTIL + half)
    .call(() => void (arms.carrying = undefined), undefined, CALM_UNTIL + FADES_SECONDS);
}
