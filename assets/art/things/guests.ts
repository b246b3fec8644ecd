import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay } from '#assets/art/kit/paint.ts';
import { at, bothSides, ellipse, type Svg } from '#assets/art/kit/svg.ts';
import { barAnimals } from '#assets/art/rig/bar-animals.ts';
import { drawPose } from '#assets/art/rig/pose.ts';
import { savannaAnimals } from '#assets/art/rig/savanna-animals.ts';
import { PAWS, type GuestName } from '#engine/games/number-sandwich/guests.ts';

/** How large a head is drawn, and how high its middle is in rig space; ears and trunk of some reach far out. */
const HEAD = { scale: 0.26, y: -270 } as const;
const HEADS: Readonly<Record<string, Partial<Record<'scale' | 'y', number>>>> = {
  elephant: { scale: 0.215 },
  giraffe: { y: -318, scale: 0.29 },
  hippo: { scale: 0.24 },
  lion: { scale: 0.24 },
};
/** Lifted to what is eaten. */
const paws = (colour: string): Svg =>
  bothSides((side) =>
    ellipse(side * 28, 31, 11, 9, { fill: colour, filter: clay('#3A1236', 3, { dark: 0.4, light: 0.5 }) }),
  );

/** Who waits at the sandwich bar: heads around 0,0, about 84 wide; "-eats" has its mouth open and paws at it. */
export const guestFrames = (): Frame[] =>
  [...savannaAnimals(), ...barAnimals()].flatMap((rig) => {
    const { scale, y } = { ...HEAD, ...HEADS[rig.name] };
    const head = (eats: boolean): Svg =>
      at(0, -y * scale, drawPose(rig, eats ? { eyes: 'happy', mouth: 'cheer' } : { mouth: 'idle' }, 'head'), {
        scale,
      });
    return [
      { name: `guests/${rig.name}`, drawing: head(false) },
      { name: `guests/${rig.name}-eats`, drawing: head(true) + paws(PAWS[rig.name as GuestName]) },
    ];
  });
