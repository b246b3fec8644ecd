import { Container, Sprite, type PointData, type RenderLayer } from 'pixi.js';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { flyTo } from '#engine/fx/right.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { comeHome } from '#engine/plays/come-home.ts';
import { Finale, type FinalePlace } from '#engine/sprites/finale.ts';
import type { Friend } from '#engine/sprites/friend.ts';
import type { Jar } from './jar.ts';
import { openAndShut, PRESSED_SECONDS, SHUT_SECONDS, type Opening } from './lid.ts';

/** The jar comes forward before what was on the table goes; the guide has come to it, and takes its lid off. */
const COMES_AT = 0;
const OPENS_AT = COMES_AT + 0.55;
/** In calm motion the guide follows when the jar is there: what is left is solid while one thing fades. */
const CALM = { jar: 0.4, guide: 0.9, opens: 1.45 } as const;
/** When the full jar is shut. */
export const fullAt = ({ calm }: FxContext): number => (calm ? CALM.opens : OPENS_AT) + SHUT_SECONDS;
/** From then until the crumb sets off, and until it has landed and is eaten. */
const CRUMB = { after: 0.3, landed: 0.45, size: 2.2 } as const;
/** Beside the jar, in its own pixels: the guide's feet and size. Both take so much. */
const BESIDE = { x: -365, size: 0.62, left: 464, right: 150, edge: 30 } as const;
const LARGEST = 1.6;

export interface Closing extends Opening {
  /** Behind the jar, so that all of it is seen while the guide takes its lid. */
  readonly behind: RenderLayer;
  /** Who gets the last crumb. */
  readonly friend: Friend | undefined;
}

/** The jar's foot at the end, with room for the guide beside it. */
function placeIn({ width, height }: Layout): FinalePlace {
  const { left, right, edge } = BESIDE;
  const scale = Math.min(LARGEST, height / 675, (width - 2 * edge) / (left + right));
  const y = height * 0.8;
  return { x: width / 2 + ((left - right) / 2) * scale, y, scale, lightY: y - 120 * scale };
}

/** The end: the jar comes to the front, the guide looks in and shuts it; the little animal of the place gets the last crumb. */
export function closeForward(
  jar: Jar,
  view: Container,
  layout: Layout,
  closing: Closing,
): gsap.core.Timeline {
  const { ctx, guide, behind, friend } = closing;
  const finale = new Finale();
  view.addChild(finale, behind, jar);
  behind.attach(guide);
  const place = placeIn(layout);
  const { x, y, scale } = place;
  const stands = { x: x + BESIDE.x * scale, y, scale: BESIDE.size * scale };
  const at = ctx.calm ? CALM : { jar: COMES_AT, guide: 0, opens: OPENS_AT };
  const shut = fullAt(ctx);
  const timeline = together(
    [at.jar, finale.bring(jar, place, ctx)],
    [at.guide, comeHome(guide, stands, ctx)],
    [at.opens, openAndShut(jar, closing)],
    // No paw is on it any more.
    [shut + PRESSED_SECONDS + 0.05, jar.leap(ctx)],
  );
  if (!friend?.visible) return timeline;
  const mouth = { x, y: y + jar.mouth.y * scale };
  return timeline.add(
    crumbFor(friend, mouth, view, closing).paused(false),
    shut + PRESSED_SECONDS + CRUMB.after,
  );
}

/** A crumb hops to the little animal, which is glad of it. 1.15 s. */
function crumbFor(
  friend: Friend,
  from: PointData,
  view: Container,
  { pictures, ctx }: Closing,
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
