import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { bothSides, centred, circle, ellipse, line, path, rect, type Svg } from '#assets/art/kit/svg.ts';

/** A wooden board for a number, 230 x 190 around its middle; its post ends this far below the middle. */
export function sign(post: number): Svg {
  const wood = clay('#4A1526', 9, { dark: 0.5, light: 0.75, tint: '#FFE0A8' });
  return (
    rect({ x: -17, y: 60, width: 34, height: post - 60 }, 10, {
      fill: linear(['#A5673A', '#7A4526']),
      filter: clay('#3A1236', 6),
    }) +
    rect(centred(0, 0, 230, 190), 44, { fill: linear(['#DFA062', '#BC7640', '#9A5730']), filter: wood }) +
    line('M-80,-82 H-10 M30,-80 H86 M-86,82 H-30 M10,83 H70', '#5A2A1A', 4, { opacity: 0.25 }) +
    rect(centred(0, 0, 190, 150), 32, {
      fill: linear(['#FFFDF4', '#FFF0CF']),
      filter: clay('#B5803C', 7, { dark: 0.4, light: 0.3, inset: true }),
    }) +
    bothSides(
      (side) =>
        circle(side * 101, -82, 6, { fill: '#FFE7A8' }) + circle(side * 101, 82, 6, { fill: '#FFE7A8' }),
    )
  );
}

/** Sound that comes towards the child: three arcs, white to be tinted. */
const soundWaves = (): Svg =>
  line('M0,-18 C10,-8 10,8 0,18 M20,-36 C40,-16 40,16 20,36 M42,-54 C72,-24 72,24 42,54', '#FFFFFF', 13);

/** A tuft of grass that hides an animal's feet. */
const tuft = (): Svg =>
  path(
    'M-120,10 C-112,-20 -104,-34 -96,-44 C-90,-24 -86,-14 -82,-6 C-72,-34 -62,-50 -52,-58 C-46,-34 -42,-20 -38,-8 C-24,-40 -12,-58 0,-66 C8,-40 14,-22 18,-8 C32,-36 44,-50 56,-56 C60,-34 64,-18 68,-6 C80,-28 90,-40 102,-44 C106,-24 112,-8 118,10Z',
    {
      fill: linear(['#B5CC5A', '#7A9A3A']),
      filter: clay('#2F4A1A', 7, { tint: '#F2FFB0' }),
    },
  ) + ellipse(0, 10, 118, 9, { fill: '#7A9A3A' });

export const safariFrames = (): Frame[] => [
  { name: 'safari/sign', drawing: sign(106) },
  { name: 'safari/sound', drawing: soundWaves() },
  { name: 'safari/tuft', drawing: tuft() },
];
