import { checkQuestion, type Question } from '#engine/games/game.ts';
import type { Random } from '#engine/rules/random.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import type { ShapeDetectiveParams } from './games.ts';

/** Colours of the palette that the shapes come in; a shape is known by its sides, never by its colour. */
export const SHAPE_COLOURS = ['coral', 'amber', 'teal', 'violet', 'sky'] as const;
export type ShapeColour = (typeof SHAPE_COLOURS)[number];

export interface ShownShape {
  readonly shape: Shape;
  readonly colour: ShapeColour;
  /** Degrees clockwise from the usual picture. */
  readonly rotation: number;
  /** Share of the largest size: 0.75 to 1. */
  readonly size: number;
  /** Width as a share of the usual one, before it is turned: thin triangles are triangles, too. */
  readonly stretch: number;
}

export interface ShapeQuestion extends Question {
  readonly target: Shape;
  /** In the order of the choices. */
  readonly shown: readonly ShownShape[];
}

/** What a finger would feel. Source: the stage contract, Words. */
export const FEEL: { readonly [S in Shape]: string } = {
  circle: 'round all the way, no corners',
  square: '4 equal sides, standing flat',
  triangle: '3 sides',
  star: '5 points',
  heart: '2 bumps and a point',
  diamond: '4 equal sides, standing on a corner',
  pentagon: '5 sides',
  hexagon: '6 sides',
};

/** The shapes that are taken for one another, likeliest first. */
const LOOK_ALIKES: { readonly [S in Shape]: readonly Shape[] } = {
  circle: ['hexagon', 'heart'],
  square: ['diamond', 'pentagon'],
  triangle: ['diamond', 'pentagon'],
  star: ['pentagon', 'heart'],
  heart: ['circle', 'star'],
  diamond: ['square', 'triangle'],
  pentagon: ['hexagon', 'square'],
  hexagon: ['pentagon', 'circle'],
};

/**
 * How far a shape may turn, in degrees either way. Square and diamond keep still: turned by an eighth the one
 * is the other, and their names tell how they stand.
 */
const TURN: { readonly [S in Shape]: number } = {
  circle: 0,
  square: 0,
  triangle: 180,
  star: 30,
  heart: 30,
  diamond: 0,
  pentagon: 180,
  hexagon: 180,
};
const TURN_STEP = 15;
const SIZES = [0.75, 0.85, 1] as const;
const TRIANGLE_WIDTHS = [1, 0.62] as const;

export function makeShapeRound(
  params: ShapeDetectiveParams,
  count: number,
  random: Random,
): readonly ShapeQuestion[] {
  return repeatShuffled(SHAPES, count, random).map((target) => {
    const alike = random.pick(LOOK_ALIKES[target]);
    const others = random.shuffle(SHAPES.filter((shape) => shape !== target && shape !== alike));
    const shapes = random.shuffle([target, alike, ...others.slice(0, params.shown - 2)]);
    const colours = random.shuffle(SHAPE_COLOURS);
    return checkQuestion({
      fact: `find ${target}`,
      prompt: `Find the ${target}.`,
      choices: shapes.map((shape) => ({ id: shape, name: FEEL[shape] })),
      answer: target,
      target,
      shown: shapes.map((shape, index) => ({
        shape,
        colour: colours[index % colours.length]!,
        rotation: random.int(-TURN[shape] / TURN_STEP, TURN[shape] / TURN_STEP) * TURN_STEP,
        size: random.pick(SIZES),
        stretch: shape === 'triangle' ? random.pick(TRIANGLE_WIDTHS) : 1,
      })),
    });
  });
}
