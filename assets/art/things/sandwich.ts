import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { circle, each, ellipse, group, line, path, round, type Svg } from '#assets/art/kit/svg.ts';

const CRUST =
  'M-96,-112 C-136,-112 -150,-62 -116,-40 C-112,-36 -112,-30 -112,-24 V84 C-112,106 -100,118 -78,118 H78 C100,118 112,106 112,84 V-24 C112,-30 112,-36 116,-40 C150,-62 136,-112 96,-112Z';
const CRUMB =
  'M-90,-94 C-116,-94 -122,-62 -100,-48 C-94,-44 -93,-36 -93,-26 V78 C-93,92 -86,100 -72,100 H72 C86,100 93,92 93,78 V-26 C93,-36 94,-44 100,-48 C122,-62 116,-94 90,-94Z';

/** A slice of bread, 250 x 240 around 0,0, plain in the middle for its number. */
function bread(): Svg {
  const pores = [
    [-74, -70, 6],
    [66, -78, 5],
    [-66, 78, 5],
    [74, 60, 7],
    [-80, 10, 4],
    [80, -10, 4],
    [20, 84, 4],
    [-20, -80, 4],
  ] as const;
  return (
    group({ transform: 'translate(10 8)' }, path(CRUST, { fill: '#8A4A26' })) +
    path(CRUST, {
      fill: linear(['#E9AE68', '#CF8745', '#B06A34']),
      filter: clay('#6B2A1A', 9, { dark: 0.5, light: 0.75, tint: '#FFEBC0' }),
    }) +
    path(CRUMB, {
      fill: linear(['#FFF8E4', '#FCE8BF']),
      filter: clay('#C98A4A', 6, { dark: 0.35, light: 0.8 }),
    }) +
    each(pores, ([x, y, r]) => ellipse(x, y, r * 1.2, r, { fill: '#E2BE86', opacity: 0.55 }))
  );
}

/** Fillings are about 220 x 180 around 0,0, seen from above. */
function cheese(): Svg {
  const slice =
    'M-96,-84 H92 C104,-84 110,-78 110,-66 V62 C110,76 104,82 90,82 H-94 C-106,82 -110,76 -110,62 V-68 C-110,-78 -106,-84 -96,-84Z';
  const holes = [
    [-78, -52, 17],
    [84, -56, 12],
    [82, 46, 19],
    [-84, 52, 12],
    [-24, 64, 8],
    [30, -68, 9],
  ] as const;
  return (
    group({ transform: 'translate(0 14)' }, path(slice, { fill: '#B5650E' })) +
    path(slice, {
      fill: linear(['#FFE583', '#FFC93A', '#F5AC26']),
      filter: clay('#A84A0E', 8, { light: 0.85 }),
    }) +
    each(holes, ([x, y, r]) =>
      circle(x, y, r, {
        fill: '#EFA01F',
        filter: clay('#8A3A0E', 4, { dark: 0.5, light: 0.3, inset: true }),
      }),
    )
  );
}

function tomato(): Svg {
  const chambers = [0, 60, 120, 180, 240, 300];
  return (
    ellipse(0, 14, 108, 92, { fill: '#8F1238' }) +
    ellipse(0, 0, 108, 92, { fill: linear(['#FF7F72', '#EE4A50', '#D22F46']), filter: clay('#8F1238', 8) }) +
    ellipse(0, 0, 88, 73, { fill: radial(['#FF9C86', '#FF7A6A'], 0.4, 0.35, 0.8) }) +
    each(chambers, (turn) =>
      path('M0,-52 C22,-54 26,-72 0,-70 C-26,-72 -22,-54 0,-52Z', {
        transform: `scale(1 .84) rotate(${turn})`,
        fill: '#FFC48A',
        opacity: 0.9,
      }),
    ) +
    line('M-84,-34 C-72,-56 -50,-72 -24,-77', '#FFFFFF', 7, { opacity: 0.6 })
  );
}

function lettuce(): Svg {
  const leaf =
    'M-112,-6 C-124,-36 -92,-46 -92,-62 C-90,-86 -58,-76 -46,-86 C-32,-98 -14,-84 0,-90 C18,-98 30,-82 48,-86 C68,-90 76,-70 92,-64 C112,-56 96,-34 112,-20 C126,-4 104,12 110,30 C116,52 88,52 80,68 C70,86 46,72 32,84 C16,96 0,80 -18,88 C-36,94 -46,76 -66,76 C-88,74 -82,52 -98,44 C-118,34 -102,12 -112,-6Z';
  return (
    group({ transform: 'translate(0 12)' }, path(leaf, { fill: '#1F6B34' })) +
    path(leaf, {
      fill: radial(['#C9F28A', '#8EDB5A', '#55B845'], 0.42, 0.36, 0.75),
      filter: clay('#145C3A', 9, { dark: 0.5, light: 0.7, tint: '#F4FFC8' }),
    }) +
    line(
      'M-92,2 C-50,-8 50,-8 92,4 M-62,-6 C-70,-26 -66,-42 -58,-56 M62,-4 C74,-22 72,-40 62,-58 M-58,4 C-66,24 -60,42 -52,56 M60,6 C70,24 64,42 56,56',
      '#E4FFC0',
      6,
      {
        opacity: 0.6,
      },
    )
  );
}

function ham(): Svg {
  const slice =
    'M-70,-82 C-24,-96 60,-94 90,-66 C122,-36 120,40 88,68 C54,94 -54,94 -88,66 C-122,36 -118,-62 -70,-82Z';
  return (
    group({ transform: 'translate(0 13)' }, path(slice, { fill: '#A8385E' })) +
    path(slice, { fill: linear(['#FFD9DC', '#FFB9C2', '#F795A8']), filter: clay('#A8385E', 8) }) +
    line('M-78,-46 C-92,-16 -92,26 -76,50 M76,-50 C96,-20 96,24 78,50', '#FFF0F0', 8, { opacity: 0.85 })
  );
}

/** The right end of what a mouth has bitten, down from y by 20 each. */
const bitten = (y: number): string =>
  `L56,${round(y)} C40,${round(y + 6)} 40,${round(y + 18)} 52,${round(y + 22)} `;

/** How each filling hangs over the bread, seen from the side, and its colours. */
const EDGES: {
  readonly [Filling: string]: readonly [light: string, dark: string, shade: string, drop: number];
} = {
  cheese: ['#FFDF73', '#F5AC26', '#A84A0E', 12],
  tomato: ['#FF7F72', '#D22F46', '#8F1238', 3],
  lettuce: ['#A9E66A', '#4DAF3F', '#145C3A', 8],
  ham: ['#FFC7CE', '#F58AA2', '#A8385E', 6],
};

/** A slice from its side with a filling on it, 216 wide, its foot at 0,0; its right end may be bitten. */
function layer(filling: string, isBitten: boolean): Svg {
  const [light, dark, shade, drop] = EDGES[filling]!;
  const end = isBitten ? 50 : 104;
  const bread = `M-104,-20 C-108,-8 -106,0 -96,0 H${end - 8} C${end + 4},0 ${end + 2},-10 ${end - 2},-20Z`;
  const waves = Array.from({ length: isBitten ? 3 : 4 }, (_, index) => -108 + index * 54);
  const hem = waves
    .toReversed()
    .map((x) => `Q${x + 27},${-16 + 2 * drop} ${x},-17`)
    .join(' ');
  const right = waves.at(-1)! + 54;
  return (
    path(bread, { fill: linear(['#FFF1D0', '#E6B87C', '#C98648']) }) +
    path(
      `M-108,-17 C-114,-34 -104,-35 -92,-35 H${right - 14} C${right - 2},-35 ${right + 4},-32 ${right},-17 ${hem}Z`,
      {
        fill: linear([light, dark]),
        filter: clay(shade, 6, { dark: 0.3, light: 0.4 }),
      },
    )
  );
}

/** The round top of the tall sandwich, with seeds; its foot at 0,0. */
function bun(isBitten: boolean): Svg {
  const right = isBitten
    ? `C0,-84 20,-84 36,-82 ${bitten(-80)}${bitten(-54)}${bitten(-28)}L50,0`
    : 'C62,-84 112,-62 110,-14 C110,-4 104,0 94,0';
  const seeds = [
    [-62, -48, -24],
    [-34, -64, -8],
    [-4, -58, 8],
    [-46, -30, 6],
    [-16, -36, -12],
    ...(isBitten
      ? []
      : [
          [34, -60, 16],
          [62, -40, 30],
          [22, -34, 8],
        ]),
  ] as const;
  return (
    path(`M-94,0 C-104,0 -110,-4 -110,-14 C-112,-62 -62,-84 0,-84 ${right}Z`, {
      fill: linear(['#F2BE78', '#DA9450', '#B86E36']),
      filter: clay('#6B2A1A', 9, { dark: 0.45, light: 0.75, tint: '#FFEBC0' }),
    }) +
    each(seeds, ([x, y, turn]) =>
      ellipse(x!, y!, 7, 4.4, { fill: '#FFF3D6', transform: `rotate(${turn} ${x} ${y})` }),
    )
  );
}

/** A stick with a flag that holds the finished sandwich together, foot at 0,0. */
const pick = (): Svg =>
  line('M0,0 V-150', '#C98A54', 9) +
  path('M4,-150 C34,-164 56,-138 92,-148 C84,-128 84,-112 92,-94 C60,-84 34,-110 4,-98Z', {
    fill: linear(['#FF9CC4', '#F2559A', '#C2266F']),
    filter: clay('#7A0F4A', 5),
  });

/** Bread and fillings of the number sandwich, and the parts of the tall one. */
export const sandwichFrames = (): Frame[] => [
  { name: 'sandwich/bread', drawing: bread() },
  { name: 'sandwich/cheese', drawing: cheese() },
  { name: 'sandwich/tomato', drawing: tomato() },
  { name: 'sandwich/lettuce', drawing: lettuce() },
  { name: 'sandwich/ham', drawing: ham() },
  { name: 'sandwich/pick', drawing: pick() },
  ...Object.keys(EDGES).map((filling) => ({
    name: `sandwich/layer-${filling}`,
    drawing: layer(filling, false),
  })),
  { name: 'sandwich/bitten-cheese', drawing: layer('cheese', true) },
  { name: 'sandwich/bitten-tomato', drawing: layer('tomato', true) },
  { name: 'sandwich/bun', drawing: bun(false) },
  { name: 'sandwich/bitten-bun', drawing: bun(true) },
];
