import { numberSentence, thatIs } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { SHAPES, type Shape } from '#engine/rules/shapes.ts';
import type { NumberDetectiveParams } from './games.ts';
import { amountOf, type DetectiveQuestion } from './questions.ts';

const thereAre = (count: number, shape: Shape) =>
  `There ${count === 1 ? 'is' : 'are'} ${amountOf(count, shape)}.`;

export function detectiveWords({ min, max }: NumberDetectiveParams): Words<DetectiveQuestion> {
  const numbers = numbersFrom(min, max);
  return {
    right: ({ targetNumber, targetShape }) => thereAre(targetNumber, targetShape),
    wrong: (_question, choiceId) => thatIs(Number(choiceId)),
    /** Counts out, or counts, the amount asked for. */
    scaffold: ({ targetNumber }) => numbersFrom(1, targetNumber).map(numberSentence),
    everySentence: () => [
      'How many?',
      ...SHAPES.flatMap((shape) =>
        numbers.flatMap((count) => [`Find ${amountOf(count, shape)}.`, thereAre(count, shape)]),
      ),
      ...numbers.flatMap((value) => [thatIs(value), numberSentence(value)]),
    ],
  };
}
