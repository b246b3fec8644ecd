import type { PointData } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import type { Rig } from './rig.ts';

export const SIDES = ['L', 'R'] as const;
/** How far the eyes go to a side, the mouth after them and the ears against them, in rig units: the head is seen to turn. */
const EYES = { x: 15, y: 9 } as const;
const MOUTH_AFTER = { x: 10, y: 5 } as const;
const EARS_AGAINST = { x: 6, y: 3 } as const;
const EYE_PARTS = ['eye', 'eyeHappy', 'lid'] as const;
const MOUTHS = ['idle', 'open', 'small', 'cheer', 'think'] as const;
/** Where the eyes cannot be seen to turn they go out of sight, are turned, and come again at these seconds. */
const UNSEEN = { gone: 0.07, turned: 0.08, come: 0.13, there: 0.2 } as const;
/** Who looks there already need not turn its eyes, of which 1 is all the way. */
const LITTLE = 0.1;

/** Brings the face where the gaze is, -1 to 1 each way. onlyEyes: the head stays as it is. */
export function turnFace(rig: Rig, { x, y }: PointData, onlyEyes: boolean): void {
  const [across, down] = onlyEyes ? [0, 0] : [x, y];
  for (const side of SIDES) {
    for (const part of EYE_PARTS) rig.shift(`${part}${side}`, x * EYES.x, y * EYES.y);
    rig.shift(`brow${side}`, across * EYES.x, down * EYES.y);
    rig.shift(`ear${side}`, -across * EARS_AGAINST.x, -down * EARS_AGAINST.y);
  }
  for (const mouth of MOUTHS) rig.shift(`mouth-${mouth}`, across * MOUTH_AFTER.x, down * MOUTH_AFTER.y);
}

/** The eyes look somewhere else after a moment in which they are not seen, as after a blink: nothing moves. 0.2 s. */
export function turnUnseen(rig: Rig, gaze: PointData, { x, y }: PointData): gsap.core.Timeline {
  const { gone, turned, come, there } = UNSEEN;
  // Where it looks by then is only known when it begins.
  const alpha = () => (Math.hypot(x - gaze.x, y - gaze.y) < LITTLE ? 1 : 0);
  const eyes = SIDES.flatMap((side) => [rig.joint(`eye${side}`), rig.joint(`eyeHappy${side}`)]);
  return recipe()
    .to(eyes, { alpha, duration: gone }, 0)
    .set(gaze, { x, y }, turned)
    .to(eyes, { alpha: 1, duration: there - come }, come);
}
