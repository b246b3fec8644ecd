import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, bothSides, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { cottage } from '#assets/art/scenery/houses.ts';
import { STAR } from './ui.ts';

/** Light, middle and low of the face, and the edge that shows its thickness. */
type StoneTones = readonly [hi: string, mid: string, low: string, edge: string];

const STONES = {
  idle: ['#FFFDF4', '#F6EAD2', '#E2CBA2', '#A47C4E'],
  lit: ['#FFF0A0', '#FFC93A', '#F2A423', '#A84A0E'],
  right: ['#7FEAD2', '#2CC9B2', '#0E9C86', '#00695C'],
  wrong: ['#FFB27A', '#F0803C', '#D6601F', '#8A2C08'],
} as const satisfies Record<string, StoneTones>;

/** Seen from a little above: nearly an ellipse, with a flat heart for the numeral. */
const PEBBLE =
  'M0,-66 C58,-68 104,-44 102,-4 C100,38 56,58 0,58 C-56,58 -100,38 -102,-4 C-104,-44 -58,-68 0,-66Z';

/** A stepping stone of 204 x 148 around 0,0; the thickness is below. */
function stone([hi, mid, low, edge]: StoneTones, speckled: boolean): Svg {
  const speckles = [
    [-74, 4, 5],
    [-62, 26, 3.5],
    [74, -16, 4],
    [66, 22, 5],
    [-48, -40, 3.5],
    [80, 2, 3],
  ] as const;
  return (
    at(0, 17, path(PEBBLE, { fill: edge })) +
    path(PEBBLE, {
      fill: radial([hi, mid, low], 0.4, 0.3, 0.85),
      filter: clay(edge, 8, { dark: 0.42, light: 0.9 }),
    }) +
    each(speckled ? speckles : [], ([x, y, r]) => ellipse(x, y, r * 1.3, r, { fill: edge, opacity: 0.22 })) +
    line('M-78,-26 C-66,-44 -46,-52 -24,-55', '#FFFFFF', 8, { opacity: 0.7 })
  );
}

/** The place of the stone that comes next. */
const emptyStone = (): Svg =>
  path(PEBBLE, {
    fill: '#FFF3D6',
    stroke: '#B98A52',
    strokeWidth: 7,
    strokeDasharray: '20 15',
    strokeLinecap: 'round',
  });

/** A flag on its pole, foot at 0,0, about 230 high. */
const flag = (): Svg =>
  line('M0,0 V-212', '#8E5433', 13) +
  line('M-3,-6 V-208', '#C98A54', 5) +
  ellipse(0, -222, 12, 12, { fill: linear(['#FFF0A0', '#F2A423']), filter: clay('#A84A0E', 3) }) +
  path('M7,-206 C46,-226 84,-186 138,-200 C126,-174 126,-146 138,-116 C88,-102 48,-140 7,-118Z', {
    fill: linear(['#FF9C8A', '#FB6A63', '#E2445A'], 20),
    filter: clay('#8A1546', 8, { light: 0.7 }),
  }) +
  at(66, -160, path(STAR, { fill: '#FFF3B8', filter: clay('#D67A12', 3, { dark: 0.5, light: 0.5 }) }), {
    scale: 0.5,
    turn: 6,
  });

/** A camp's tent, foot at 0,0, about 210 wide. */
const tent = (): Svg =>
  path('M-104,4 C-62,-40 -26,-112 0,-160 C26,-112 62,-40 104,4 C40,12 -40,12 -104,4Z', {
    fill: linear(['#C9A6FF', '#9868F2', '#7A46DE']),
    filter: clay('#3A1478', 10, { light: 0.7 }),
  }) +
  path('M-34,8 C-20,-30 -8,-72 0,-108 C8,-72 20,-30 34,8Z', { fill: linear(['#5A2CA8', '#38186E']) }) +
  path('M34,8 C22,-30 8,-72 0,-108 C26,-78 44,-30 54,8Z', { fill: '#E2CFFF', filter: clay('#3A1478', 3) }) +
  bothSides((side) => line(`M${side * 96},0 L${side * 120},10`, '#8E5433', 6));

/** Home at dusk: windows are lit, the path ends at the door. Foot at 0,0, about 300 wide. */
const home = (): Svg =>
  ellipse(0, -90, 230, 190, {
    fill: radial([
      [0, '#FFF3C0', 0.7],
      [0.55, '#FFE9B0', 0.25],
      [1, '#FFE9B0', 0],
    ]),
  }) +
  at(
    0,
    0,
    cottage({
      wall: ['#FFF4DE', '#F0CDA8'],
      roof: ['#FF9C8A', '#E2505E'],
      shade: '#5A1F6B',
      window: ['#FFF6B8', '#FFC95A'],
    }),
    { scale: 1.25 },
  );

/** The open door of home, with its light; drawn over the shut one. */
const openDoor = (): Svg =>
  at(
    0,
    0,
    path('M-26,6 V-58 C-26,-92 26,-92 26,-58 V6Z', { fill: linear(['#FFFDE6', '#FFE07A', '#FFC04A']) }) +
      path('M-26,6 V-58 C-26,-70 -22,-78 -16,-80 L-44,-66 V14Z', {
        fill: linear(['#B5774A', '#8A4E32'], 0),
        filter: clay('#3A1236', 3),
      }),
    { scale: 1.25 },
  );

/** Stones, goals and camps of the number trails. */
export const trailFrames = (): Frame[] => [
  ...Object.entries(STONES).map(([name, tones]): Frame => ({
    name: `trail/stone-${name}`,
    drawing: stone(tones, name === 'idle'),
  })),
  { name: 'trail/stone-next', drawing: emptyStone() },
  { name: 'trail/flag', drawing: flag() },
  { name: 'trail/tent', drawing: tent() },
  { name: 'trail/home', drawing: home() },
  { name: 'trail/home-open', drawing: openDoor() },
];
