import type { Item } from '#engine/games/items.ts';
import type { Random } from '#engine/rules/random.ts';
import { SHOWN_BY_CHANCE } from '#engine/rules/asked-by-chance.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import { NEW_SHARE } from '#engine/rules/shuffle.ts';
import type { Learner } from './state.ts';

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

/** Who seems to guess: after so many rounds of unaided tries, the best and third best facts are only so much over chance. */
const TOLD_AFTER = 2.4;
const GUESSED = { best: 0.4, third: 0.25 } as const;

/** A fact as a plan sees it. */
interface Askable {
  readonly item: Item;
  /** What is right. */
  readonly answer: string;
  readonly isOwn: boolean;
  readonly support: Support;
  readonly chance: number;
}

/**
 * Hardly anything is likelier to be right than by chance, after some rounds: so nothing was listened to. Of simulated weak
 * children few seem so; who taps by a rule does nearly always.
 */
export function seemsToGuess(
  entries: readonly Askable[],
  {
    learner,
    options,
    count,
  }: { readonly learner: Learner; readonly options: number; readonly count: number },
): boolean {
  let tries = 0;
  for (const skill of new Set(entries.map(({ item }) => item.skill)))
    tries += learner.skills[skill]?.tries ?? 0;
  if (tries < TOLD_AFTER * count) return false;
  const byChance = 1 / Math.min(options, new Set(entries.map(({ answer }) => answer)).size);
  const [best = 1, , third = best] = entries.map(({ chance }) => chance).sort((a, b) => b - a);
  return best < byChance + GUESSED.best || third < byChance + GUESSED.third;
}

/**
 * A whole round by chance, for who seems to guess: every answer of a band is as likely as the others, and so are its facts;
 * none comes twice in a row if there are two. Most of it is of the game's own band. The first questions are shown.
 */
export function planByChance(entries: readonly Askable[], count: number, random: Random): readonly Planned[] {
  const [own, others] = [true, false].map((is) => byAnswer(entries.filter(({ isOwn }) => isOwn === is)));
  const most = others!.length > 0 ? Math.ceil(count * NEW_SHARE) : count;
  const bands = random.shuffle(Array.from({ length: count }, (_, index) => (index < most ? own! : others!)));
  const drawn: Askable[] = [];
  for (const band of bands) {
    const open = band
      .map((alike) => alike.filter((entry) => entry !== drawn.at(-1)))
      .filter(({ length }) => length > 0);
    drawn.push(random.pick(random.pick(open.length > 0 ? open : band)));
  }
  return drawn.map(({ item, support }, index) => ({
    item: item.id,
    support,
    shown: index < SHOWN_BY_CHANCE,
  }));
}

/** In lists of facts that are answered alike. */
function byAnswer(entries: readonly Askable[]): readonly (readonly Askable[])[] {
  const lists = new Map<string, Askable[]>();
  for (const entry of entries) lists.set(entry.answer, [...(lists.get(entry.answer) ?? []), entry]);
  return [...lists.values()];
}
