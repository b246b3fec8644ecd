import { SHAPE_COLOURS, type ShapeColour } from '#engine/games/shape-detective/questions.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';
import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, each, ellipse, line, path, round, type Svg } from '#assets/art/kit/svg.ts';

type Point = readonly [x: number, y: number];

/** A closed outline through the points with rounded corners; softness: how much of each side the corner takes. */
function rounded(points: readonly Point[], softness: readonly number[]): string {
  const towards = ([x, y]: Point, [toX, toY]: Point, share: number) =>
    `${round(x + (toX - x) * share)},${round(y + (toY - y) * share)}`;
  const corners = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    const share = softness[index % softness.length]!;
    const start = towards(point, before, share);
    return `${index === 0 ? 'M' : 'L'}${start} Q${round(point[0])},${round(point[1])} ${towards(point, after, share)}`;
  });
  return `${corners.join(' ')}Z`;
}

const around = (count: number, radii: readonly number[], from = -90): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (index * 360) / count) * Math.PI) / 180;
    const radius = radii[index % radii.length]!;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Corners are what these shapes are told by: no rounder than the paint needs. */
const SHARP = [0.03];

/** Outlines around 0,0 that cover about the same area and fit a circle of 112. */
const OUTLINES: { readonly [S in Shape]: string } = {
  circle: 'M0,-92 A92,92 0 1 1 0,92 A92,92 0 1 1 0,-92Z',
  square: rounded(
    [
      [-82, -82],
      [82, -82],
      [82, 82],
      [-82, 82],
    ],
    SHARP,
  ),
  triangle: rounded(around(3, [110]), SHARP),
  star: rounded(around(10, [112, 56]), [0.08, 0.05]),
  heart:
    'M0,92 C-60,52 -104,14 -104,-32 C-104,-72 -74,-92 -46,-90 C-24,-88 -8,-76 0,-58 C8,-76 24,-88 46,-90 C74,-92 104,-72 104,-32 C104,14 60,52 0,92Z',
  diamond: rounded(
    [
      [0, -112],
      [84, 0],
      [0, 112],
      [-84, 0],
    ],
    SHARP,
  ),
  pentagon: rounded(around(5, [104]), SHARP),
  hexagon: rounded(around(6, [100], 0), SHARP),
};

/** Light, middle, dark and edge of the five colours that shapes come in. */
const SHAPE_TONES: { readonly [C in ShapeColour]: readonly [string, string, string] } = {
  coral: ['#FF9C8A', '#F2545B', '#A8214A'],
  amber: ['#FFD770', '#FB9F24', '#AD4B0C'],
  teal: ['#7FEAD2', '#1FBFA8', '#07686F'],
  violet: ['#C9A6FF', '#8F5CF0', '#46209A'],
  sky: ['#A6E6FF', '#38A8F0', '#0F5AA0'],
};

/** A plain shape in one colour. */
export function plainShape(shape: Shape, colour: ShapeColour): Svg {
  const [light, middle, dark] = SHAPE_TONES[colour];
  return path(OUTLINES[shape], {
    fill: linear([light, middle]),
    filter: clay(dark, 9, { dark: 0.6, light: 0.6 }),
  });
}

const INK = '#2E1433';
const mouthOpen =
  path('M-15,12 C-9,10 9,10 15,12 C15,28 8,34 0,34 C-8,34 -15,28 -15,12Z', { fill: '#6B1530' }) +
  path('M-8,29 C-4,23 4,23 8,29 C4,34 -4,34 -8,29Z', { fill: '#FF8FA6' });
const cheeks = bothSides((side) => ellipse(side * 49, 12, 11, 7, { fill: '#FFFFFF', opacity: 0.35 }));
const openEyes = bothSides(
  (side) =>
    ellipse(side * 30, -8, 11.5, 14.5, { fill: INK }) +
    circle(side * 30 + 4, -13, 4.6, { fill: '#FFFFFF' }) +
    circle(side * 30 - 3, -3, 2.3, { fill: '#FFFFFF', opacity: 0.8 }),
);
const arcs = (up: number) =>
  bothSides((side) => line(`M${side * 30 - 12},-6 Q${side * 30},${-6 - up} ${side * 30 + 12},-6`, INK, 6));

const faces = {
  face: openEyes + cheeks + line('M-13,14 C-7,25 7,25 13,14', INK, 6),
  'face-talk': openEyes + cheeks + mouthOpen,
  'face-cheer': arcs(18) + cheeks + at(0, -1, mouthOpen, { scale: 1.15 }),
} satisfies { readonly [name: string]: Svg };

/** Two short legs, standing on 0,0. */
const legs = (colour: string): Svg =>
  bothSides(
    (side) =>
      line(`M${side * 26},-56 L${side * 28},-12`, colour, 12) +
      ellipse(side * 33, -10, 19, 11, { fill: colour }),
  );

export function magnifier(): Svg {
  return (
    path('M58,70 L76,52 L160,136 C172,148 172,162 162,172 C152,182 138,182 126,170 L46,84Z', {
      fill: linear(['#A56BE8', '#6B35B8']),
      filter: clay('#2A0A5E', 7, { dark: 0.5 }),
    }) +
    path('M-104,0 A104,104 0 1 1 104,0 A104,104 0 1 1 -104,0Z M-80,0 A80,80 0 1 0 80,0 A80,80 0 1 0 -80,0Z', {
      fill: linear(['#FFE07A', '#F2A32E']),
      filter: clay('#9A4A0E', 6, { dark: 0.55, light: 0.85 }),
    }) +
    circle(0, 0, 82, {
      fill: radial([
        [0, '#F4FDFF', 0.12],
        [0.7, '#BFEAFB', 0.16],
        [1, '#7FCBEF', 0.5],
      ]),
    }) +
    line('M-56,-20 C-50,-48 -24,-62 0,-60', '#FFFFFF', 13, { opacity: 0.9 })
  );
}

/** A detective's star badge. */
function badge(): Svg {
  const points = around(12, [92, 60]);
  return (
    path(rounded(points, [0.25, 0.2]), {
      fill: linear(['#FFF0A0', '#FFC93A', '#E28A12']),
      filter: clay('#8A3A0E', 8, { dark: 0.5, light: 0.85 }),
    }) +
    circle(0, 0, 44, {
      fill: linear(['#F2961E', '#FFD65A']),
      filter: clay('#8A3A0E', 4, { light: 0.2, inset: true }),
    }) +
    each(
      points.filter((_, index) => index % 2 === 0),
      ([x, y]) => circle(x * 0.8, y * 0.8, 6, { fill: '#FFF6C8' }),
    )
  );
}

const print = (): Svg =>
  ellipse(0, 18, 24, 20, { fill: '#FFFFFF' }) +
  each(
    [
      [-26, -8, 9],
      [-10, -24, 10],
      [11, -24, 10],
      [27, -8, 9],
    ] as const,
    ([x, y, r]) => ellipse(x, y, r, r * 1.25, { fill: '#FFFFFF' }),
  );

/** Where face and ground lie under a shape's middle, and how large the face is. */
const FIGURE: {
  readonly [S in Shape]: { readonly face: number; readonly faceScale: number; readonly ground: number };
} = {
  circle: { face: 0, faceScale: 1, ground: 122 },
  square: { face: 0, faceScale: 1, ground: 114 },
  triangle: { face: 10, faceScale: 0.82, ground: 88 },
  star: { face: 4, faceScale: 0.86, ground: 100 },
  heart: { face: -14, faceScale: 1, ground: 104 },
  diamond: { face: 0, faceScale: 0.92, ground: 116 },
  pentagon: { face: 4, faceScale: 1, ground: 116 },
  hexagon: { face: 0, faceScale: 1, ground: 118 },
};

/** A shape character in one piece, for thumbnails, around the shape's middle. */
export function shapeCharacter(
  shape: Shape,
  colour: ShapeColour,
  face: keyof typeof faces = 'face-talk',
): Svg {
  const { face: y, faceScale, ground } = FIGURE[shape];
  return (
    at(0, ground, legs(SHAPE_TONES[colour][2])) +
    plainShape(shape, colour) +
    at(0, y, faces[face], { scale: faceScale })
  );
}

const BODY = { x: -120, y: -120, width: 240, height: 240 };

/**
 * Each shape in each colour ("shapes/circle-coral", 240 x 240), faces that lie over it, once it was answered, and stay upright when
 * the shape turns, and what detectives look with and find.
 */
export const shapeFrames = (): Frame[] => [
  ...SHAPES.flatMap((shape) =>
    SHAPE_COLOURS.map((colour) => ({
      name: `shapes/${shape}-${colour}`,
      drawing: plainShape(shape, colour),
      box: BODY,
    })),
  ),
  // With the plain face they only stand on thumbnails.
  { name: 'shapes/face-cheer', drawing: faces['face-cheer'] },
  { name: 'shapes/magnifier', drawing: magnifier() },
  { name: 'shapes/badge', drawing: badge() },
  { name: 'shapes/print', drawing: print() },
];
