import type { Item } from '#engine/games/items.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import { chanceOf, overdue } from './chance.ts';
import { Choosing, fewAnswers, MOST_SHOWN } from './choosing.ts';
import {
  distinctOf,
  isHarder,
  isNarrow,
  isOfFewOwn,
  isShown,
  LEAST_WORTH,
  tellsWhatIsLeft,
  type Entry,
  type PlanWish,
} from './entry.ts';
import { planByChance, seemsToGuess } from './by-chance.ts';
import { planEvenly } from './evenly.ts';
import { inKindOrder } from './order.ts';
import { stateOf } from './state.ts';

const SURE = 0.85;
/** Share of a way that is known well enough to hide what is ahead. */
const HIDDEN_FROM = 0.8;
/** What is overdue is worth asking, but not without end; new facts wait behind what is due. */
const MOST_WORTH = 1.15;
const NEW_WORTH = 0.9;
const LITTLE_HELD = 1.1;
/** Missed more than right: before what was only shown. */
const NOT_HELD = 1.15;
/** Chances that differ by less come in any order: else everybody of an age would meet the same round first. */
const LUCK = 0.18;
/** The same fact comes again after so many questions, if it can be helped: of few, who left out the last ones would know more. */
const APART = 3;
const APART_OF_FEW = 2;
/** With so many facts in a round or fewer, what comes again could be told. */
const FEW_ASKED = 7;
/** Where so much of a round of few facts is shown, what comes between would be one of the few that were. */
const MUCH_SHOWN = 0.5;
/** So much less likely is each further own fact of an answer taken for: what is most often right could be guessed. */
const ALIKE_WAITS = 0.05;

/**
 * The questions of a round: what is due and what is new, with enough that is sure. What would mostly be missed is shown
 * first, and asked once more if there is room. Something sure first and last where sure answers are many, answers alike seldom; no fact twice in a row,
 * if the pool has two: this alone holds for who seems to guess. By the wish alone. Throws RangeError for an empty pool.
 */
export function planRound(wish: PlanWish): readonly Planned[] {
  const { pool, count, random } = wish;
  if (pool.length === 0) throw new RangeError('planRound: the pool is empty');
  const all = random.shuffle(pool).map((item) => entryOf(item, wish));
  if (seemsToGuess(all, wish)) return planByChance(all, count, random);
  const answers = fewAnswers(wish);
  if (answers && isNarrow(wish)) return planEvenly(all, wish, answers);
  const { chosen } = choose(inTurns(all), wish, answers);
  if (wish.inAnyOrder) return asPlanned(chosen);
  const isMuchShown = new Set(chosen.filter(isShown)).size >= MUCH_SHOWN * count;
  const hardFirst =
    (isOfFewOwn(wish) && new Set(chosen).size <= FEW_ASKED) || (tellsWhatIsLeft(wish) && isMuchShown);
  const apart = hardFirst || answers ? APART_OF_FEW : APART;
  const anyFirst = answers !== undefined && !tellsWhatIsLeft(wish);
  return asPlanned(inKindOrder(chosen, { random, apart, hardFirst, anyFirst }));
}

/** What is asked, in any order. */
function choose(entries: readonly Entry[], wish: PlanWish, answers: readonly string[] | undefined): Choosing {
  const { count } = wish;
  const choice = new Choosing(entries, wish, answers);
  const byWorth = entries.filter(({ worth }) => worth >= LEAST_WORTH);
  const most = tellsWhatIsLeft(wish) ? distinctOf(wish) : count;
  for (const entry of byWorth.sort((a, b) => b.worth - a.worth || b.luck - a.luck))
    choice.offer(entry, Math.min(most, count - 1));
  const bySure = [...entries].sort(bySureness);
  for (const entry of bySure) choice.offer(entry, most);
  choice.fill(bySure);
  return choice;
}

/**
 * The questions of a round whose order is the game itself: the first of the pool, as many as there are questions. What is
 * ahead is hidden on the whole way, or nowhere.
 */
export function planWalk(wish: PlanWish): readonly Planned[] {
  const way = wish.pool.slice(0, wish.count);
  const known = way.filter((item) => supportOf(item, wish) > 0).length;
  const support = known >= way.length * HIDDEN_FROM ? 1 : 0;
  const entries = way.map((item) => entryOf(item, wish, support));
  const shown = new Set(entries.filter(isShown).slice(0, MOST_SHOWN));
  return entries.map((entry) => ({ item: entry.item.id, support: entry.support, shown: shown.has(entry) }));
}

/** In harder games a further own fact of an answer waits for the first ones of others: of 16 are five sums, of 20 one. */
function inTurns(entries: Entry[]): Entry[] {
  if (!isHarder(entries)) return entries;
  const times = new Map<string, number>();
  return entries.map((entry) => {
    if (!entry.isOwn) return entry;
    const before = times.get(entry.answer) ?? 0;
    times.set(entry.answer, before + 1);
    return { ...entry, luck: entry.luck - before * ALIKE_WAITS };
  });
}

/** Only the first meeting of a fact is shown. */
function asPlanned(order: readonly Entry[]): readonly Planned[] {
  return order.map((entry, index) => ({
    item: entry.item.id,
    support: entry.support,
    shown: isShown(entry) && order.findIndex(({ item }) => item === entry.item) === index,
  }));
}

const supportOf = (item: Item, { learner, mostSupport }: PlanWish) =>
  Math.min(stateOf(learner, item)?.support ?? 0, mostSupport?.(item) ?? 0) as Support;

function entryOf(item: Item, wish: PlanWish, support = supportOf(item, wish)): Entry {
  const { learner, options, today, lift, own } = wish;
  const state = stateOf(learner, item);
  const over = state ? overdue(state, today) : 1;
  const held = !state || state.box > 1 ? 1 : state.strength < 0 ? NOT_HELD : LITTLE_HELD;
  const chance = chanceOf(item, learner, { today, options, support, ...(lift !== undefined && { lift }) });
  return {
    item,
    answer: wish.answerOf?.(item) ?? item.id,
    isOwn: own?.(item) ?? true,
    support,
    chance,
    luck: Math.min(chance, SURE) + wish.random.next() * LUCK,
    over,
    worth: Math.min(MOST_WORTH, over) * (state ? held : NEW_WORTH),
  };
}

/** Sure facts first, of these what was not met for longest; then the likeliest. */
function bySureness(a: Entry, b: Entry): number {
  const sure = Number(b.chance >= SURE) - Number(a.chance >= SURE);
  return sure || (a.chance >= SURE ? b.over - a.over : b.luck - a.luck);
}
