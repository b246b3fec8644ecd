import { clay, linear, soft } from '#assets/art/kit/paint.ts';
import { centred, circle, each, line, rect, type Svg } from '#assets/art/kit/svg.ts';

/** What cookies lie on, around 0,0 in a size. */
export type TrayDrawing = (width: number, height: number) => Svg;

const PAPER = linear(['#FFFCF2', '#FFF1D6']);

const shadow = (width: number, height: number, radius: number): Svg =>
  rect(centred(0, 16, width, height), radius, { fill: '#3A1236', opacity: 0.3, filter: soft(12) });

/** A baking sheet of steel with handles and baking paper. */
export const bakingSheet: TrayDrawing = (width, height) =>
  shadow(width, height, 50) +
  each([-1, 1], (side) =>
    rect(centred((side * width) / 2, 0, 70, height * 0.4), 32, {
      fill: 'none',
      stroke: '#8FA2C2',
      strokeWidth: 18,
    }),
  ) +
  rect(centred(0, 0, width, height), 46, {
    fill: linear(['#F4F8FF', '#C3D0E4']),
    filter: clay('#4A5A82', 10, { dark: 0.5, light: 0.8 }),
  }) +
  rect(centred(0, 4, width - 44, height - 44), 32, { fill: PAPER });

/** A picnic dish with a coral ring. */
export const picnicDish: TrayDrawing = (width, height) =>
  shadow(width, height, 150) +
  rect(centred(0, 0, width, height), 150, {
    fill: linear(['#FFFFFF', '#DDE8F5']),
    filter: clay('#5A7AA8', 9, { dark: 0.4, light: 0.8 }),
  }) +
  rect(centred(0, 0, width - 36, height - 36), 136, { fill: 'none', stroke: '#EE8F8A', strokeWidth: 10 }) +
  rect(centred(0, 3, width - 62, height - 62), 124, { fill: '#FFFBF2' });

/** A wooden board with a handle, and a cloth on it. */
export const woodenBoard: TrayDrawing = (width, height) =>
  shadow(width, height, 64) +
  rect(centred(width / 2, 0, 150, 110), 50, {
    fill: linear(['#D9A05E', '#B9763F']),
    filter: clay('#4A1E14', 8),
  }) +
  circle(width / 2 + 44, 0, 15, { fill: '#4A2A4E' }) +
  rect(centred(0, 0, width, height), 60, {
    fill: linear(['#E8B878', '#C98F4F']),
    filter: clay('#4A1E14', 11, { dark: 0.5, light: 0.6 }),
  }) +
  each([-0.3, 0.02, 0.33], (share) =>
    line(`M${-width * 0.46},${height * share} H${width * 0.46}`, '#8A5230', 4, { opacity: 0.25 }),
  ) +
  rect(centred(0, 2, width - 52, height - 52), 38, { fill: PAPER });
