import { sentencesOf } from '#engine/audio/clips.ts';
import { asked } from '#engine/games/common-words.ts';
import type { Question, Words } from '#engine/games/game.ts';

/** All that may be said about a question before it is helped with: fetched ahead, so that it is heard at once. */
export function sayingsOf(words: Words, question: Question): readonly string[] {
  const others = question.choices.filter(({ id }) => id !== question.answer);
  const named = others.map(({ id }) => words.wrong(question, id));
  return [...asked(question), ...sentencesOf(words.right(question)), ...named];
}
