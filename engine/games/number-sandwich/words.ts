import { numberSentence, thatIs, WHAT_COMES_NEXT } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { SandwichParams } from './games.ts';
import type { SandwichQuestion } from './questions.ts';

const between = (left: number) => `${left + 1} goes between ${left} and ${left + 2}.`;

export function sandwichWords(params: SandwichParams): Words<SandwichQuestion> {
  const lefts = numbersFrom(
    Math.min(...params.starts.map(([min]) => min)),
    Math.max(...params.starts.map(([, max]) => max)),
  );
  return {
    right: ({ leftNumber }) => between(leftNumber),
    wrong: (_question, choiceId) => thatIs(Number(choiceId)),
    /** Runs up to the gap on the number line. */
    scaffold: ({ leftNumber }) => [
      ...numbersFrom(Math.max(0, leftNumber - 2), leftNumber).map(numberSentence),
      WHAT_COMES_NEXT,
    ],
    everySentence: () => [
      ...lefts.flatMap((left) => [`Which number goes between ${left} and ${left + 2}?`, between(left)]),
      ...numbersFrom(0, 20).flatMap((value) => [thatIs(value), numberSentence(value)]),
      WHAT_COMES_NEXT,
    ],
  };
}
