import { circle, type Svg } from '#assets/art/kit/svg.ts';

/** A big friendly eye that looks a little up and to the left. */
export const eye = (x: number, y: number, size: number): Svg =>
  circle(x, y, size, { fill: '#3A1C2A' }) +
  circle(x - size * 0.3, y - size * 0.35, size * 0.36, { fill: '#FFFFFF' });
