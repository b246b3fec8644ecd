import { numberSentence, thatIs } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom, numberWord } from '#engine/rules/numbers.ts';
import type { SafariParams } from './games.ts';
import type { SafariQuestion } from './questions.ts';

const found = (value: number) => `You found ${value}.`;

/** How a number is built: counted up to ten, from there on ten and some more. */
function built(value: number): readonly string[] {
  if (value === 0) return ['0 means nothing.'];
  if (value <= 10) return numbersFrom(1, value).map(numberSentence);
  return [`10 and ${value - 10} makes ${value}.`];
}

export const safariWords = ({ min, max }: SafariParams): Words<SafariQuestion> => ({
  right: ({ target }) => found(target),
  /** The animal says its own number. */
  wrong: (_question, choiceId) => thatIs(Number(choiceId)),
  scaffold: ({ target }) => built(target),
  everySentence: () =>
    numbersFrom(min, max).flatMap((value) => [
      `Find ${numberWord(value)}.`,
      found(value),
      thatIs(value),
      ...built(value),
    ]),
});
