import { numberSentence, thatIs, WHAT_COMES_NEXT } from '#engine/games/common-words.ts';
import type { Words } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { TrailParams } from './games.ts';
import { isClimbingUp, promptAt, type TrailQuestion } from './questions.ts';

/** Counting along starts again at every fifth stone, where the trail has a wider one. */
const CAMP = 5;

/** So many stones tell which end the walk begins at. */
const BEGINNING = 4;

/** What is counted along: from the camp passed last up to the stone stood on; at the start, the beginning of the walk. */
export function countAlong(params: TrailParams, current: number | undefined): readonly number[] {
  if (current === undefined) return numbersFrom(params.from, params.to).slice(0, BEGINNING);
  const camp = isClimbingUp(params)
    ? Math.max(params.from, Math.floor((current - 1) / CAMP) * CAMP)
    : Math.min(params.from, Math.ceil((current + 1) / CAMP) * CAMP);
  return numbersFrom(camp, current);
}

export function trailWords(params: TrailParams): Words<TrailQuestion> {
  const up = isClimbingUp(params);
  const walk = numbersFrom(params.from, params.to);
  const step = (current: number | undefined, next: number) =>
    current === undefined ? `We start at ${next}.` : `${up ? 'After' : 'Before'} ${current} comes ${next}.`;

  return {
    right: ({ current, next }) => step(current, next),
    wrong: (_question, choiceId) => thatIs(Number(choiceId)),
    scaffold: ({ current }) => [
      ...countAlong(params, current).map(numberSentence),
      current === undefined ? promptAt(params, undefined) : WHAT_COMES_NEXT,
    ],
    everySentence: () => [
      ...walk.flatMap((next, index) => {
        const current = walk[index - 1];
        return [promptAt(params, current), step(current, next), thatIs(next), numberSentence(next)];
      }),
      WHAT_COMES_NEXT,
    ],
  };
}
