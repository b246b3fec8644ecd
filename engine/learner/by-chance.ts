import type { Random } from '#engine/rules/random.ts';

/** So much more often than its share an answer comes at most, and not in more than half of a round. */
const MOST_MORE = 2;

/** Few answers come by chance: if each had its turn, what was right before would tell which are left. */
export function drawnByChance(answers: readonly string[], count: number, random: Random): readonly string[] {
  const most = Math.max(2, Math.min(Math.ceil(count / answers.length) + MOST_MORE, Math.ceil(count / 2)));
  const drawn: string[] = [];
  while (drawn.length < count)
    drawn.push(random.pick(answers.filter((answer) => timesIn(drawn, answer) < most)));
  return drawn;
}

/** How often it is in the list. */
export const timesIn = (list: readonly string[], one: string) => list.filter((other) => other === one).length;
