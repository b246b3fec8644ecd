import { clay, groundShadow, linear } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

const STEM = '#3E9A3A';
const LEAF = linear(['#B6EC7A', '#6CCB45', '#2F8A35']);

const soil = (): Svg =>
  at(0, 58, groundShadow(96)) +
  ellipse(0, 50, 46, 15, { fill: linear(['#B5703E', '#7A4526']), filter: clay('#3A1C12', 5, { dark: 0.5 }) });

const leaf = (x: number, y: number, turn: number, scale = 1): Svg =>
  at(
    x,
    y,
    path('M0,0 C-22,-6 -34,-26 -26,-46 C-6,-42 8,-24 0,0Z', { fill: LEAF, filter: clay('#1F5A24', 4) }),
    {
      turn,
      scale,
    },
  );

/** A fact that was met: two leaves that have just come up. */
export const sprout = (): Svg =>
  soil() + line('M0,46 C-2,34 0,26 0,14', STEM, 8) + leaf(-1, 20, -24, 0.82) + leaf(1, 20, 68, 0.82);

/** Right with things hidden: a bud that is still shut. */
export const bud = (): Svg =>
  soil() +
  line('M0,46 C-4,20 2,0 0,-18', STEM, 8) +
  leaf(-2, 24, -34, 0.8) +
  leaf(2, 12, 74, 0.8) +
  path('M0,-70 C22,-54 26,-30 0,-14 C-26,-30 -22,-54 0,-70Z', {
    fill: linear(['#FFD9EC', '#FF9CC4', '#E0568F']),
    filter: clay('#7A1446', 5, { dark: 0.5 }),
  }) +
  bothSides((side) =>
    path(
      `M0,-8 C${side * 24},-12 ${side * 26},-32 ${side * 14},-42 C${side * 14},-26 ${side * 6},-18 0,-8Z`,
      {
        fill: LEAF,
        filter: clay('#1F5A24', 3),
      },
    ),
  );

/** Light, middle and dark of petals. */
export type Petals = readonly [string, string, string];

/** Known: a flower that looks at you. */
export const flower = (petals: Petals): Svg =>
  soil() +
  line('M0,46 C-4,26 2,8 0,-10', STEM, 8) +
  leaf(-2, 32, -40, 0.74) +
  leaf(2, 22, 82, 0.74) +
  at(
    0,
    -26,
    each([0, 60, 120, 180, 240, 300], (turn) =>
      at(0, 0, ellipse(0, -27, 18, 23, { fill: linear(petals), filter: clay('#5A1450', 5, { dark: 0.4 }) }), {
        turn,
      }),
    ) +
      circle(0, 0, 19, { fill: linear(['#FFF0A0', '#FFC22E', '#E28A12']), filter: clay('#7A3A0E', 4) }) +
      bothSides((side) => circle(side * 6, -2, 2.6, { fill: '#3A1C2A' })) +
      line('M-6,5 C-2,9 2,9 6,5', '#3A1C2A', 3),
  );

/** Says that something is due. */
export const wateringCan = (): Svg =>
  at(0, 64, groundShadow(130)) +
  line('M34,-30 C78,-34 78,34 40,36', '#1F6FC4', 12) +
  line('M-36,26 L-84,-22', '#2A86DA', 16) +
  ellipse(-88, -28, 20, 10, { fill: linear(['#BDE6FF', '#4DBDF5']), filter: clay('#0E3A7A', 4) }) +
  path('M-44,-34 C-20,-40 20,-40 44,-34 L48,52 C30,62 -30,62 -48,52Z', {
    fill: linear(['#9ADCFF', '#4DBDF5', '#1F7FD0']),
    filter: clay('#0E3A7A', 8, { dark: 0.5 }),
  }) +
  ellipse(0, -35, 44, 10, {
    fill: linear(['#1F6FC4', '#4DBDF5']),
    filter: clay('#0E3A7A', 3, { inset: true }),
  }) +
  line('M-26,-38 C-24,-76 24,-76 26,-38', '#1F6FC4', 10) +
  each([-112, -96, -80], (x) => ellipse(x, 2 + (x + 112) / 3, 4, 8, { fill: '#4DBDF5' })) +
  bothSides((side) => circle(side * 14, 4, 5, { fill: '#143D5E' })) +
  line('M-10,18 C-4,26 4,26 10,18', '#143D5E', 5);
