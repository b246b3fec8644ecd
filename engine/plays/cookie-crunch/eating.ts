import { Sprite, type Container } from 'pixi.js';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { stepTo } from '#engine/plays/errand.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Plate } from './plate.ts';

/** Of the seconds for one cookie: when the paw is on it, and when it is bitten. */
const IN_PAW = 0.5;
const BITTEN = 0.84;
/** A cookie before the mouth, in rig units of the figure. */
const BITE_SIZE = 0.62;
/** After the last bite. */
const CHEWED_SECONDS = 0.4;
const BACK_SECONDS = 0.3;
/** Crumbs at a bite. */
const CRUMBS = 5;

export interface Eating {
  readonly pictures: Pictures;
  readonly guide: Guide;
  /** In whose coordinates the guide stands. */
  readonly ground: Container;
  readonly fx: FxContext;
  /** At each bite. */
  munched(): void;
}

/**
 * The guide eats the last cookies of the tray one by one: it comes along the tray, takes each with its paw, and bites.
 * In calm motion the tray alone tells it. Ends when the last is chewed and the guide is back at its place.
 */
export function eatFrom(plate: Plate, secondsEach: number, eating: Eating): gsap.core.Timeline {
  const { guide, fx, munched } = eating;
  if (fx.calm) return plate.eat(secondsEach, fx, munched).call(() => guide.feel('idle'));
  const times = plate.bites(secondsEach);
  const timeline = together(
    ...times.map((at, step) => [at, eatOne(plate, step, secondsEach, eating)] as const),
  );
  const { side } = stepTo(guide, placeOf(eating.ground, plate.meal[0]!));
  const done = times.at(-1)! + secondsEach;
  timeline
    .add(guide.acts.chew(CHEWED_SECONDS).paused(false), done)
    .add(guide.acts.letGo(side).paused(false), done)
    .to(guide.body, { x: 0, y: 0, duration: BACK_SECONDS, ease: EASE.move }, done);
  return lasting(timeline, done + CHEWED_SECONDS).call(() => guide.feel('idle'), undefined, done);
}

function eatOne(plate: Plate, step: number, seconds: number, eating: Eating): gsap.core.Timeline {
  const { pictures, guide, ground, fx, munched } = eating;
  const { acts, body } = guide;
  const at = placeOf(ground, plate.meal[step]!);
  const { side, aim, foot } = stepTo(guide, at);
  /** Half as large again in the paw as at the mouth: as it lay on the tray. */
  const size = (ground.toLocal({ x: 1, y: 0 }, plate.meal[step]!).x - at.x) / guide.scale.x;
  const whole = drawn(pictures, 'cookie');
  const taken = seconds * IN_PAW;
  const bitten = seconds * BITTEN;
  const timeline = recipe()
    .to(body, { ...foot, duration: taken, ease: EASE.move }, 0)
    .add(acts.reach(aim, taken).paused(false), 0)
    .add(acts.lookAt(aim).paused(false), 0)
    .add(plate.take(step).paused(false), taken)
    .call(
      () => {
        acts.hold(side, whole, size);
        guide.feel('cheer');
      },
      undefined,
      taken,
    )
    .add(acts.toMouth(side, bitten - taken).paused(false), taken)
    .to(whole.scale, { x: BITE_SIZE, y: BITE_SIZE, duration: bitten - taken }, taken + 0.001)
    .call(
      () => {
        munched();
        acts.hold(side, drawn(pictures, 'bitten'), BITE_SIZE);
        fx.burst?.(acts.face, CRUMBS);
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

const placeOf = (ground: Container, thing: Container) => ground.toLocal({ x: 0, y: 0 }, thing);
