import type { Item } from '#engine/games/items.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import type { Random } from '#engine/rules/random.ts';
import { chanceOf, DUE_DAYS } from './chance.ts';
import { inKindOrder } from './order.ts';
import { stateOf, type ItemState, type Learner } from './state.ts';

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
  readonly random: Random;
}

/** Facts that may well be missed are shown first: by the model's own chances, which hold within 3 points. */
const SHOWN_BELOW = 0.75;
/** More only where a game has too few others. */
const MOST_SHOWN = 2;
const SURE = 0.85;
/** Share of a round that is what the game is about. */
const OWN_SHARE = 0.6;
/** Share of a round that is of different facts, if the game has as many: however hard they are, they come. */
const DISTINCT_SHARE = 0.7;
/** Share of a way that is known well enough to hide what is ahead. */
const HIDDEN_FROM = 0.8;
/** What is overdue is worth asking, but not without end; new facts wait behind what is due. */
const MOST_WORTH = 1.15;
const NEW_WORTH = 0.9;
const LITTLE_HELD = 1.1;
const LEAST_WORTH = 0.5;

/** A fact as the plan sees it. */
interface Entry {
  readonly item: Item;
  readonly isOwn: boolean;
  readonly support: Support;
  readonly chance: number;
  /** How much of its time has passed: 1 is due. */
  readonly over: number;
  readonly worth: number;
}

const isShown = ({ chance }: Entry) => chance < SHOWN_BELOW;

/**
 * The questions of a round: what is due and what is new, with enough that is sure. What would mostly be missed is shown
 * first, and asked once more by itself if there is room. Surest first and last but one; never the same fact twice in a
 * row, if the pool has two. Depends on nothing but the wish. Throws RangeError for an empty pool.
 */
export function planRound(wish: PlanWish): readonly Planned[] {
  const { pool, count, random } = wish;
  if (pool.length === 0) throw new RangeError('planRound: the pool is empty');
  const entries = random.shuffle(pool).map((item) => entryOf(item, wish));
  const choice = new Choosing(count);
  const byWorth = entries.filter(({ worth }) => worth >= LEAST_WORTH);
  for (const entry of byWorth.sort((a, b) => b.worth - a.worth || b.chance - a.chance))
    choice.offer(entry, count - 1);
  for (const entry of entries.sort(bySureness)) choice.offer(entry, count);
  choice.fill(entries);
  return asPlanned(inKindOrder(choice.chosen, random));
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

/** Only the first meeting of a fact is shown. */
function asPlanned(order: readonly Entry[]): readonly Planned[] {
  const firstOf = (item: Item) => order.findIndex((other) => other.item === item);
  return order.map((entry, index) => ({
    item: entry.item.id,
    support: entry.support,
    shown: isShown(entry) && firstOf(entry.item) === index,
  }));
}

const supportOf = (item: Item, { learner, mostSupport }: PlanWish) =>
  Math.min(stateOf(learner, item)?.support ?? 0, mostSupport?.(item) ?? 0) as Support;

function entryOf(item: Item, wish: PlanWish, support = supportOf(item, wish)): Entry {
  const { learner, options, today, lift, own } = wish;
  const state = stateOf(learner, item);
  const over = state ? overdue(state, today) : 1;
  const held = state && state.box <= 1 ? LITTLE_HELD : 1;
  return {
    item,
    isOwn: own?.(item) ?? true,
    support,
    chance: chanceOf(item, learner, { today, options, support, ...(lift !== undefined && { lift }) }),
    over,
    worth: Math.min(MOST_WORTH, over) * (state ? held : NEW_WORTH),
  };
}

/** Share of the fact's time that has passed; what is not held for a day is due at once. */
export const overdue = ({ box, day }: ItemState, today: number): number =>
  box === 0 ? 1 + Math.max(0, today - day) : Math.max(0, today - day) / DUE_DAYS[box]!;

/** Sure facts first, of these what was not met for longest; then the likeliest. */
function bySureness(a: Entry, b: Entry): number {
  const sure = Number(b.chance >= SURE) - Number(a.chance >= SURE);
  return sure || (a.chance >= SURE ? b.over - a.over : b.chance - a.chance);
}

/** The facts taken into a round, within its limits. */
class Choosing {
  readonly chosen: Entry[] = [];
  private readonly count: number;
  private readonly mostOthers: number;

  constructor(count: number) {
    this.count = count;
    this.mostOthers = count - Math.ceil(count * OWN_SHARE);
  }

  private many(is: (entry: Entry) => boolean): number {
    return this.chosen.filter(is).length;
  }

  /** Takes the fact if it is not there, there is room for it among `most`, and no limit is against it. */
  offer(entry: Entry, most: number): void {
    if (this.chosen.length >= most || this.chosen.includes(entry)) return;
    if (!entry.isOwn && this.many(({ isOwn }) => !isOwn) >= this.mostOthers) return;
    if (isShown(entry) && this.many(isShown) >= MOST_SHOWN) return;
    this.chosen.push(entry);
  }

  /**
   * The rest of the round: harder facts of the game's own up to most of it, half of it shown at most; then again what
   * was shown, then again the surest.
   */
  fill(entries: readonly Entry[]): void {
    const most = Math.ceil(this.count * DISTINCT_SHARE);
    for (const entry of entries) {
      const isTooHard = isShown(entry) && this.many(isShown) >= this.count / 2;
      if (this.chosen.length < most && entry.isOwn && !isTooHard && !this.chosen.includes(entry))
        this.chosen.push(entry);
    }
    const rank = ({ isOwn, chance }: Entry) => Number(isOwn) * 4 + Number(chance < SHOWN_BELOW) * 2 + chance;
    const again = [...this.chosen].sort((a, b) => rank(b) - rank(a));
    for (let i = 0; this.chosen.length < this.count; i++) this.chosen.push(again[i % again.length]!);
  }
}
