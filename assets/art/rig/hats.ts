import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, clipped, linear, soft } from '#assets/art/kit/paint.ts';
import {
  at,
  bothSides,
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  times,
  type Svg,
} from '#assets/art/kit/svg.ts';

/** From a guide's neck, where its head turns, up to where hats sit. */
const NECK_TO_HAT = -206;

const worn = (hat: Svg) => at(0, NECK_TO_HAT, brimShadow() + hat);
/** The hat's shadow on the brow; without it the hat seems to float. */
const brimShadow = () => ellipse(4, 24, 78, 15, { fill: '#3A1236', opacity: 0.32, filter: soft(6) });

/**
 * What a guide can wear. The anchor is the joint of the head, so a hat is added to the head at its joint and
 * fits fox, cat and owl alike; ears stay free.
 */
export const hats = (): readonly Frame[] => [
  { name: 'wear/detective', drawing: worn(detective()) },
  { name: 'wear/sun', drawing: worn(sun()) },
  { name: 'wear/baker', drawing: worn(baker()) },
];

/** A deerstalker: checked dome, peak in front, two flaps folded up and tied with a bow on the top. */
function detective(): Svg {
  const dome = 'M-92,6 C-98,-66 -56,-104 0,-104 C56,-104 98,-66 92,6 C54,24 -54,24 -92,6Z';
  const checks =
    each([-56, -19, 19, 56], (x) =>
      line(`M${x * 0.3},-108 C${x * 0.9},-80 ${x * 1.1},-36 ${x * 1.1},24`, '#7A4A2B', 7, { opacity: 0.32 }),
    ) +
    each([-76, -46, -16], (y) =>
      line(`M-100,${y} C-50,${y + 20} 50,${y + 20} 100,${y}`, '#7A4A2B', 7, { opacity: 0.32 }),
    );
  const flap =
    'M-90,10 C-106,-36 -94,-78 -50,-98 C-36,-104 -20,-104 -8,-98 C-34,-70 -52,-34 -54,14 C-66,20 -80,18 -90,10Z';
  const seam = 'M-80,2 C-90,-34 -80,-68 -46,-86 C-40,-89 -34,-90 -28,-90';
  const felt = clay('#5A2A1A', 6, { dark: 0.5, tint: '#FFF0D0' });
  return (
    path(dome, { fill: linear(['#EBC893', '#C08B52']), filter: clay('#5A2A1A', 9, { tint: '#FFF0D0' }) }) +
    clipped(dome, checks) +
    bothSides((side) =>
      group(
        { transform: `scale(${side} 1)` },
        path(flap, { fill: linear(['#DDAE72', '#A87340']), filter: felt }),
        line(seam, '#FFF0D0', 3.5, { strokeDasharray: '7 8', opacity: 0.6 }),
      ),
    ) +
    path('M-76,4 C-38,18 38,18 76,4 C100,16 90,36 60,39 C22,45 -22,45 -60,39 C-90,36 -100,16 -76,4Z', {
      fill: linear(['#DDAE72', '#9A6436']),
      filter: felt,
    }) +
    bow()
  );
}

const bow = (): Svg =>
  bothSides((side) =>
    path(
      `M0,-98 C${side * 8},-124 ${side * 42},-128 ${side * 44},-108 C${side * 44},-90 ${side * 16},-86 0,-98Z`,
      {
        fill: linear(['#3FD6C4', '#0E8F93']),
        filter: clay('#1B2A6B', 4),
      },
    ),
  ) + circle(0, -99, 10, { fill: linear(['#2FC6B4', '#0B7A80']), filter: clay('#1B2A6B', 3) });

/** A straw hat with a ribbon and a flower. */
function sun(): Svg {
  const dome = 'M-68,6 C-72,-58 -42,-82 0,-82 C42,-82 72,-58 68,6 C40,16 -40,16 -68,6Z';
  const straw = linear(['#FFEBB0', '#F2BE5C']);
  const woven = (size: number) => clay('#A8571A', size, { tint: '#FFFBE0' });
  const brim =
    'M-134,4 C-128,-22 -70,-26 0,-26 C70,-26 128,-22 134,4 C140,26 80,36 0,36 C-80,36 -140,26 -134,4Z';
  const plait = (y: number, width: number) =>
    `M${-width},${y} C${-width / 2},${y + 10} ${width / 2},${y + 10} ${width},${y}`;
  return (
    path(brim, { fill: straw, filter: woven(7) }) +
    line(`${plait(20, 104)} ${plait(10, 118)}`, '#D99A3E', 3.5, { opacity: 0.45 }) +
    ellipse(0, 10, 82, 13, { fill: '#A8571A', opacity: 0.3, filter: soft(5) }) +
    path(dome, { fill: straw, filter: woven(8) }) +
    clipped(
      dome,
      line(`${plait(-64, 80)} ${plait(-48, 80)}`, '#D99A3E', 4, { opacity: 0.45 }),
      path('M-84,-30 C-36,-18 36,-18 84,-30 V2 C36,14 -36,14 -84,2Z', {
        fill: linear(['#FF8FA8', '#E4476B']),
        filter: clay('#8A1246', 4, { dark: 0.3 }),
      }),
    ) +
    at(
      48,
      -8,
      times(5, (index) =>
        circle(0, -15, 11, {
          fill: '#FFFDF6',
          filter: clay('#A88FD0', 2.5),
          transform: `rotate(${index * 72})`,
        }),
      ) + circle(0, 0, 9, { fill: linear(['#FFE07A', '#F2A32E']) }),
    )
  );
}

/** A tall soft hat with a band. */
function baker(): Svg {
  const cloth = linear(['#FFFFFF', '#F6F1FB', '#DCD3EC']);
  const folded = (size: number) => clay('#7A6AB0', size, { dark: 0.42 });
  return (
    path(
      'M-64,-36 C-116,-42 -118,-112 -64,-112 C-54,-152 54,-152 64,-112 C118,-112 116,-42 64,-36 L60,-20 H-60Z',
      { fill: cloth, filter: folded(11) },
    ) +
    line('M-32,-40 C-38,-60 -36,-74 -28,-88 M0,-38 V-64 M32,-40 C38,-60 36,-74 28,-88', '#B9AED6', 5, {
      opacity: 0.6,
    }) +
    path('M-68,-40 C-34,-30 34,-30 68,-40 L65,8 C34,20 -34,20 -65,8Z', { fill: cloth, filter: folded(6) })
  );
}
