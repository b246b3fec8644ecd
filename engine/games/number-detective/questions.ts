import { numberChoices, thatIs } from '#engine/rules/common-words.ts';
import type { Next } from '#engine/rules/asked-next.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { oncePer } from '#engine/rules/once.ts';
import type { Random } from '#engine/rules/random.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';
import { repeatShuffled, shuffledRepeats } from '#engine/rules/shuffle.ts';
import { frequencyOf, wrongNumbers } from '#engine/rules/wrong-numbers.ts';
import { CARD_LAYOUTS, layCard, SIZINGS, type Card, type CardLayout, type Sizing } from './card.ts';
import type { NumberDetectiveParams } from './games.ts';
import { askedOf, begunWith, countingOf, oneByOne, slipOf, thereAre, type Case } from './words.ts';

export interface DetectiveOption {
  readonly value: number;
  readonly shape: Shape;
  readonly isCorrect: boolean;
  /** How the amount lies on the card; only where cards show amounts. */
  readonly card: Card | undefined;
}

export interface DetectiveQuestion extends Question<number>, Case {
  /** The amount asked about; only from shape to number. */
  readonly targetCard: Card | undefined;
  /** In the order of the choices. */
  readonly options: readonly DetectiveOption[];
}

/** A case, and how large its shapes are drawn. */
interface SizedCase extends Case {
  readonly sizing: Sizing;
}

const SCATTERED: readonly CardLayout[] = ['scattered'];

const TYPES = ['number-to-shape', 'shape-to-number'] as const;

export const everyCase = ({ min, max }: NumberDetectiveParams): readonly SizedCase[] =>
  TYPES.flatMap((type) =>
    numbersFrom(min, max).flatMap((targetNumber) =>
      SHAPES.map((targetShape) => ({ type, targetNumber, targetShape, sizing: SIZINGS[0] })),
    ),
  );

/** The two kinds of question in turn, beginning with either. */
export function casesOfRound(
  { min, max }: NumberDetectiveParams,
  count: number,
  random: Random,
): readonly SizedCase[] {
  const shapes = repeatShuffled(SHAPES, count, random);
  const sizings = repeatShuffled(SIZINGS, count, random);
  const types = random.shuffle(TYPES);
  return shuffledRepeats(numbersFrom(min, max), count, random).map((targetNumber, index) => ({
    type: types[index % types.length]!,
    targetNumber,
    targetShape: shapes[index]!,
    sizing: sizings[index]!,
  }));
}

/** What is right next in a dealt round: any number but the one that was right just then. */
export const casesNext = (before: readonly Case[], { min, max }: NumberDetectiveParams): Next => ({
  chances: frequencyOf(numbersFrom(min, max).filter((value) => value !== before.at(-1)?.targetNumber)),
  usual: undefined,
});

const everyNumber = oncePer(({ min, max }: NumberDetectiveParams) => frequencyOf(numbersFrom(min, max)));

/**
 * A numeral among cards that show amounts, or a card among numerals. Once the patterns are known, every
 * amount lies scattered.
 */
export function makeDetectiveQuestion(
  sized: SizedCase,
  { params, next, random, support }: QuestionContext<NumberDetectiveParams>,
): Drawn<DetectiveQuestion> {
  const { min, max, shown } = params;
  const { sizing, ...known } = sized;
  const { type, targetNumber, targetShape } = known;
  const wrong = wrongNumbers({
    answer: targetNumber,
    count: shown - 1,
    min,
    max,
    right: everyNumber(params),
    next,
    // Of five numbers nearly all lie there.
    likeness: 'any',
    slips: [],
    random,
  });
  const values = random.shuffle([targetNumber, ...wrong]);
  const layouts = support > 0 ? SCATTERED : random.shuffle(CARD_LAYOUTS);
  const layOut = (amount: number, place: number): Card =>
    layCard(amount, layouts[place % layouts.length]!, sizing, random);
  const showsAmounts = type === 'number-to-shape';
  const targetCard = showsAmounts ? undefined : layOut(targetNumber, 0);
  const cards = values.map((value, place) => (showsAmounts ? layOut(value, place) : undefined));
  return {
    answer: String(targetNumber),
    ids: values.map(String),
    tell: () => ({
      ...askedOf(known),
      choices: showsAmounts
        ? values.map((value) => ({
            id: String(value),
            name: oneByOne(value, targetShape),
            wrong: thatIs(value),
            slip: slipOf(known, value),
          }))
        : numberChoices(values, (value) => slipOf(known, value)),
      right: thereAre(known),
      help: countingOf(known),
      begun: begunWith(known),
      ...known,
      targetCard,
      options: values.map((value, place) => ({
        value,
        shape: targetShape,
        isCorrect: value === targetNumber,
        card: cards[place],
      })),
    }),
  };
}
