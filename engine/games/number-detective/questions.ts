import { numberChoices } from '#engine/games/common-words.ts';
import { checkQuestion, type Question } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import { CARD_LAYOUTS, layCard, SIZINGS, type Card } from './card.ts';
import type { NumberDetectiveParams } from './games.ts';

export interface DetectiveOption {
  readonly value: number;
  readonly shape: Shape;
  readonly isCorrect: boolean;
  /** How the amount lies on the card; only where cards show amounts. */
  readonly card: Card | undefined;
}

export interface DetectiveQuestion extends Question {
  readonly type: 'number-to-shape' | 'shape-to-number';
  readonly targetNumber: number;
  readonly targetShape: Shape;
  /** The amount asked about; only from shape to number. */
  readonly targetCard: Card | undefined;
  /** In the order of the choices. */
  readonly options: readonly DetectiveOption[];
}

/** "3 stars", "1 star". */
export const amountOf = (count: number, shape: Shape): string => `${count} ${shape}${count === 1 ? '' : 's'}`;

/** "star, star, star": one by one, so that they are counted, not told. */
const oneByOne = (count: number, shape: Shape) => Array<string>(count).fill(shape).join(', ');

type LayOut = (amount: number, place: number) => Card;

/** "Find 3 stars." among cards that show amounts. */
function numberToShape(
  targetNumber: number,
  targetShape: Shape,
  values: readonly number[],
  layOut: LayOut,
): DetectiveQuestion {
  return checkQuestion({
    type: 'number-to-shape',
    fact: `show ${targetNumber}`,
    prompt: `Find ${amountOf(targetNumber, targetShape)}.`,
    choices: values.map((value) => ({ id: String(value), name: oneByOne(value, targetShape) })),
    answer: String(targetNumber),
    targetNumber,
    targetShape,
    targetCard: undefined,
    options: values.map((value, place) => ({
      value,
      shape: targetShape,
      isCorrect: value === targetNumber,
      card: layOut(value, place),
    })),
  });
}

/** "How many?" about one card, among numerals. */
function shapeToNumber(
  targetNumber: number,
  targetShape: Shape,
  values: readonly number[],
  layOut: LayOut,
): DetectiveQuestion {
  return checkQuestion({
    type: 'shape-to-number',
    fact: `count ${targetNumber}`,
    prompt: `How many? ${oneByOne(targetNumber, targetShape)}`,
    spoken: 'How many?',
    choices: numberChoices(values),
    answer: String(targetNumber),
    targetNumber,
    targetShape,
    targetCard: layOut(targetNumber, 0),
    options: values.map((value) => ({
      value,
      shape: targetShape,
      isCorrect: value === targetNumber,
      card: undefined,
    })),
  });
}

/** The two kinds of question in turn, beginning with either. */
export function makeDetectiveRound(
  { min, max, shown }: NumberDetectiveParams,
  count: number,
  random: Random,
): readonly DetectiveQuestion[] {
  const numbers = numbersFrom(min, max);
  const shapes = repeatShuffled(SHAPES, count, random);
  const sizings = repeatShuffled(SIZINGS, count, random);
  const makers = random.shuffle([numberToShape, shapeToNumber]);
  return repeatShuffled(numbers, count, random).map((target, index) => {
    const others = random.shuffle(numbers.filter((value) => value !== target)).slice(0, shown - 1);
    const values = random.shuffle([target, ...others]);
    const layouts = random.shuffle(CARD_LAYOUTS);
    const layOut: LayOut = (amount, place) =>
      layCard(amount, layouts[place % layouts.length]!, sizings[index]!, random);
    return makers[index % makers.length]!(target, shapes[index]!, values, layOut);
  });
}
