import type { HelpStep, Question } from './game.ts';

/**
 * The steps of a question's help but for a last one that says the answer, which is left to the player: being told is not
 * learning. One step alone is shown as it is.
 */
export function stepsTogether<Point>({
  help,
  answer,
}: Pick<Question<Point>, 'help' | 'answer'>): readonly HelpStep<Point>[] {
  const tells = help.at(-1)!.say.split(/\W+/).includes(answer);
  return tells && help.length > 1 ? help.slice(0, -1) : help;
}
