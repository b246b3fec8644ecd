import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, clipped, linear, soft } from '#assets/art/kit/paint.ts';
import { at, circle, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

/** From a guide's neck, where its head turns, up to where hats sit. */
const NECK_TO_HAT = -200;

const worn = (hat: Svg) => at(0, NECK_TO_HAT, hat);

/**
 * What a guide can wear. The anchor is the joint of the head, so a hat is added to the head at its joint and
 * fits fox, cat and owl alike; ears stay free.
 */
export const hats = (): readonly Frame[] => [
  { name: 'wear/detective', drawing: worn(detective()) },
  { name: 'wear/sun', drawing: worn(sun()) },
  { name: 'wear/baker', drawing: worn(baker()) },
];

/** A deerstalker: peak in front, two flaps tied up with a bow. */
function detective(): Svg {
  const crown = 'M-86,4 C-88,-62 -46,-92 0,-92 C46,-92 88,-62 86,4 C50,18 -50,18 -86,4Z';
  const checks =
    each([-60, -20, 20, 60], (x) => line(`M${x},-96 V20`, '#7A4A2B', 7, { opacity: 0.35 })) +
    each([-64, -30, 2], (y) => line(`M-96,${y} H96`, '#7A4A2B', 7, { opacity: 0.35 }));
  const flap = 'M-62,-62 C-80,-40 -88,-12 -84,8 C-62,16 -44,0 -40,-30 C-40,-48 -48,-60 -62,-62Z';
  const cloth = linear(['#E9C48E', '#C08B52']);
  return (
    path(crown, { fill: cloth, filter: clay('#5A2A1A', 8, { tint: '#FFF0D0' }) }) +
    clipped(crown, checks) +
    path(flap, { fill: linear(['#D9A96C', '#A87340']), filter: clay('#5A2A1A', 5) }) +
    path(flap, {
      fill: linear(['#D9A96C', '#A87340']),
      filter: clay('#5A2A1A', 5),
      transform: 'scale(-1 1)',
    }) +
    path('M-78,2 C-40,16 40,16 78,2 C92,12 84,30 60,34 C24,40 -24,40 -60,34 C-84,30 -92,12 -78,2Z', {
      fill: linear(['#D9A96C', '#A06A3A']),
      filter: clay('#5A2A1A', 6, { tint: '#FFF0D0' }),
    }) +
    path(
      'M0,-92 C-10,-110 -34,-108 -32,-94 C-30,-84 -12,-84 0,-92 C12,-84 30,-84 32,-94 C34,-108 10,-110 0,-92Z',
      {
        fill: linear(['#2FC6B4', '#0E8F93']),
        filter: clay('#1B2A6B', 3),
      },
    ) +
    circle(0, -93, 7, { fill: '#0E8F93' })
  );
}

/** A straw hat with a ribbon. */
function sun(): Svg {
  const crown = 'M-66,0 C-68,-58 -40,-78 0,-78 C40,-78 68,-58 66,0Z';
  const straw = linear(['#FFE7A8', '#F2BE5C']);
  return (
    ellipse(0, 6, 128, 26, { fill: straw, filter: clay('#A8571A', 7, { tint: '#FFFBE0' }) }) +
    ellipse(0, 10, 80, 12, { fill: '#A8571A', opacity: 0.25, filter: soft(5) }) +
    path(crown, { fill: straw, filter: clay('#A8571A', 8, { tint: '#FFFBE0' }) }) +
    clipped(
      crown,
      each([-58, -42], (y) =>
        line(`M-70,${y} C-30,${y + 8} 30,${y + 8} 70,${y}`, '#D99A3E', 4, { opacity: 0.5 }),
      ),
    ) +
    clipped(crown, path('M-80,-24 C-30,-12 30,-12 80,-24 V6 H-80Z', { fill: linear(['#FF8FA8', '#E4476B']) }))
  );
}

/** A tall soft hat. */
function baker(): Svg {
  const cloth = linear(['#FFFFFF', '#F2ECF8', '#D9D0EA']);
  return (
    path(
      'M-66,-40 C-112,-48 -112,-112 -62,-110 C-52,-146 52,-146 62,-110 C112,-112 112,-48 66,-40 L60,-20 H-60Z',
      {
        fill: cloth,
        filter: clay('#7A6AB0', 10, { dark: 0.4 }),
      },
    ) +
    line('M-30,-40 C-34,-60 -32,-72 -26,-84 M30,-40 C34,-60 32,-72 26,-84', '#B9AED6', 5, { opacity: 0.7 }) +
    path('M-64,-44 C-30,-36 30,-36 64,-44 L62,2 C30,12 -30,12 -62,2Z', {
      fill: cloth,
      filter: clay('#7A6AB0', 6, { dark: 0.4 }),
    })
  );
}
