import { numberSentence, thatIs } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { CookieParams } from './games.ts';
import { takeaways, type CookieQuestion } from './questions.ts';

const difference = (plate: number, eaten: number) => `${plate} take away ${eaten} leaves ${plate - eaten}.`;

export const cookieWords = (params: CookieParams): Words<CookieQuestion> => ({
  right: ({ firstNumber, secondNumber }) => difference(firstNumber, secondNumber),
  wrong: (_question, choiceId) => thatIs(Number(choiceId)),
  /** Counts back from the full plate, one number for each cookie eaten. */
  scaffold: ({ firstNumber, correctAnswer }) => numbersFrom(firstNumber, correctAnswer).map(numberSentence),
  everySentence: () => [
    'How many are left?',
    ...takeaways(params).flatMap(([plate, eaten]) => [
      `${plate} take away ${eaten}.`,
      difference(plate, eaten),
    ]),
    ...numbersFrom(1, params.maxOption).map(thatIs),
    ...numbersFrom(1, params.maxMinuend).map(numberSentence),
  ],
});
