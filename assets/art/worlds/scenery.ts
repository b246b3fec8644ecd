import { clay, linear, radial, soft } from '#assets/art/kit/paint.ts';
import { at, circle, each, ellipse, group, line, path, times, type Svg } from '#assets/art/kit/svg.ts';

/** The painted width; layers that reach both sides bleed beyond it for parallax. */
export const WIDTH = 2520;
export const HEIGHT = 1080;
export const BLEED = 40;
/** Where the edge of a 16:9 stage lies: what is pinned to a side is drawn in relation to this. */
export const EDGE = 300;
/** A band across the whole world, bleeding at both sides. */
export const across = (top: number, bottom: number) => ({
  x: -BLEED,
  y: top,
  width: WIDTH + 2 * BLEED,
  height: bottom - top,
});
export const WHOLE = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

export type Colours = readonly [light: string, dark: string];

export function cloud([light, dark]: Colours = ['#FFFFFF', '#CFEBFB'], shade = '#6FB7E6'): Svg {
  const outline =
    'M-150,40 C-190,40 -196,-14 -150,-18 C-148,-62 -88,-74 -66,-42 C-46,-92 38,-96 54,-42 C84,-66 130,-44 126,-8 C172,-8 176,40 138,40Z';
  return path(outline, {
    fill: linear([light, light, dark]),
    filter: clay(shade, 16, { light: 0.9, tint: light }),
  });
}

/** Flat-bottomed little birds far away. */
export const gull = (): Svg =>
  path('M-40,4 C-28,-20 -10,-18 0,0 C10,-18 28,-20 40,4 C26,-8 12,-6 0,12 C-12,-6 -26,-8 -40,4Z', {
    fill: '#FFFFFF',
    opacity: 0.95,
  });

/** The light around a sun or moon; rays only by day. */
export function sunGlow(glow: string, rays: boolean): Svg {
  const ray = (index: number) => path('M0,0 L900,-62 L900,62Z', { transform: `rotate(${index * 30 + 8})` });
  return (
    circle(0, 0, 620, {
      fill: radial([
        [0, glow, 1],
        [0.2, glow, 0.62],
        [0.5, '#FFFFFF', 0.2],
        [0.78, '#FFFFFF', 0.07],
        [1, '#FFFFFF', 0],
      ]),
    }) +
    (rays
      ? group(
          {
            fill: radial(
              [
                [0, '#FFFFFF', 0.2],
                [1, '#FFFFFF', 0],
              ],
              0,
              0.5,
              1,
            ),
          },
          times(12, ray),
        )
      : '')
  );
}

export const sunDisc = ([light, middle, dark]: readonly [string, string, string], shade: string): Svg =>
  circle(0, 0, 92, {
    fill: radial(
      [
        [0, light],
        [0.6, middle],
        [1, dark],
      ],
      0.42,
      0.38,
      0.62,
    ),
    filter: clay(shade, 13, { light: 0.9 }),
  });

/** A hill on the horizon, standing on y 0. */
export function island([light, dark]: Colours, shade = '#1F5E8F'): Svg {
  return (
    path(
      'M-260,0 C-220,-60 -170,-70 -130,-120 C-90,-176 -40,-176 -6,-120 C20,-90 60,-110 92,-76 C140,-40 200,-50 260,0Z',
      {
        fill: linear([light, dark]),
        filter: clay(shade, 13, { dark: 0.35, light: 0.35 }),
      },
    ) +
    path(
      'M-96,-60 C-70,-96 -40,-110 -20,-86 C-40,-70 -70,-40 -96,-60Z M40,-40 C70,-66 100,-60 120,-36 C96,-24 60,-20 40,-40Z',
      {
        fill: '#FFFFFF',
        opacity: 0.16,
      },
    )
  );
}

/** A little sailing boat, its water line at y 20. */
export function boat(): Svg {
  const sail = (d: string, fill: Colours, shade: string) =>
    path(d, { fill: linear(fill), filter: clay(shade, 6, { dark: 0.35 }) });
  return (
    path('M-4,-128 H4 V0 H-4Z', { fill: '#7A4A2B' }) +
    sail('M8,-122 C60,-100 66,-50 54,-18 L8,-18Z', ['#FFFFFF', '#FFE9CF'], '#D0835A') +
    sail('M-8,-112 C-44,-88 -50,-50 -44,-18 L-8,-18Z', ['#FF8A7A', '#F2545B'], '#7A1F5C') +
    path('M-76,-10 L80,-10 C74,24 50,34 0,34 C-46,34 -70,22 -76,-10Z', {
      fill: linear(['#B56A3A', '#7A3F24']),
      filter: clay('#3A1236', 6, { dark: 0.4 }),
    }) +
    path('M4,-128 L44,-116 L4,-104Z', { fill: '#FFC83D' })
  );
}

/** One big leaf that stands on 0,0; a few of them close the corners of every world. */
export function leaf([light, dark]: Colours, shade = '#06384A', vein = '#C8F08A'): Svg {
  return (
    path('M0,0 C60,-130 60,-300 -20,-420 C-110,-310 -110,-130 0,0Z', {
      fill: linear([light, dark]),
      filter: clay(shade, 14, { dark: 0.5, light: 0.5, tint: '#D9FF9A' }),
    }) + line('M0,-10 C-14,-140 -22,-270 -22,-390', vein, 7, { opacity: 0.5 })
  );
}

const LEAVES = [
  { x: -10, y: 1120, scale: 0.55, turn: -8, tone: 2 },
  { x: -26, y: 1110, scale: 0.62, turn: 24, tone: 0 },
  { x: 40, y: 1125, scale: 0.5, turn: 58, tone: 1 },
] as const;

/** Leaves in the lower corner, slightly out of focus because they are so near. */
export function cornerLeaves(
  side: 'left' | 'right',
  tones: readonly [Colours, Colours, Colours],
  shade?: string,
): Svg {
  const leaves = each(LEAVES, ({ x, y, scale, turn, tone }) =>
    at(x, y, leaf(tones[tone], shade), { scale, turn }),
  );
  const blurred = group({ filter: soft(2) }, leaves);
  return side === 'left' ? at(EDGE, 0, blurred) : at(WIDTH - EDGE, 0, blurred, { flip: true });
}
export const GREENS: readonly [Colours, Colours, Colours] = [
  ['#3FBF63', '#157A55'],
  ['#57D070', '#1F8F5A'],
  ['#2FA85F', '#0F6350'],
];

/** A wavy edge from the left bleed to the right one: `count` half waves of the given height around y. */
export function wave(y: number, height: number, count: number, up = 1): string {
  const from = -BLEED;
  const step = (WIDTH + 2 * BLEED) / count;
  const parts = Array.from({ length: count }, (_, index) => {
    const x = from + index * step;
    const bend = y + (index % 2 === 0 ? -up : up) * height;
    return `C${x + step / 3},${bend} ${x + (2 * step) / 3},${bend} ${x + step},${y}`;
  });
  return `M${from},${y} ${parts.join(' ')}`;
}

/** Closes a wavy edge downwards. */
export const downTo = (edge: string, bottom: number) =>
  `${edge} L${WIDTH + BLEED},${bottom} L${-BLEED},${bottom}Z`;

/** Stars of the night, and little lights. */
export const lights = (
  places: readonly (readonly [x: number, y: number, size: number])[],
  colour = '#FFF6D6',
): Svg =>
  each(places, ([x, y, size]) => circle(x, y, size, { fill: colour, opacity: Math.min(1, 0.4 + size / 6) }));

/** A rounded rock on the ground. */
export const rock = ([light, dark]: Colours = ['#D9C3B0', '#9A7A70'], shade = '#3A1F4A'): Svg =>
  path('M-90,10 C-100,-30 -70,-66 -24,-70 C10,-84 60,-70 78,-36 C98,-20 96,6 84,14 C40,28 -60,28 -90,10Z', {
    fill: linear([light, dark]),
    filter: clay(shade, 11, { dark: 0.5 }),
  }) + ellipse(-28, -46, 22, 8, { fill: '#FFFFFF', opacity: 0.25, transform: 'rotate(-14 -28 -46)' });
