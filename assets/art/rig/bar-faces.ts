import { linear } from '#assets/art/kit/paint.ts';
import { ellipse, path, type Svg } from '#assets/art/kit/svg.ts';

/** A dark nose with its light. */
export const nose = (y: number, fill = '#4A2430'): Svg =>
  path(
    `M-19,${y - 9} C-13,${y - 16} 13,${y - 16} 19,${y - 9} C24,${y} 9,${y + 14} 0,${y + 15} C-9,${y + 14} -24,${y} -19,${y - 9}Z`,
    { fill },
  ) + ellipse(-6, y - 7, 7, 3.5, { fill: '#FFFFFF', opacity: 0.45 });

/** The light part of a face around mouth and nose. */
export const muzzle = (light: string, dark: string): Svg =>
  path('M0,14 C34,8 66,26 66,58 C66,88 36,98 0,98 C-36,98 -66,88 -66,58 C-66,26 -34,8 0,14Z', {
    fill: linear([light, dark]),
  });
