import type { Item } from '#engine/games/items.ts';
import { hasFewOwnAnswers } from '#engine/rules/asked-next.ts';
import type { Support } from '#engine/rules/played.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Learner } from './state.ts';

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

/** What is worth less waits for its day. */
export const LEAST_WORTH = 0.5;

/** What may well be missed is shown first: by the model's own chances, which hold within 3 points. */
export const SHOWN_BELOW = 0.75;
/**
 * Share of a round that is of different facts, if the game has as many: however hard they are, they come. More where easier
 * ones are asked, too, and so many are the game's own, of few answers: what was shown is asked again less often, which
 * would tell. Of fewer too many are hard; of more answers who taps the largest has more right.
 */
const DISTINCT_SHARE = { usual: 0.7, ofMany: 0.8 } as const;
const MANY_ROUNDS = 2.5;
/** A game has few facts if they fill no more than so many rounds. */
const FEW_ROUNDS = 1.5;

/** A fact as the plan sees it. */
export interface Entry {
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

export const isShown = ({ chance }: Entry) => chance < SHOWN_BELOW;

/** A harder game asks for easier facts, too. */
export const isHarder = (entries: readonly Entry[]) => entries.some(({ isOwn }) => !isOwn);

export const answersOf = ({ pool, answerOf }: PlanWish) =>
  new Set(pool.map((item) => answerOf?.(item) ?? item.id));

/** Few facts, each answered in its own way: what was not right yet would tell what comes, so some are left out. */
export const tellsWhatIsLeft = (wish: PlanWish) =>
  wish.pool.length < FEW_ROUNDS * wish.count && answersOf(wish).size === wish.pool.length;

/** Fewer answers than choices: each is offered every time. */
export const isNarrow = (wish: PlanWish) => answersOf(wish).size < Math.min(wish.options, wish.pool.length);

const ownOf = ({ pool, own }: PlanWish) => pool.filter((item) => own?.(item) ?? true);

/** Facts of the game's own band that no other of them is answered like. */
export function onlyOnesOf(wish: PlanWish): readonly Item[] {
  const answers = ownOf(wish).map((item) => wish.answerOf?.(item) ?? item.id);
  return ownOf(wish).filter(
    (_, index) => answers.indexOf(answers[index]!) === answers.lastIndexOf(answers[index]!),
  );
}

/** A harder game with few answers of its own: what comes again could be told. */
export const isOfFewOwn = ({ pool, own, answerOf, count }: PlanWish): boolean =>
  hasFewOwnAnswers(
    pool.map((item) => ({ answer: answerOf?.(item) ?? item.id, isOwn: own?.(item) ?? true })),
    count,
  );

/** Whether facts are so many that a round asks for few of them. count: questions of a round. */
export const hasManyFacts = ({ length }: readonly unknown[], count: number): boolean =>
  length > MANY_ROUNDS * count;

/** So many different facts come in any case. */
export function distinctOf(wish: PlanWish): number {
  const { pool, count } = wish;
  const isOfMany = isOfFewOwn(wish) && hasManyFacts(ownOf(wish), count);
  return Math.ceil(Math.min(pool.length, count) * DISTINCT_SHARE[isOfMany ? 'ofMany' : 'usual']);
}
