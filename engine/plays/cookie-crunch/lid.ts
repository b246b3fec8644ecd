import type { PointData } from 'pixi.js';
import { EASE, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Carrying, Load } from '#engine/plays/carrying.ts';
import { seenAt } from '#engine/plays/seen-at.ts';
import { LOW, RAISED, stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Jar } from './jar.ts';

/** A paw is on the lid, and has it, holds it beside the jar, in the jar's own pixels, and so long is the way there. */
const LID = { reached: 0.28, taken: 0.3, way: 0.3, x: -236, y: -236 } as const;
/** The jar is shut again, and the paw stays on its lid for so long. */
export const SHUT_SECONDS = 1.25;
export const PRESSED_SECONDS = 0.35;

export interface Opening {
  readonly pictures: Pictures;
  readonly ctx: FxContext;
  readonly carrying: Carrying;
  readonly guide: Guide;
}

/** The guide takes the lid off, holds it beside the jar, puts it on, and presses it. */
export function openAndShut(jar: Jar, { pictures, ctx, carrying, guide }: Opening): gsap.core.Timeline {
  const at = ({ x, y }: PointData) => ({ x: jar.x + x * jar.scale.x, y: jar.y + y * jar.scale.y });
  const { reached, taken, way } = LID;
  const load: Load = {
    thing: jar.lidToHold(pictures),
    scale: () => jar.scale.x,
    from: () => at(jar.knob),
    to: () => at(LID),
    isBehindPaw: true,
    // Beside its face, of which it hides nothing.
    stretch: { from: RAISED, to: LOW },
  };
  const timeline = carrying.fetch(load, reached, taken, ctx);
  const lid = jar.shutAt(SHUT_SECONDS - taken, ctx).paused(false);
  if (!timeline) {
    const there = () => stepTo(guide, at(jar.knob), { side: 'R', stretch: RAISED }).foot;
    const seen = seenAt(guide, { side: 'R', there, from: 0, until: SHUT_SECONDS + PRESSED_SECONDS });
    return seen.add(lid, taken);
  }
  const there = { duration: way, ease: EASE.move };
  timeline
    .add(lid, taken)
    .to(carrying.way, { x: 2, y: 2, ...there }, taken)
    .add(carrying.reachFor('to', way), taken)
    .add(carrying.reachFor('from', way), SHUT_SECONDS - way)
    .to(carrying.way, { x: 1, y: 1, ...there }, SHUT_SECONDS - way);
  timeline.call(() => carrying.put(), undefined, SHUT_SECONDS);
  return carrying.goHome(timeline, SHUT_SECONDS + PRESSED_SECONDS, way);
}
