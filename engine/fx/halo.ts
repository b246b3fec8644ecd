import { Bounds, Graphics, type Container } from 'pixi.js';
import { EASE, recipe, SECONDS } from './motion.ts';

/** A ring of light around what is meant: in calm motion it would be dimmed otherwise, as what is not. */
const HALO = { beyond: 12, corner: 70 } as const;
/** Things of a row, drawn in boxes of this size, lie so near to one another that a ring goes no further. */
const BOX = 120;
/** A dark line under a light one: seen on every ground. */
const LINES = [
  [20, '#5A2A1A'],
  [13, '#FFC83D'],
] as const;
const halos = new WeakMap<Container, Graphics>();

/** The halo comes and goes so many times, in so many seconds each time. */
export const pulse = (view: Container, times: number, seconds: number): gsap.core.Timeline =>
  shine(view, { duration: seconds / 2, yoyo: true, repeat: 2 * times - 1, ease: EASE.idle });

/** The halo comes, in calm motion or not, and stays until it goes out. 0.16 s. */
export const ring = (view: Container): gsap.core.Timeline => shine(view, { duration: SECONDS.fast });

/** It goes out. 0.16 s. */
export const goOut = (view: Container): gsap.core.Timeline =>
  recipe().to(haloOf(view), { alpha: 0, duration: SECONDS.fast }, 0);

function shine(view: Container, how: gsap.TweenVars): gsap.core.Timeline {
  const halo = haloOf(view);
  return recipe()
    .call(() => void (halo.destroyed || drawAround(halo, view)), undefined, 0)
    .to(halo, { alpha: 1, ...how }, 0);
}

/** Under all that belongs to the thing, and no part of how large that is. */
function haloOf(view: Container): Graphics {
  const old = halos.get(view);
  if (old && !old.destroyed) return old;
  const halo = view.addChildAt(new Graphics({ label: 'halo', alpha: 0 }), 0);
  halo.measurable = false;
  halos.set(view, halo);
  return halo;
}

/** Around what of it can be seen. */
function drawAround(halo: Graphics, view: Container): void {
  const bounds = new Bounds();
  for (const part of view.children) {
    if (part === halo || !part.visible || part.alpha === 0) continue;
    part.updateLocalTransform();
    bounds.addBounds(part.getLocalBounds(), part.localTransform);
  }
  halo.clear();
  if (!bounds.isValid) return;
  const beyond = Math.max(0, Math.min(HALO.beyond, (bounds.width - BOX) / 2));
  const { x, y, width, height } = bounds.pad(beyond).rectangle;
  for (const [wide, color] of LINES)
    halo
      .roundRect(x, y, width, height, Math.min(HALO.corner, width / 2, height / 2))
      .stroke({ width: wide, color });
}
