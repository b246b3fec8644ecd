import { Sprite } from 'pixi.js';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Plate } from './plate.ts';
import type { Shovelling } from './shovelling.ts';

/** Of the seconds for one cookie: when the blade is under it, when it is in the paw, the shovel away, and when it is bitten. */
const UNDER = 0.26;
const IN_PAW = 0.48;
const AWAY = 0.53;
const BITTEN = 0.7;
/** The same where no shovel draws it in: when it is bitten, and when it is eaten up. */
const CALM = { bitten: 0.4, gone: 0.8 } as const;
/** A cookie before the mouth, in rig units of the figure. */
const BITE_SIZE = 0.56;
/** After the last bite. */
const CHEWED_SECONDS = 0.4;
/** An arm needs so long to hang down. */
const WAITS_SECONDS = 0.22;
/** Crumbs at a bite. */
const CRUMBS = 5;

export interface Eating {
  readonly pictures: Pictures;
  readonly guide: Guide;
  /** Has its places anew when a tablet is turned. */
  readonly shovelling: Shovelling;
  readonly fx: FxContext;
  /** At each bite. */
  munched(): void;
}

/**
 * The guide eats the last cookies of the tray one by one: from its place beside the tray it pushes a shovel under each,
 * draws it in, takes it with its paw, and bites. So it is never before a cookie that is left. The shovel comes from behind it
 * and goes back there, off the stage, each time: no empty blade is before its face. In calm motion there is no shovel: each is in the paw at its mouth as it is off the
 * tray. Ends when the last is chewed and the guide stands as before.
 */
export function eatFrom(plate: Plate, secondsEach: number, eating: Eating): gsap.core.Timeline {
  const { guide, shovelling, fx } = eating;
  const times = plate.bites(secondsEach);
  if (fx.calm) return eatCalmly(plate, times, secondsEach, eating);
  const timeline = together(
    ...times.map((at, step) => [at, eatOne(plate, step, secondsEach, eating)] as const),
  );
  // Where it waits for the next one, no paw is left before its face.
  times.forEach((at, step) => {
    const eaten = at + secondsEach;
    if ((times[step + 1] ?? eaten) > eaten + WAITS_SECONDS)
      timeline.add(guide.acts.letGo('L').paused(false), eaten);
  });
  const done = times.at(-1)! + secondsEach;
  const { peel } = plate;
  const { acts } = guide;
  timeline
    .set(peel, { visible: true }, 0)
    .set(shovelling, { step: -1 }, done)
    .set(peel, { visible: false }, done)
    .add(acts.chew(CHEWED_SECONDS).paused(false), done)
    .add(acts.letGo('L').paused(false), done)
    .eventCallback('onUpdate', () => shovelling.place());
  return lasting(timeline, done + CHEWED_SECONDS).call(() => guide.feel('idle'), undefined, done);
}

function eatCalmly(
  plate: Plate,
  times: readonly number[],
  seconds: number,
  { pictures, guide, munched }: Eating,
): gsap.core.Timeline {
  const { acts } = guide;
  const end = times.at(-1)! + seconds;
  const timeline = recipe().add(acts.cutTo('L', 'mouth').paused(false), 0);
  const hold = (name: 'cookie' | 'bitten') => () => acts.hold('L', drawn(pictures, name), BITE_SIZE);
  times.forEach((at, step) => {
    timeline
      .add(plate.take(step).paused(false), at)
      .call(hold('cookie'), undefined, at)
      .call(munched, undefined, at + seconds * CALM.bitten)
      .call(hold('bitten'), undefined, at + seconds * CALM.bitten)
      .call(() => acts.hold('L'), undefined, at + seconds * CALM.gone);
  });
  return timeline
    .add(acts.cutTo('L', 'rest').paused(false), end)
    .add(acts.chew(CHEWED_SECONDS).paused(false), end)
    .call(() => guide.feel('idle'), undefined, end);
}

function eatOne(plate: Plate, step: number, seconds: number, eating: Eating): gsap.core.Timeline {
  const { pictures, guide, shovelling, fx, munched } = eating;
  const { acts } = guide;
  const { way } = shovelling;
  const { peel } = plate;
  const thing = plate.meal[step]!;
  const whole = drawn(pictures, 'cookie');
  const [under, inPaw, away, bitten] = [UNDER, IN_PAW, AWAY, BITTEN].map((share) => seconds * share) as [
    number,
    number,
    number,
    number,
  ];
  return recipe()
    .set(shovelling, { step }, 0)
    .call(() => peel.carry(false), undefined, 0)
    .add(acts.reach(() => shovelling.aim, under * 0.7).paused(false), 0.001)
    .add(acts.lookAt(shovelling.placeOf(step)).paused(false), 0)
    .to(way, { out: 1, duration: under - 0.001, ease: EASE.move }, 0.001)
    .add(plate.take(step).paused(false), under)
    .call(() => peel.carry(true), undefined, under)
    .to(way, { out: 0, duration: inPaw - under, ease: EASE.move }, under)
    .to(way, { out: -1, duration: away - inPaw, ease: EASE.fall }, inPaw)
    .call(
      () => {
        peel.carry(false);
        acts.hold('L', whole, thing.scale.x / guide.scale.x);
        guide.feel('cheer');
      },
      undefined,
      inPaw,
    )
    .add(acts.toMouth('L', bitten - inPaw, true).paused(false), inPaw)
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

function drawn(pictures: Pictures, name: 'cookie' | 'bitten'): Sprite {
  const sprite = new Sprite(pictures.texture(`cookie/${name}`));
  sprite.anchor.set(0.5);
  return sprite;
}
