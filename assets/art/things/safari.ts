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

/** A flamingo, foot at 0,0, about 120 wide and 170 high. */
const flamingo = (): Svg =>
  line('M6,0 C4,-26 10,-44 8,-74 M6,0 H22', '#E2607E', 6) +
  line('M-4,-34 L-22,-52 L-4,-76', '#C94A70', 6) +
  path(
    'M-58,-92 C-44,-124 6,-128 36,-106 C48,-96 44,-78 24,-70 C-6,-60 -36,-66 -44,-78 C-54,-78 -62,-84 -58,-92Z',
    {
      fill: linear(['#FFC2CE', '#FF8FA6', '#EE5F86']),
      filter: clay('#8A1546', 8, { light: 0.7 }),
    },
  ) +
  path('M-62,-96 C-40,-106 -10,-104 8,-92 C-10,-78 -42,-76 -62,-96Z', {
    fill: linear(['#FF9FB4', '#E2507C']),
    filter: clay('#8A1546', 4, { light: 0.5 }),
  }) +
  line('M30,-96 C58,-104 56,-128 42,-138 C32,-148 38,-160 48,-160', '#FF8FA6', 13) +
  circle(50, -156, 14, { fill: linear(['#FFC2CE', '#FF8FA6']), filter: clay('#8A1546', 3) }) +
  path('M58,-162 C74,-162 80,-150 74,-138 C70,-146 64,-148 58,-148Z', {
    fill: linear(['#FFF0DC', '#3A2440']),
  }) +
  circle(52, -160, 3.4, { fill: '#3A1236' });

export const safariFrames = (): Frame[] => [
  { name: 'safari/sign', drawing: sign(106) },
  { name: 'safari/sound', drawing: soundWaves() },
  { name: 'safari/tuft', drawing: tuft() },
  { name: 'safari/flamingo', drawing: flamingo() },
];
