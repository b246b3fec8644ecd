import { Sprite, type Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { stepTo } from '#engine/plays/errand.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Plate } from './plate.ts';

/** Of the seconds for one cookie: when the blade is under it, when it is in the paw, and when it is bitten. */
const UNDER = 0.36;
const IN_PAW = 0.62;
const BITTEN = 0.86;
/** A cookie before the mouth, in rig units of the figure. */
const BITE_SIZE = 0.62;
/** After the last bite. */
const CHEWED_SECONDS = 0.4;
const BACK_SECONDS = 0.3;
/** Crumbs at a bite. */
const CRUMBS = 5;
/** Where the arm is stretched to, from the feet, in its own pixels: as high as it goes where that is enough. */
const STRETCH = { x: 150, ys: [-250, -186, -120, -60] } as const;
/** How far from the paw a cookie is once it was drawn in, in the shovel's own pixels. */
const DRAWN_IN = 10;

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
 * The guide eats the last cookies of the tray one by one: from its place beside the tray it pushes a shovel under each,
 * draws it in, takes it with its paw, and bites. So it is never before a cookie that is left. In calm motion the tray
 * alone tells it. Ends when the last is chewed and the guide stands as before.
 */
export function eatFrom(plate: Plate, secondsEach: number, eating: Eating): gsap.core.Timeline {
  const { guide, fx, munched } = eating;
  if (fx.calm) return plate.eat(secondsEach, fx, munched).call(() => guide.feel('idle'));
  const times = plate.bites(secondsEach);
  const timeline = together(
    ...times.map((at, step) => [at, eatOne(plate, step, secondsEach, eating)] as const),
  );
  const done = times.at(-1)! + secondsEach;
  timeline
    .add(guide.acts.chew(CHEWED_SECONDS).paused(false), done)
    .add(guide.acts.letGo('L').paused(false), done)
    .to(plate.peel, { alpha: 0, duration: 0.15 }, done)
    .to(guide.body, { y: 0, duration: BACK_SECONDS, ease: EASE.move }, done);
  return lasting(timeline, done + CHEWED_SECONDS).call(() => guide.feel('idle'), undefined, done);
}

function eatOne(plate: Plate, step: number, seconds: number, eating: Eating): gsap.core.Timeline {
  const { pictures, guide, ground, fx, munched } = eating;
  const { acts, body } = guide;
  const { peel } = plate;
  const thing = plate.meal[step]!;
  const at = ground.toLocal({ x: 0, y: 0 }, thing);
  const { aim, rise, paw } = besideTray(guide, at);
  const grip = plate.toLocal({ x: paw.x, y: at.y }, ground);
  const whole = drawn(pictures, 'cookie');
  const [under, inPaw, bitten] = [seconds * UNDER, seconds * IN_PAW, seconds * BITTEN];
  const raised = { duration: under * 0.7, ease: EASE.rise };
  const timeline = recipe()
    .to(body, { y: rise, ...raised }, 0)
    .add(acts.reach(aim, under * 0.7).paused(false), 0)
    .add(acts.lookAt(at).paused(false), 0)
    .set(peel, { x: grip.x }, 0)
    .call(() => peel.carry(false, thing.scale.x), undefined, 0);
  // From where the paw is now: at its place, or at the row before.
  if (step === 0) timeline.set(peel, { y: plate.toLocal(paw, ground).y, alpha: 1 }, 0);
  return timeline
    .to(peel, { y: grip.y, ...raised }, 0.001)
    .to(peel, { out: grip.x - thing.x, duration: under - 0.001, ease: EASE.move }, 0.001)
    .add(plate.take(step).paused(false), under)
    .call(() => peel.carry(true), undefined, under)
    .to(peel, { out: DRAWN_IN, duration: inPaw - under, ease: EASE.move }, under)
    .call(
      () => {
        peel.carry(false);
        acts.hold('L', whole, thing.scale.x / guide.scale.x);
        guide.feel('cheer');
      },
      undefined,
      inPaw,
    )
    .add(acts.toMouth('L', bitten - inPaw).paused(false), inPaw)
    .to(whole.scale, { x: BITE_SIZE, y: BITE_SIZE, duration: bitten - inPaw }, inPaw + 0.001)
    .call(
      () => {
        munched();
        acts.hold('L', drawn(pictures, 'bitten'), BITE_SIZE);
        fx.burst?.(acts.face, CRUMBS);
      },
      undefined,
      bitten,
    )
    .call(() => void acts.hold('L'), undefined, seconds);
}

/** Where its arm is stretched to from beside the tray, how far it rises for that row, and where its paw is when it stands. */
function besideTray(guide: Guide, at: PointData) {
  const steps = STRETCH.ys.map((y) => stepTo(guide, at, { side: 'L', stretch: { x: STRETCH.x, y } }));
  const { aim, foot } = steps.find((step) => step.foot.y <= 0) ?? steps.at(-1)!;
  return { aim, rise: foot.y, paw: guide.acts.pawReachingFor(aim) };
}

function drawn(pictures: Pictures, name: 'cookie' | 'bitten'): Sprite {
  const sprite = new Sprite(pictures.texture(`cookie/${name}`));
  sprite.anchor.set(0.5);
  return sprite;
}
