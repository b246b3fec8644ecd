import type { HelpStep, Question } from './game.ts';

/**
 * What is shown of a question that is begun together: the steps of its help but for a last one that says the answer, which
 * is left to the player, because being told is not learning; or what the question has instead.
 */
export function stepsTogether<Point>({
  help,
  begun,
  answer,
}: Pick<Question<Point>, 'help' | 'begun' | 'answer'>): readonly HelpStep<Point>[] {
  if (begun) return begun;
  const tells = help.at(-1)!.say.split(/\W+/).includes(answer);
  return tells && help.length > 1 ? help.slice(0, -1) : help;
}
