import { drawnList } from '#engine/rules/even-choices.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import type { Shape } from '#engine/rules/shapes.ts';
import type { ShapeDetectiveParams } from './games.ts';
import {
  begunWith,
  KNOWN_BY,
  promptOf,
  shapeAlone,
  slipOf,
  thatIsShape,
  tracing,
  type ShapePoint,
} from './words.ts';

/** Colours of the palette that the shapes come in; a shape is known by its sides, never by its colour. */
export const SHAPE_COLOURS = ['coral', 'amber', 'teal', 'violet', 'sky'] as const;
export type ShapeColour = (typeof SHAPE_COLOURS)[number];

export interface ShownShape {
  readonly shape: Shape;
  readonly colour: ShapeColour;
  /** Degrees clockwise from the usual picture. */
  readonly rotation: number;
  /** Share of the largest size: 0.55 to 1. */
  readonly size: number;
  /** Width as a share of the usual one, before rotation: thin triangles are triangles, too. */
  readonly stretch: number;
}

export interface ShapeQuestion extends Question<ShapePoint> {
  readonly target: Shape;
  /** In the order of the choices. */
  readonly shown: readonly ShownShape[];
}

/** What a finger would feel on the outline. Source: the stage contract, Words. */
const FEEL: { readonly [S in Shape]: string } = {
  circle: 'round all the way, no corners',
  square: '4 equal sides, 4 square corners',
  triangle: '3 sides',
  star: '5 points',
  heart: '2 bumps and a point',
  diamond: '4 equal sides, 2 sharp corners, 2 wide corners',
  pentagon: '5 sides',
  hexagon: '6 sides',
};

/**
 * Each is taken for the next, the last one for the first. In a ring every shape has two look-alikes and is one for two:
 * what is offered then tells nothing of what is asked for.
 */
const LOOK_ALIKES = [
  'square',
  'pentagon',
  'hexagon',
  'circle',
  'heart',
  'star',
  'diamond',
  'triangle',
] as const satisfies readonly Shape[];

const PAIRS = LOOK_ALIKES.map(
  (shape, index) => [shape, LOOK_ALIKES[(index + 1) % LOOK_ALIKES.length]!] as const,
);

/** A diamond with square corners is a square, so no child should have to say which it is. */
const isFair = (shapes: readonly Shape[]) => !(shapes.includes('square') && shapes.includes('diamond'));

/** All that is dealt: two pairs of look-alikes, as their places among these. */
const OFFERS: readonly (readonly number[])[] = PAIRS.flatMap((one, index) =>
  PAIRS.slice(index + 1)
    .filter((other) => other.every((shape) => !one.includes(shape)))
    .map((other) => [...one, ...other]),
)
  .filter(isFair)
  .map((shapes) => shapes.map((shape) => LOOK_ALIKES.indexOf(shape)));

/** Two pairs are among what is offered so many times more than one and two others, which is once. */
const PAIRS_MORE = 2;

const isPair = (one: number, other: number) => [1, LOOK_ALIKES.length - 1].includes(other - one);

/** All sets of so many places, ascending. */
const setsOf = (count: number, from = 0): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : LOOK_ALIKES.slice(from).flatMap((_, index) =>
        setsOf(count - 1, from + index + 1).map((rest) => [from + index, ...rest]),
      );

/**
 * Where it is known what is asked next: a pair with any two others as well. Of shapes that were shown, one of which is likely
 * right, two pairs alone hold too few for each to be as likely as the others.
 */
const PLANNED_OFFERS: readonly (readonly number[])[] = [
  ...Array.from({ length: PAIRS_MORE }, () => OFFERS).flat(),
  ...setsOf(OFFERS[0]!.length)
    .filter((places) => places.some((one) => places.some((other) => isPair(one, other))))
    .filter((places) => isFair(places.map((place) => LOOK_ALIKES[place]!))),
];

/** Of those that are dealt, all that hold the shape at this place. */
const OFFERS_WITH = LOOK_ALIKES.map((_, place) => OFFERS.filter((places) => places.includes(place)));

/** What is offered with the target: each shape equally likely to be it, where it is known what is asked next. */
function offersFor(
  target: Shape,
  { params, next, random }: QuestionContext<ShapeDetectiveParams>,
): readonly Shape[] {
  const place = LOOK_ALIKES.indexOf(target);
  const chanceOf = (shape: Shape) => next?.chances.get(params.shapes.indexOf(shape)) ?? 0;
  const offer = next
    ? drawnList(PLANNED_OFFERS, place, LOOK_ALIKES.map(chanceOf), random)
    : random.pick(OFFERS_WITH[place]!);
  return offer.map((one) => LOOK_ALIKES[one]!);
}

/** How shapes look in a question. */
interface Looks {
  /** How far a shape may be rotated, in degrees either way; omitted: not at all. */
  readonly turn: { readonly [S in Shape]?: number };
  readonly sizes: readonly number[];
  /** Widths as shares of the usual one; omitted: as usual. What is said of a shape is true of it in each of them. */
  readonly widths: { readonly [S in Shape]?: readonly number[] };
}

/**
 * By support: first as everybody draws it; then turned, of all sizes, with thin triangles; then any way up, small and
 * thin. Only then squares and diamonds are turned, too: a square on its corner is one, and no diamond lies beside it.
 */
const LOOKS: readonly [Looks, Looks, Looks] = [
  { turn: {}, sizes: [1], widths: {} },
  {
    turn: { triangle: 180, star: 30, heart: 30, pentagon: 180, hexagon: 180 },
    sizes: [0.75, 0.85, 1],
    widths: { triangle: [1, 0.62] },
  },
  {
    turn: { square: 45, triangle: 180, star: 180, heart: 180, diamond: 90, pentagon: 180, hexagon: 180 },
    sizes: [0.55, 0.7, 0.85],
    widths: {
      triangle: [0.8, 0.62, 0.45],
      star: [1, 0.75],
      heart: [1, 0.75],
      diamond: [1, 0.65],
      pentagon: [1, 0.7],
      hexagon: [1, 0.7],
    },
  },
];
const TURN_STEP = 15;
const USUAL_WIDTH = [1] as const;

export function makeShapeQuestion(
  target: Shape,
  making: QuestionContext<ShapeDetectiveParams>,
): Drawn<ShapeQuestion> {
  const { random, support } = making;
  const { turn, sizes, widths } = LOOKS[support];
  const shapes = random.shuffle(offersFor(target, making));
  const colours = random.shuffle(SHAPE_COLOURS);
  const shown = shapes.map((shape, index) => {
    const steps = (turn[shape] ?? 0) / TURN_STEP;
    return {
      shape,
      colour: colours[index % colours.length]!,
      rotation: random.int(-steps, steps) * TURN_STEP,
      size: random.pick(sizes),
      stretch: random.pick(widths[shape] ?? USUAL_WIDTH),
    };
  });
  return {
    answer: target,
    ids: shapes,
    tell: () => ({
      prompt: promptOf(target),
      again: shapeAlone(target),
      choices: shapes.map((shape) => ({
        id: shape,
        name: FEEL[shape],
        wrong: thatIsShape(shape),
        slip: slipOf(shape),
      })),
      right: KNOWN_BY[target],
      help: tracing(target),
      begun: begunWith(target),
      target,
      shown,
    }),
  };
}
