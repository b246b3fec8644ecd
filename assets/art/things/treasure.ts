import { COUNTABLE, type Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import {
  at,
  bothSides,
  centred,
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  rect,
  type Svg,
} from '#assets/art/kit/svg.ts';
import { crab, crystalBack, PLUM, RUST, snailShell } from '#assets/art/scenery/animals/crab.ts';

/** Five tones of one stone: light, middle, dark, glint, edge. */
const GEMS = {
  ruby: ['#FF9CB0', '#F2466B', '#C41E52', '#FFD3DC', '#8F1242'],
  sapphire: ['#9AD6FF', '#3B8DF2', '#1F5FD0', '#D6F0FF', '#16429E'],
  emerald: ['#9CF2C0', '#2EC486', '#128A66', '#DBFFE9', '#0B5F4E'],
  amethyst: ['#D9B2FF', '#9B5CF0', '#6D33C4', '#F2E2FF', '#4A1F94'],
} as const;
export type GemName = keyof typeof GEMS;

export function gem(name: GemName): Svg {
  const [light, middle, dark, glint, edge] = GEMS[name];
  const facets: readonly (readonly [d: string, fill: string])[] = [
    ['M-44,-53 L-24,-10 L-75,-12Z', light],
    ['M-44,-54 L0,-54 L-24,-10Z', glint],
    ['M0,-54 L44,-54 L24,-10Z', light],
    ['M0,-54 L24,-10 L-24,-10Z', linear([light, middle])],
    ['M44,-53 L75,-12 L24,-10Z', middle],
    ['M-75,-11 L-24,-10 L-3,64Z', linear([middle, dark])],
    ['M-24,-10 L24,-10 L0,65Z', linear([light, middle])],
    ['M24,-10 L75,-11 L3,64Z', linear([dark, edge])],
  ];
  const outline =
    'M-44,-52 C-40,-56 40,-56 44,-52 L74,-16 C76,-13 76,-10 74,-7 L5,62 C2,65 -2,65 -5,62 L-74,-7 C-76,-10 -76,-13 -74,-16Z';
  return (
    group(
      { filter: clay(edge, 4.5, { dark: 0.35, light: 0.65 }) },
      path(outline, { fill: middle }),
      each(facets, ([d, fill]) => path(d, { fill })),
    ) + path('M-36,-44 L-8,-46 L-20,-22Z', { fill: '#FFFFFF', opacity: 0.75 })
  );
}

const STAR =
  'M0,-30 C4,-30 7,-12 10,-9 C13,-6 30,-7 31,-3 C32,1 17,9 16,13 C15,17 22,31 18,33 C14,35 4,23 0,23 C-4,23 -14,35 -18,33 C-22,31 -15,17 -16,13 C-17,9 -32,1 -31,-3 C-30,-7 -13,-6 -10,-9 C-7,-12 -4,-30 0,-30Z';

export const coin = (): Svg =>
  circle(0, 4, 60, { fill: '#B5651D' }) +
  circle(0, -3, 60, {
    fill: radial(['#FFF0A0', '#FFC93A', '#F2A01E'], 0.36, 0.3, 0.8),
    filter: clay('#A84A0E', 6, { light: 0.8 }),
  }) +
  circle(0, -3, 44, {
    fill: linear(['#FFB52E', '#FFD65A']),
    filter: clay('#A84A0E', 4, { dark: 0.4, light: 0.2, inset: true }),
  }) +
  at(0, -3, path(STAR, { fill: '#FFF3B8', filter: clay('#D67A12', 3, { dark: 0.6, light: 0.4 }) }));

export function crown(): Svg {
  const gold = linear(['#FFE57A', '#FFC22E', '#F29A1E']);
  const band = centred(0, 41, 114, 22);
  const ball = (x: number, y: number, r: number, light: string, dark: string) =>
    ellipse(x, y, r, r * 1.06, {
      fill: radial([light, dark], 0.35, 0.3, 0.8),
      filter: clay('#3A1236', 3, { dark: 0.38, light: 0.7 }),
    });
  return (
    path(
      'M-70,-30 C-68,-36 -60,-36 -56,-31 L-34,-14 L-9,-52 C-5,-58 5,-58 9,-52 L34,-14 L56,-31 C60,-36 68,-36 70,-30 L58,48 C57,54 52,58 46,58 L-46,58 C-52,58 -57,54 -58,48Z',
      { fill: gold, filter: clay('#A8420E', 7, { dark: 0.5, light: 0.85, tint: '#FFFBD6' }) },
    ) +
    rect(band, 10, {
      fill: linear(['#FFD24A', '#F2961E']),
      filter: clay('#A8420E', 3, { dark: 0.4, light: 0.8 }),
    }) +
    bothSides(
      (side) => ball(side * 66, -38, 11, '#FF7F92', '#E0315E') + ball(side * 34, 14, 9, '#8BF0C0', '#1FAA7A'),
    ) +
    ball(0, -58, 13, '#7FD3FF', '#2F86E8') +
    ball(0, 8, 13, '#FF8FA6', '#E0315E')
  );
}

export function shell(light = '#FFF1E2', dark = '#F6B99A'): Svg {
  const outline =
    'M0,48 C-18,48 -22,40 -16,34 C-60,20 -72,-20 -52,-40 C-40,-56 -20,-62 0,-62 C20,-62 40,-56 52,-40 C72,-20 60,20 16,34 C22,40 18,48 0,48Z';
  const ribs =
    'M0,32 L0,-56 M-8,32 C-16,0 -24,-30 -28,-50 M8,32 C16,0 24,-30 28,-50 M-14,32 C-30,14 -46,-10 -50,-30 M14,32 C30,14 46,-10 50,-30';
  return (
    path(outline, { fill: linear([light, dark]), filter: clay('#9E3F5A', 8, { dark: 0.42, light: 0.7 }) }) +
    line(ribs, '#D98A78', 4, { opacity: 0.6 })
  );
}

export function starfish(): Svg {
  const outline =
    'M0,-62 C10,-62 16,-26 24,-20 C32,-15 62,-24 66,-14 C69,-5 40,12 36,22 C33,32 46,58 38,64 C30,69 10,44 0,44 C-10,44 -30,69 -38,64 C-46,58 -33,32 -36,22 C-40,12 -69,-5 -66,-14 C-62,-24 -32,-15 -24,-20 C-16,-26 -10,-62 0,-62Z';
  const dots = [
    [0, -34],
    [28, -6],
    [20, 32],
    [-20, 32],
    [-28, -6],
    [0, 4],
  ] as const;
  return (
    path(outline, { fill: linear(['#FF9A6E', '#F2603F']), filter: clay('#9E1F4A', 7.5) }) +
    each(dots, ([x, y]) => circle(x, y, 4.5, { fill: '#FFE1C4', opacity: 0.85 }))
  );
}

/** Those that guard it, each on its own ground: on the beach, on deck with a house, in the cave with crystals. */
const guards = (): Frame[] => [
  { name: 'treasure/crab', drawing: crab(RUST) },
  { name: 'treasure/crab-shell', drawing: crab(RUST, snailShell()) },
  { name: 'treasure/crab-crystal', drawing: crab(PLUM, crystalBack()) },
];

/** Cut stones are wider than high; in the box of a countable they may be taller. */
const tall = (drawing: Svg): Svg => group({ transform: 'scale(1 1.16)' }, drawing);

/** Everything that is counted on the treasure hunt, each in the same box, and who guards it. */
export const treasures = (): Frame[] => {
  const countable = (name: string, drawing: Svg, scale: number, y = 0): Frame => ({
    name: `treasure/${name}`,
    drawing: at(0, y, drawing, { scale }),
    box: COUNTABLE,
  });
  return [
    ...(Object.keys(GEMS) as GemName[]).map((name) => countable(name, tall(gem(name)), 0.75, -3)),
    countable('coin', coin(), 0.86),
    countable('crown', crown(), 0.76, 4),
    countable('shell', shell('#FFE3EA', '#F28CA6'), 0.88, 6),
    countable('starfish', starfish(), 0.84),
    ...guards(),
  ];
};
