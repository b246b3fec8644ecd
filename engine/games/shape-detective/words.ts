import { numberSentence } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';
import type { ShapeQuestion } from './questions.ts';

const KNOWN_BY: { readonly [S in Shape]: string } = {
  circle: 'A circle is round all the way.',
  square: 'A square has 4 equal sides.',
  triangle: 'A triangle has 3 sides.',
  star: 'A star has 5 points.',
  heart: 'A heart has 2 bumps and a point.',
  diamond: 'A diamond stands on a corner.',
  pentagon: 'A pentagon has 5 sides.',
  hexagon: 'A hexagon has 6 sides.',
};

/** What is said while light runs round the shape: sides and points are counted. */
const TRACED: { readonly [S in Shape]: readonly string[] } = {
  circle: ['Round and round, no corners.'],
  square: counted(4, 'sides'),
  triangle: counted(3, 'sides'),
  star: counted(5, 'points'),
  heart: ['2 bumps and a point.'],
  diamond: [...counted(4, 'sides'), 'It stands on a corner.'],
  pentagon: counted(5, 'sides'),
  hexagon: counted(6, 'sides'),
};

function counted(count: number, what: 'sides' | 'points'): readonly string[] {
  return [...numbersFrom(1, count).map(numberSentence), `${count} ${what}.`];
}

const thatIsShape = (shape: Shape) => `That is a ${shape}.`;

export const shapeWords = (): Words<ShapeQuestion> => ({
  right: ({ target }) => KNOWN_BY[target],
  wrong: (_question, choiceId) => thatIsShape(choiceId as Shape),
  scaffold: ({ target }) => TRACED[target],
  everySentence: () => [
    ...SHAPES.flatMap((shape) => [`Find the ${shape}.`, KNOWN_BY[shape], thatIsShape(shape)]),
    ...new Set(Object.values(TRACED).flat()),
  ],
});
