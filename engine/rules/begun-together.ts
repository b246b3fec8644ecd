import type { HelpStep, Question } from './game.ts';

/**
 * The steps of a question's help up to the one that says the answer, which is left to the player: being told is not
 * learning. All of them where even the first one says it.
 */
export function stepsTogether<Point>({
  help,
  answer,
}: Pick<Question<Point>, 'help' | 'answer'>): readonly HelpStep<Point>[] {
  const telling = help.findIndex(({ say }) => say.split(/\W+/).includes(answer));
  return telling > 0 ? help.slice(0, telling) : help;
}
