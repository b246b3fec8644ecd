import { RESULT_SOUNDS, sentencesOf } from '#engine/audio/clips.ts';
import type { StageContext } from '#engine/core/stage-context.ts';
import { asked } from '#engine/games/common-words.ts';
import type { Question, Words } from '#engine/games/game.ts';
import type { Round } from './round.ts';

/** All that may be said about a question before it is helped with. */
function sayingsOf(words: Words, question: Question): readonly string[] {
  const others = question.choices.filter(({ id }) => id !== question.answer);
  const named = others.map(({ id }) => words.wrong(question, id));
  return [...asked(question), ...sentencesOf(words.right(question)), ...named];
}

/**
 * Fetches what is heard next when a question is asked, so that it is heard at once. The first question shares the
 * network with nothing but itself and the second; with the second come all that are left, and the sounds of the end:
 * from then on a game goes on without a network.
 */
export function fetchAhead({ voice, channels }: StageContext, words: Words, round: Round): void {
  const soon = round.index === 0 ? round.coming.slice(0, 2) : round.coming;
  voice.prepare(soon.flatMap((question) => sayingsOf(words, question)));
  if (round.index === 1) void channels.prepare(Object.values(RESULT_SOUNDS));
}
