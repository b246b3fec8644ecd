import { clay, linear } from '#assets/art/kit/paint.ts';
import { ellipse, path, type Svg } from '#assets/art/kit/svg.ts';
import { eye } from './eye.ts';

/** A duck that swims to the left; the water at y 0, about 130 wide and 110 high. */
export const duck = ([light, dark]: readonly [string, string], shade: string): Svg =>
  ellipse(6, 2, 66, 9, { fill: '#FFFFFF', opacity: 0.5 }) +
  path('M-46,-22 C-40,6 36,8 56,-12 C66,-22 70,-38 62,-48 C48,-34 20,-34 -8,-38 C-30,-42 -48,-36 -46,-22Z', {
    fill: linear([light, dark]),
    filter: clay(shade, 7, { light: 0.6 }),
  }) +
  path('M-4,-28 C14,-34 34,-30 42,-22 C32,-8 6,-8 -4,-28Z', { fill: dark, opacity: 0.8 }) +
  path('M-58,-66 C-74,-66 -86,-62 -84,-56 C-80,-50 -66,-50 -56,-54Z', { fill: '#FF9A3A' }) +
  path('M-62,-64 C-62,-88 -44,-98 -30,-96 C-10,-94 -4,-74 -12,-58 C-20,-42 -50,-42 -58,-52Z', {
    fill: linear([light, dark]),
    filter: clay(shade, 6, { light: 0.7 }),
  }) +
  eye(-42, -72, 7);
