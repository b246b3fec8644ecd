import { Container, Sprite, type PointData } from 'pixi.js';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { flyTo } from '#engine/fx/right.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Finale } from '#engine/sprites/finale.ts';
import type { Friend } from '#engine/sprites/friend.ts';
import { FILLED_SECONDS, type Jar } from './jar.ts';

/** The jar has come forward, and is filled from then on. */
const FILLS_AT = 0.4;
/** When the jar is full, and its lid is shut. */
export const FULL_AT = FILLS_AT + FILLED_SECONDS;
/** From then until the crumb sets off, and until it has landed and is eaten. */
const CRUMB = { after: 0.3, landed: 0.45, size: 2.2 } as const;

export interface Filling {
  readonly pictures: Pictures;
  readonly ctx: FxContext;
  /** At each cookie. */
  readonly landed: () => void;
  /** Who gets the last crumb. */
  readonly friend: Friend | undefined;
}

/** The end: the jar comes to the front, is filled, and closed; the little animal of the place gets the last crumb. */
export function fillForward(jar: Jar, view: Container, layout: Layout, filling: Filling): gsap.core.Timeline {
  const { width, height } = layout;
  const { pictures, ctx, landed, friend } = filling;
  const finale = new Finale();
  view.addChild(finale, jar);
  const scale = Math.min(1.9, height / 560, width / 480);
  const place = { x: width / 2, y: height * 0.8, scale, lightY: height * 0.8 - 120 * scale };
  const timeline = together(
    [0, finale.bring(jar, place, ctx)],
    [FILLS_AT, jar.fillUp(pictures, ctx, landed)],
  );
  if (!friend?.visible) return timeline;
  const mouth = { x: place.x, y: place.y + jar.mouth.y * scale };
  return timeline.add(crumbFor(friend, mouth, view, filling).paused(false), FULL_AT + CRUMB.after);
}

/** A crumb hops to the little animal, which is glad of it. 1.15 s. */
function crumbFor(
  friend: Friend,
  from: PointData,
  view: Container,
  { pictures, ctx }: Filling,
): gsap.core.Timeline {
  const crumb = new Sprite(pictures.texture('cookie/crumb'));
  crumb.anchor.set(0.5);
  crumb.scale.set(CRUMB.size);
  crumb.position.copyFrom(from);
  const flight = new Container({ alpha: 0 });
  flight.addChild(crumb);
  view.addChild(flight);
  return together(
    [0, recipe().set(flight, { alpha: 1 }, 0.01)],
    [0, friend.lookAt(from, ctx)],
    [0.01, flyTo(crumb, view.toLocal({ x: 0, y: -friend.head / 2 }, friend), ctx)],
    [CRUMB.landed, friend.joy(true, ctx)],
    [0.6, recipe().set(flight, { alpha: 0 }, 0.01)],
  );
}
