import { clay, linear } from '#assets/art/kit/paint.ts';
import { ellipse, path, type Svg } from '#assets/art/kit/svg.ts';
import { BLEED, WIDTH } from './frame.ts';

export type Colours = readonly [light: string, dark: string];

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

/** A rounded rock on the ground. */
export const rock = ([light, dark]: Colours = ['#D9C3B0', '#9A7A70'], shade = '#3A1F4A'): Svg =>
  path('M-90,10 C-100,-30 -70,-66 -24,-70 C10,-84 60,-70 78,-36 C98,-20 96,6 84,14 C40,28 -60,28 -90,10Z', {
    fill: linear([light, dark]),
    filter: clay(shade, 11, { dark: 0.5 }),
  }) + ellipse(-28, -46, 22, 8, { fill: '#FFFFFF', opacity: 0.25, transform: 'rotate(-14 -28 -46)' });
