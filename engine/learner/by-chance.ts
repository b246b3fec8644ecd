import type { Item } from '#engine/games/items.ts';
import type { Random } from '#engine/rules/random.ts';
import { SHOWN_BY_CHANCE } from '#engine/rules/asked-by-chance.ts';
import { hasFewOwnAnswers } from '#engine/rules/asked-next.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import { NEW_SHARE } from '#engine/rules/shuffle.ts';
import { heldChanceOf } from './chance.ts';
import { hasManyFacts } from './entry.ts';
import { stateOf, type Learner } from './state.ts';

/** So much more often than its share an answer comes at most. */
const MOST_MORE = 2;

/**
 * Few answers come by chance: if each had its turn, what was right before would tell which are left. atMost: so often one
 * comes, but twice it may.
 */
export function drawnByChance(
  answers: readonly string[],
  count: number,
  atMost: number,
  random: Random,
): readonly string[] {
  const most = Math.max(2, Math.min(Math.ceil(count / answers.length) + MOST_MORE, Math.ceil(atMost)));
  const drawn: string[] = [];
  while (drawn.length < count)
    drawn.push(random.pick(answers.filter((answer) => timesIn(drawn, answer) < most)));
  return drawn;
}

/** How often it is in the list. */
export const timesIn = (list: readonly string[], one: string) => list.filter((other) => other === one).length;

/**
 * Who seems to guess. Facts of the game's own band were met in so many rounds' worth of questions; all that were met are on
 * average only so much likelier to be right than by chance, none is surer than so, and of those met last fewer than half
 * were right.
 */
const GUESSES = { onAverage: 0.2, atMost: 0.5, lately: 0.5 } as const;
/**
 * Or nearly as often as by chance, and of those met last fewer than a third, of all but those with the answer that is known
 * best (`BEST_OF_MANY`): who taps one thing whenever it lies there has that always right, and seems to know it.
 */
const GUESSES_OTHERS = { onAverage: 0.1, atMost: 0.5, lately: 1 / 3 } as const;
/**
 * Two answers of many that were met: in Sound Safari who taps the smallest of what was shown has two always right. Of fewer
 * the rest would be too little to judge by; and so it would be of a harder game's few own ones.
 */
const BEST_OF_MANY = { answers: 8, leftOut: 2 } as const;
/** A round less where the plan tells most of what comes: of harder games of many own facts, which have few answers. */
const MET_ROUNDS = { usual: 2.4, ofMany: 1.8 } as const;

/** A fact as a plan sees it. */
interface Askable {
  readonly item: Item;
  /** What is right. */
  readonly answer: string;
  readonly isOwn: boolean;
  readonly support: Support;
}

/** Of whom, and of which game. */
interface Judged {
  readonly learner: Learner;
  readonly options: number;
  readonly count: number;
}

/** So many questions of the game's own band are met before it is told who guesses. */
function toBeMet(entries: readonly Askable[], count: number): number {
  const own = entries.filter(({ isOwn }) => isOwn);
  const isOfMany = hasFewOwnAnswers(entries, count) && hasManyFacts(own, count);
  return MET_ROUNDS[isOfMany ? 'ofMany' : 'usual'] * count;
}

/**
 * Hardly anything that was met is likelier to be right than by chance, so nothing seems to be listened to. Judged by what
 * was learned alone: a grown-up's wish, what is hidden, that it was met today or is long ago, change nothing of it.
 */
export function seemsToGuess(entries: readonly Askable[], { learner, options, count }: Judged): boolean {
  const met = entries.flatMap(({ item, isOwn, answer }) => {
    const state = stateOf(learner, item);
    return state ? [{ isOwn, answer, ...state, chance: heldChanceOf(item, learner, options) }] : [];
  });
  const own = met.filter(({ isOwn }) => isOwn);
  if (sumOf(own, ({ seen }) => seen) < toBeMet(entries, count)) return false;
  const byChance = 1 / Math.min(options, new Set(entries.map(({ answer }) => answer)).size);
  if (isGuessed(met, byChance, GUESSES)) return true;
  const answers = byAnswer(met);
  const isOfMany = answers.length >= BEST_OF_MANY.answers && !hasFewOwnAnswers(entries, count);
  return isGuessed(withoutBest(answers, isOfMany ? BEST_OF_MANY.leftOut : 1), byChance, GUESSES_OTHERS);
}

/** A fact that was met. */
interface Met {
  readonly answer: string;
  readonly chance: number;
  readonly day: number;
  readonly box: number;
}

/** Hardly anything of these is known, by these bounds. Of none nothing is known that would tell. */
function isGuessed(
  met: readonly Met[],
  byChance: number,
  { onAverage, atMost, lately }: Readonly<Record<keyof typeof GUESSES, number>>,
): boolean {
  const lastDay = Math.max(...met.map(({ day }) => day));
  const last = met.filter(({ day }) => day === lastDay);
  return (
    sumOf(met, ({ chance }) => chance) < (byChance + onAverage) * met.length &&
    met.every(({ chance }) => chance < byChance + atMost) &&
    last.filter(({ box }) => box > 0).length < lately * last.length
  );
}

/** All but those with the answers that are likeliest to be right. answers: the facts of each; leftOut: so many answers. */
function withoutBest(answers: readonly (readonly Met[])[], leftOut: number): readonly Met[] {
  const meanOf = (alike: readonly Met[]) => sumOf(alike, ({ chance }) => chance) / alike.length;
  return answers
    .toSorted((a, b) => meanOf(b) - meanOf(a))
    .slice(leftOut)
    .flat();
}

/** Something was met of the game's own band, but too little yet to tell who guesses. */
export function isHardlyKnown(entries: readonly Askable[], { learner, count }: Judged): boolean {
  const own = entries.filter(({ isOwn }) => isOwn);
  const seen = sumOf(own, ({ item }) => stateOf(learner, item)?.seen ?? 0);
  return seen > 0 && seen < toBeMet(entries, count);
}

const sumOf = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0);

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
function byAnswer<T extends { readonly answer: string }>(entries: readonly T[]): readonly (readonly T[])[] {
  const lists = new Map<string, T[]>();
  for (const entry of entries) lists.set(entry.answer, [...(lists.get(entry.answer) ?? []), entry]);
  return [...lists.values()];
}
