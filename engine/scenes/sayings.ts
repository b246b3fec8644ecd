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

/** Fetches what may be said about the question that is asked. It shares the network with nothing of later ones. */
export function fetchSayings({ voice }: StageContext, words: Words, { question }: Round): void {
  void voice.prepare(sayingsOf(words, question));
}

/**
 * Fetches what is heard after this question, the next one's words first, the sounds of the end last: for while an answer
 * is praised, when the network has nothing else to do. Once all is there a game goes on without a network.
 */
export async function fetchAhead(stage: StageContext, words: Words, round: Round): Promise<void> {
  const later = round.coming.slice(1);
  await stage.voice.prepare(later.flatMap((question) => sayingsOf(words, question)));
  await stage.channels.prepare(Object.values(RESULT_SOUNDS));
}
