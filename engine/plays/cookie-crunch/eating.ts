import { Sprite, type Container } from 'pixi.js';
import { lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Plate } from './plate.ts';

/** Of the seconds for one cookie: on its way to the paw, and when it is bitten. */
const IN_PAW = 0.5;
const BITTEN = 0.84;
/** A cookie in the paw, in rig units of the figure: its picture is as large on the tray. */
const IN_PAW_SIZE = 0.62;
/** How far above the higher end of its way a cookie rises. */
const ARCH = 50;
/** After the last bite. */
const CHEWED_SECONDS = 0.4;

export interface Eating {
  readonly pictures: Pictures;
  readonly guide: Guide;
  /** Over everything else. */
  readonly layer: Container;
  readonly fx: FxContext;
  /** At each bite. */
  munched(): void;
}

/**
 * The guide eats the last cookies of the tray one by one: each hops into its outstretched paw, comes to its mouth, and
 * is bitten. In calm motion the tray alone tells it. Ends when the last is chewed.
 */
export function eatFrom(plate: Plate, secondsEach: number, eating: Eating): gsap.core.Timeline {
  const { guide, fx, munched } = eating;
  if (fx.calm) return plate.eat(secondsEach, fx, munched).call(() => guide.feel('idle'));
  const times = plate.bites(secondsEach);
  const timeline = together(
    ...times.map((at, step) => [at, eatOne(plate, step, secondsEach, eating)] as const),
  );
  const [first] = plate.meal;
  const side = guide.acts.sideOf(placeOf(eating.layer, first!));
  const done = times.at(-1)! + secondsEach;
  timeline.add(guide.acts.chew(CHEWED_SECONDS).paused(false), done);
  timeline.add(guide.acts.letGo(side).paused(false), done);
  return lasting(timeline, done + CHEWED_SECONDS).call(() => guide.feel('idle'), undefined, done);
}

function eatOne(plate: Plate, step: number, seconds: number, eating: Eating): gsap.core.Timeline {
  const { pictures, guide, layer, fx, munched } = eating;
  const { acts } = guide;
  const from = placeOf(layer, plate.meal[step]!);
  const side = acts.sideOf(from);
  const paw = acts.pawReachingFor(from);
  const size = layer.toLocal({ x: 1, y: 0 }, plate.meal[step]!).x - from.x;
  const cookie = layer.addChild(drawn(pictures, 'cookie'));
  cookie.visible = false;
  const taken = seconds * IN_PAW;
  const bitten = seconds * BITTEN;
  const held = guide.scale.x * IN_PAW_SIZE;
  const top = Math.min(from.y, paw.y) - ARCH;
  const timeline = recipe()
    .add(acts.reach(from, taken * 0.6).paused(false), 0)
    .add(acts.lookAt(from).paused(false), 0)
    .set(cookie, { visible: true, x: from.x, y: from.y }, 0)
    .fromTo(cookie.scale, { x: size, y: size }, { x: held, y: held, duration: taken, ease: 'none' }, 0)
    .to(cookie, { x: paw.x, duration: taken, ease: 'none' }, 0)
    .to(cookie, { y: top, duration: taken / 2, ease: 'power1.out' }, 0)
    .to(cookie, { y: paw.y, duration: taken / 2, ease: 'power1.in' }, taken / 2)
    .add(plate.take(step).paused(false), 0)
    .call(() => void acts.hold(side, drawn(pictures, 'cookie'), IN_PAW_SIZE), undefined, taken)
    .set(cookie, { visible: false }, taken)
    .call(() => guide.feel('cheer'), undefined, taken)
    .add(acts.toMouth(side, bitten - taken).paused(false), taken)
    .call(
      () => {
        munched();
        acts.hold(side, drawn(pictures, 'bitten'), IN_PAW_SIZE);
        fx.burst?.(guide.acts.face, CRUMBS);
      },
      undefined,
      bitten,
    )
    .call(() => void acts.hold(side), undefined, seconds);
  return timeline;
}

function drawn(pictures: Pictures, name: 'cookie' | 'bitten'): Sprite {
  const sprite = new Sprite(pictures.texture(`cookie/${name}`));
  sprite.anchor.set(0.5);
  return sprite;
}

/** Crumbs at a bite. */
const CRUMBS = 5;

const placeOf = (layer: Container, thing: Container) => layer.toLocal({ x: 0, y: 0 }, thing);
