import { counting } from '#engine/rules/common-words.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Shape } from '#engine/rules/shapes.ts';

/** A side or point of the outline, counted from 1; all of it while the light runs around; all of it afterwards. */
export type ShapePoint = number | 'round' | 'whole';

export const promptOf = (shape: Shape) => `Find the ${shape}.`;

/** The name alone, for whoever wants to hear it once more: "Star." */
export const shapeAlone = (shape: Shape) => `${shape[0]!.toUpperCase()}${shape.slice(1)}.`;

export const thatIsShape = (shape: Shape) => `That is a ${shape}.`;

export const KNOWN_BY: { readonly [S in Shape]: string } = {
  circle: 'A circle is round all the way.',
  square: 'A square has 4 equal sides. And 4 square corners.',
  triangle: 'A triangle has 3 sides.',
  star: 'A star has 5 points.',
  heart: 'A heart has 2 bumps and a point.',
  diamond: 'A diamond has 4 equal sides. Another name is rhombus.',
  pentagon: 'A pentagon has 5 sides.',
  hexagon: 'A hexagon has 6 sides.',
};

/** What is counted on each shape, or said while the light runs around it once. */
const TRACED: { readonly [S in Shape]: readonly [parts: number, summary: string] } = {
  circle: [1, 'Round and round, no corners.'],
  square: [4, '4 equal sides. And 4 square corners.'],
  triangle: [3, '3 sides.'],
  star: [5, '5 points.'],
  heart: [1, '2 bumps and a point.'],
  diamond: [4, '4 equal sides. 2 sharp corners, 2 wide corners.'],
  pentagon: [5, '5 sides.'],
  hexagon: [6, '6 sides.'],
};

/** Names the chosen shape, and what can be seen on it: "That is a hexagon. 6 sides." */
export const slipOf = (shape: Shape): string => `${thatIsShape(shape)} ${sentencesOf(TRACED[shape][1])[0]}`;

/** A light runs around the shape: sides and points are counted and summed up. */
export function tracing(shape: Shape): readonly HelpStep<ShapePoint>[] {
  const [parts, summary] = TRACED[shape];
  if (parts === 1) return [{ say: summary, point: 'round' }];
  const counted = counting<ShapePoint>(numbersFrom(1, parts), (point) => point);
  return [...counted, { say: summary, point: 'whole' }];
}

/** By what it is found, with nothing drawn: the outline of the answer would only have to be matched. */
export const begunWith = (shape: Shape): readonly HelpStep<ShapePoint>[] => [
  { say: sentencesOf(TRACED[shape][1])[0]!, point: 'whole' },
];
