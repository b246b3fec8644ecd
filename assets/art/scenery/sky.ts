import type { Layer } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial, type Stop } from '#assets/art/kit/paint.ts';
import { at, circle, each, group, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

/** The whole painted world; skies and other fills cover exactly this. */
export const WHOLE = { x: 0, y: 0, width: 2520, height: 1080 } as const;

const CLOUD =
  'M-150,40 C-190,40 -196,-14 -150,-18 C-148,-62 -88,-74 -66,-42 C-46,-92 38,-96 54,-42 C84,-66 130,-44 126,-8 C172,-8 176,40 138,40Z';

/** Light on top, middle, underside and shade of a cloud. */
export type CloudTones = readonly [top: string, middle: string, under: string, shade: string];
const DAY_CLOUD: CloudTones = ['#FFFFFF', '#F3FBFF', '#CFEBFB', '#6FB7E6'];

/** A cloud about 330 wide around 0,0. */
const cloud = ([top, middle, under, shade]: CloudTones = DAY_CLOUD): Svg =>
  path(CLOUD, { fill: linear([top, middle, under]), filter: clay(shade, 15, { light: 0.9 }) });

/** A sky that fills any stage, from the top to below the horizon. */
export const skyLayer = (stops: readonly Stop[]): Layer => ({
  name: 'sky',
  pin: 'fill',
  drift: 0,
  soft: true,
  shrink: 0.25,
  box: WHOLE,
  drawing: rect(WHOLE, 0, { fill: linear(stops) }),
});

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly core: readonly [string, string, string];
  readonly shade?: string;
  /** Outermost colour of the light: near white, or it turns green over blue. */
  readonly glow: string;
  readonly radius?: number;
  readonly rays?: boolean;
  readonly pin?: 'top' | 'horizon';
}

/** A sun or moon and, as a layer of its own because it needs few pixels, its light. */
export function sunLayers({
  x,
  y,
  core,
  shade = '#F2881D',
  glow,
  radius = 92,
  rays = true,
  pin = 'top',
}: Sun): Layer[] {
  const halo = radial([
    [0, glow, 1],
    [0.2, glow, 0.62],
    [0.5, '#FFFFFF', 0.2],
    [0.78, '#FFFFFF', 0.07],
    [1, '#FFFFFF', 0],
  ]);
  const ray = radial(
    [
      [0, '#FFFFFF', 0.2],
      [1, '#FFFFFF', 0],
    ],
    0,
    0.5,
    1,
  );
  const beams = times(12, (index) =>
    path('M0,0 L900,-62 L900,62Z', { transform: `rotate(${index * 30 + 8})`, fill: ray }),
  );
  const disc = circle(0, 0, radius, {
    fill: radial(
      [
        [0, core[0]],
        [0.6, core[1]],
        [1, core[2]],
      ],
      0.42,
      0.38,
      0.62,
    ),
    filter: clay(shade, 13, { light: 0.9 }),
  });
  const light = circle(0, 0, radius * 6.7, { fill: halo }) + (rays ? beams : '');
  return [
    { name: 'glow', pin, drift: 0.05, soft: true, shrink: 0.0625, drawing: at(x, y, light) },
    { name: 'sun', pin, drift: 0.05, drawing: at(x, y, disc) },
  ];
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Clouds in one layer that keeps to the top edge and drifts. */
export const cloudLayer = (
  name: string,
  places: readonly Placed[],
  drift: number,
  tones?: CloudTones,
): Layer => ({
  name,
  pin: 'top',
  drift,
  soft: true,
  drawing: each(places, ({ x, y, scale }) => at(x, y, cloud(tones), { scale })),
});

/** A bird far away, wings up. */
export const bird = (colour: string): Svg =>
  path('M-40,4 C-28,-20 -10,-18 0,0 C10,-18 28,-20 40,4 C26,-8 12,-6 0,12 C-12,-6 -26,-8 -40,4Z', {
    fill: colour,
  });

/** Four-pointed stars of a night sky, each with its own brightness. */
export const nightStars = (places: readonly Placed[], colour = '#FFF6D0'): Svg =>
  group(
    {},
    each(places, ({ x, y, scale }, index) =>
      at(
        x,
        y,
        path('M0,-22 C3,-5 5,-3 22,0 C5,3 3,5 0,22 C-3,5 -5,3 -22,0 C-5,-3 -3,-5 0,-22Z', { fill: colour }),
        { scale, opacity: 0.55 + 0.4 * ((index * 7) % 5) * 0.25 },
      ),
    ),
  );
