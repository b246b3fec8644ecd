import type { Item } from '#engine/games/items.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import { drawnBy, type Random } from '#engine/rules/random.ts';
import { chanceOf, overdue } from './chance.ts';
import { drawnByChance, planByChance, seemsToGuess, timesIn } from './by-chance.ts';
import { inKindOrder } from './order.ts';
import { stateOf, type Learner } from './state.ts';

export interface PlanWish {
  /** The facts that the game can ask for: at least one, each once. */
  readonly pool: readonly Item[];
  /** Facts of the pool that the game is about, if it asks for easier ones, too: most of the round is of these. */
  readonly own?: (item: Item) => boolean;
  readonly learner: Learner;
  /** How many questions. */
  readonly count: number;
  /** How many choices each offers. */
  readonly options: number;
  /** Days since 1970, UTC. */
  readonly today: number;
  /** Logits: a grown-up's wish for easier or harder rounds. */
  readonly lift?: number;
  /** How much the game can hide of a fact, and the player wants hidden. Omitted: nothing. */
  readonly mostSupport?: (item: Item) => Support;
  /** What is right where a fact is asked; facts with one answer are few in a round. Omitted: all differ. */
  readonly answerOf?: (item: Item) => string;
  /** Only which questions there are matters: no kind order is looked for, which takes longest. */
  readonly inAnyOrder?: boolean;
  readonly random: Random;
}

/** What may well be missed is shown first: by the model's own chances, which hold within 3 points. */
const SHOWN_BELOW = 0.75;
/** More only where a game has too few others. */
const MOST_SHOWN = 2;
const SURE = 0.85;
/** Share of a round that is what the game is about. */
const OWN_SHARE = 0.6;
/** Share of a round that is of different facts, if the game has as many: however hard they are, they come. */
const DISTINCT_SHARE = 0.7;
/** Share of a round at most that has one answer, where its game has enough others: it could be guessed. */
const ALIKE_SHARE = 0.2;
/** Share of a round shown at most where there are too few others: fewer where that is often missed, or each has its turn soon. */
const MOST_SHOWN_SHARE = { usual: 0.5, kinder: 0.4 } as const;
/** Each fact's turn comes soon if all fill fewer rounds than these. */
const SOON_ROUNDS = 2.5;
/** A game has few facts if they fill no more than so many rounds. */
const FEW_ROUNDS = 1.5;
/** Share of a way that is known well enough to hide what is ahead. */
const HIDDEN_FROM = 0.8;
/** What is overdue is worth asking, but not without end; new facts wait behind what is due. */
const MOST_WORTH = 1.15;
const NEW_WORTH = 0.9;
const LITTLE_HELD = 1.1;
/** Missed more than right: before what was only shown. */
const NOT_HELD = 1.15;
const LEAST_WORTH = 0.5;
/** Chances that differ by less come in any order: else everybody of an age would meet the same round first. */
const LUCK = 0.18;
/**
 * What is asked again: what was only shown so many times as readily as what was asked alone, if no harder game has few sure
 * facts besides; and nothing alone more often than this, if there is anything else.
 */
const ONLY_SHOWN = 2;
const MOST_ALONE = 3;
/** The same fact comes again after so many questions, if it can be helped: of few, who left out the last ones would know more. */
const APART = 3;
const APART_OF_FEW = 2;
/** So much less likely is each further own fact of an answer taken for: what is most often right could be guessed. */
const ALIKE_WAITS = 0.05;

/** A fact as the plan sees it. */
interface Entry {
  readonly item: Item;
  readonly answer: string;
  readonly isOwn: boolean;
  readonly support: Support;
  readonly chance: number;
  /** The chance, about as it is; of sure facts none is surer. */
  readonly luck: number;
  /** How much of its time has passed: 1 is due. */
  readonly over: number;
  readonly worth: number;
}

const isShown = ({ chance }: Entry) => chance < SHOWN_BELOW;

/**
 * The questions of a round: what is due and what is new, with enough that is sure. What would mostly be missed is shown
 * first, and asked once more if there is room. Something sure first and last, answers alike seldom; no fact twice in a row,
 * if the pool has two: this alone holds for who seems to guess. By the wish alone. Throws RangeError for an empty pool.
 */
export function planRound(wish: PlanWish): readonly Planned[] {
  const { pool, count, random } = wish;
  if (pool.length === 0) throw new RangeError('planRound: the pool is empty');
  const all = random.shuffle(pool).map((item) => entryOf(item, wish));
  if (seemsToGuess(all, wish)) return planByChance(all, count, random);
  const entries = inTurns(all);
  const choice = new Choosing(wish);
  const byWorth = entries.filter(({ worth }) => worth >= LEAST_WORTH);
  const most = tellsWhatIsLeft(wish) ? distinctOf(wish) : count;
  for (const entry of byWorth.sort((a, b) => b.worth - a.worth || b.luck - a.luck))
    choice.offer(entry, Math.min(most, count - 1));
  for (const entry of entries.sort(bySureness)) choice.offer(entry, most);
  choice.fill(entries);
  const apart = tellsWhatIsLeft(wish) ? APART_OF_FEW : APART;
  return asPlanned(wish.inAnyOrder ? choice.chosen : inKindOrder(choice.chosen, random, apart));
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

/** A harder game asks for easier facts, too. */
const isHarder = (entries: readonly Entry[]) => entries.some(({ isOwn }) => !isOwn);

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

const answersOf = ({ pool, answerOf }: PlanWish) => new Set(pool.map((item) => answerOf?.(item) ?? item.id));

/** Few facts, each answered in its own way: what was not right yet would tell what comes, so some are left out. */
const tellsWhatIsLeft = (wish: PlanWish) =>
  wish.pool.length < FEW_ROUNDS * wish.count && answersOf(wish).size === wish.pool.length;

/** So many different facts come in any case. */
const distinctOf = ({ pool, count }: PlanWish) => Math.ceil(Math.min(pool.length, count) * DISTINCT_SHARE);

/** A game has few answers if each comes so often or more in a round of it. */
const OFTEN = 2;

/** The facts taken into a round, within its limits. */
class Choosing {
  readonly chosen: Entry[] = [];
  private readonly count: number;
  private readonly mostOthers: number;
  private readonly mostAlike: number;
  private readonly distinct: number;
  private readonly random: Random;
  /** Of the questions that are not shown, where there are few: as many of these as there are such questions. */
  private readonly answers: readonly string[] | undefined;

  constructor(wish: PlanWish) {
    const { count } = wish;
    this.count = count;
    this.random = wish.random;
    this.mostOthers = count - Math.ceil(count * OWN_SHARE);
    this.distinct = distinctOf(wish);
    this.mostAlike = Math.max(Math.ceil(count * ALIKE_SHARE), Math.floor(count / answersOf(wish).size));
    const all = [...answersOf(wish)].sort();
    const isFew = all.length * OFTEN <= count || tellsWhatIsLeft(wish);
    this.answers = isFew && all.length > 1 ? drawnByChance(all, count, wish.random) : undefined;
  }

  /** Whether the round has as much as it may of what is answered alike. */
  private hasEnoughLike(entry: Entry): boolean {
    const { answer } = entry;
    if (!this.answers) return this.many((other) => other.answer === answer) >= this.mostAlike;
    if (isShown(entry) && !this.chosen.includes(entry)) return false;
    const left = this.answers.slice(0, this.count - new Set(this.chosen.filter(isShown)).size);
    return this.timesAlone(entry) >= timesIn(left, answer);
  }

  private hasRoomForOthers(): boolean {
    return this.many(({ isOwn }) => !isOwn) < this.mostOthers;
  }

  private many(is: (entry: Entry) => boolean): number {
    return this.chosen.filter(is).length;
  }

  /** Takes the fact if it is not there, there is room for it among `most`, and no limit is against it. */
  offer(entry: Entry, most: number): void {
    if (!entry.isOwn && !this.hasRoomForOthers()) return;
    if (isShown(entry) && this.many(isShown) >= MOST_SHOWN) return;
    this.take(entry, most);
  }

  private take(entry: Entry, most: number): void {
    if (this.chosen.length >= most || this.chosen.includes(entry) || this.hasEnoughLike(entry)) return;
    this.chosen.push(entry);
  }

  /**
   * The rest of the round: harder facts of the game's own up to most of it, some of it shown; then again what was shown,
   * then again the surest.
   */
  fill(entries: readonly Entry[]): void {
    const most = this.distinct;
    const isKinder = isHarder(entries) || entries.length < SOON_ROUNDS * this.count;
    const mostShown = this.count * MOST_SHOWN_SHARE[isKinder ? 'kinder' : 'usual'];
    for (const entry of entries) {
      const isTooHard = isShown(entry) && this.many(isShown) >= mostShown;
      if (entry.isOwn && !isTooHard) this.take(entry, most);
    }
    const rank = ({ isOwn, chance, luck }: Entry) =>
      Number(isOwn) * 4 + Number(chance < SHOWN_BELOW) * 2 + luck;
    const again = [...this.chosen].sort((a, b) => rank(b) - rank(a));
    while (this.chosen.length < this.count) {
      const allowed = this.answers
        ? this.stillToCome(again, entries)
        : again.filter(({ isOwn }) => isOwn || this.hasRoomForOthers());
      const free = allowed.length > 0 ? allowed : again;
      this.chosen.push(
        this.answers
          ? free.reduce((best, entry) => (this.isRarer(entry, best) ? entry : best))
          : this.anyAgain(free, !isHarder(entries)),
      );
    }
  }

  /** Of the answers that are still to come: what was chosen, or else the surest, even if it must be shown. */
  private stillToCome(chosen: readonly Entry[], entries: readonly Entry[]): readonly Entry[] {
    const isToCome = (entry: Entry) =>
      !this.hasEnoughLike(entry) && this.many((one) => one === entry) < this.count / 2;
    const again = chosen.filter(isToCome);
    return again.length > 0 ? again : entries.filter(isToCome).slice(0, 1);
  }

  /**
   * One of these by chance: if each had its turn, what was shown would tell what is left. In a game of one band more readily
   * what was only shown, and what is answered as few others are.
   */
  private anyAgain(entries: readonly Entry[], isOfOneBand: boolean): Entry {
    const weights = entries.map((entry) => {
      const alone = this.many((one) => one === entry) - Number(isShown(entry));
      if (alone >= MOST_ALONE) return 0;
      return isOfOneBand ? (alone === 0 ? ONLY_SHOWN : 1) / (1 + this.timesAlone(entry)) : 1;
    });
    return entries[drawnBy(weights, this.random)]!;
  }

  /** What is answered like this is asked less often, with nothing shown; or as often, and itself less often. */
  private isRarer(entry: Entry, other: Entry): boolean {
    const less = this.timesAlone(entry) - this.timesAlone(other);
    const times = (one: Entry) => this.many((chosen) => chosen === one);
    return less < 0 || (less === 0 && times(entry) < times(other));
  }

  private timesAlone({ answer }: Entry): number {
    const alike = this.chosen.filter((one) => one.answer === answer);
    return alike.length - new Set(alike.filter(isShown)).size;
  }
}
