import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { eye } from './eye.ts';

/** Shell from light to dark, and its shade. */
export interface CrabColours {
  readonly shell: readonly [light: string, middle: string, dark: string];
  readonly shade: string;
}

export const RUST: CrabColours = { shell: ['#FFB48C', '#F4703F', '#D2462A'], shade: '#8A1242' };
export const PLUM: CrabColours = { shell: ['#E7B0F2', '#B467D6', '#8440B0'], shade: '#3A1470' };

/** A crab that looks over the edge that both its claws hold; the edge is at y 0, it is about 150 wide. carried: on its back. */
export function crab({ shell, shade }: CrabColours, carried: Svg = ''): Svg {
  const coat = (size: number) => clay(shade, size, { dark: 0.45, light: 0.6 });
  const paint = linear([...shell]);
  const claw =
    path('M4,18 C-20,20 -28,2 -20,-12 C-12,-26 10,-26 20,-12 C27,0 22,14 10,18 L2,2Z', {
      fill: paint,
      filter: coat(5),
    }) + path('M2,2 L10,18 L-2,19Z', { fill: shade, opacity: 0.55 });
  const legs = ['M36,-40 C56,-62 72,-52 74,-22', 'M38,-28 C58,-44 70,-34 70,-8'];
  return (
    bothSides((side) =>
      at(
        0,
        0,
        each(legs, (leg) => line(leg, shell[2], 11)),
        side === 1 ? {} : { flip: true },
      ),
    ) +
    carried +
    bothSides((side) => line(`M${side * 15},-54 L${side * 20},-84`, shell[1], 11)) +
    path('M-54,-34 C-54,-64 -28,-74 0,-74 C28,-74 54,-64 54,-34 C54,-10 28,2 0,2 C-28,2 -54,-10 -54,-34Z', {
      fill: paint,
      filter: coat(8),
    }) +
    bothSides(
      (side) =>
        circle(side * 21, -92, 17, {
          fill: '#FFFFFF',
          filter: clay('#5A3A6A', 3, { dark: 0.35, light: 0.4 }),
        }) +
        eye(side * 19, -89, 10) +
        ellipse(side * 33, -30, 10, 7, { fill: '#FFFFFF', opacity: 0.3 }),
    ) +
    line('M-14,-30 C-8,-20 8,-20 14,-30', shade, 5) +
    bothSides((side) =>
      line(`M${side * 42},-24 C${side * 62},-30 ${side * 66},-20 ${side * 58},-6`, shell[2], 13),
    ) +
    bothSides((side) => at(side * 58, 0, claw, side === 1 ? {} : { flip: true }))
  );
}

/** A hermit's house. */
export const snailShell = (): Svg =>
  at(
    0,
    -74,
    circle(0, 0, 52, {
      fill: radial(['#FFF4DC', '#F2C48E', '#C8824A'], 0.36, 0.3, 0.85),
      filter: clay('#7A2E12', 8, { dark: 0.45, light: 0.7 }),
    }) +
      line(
        'M4,2 C4,-6 -8,-8 -12,0 C-16,12 -2,20 10,16 C26,10 26,-12 10,-22 C-10,-32 -34,-18 -34,6 C-34,20 -28,30 -20,36',
        '#A8622E',
        6,
        { opacity: 0.7 },
      ),
  );

/** Crystals that grew on its back. */
export const crystalBack = (): Svg =>
  each(
    [
      [-26, 52, -14],
      [26, 46, 15],
      [0, 72, 0],
    ] as const,
    ([x, tall, turn]) =>
      at(
        x,
        -58,
        path(`M-15,6 L-12,${-tall * 0.7} L0,${-tall} L12,${-tall * 0.7} L15,6Z`, {
          fill: linear(['#E9FCFF', '#86DCF4', '#4A96D8']),
          filter: clay('#1A3A8A', 5, { dark: 0.45, light: 0.7 }),
        }) + line(`M-3,-4 L-3,${-tall * 0.66}`, '#FFFFFF', 4, { opacity: 0.6 }),
        { turn },
      ),
  );
