import type { Item } from '#engine/games/items.ts';
import { drawnBy, type Random } from '#engine/rules/random.ts';
import { drawnByChance, isHardlyKnown, timesIn } from './by-chance.ts';
import {
  answersOf,
  distinctOf,
  isHarder,
  isNarrow,
  isOfFewOwn,
  isShown,
  onlyOnesOf,
  tellsWhatIsLeft,
  type Entry,
  type PlanWish,
} from './entry.ts';
import { fifthsOf } from './fifths.ts';

/** More only where a game has too few others. */
export const MOST_SHOWN = 2;
/** Share of a round that is what the game is about. */
const OWN_SHARE = 0.6;
/** Share of a round at most that has one answer, where its game has enough others: it could be guessed. */
const ALIKE_SHARE = 0.2;
/**
 * Share of a round at most that is asked alone for answers of one fifth by size, if it can be helped: who always taps the
 * largest has the answers at that end right, and would be asked for little else.
 */
const FIFTH_SHARE = 0.3;
/**
 * Share of a round shown at most where there are too few others: fewer where that is often missed, or each has its turn soon;
 * more until it is known who guesses, or a few facts that come again and again would tell, most of all among many choices; but
 * harder sums are missed too often for that even when shown.
 */
const MOST_SHOWN_SHARE = { usual: 0.5, kinder: 0.4, hardlyKnown: 0.6, amongMany: 0.7 } as const;
/**
 * In such a share of rounds of few own answers one less, once it is known who guesses and in the very first round, before
 * anything was met: that costs fewest rounds below half.
 */
const SHOWN_LESS = 0.25;
/** Among more choices a guess is right that seldom that what is asked again tells more. */
const FEW_CHOICES = 4;
/** Each fact's turn comes soon if all fill fewer rounds than these. */
const SOON_ROUNDS = 2.5;
/**
 * What is asked again: what was only shown so many times as readily as what was asked alone, if no harder game has few sure
 * facts besides; and nothing alone more often than this, if there is anything else. Of few own answers once less where no
 * other own fact has this answer, as the largest sum: who always taps that would be asked for little else.
 */
const ONLY_SHOWN = 2;
const MOST_ALONE = { usual: 3, onlyOne: 2 } as const;
/**
 * In a harder game of few own answers only one easier fact is shown, so that its own questions are of several facts; and
 * what is sure is asked again so many times as readily as what was shown.
 */
const MOST_OTHERS_SHOWN = 1;
const SURE_AGAIN = 1.5;
/** A game has few answers if each comes so often or more in a round of it. */
const OFTEN = 2;
/** Of a round one answer is right in no more than so much; more where all answers always lie there, or its end would tell them. */
const MOST_OF_ROUND = { usual: 0.5, narrow: 0.6 } as const;

/** Answers by chance, where there are few: as many of them are right as there are questions that are not shown. */
export function fewAnswers(wish: PlanWish): readonly string[] | undefined {
  const all = [...answersOf(wish)].sort();
  const isFew = all.length * OFTEN <= wish.count || tellsWhatIsLeft(wish);
  const most = MOST_OF_ROUND[isNarrow(wish) ? 'narrow' : 'usual'] * wish.count;
  return isFew && all.length > 1 ? drawnByChance(all, wish.count, most, wish.random) : undefined;
}

const isShownOther = (entry: Entry) => !entry.isOwn && isShown(entry);

/** The facts taken into a round, within its limits. */
export class Choosing {
  readonly chosen: Entry[] = [];
  private readonly count: number;
  private readonly mostOthers: number;
  private readonly mostAlike: number;
  private readonly distinct: number;
  private readonly hasFewOwn: boolean;
  private readonly onlyOnes: ReadonlySet<Item>;
  private readonly isHardlyKnown: boolean;
  private readonly wish: PlanWish;
  private readonly random: Random;
  private readonly fifths: ReadonlyMap<Item, number>;
  private readonly mostOfFifth: number;

  /** Of the questions that are not shown, where there are few: as many of these as there are such questions. */
  private readonly answers: readonly string[] | undefined;

  /** entries: all facts of the game. */
  constructor(entries: readonly Entry[], wish: PlanWish, answers?: readonly string[]) {
    const { count } = wish;
    this.isHardlyKnown = isHardlyKnown(entries, wish);
    this.wish = wish;
    this.answers = answers;
    this.count = count;
    this.fifths = fifthsOf(wish);
    this.mostOfFifth = Math.ceil(count * FIFTH_SHARE);
    this.random = wish.random;
    this.mostOthers = count - Math.ceil(count * OWN_SHARE);
    this.distinct = distinctOf(wish);
    this.hasFewOwn = isOfFewOwn(wish);
    this.onlyOnes = new Set(this.hasFewOwn ? onlyOnesOf(wish) : []);
    this.mostAlike = Math.max(Math.ceil(count * ALIKE_SHARE), Math.floor(count / answersOf(wish).size));
  }

  /** How many facts are shown. */
  private get shown(): number {
    return new Set(this.chosen.filter(isShown)).size;
  }

  /** Whether the round has as much as it may of what is answered alike. */
  private hasEnoughLike(entry: Entry): boolean {
    const { answer } = entry;
    if (!this.answers)
      return this.many((other) => other.answer === answer) >= this.mostAlike || this.hasEnoughOfFifth(entry);
    if (isShown(entry) && !this.chosen.includes(entry)) return false;
    const left = this.answers.slice(0, this.count - this.shown);
    return this.timesAlone(entry) >= timesIn(left, answer);
  }

  /** Whether as much as may be is asked alone for answers of about this size. */
  private hasEnoughOfFifth(entry: Entry): boolean {
    const fifth = this.fifths.get(entry.item);
    if (fifth === undefined || (isShown(entry) && !this.chosen.includes(entry))) return false;
    const alike = this.chosen.filter(({ item }) => this.fifths.get(item) === fifth);
    return alike.length - new Set(alike.filter(isShown)).size >= this.mostOfFifth;
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
    if (this.hasFewOwn && isShownOther(entry) && this.many(isShownOther) >= MOST_OTHERS_SHOWN) return;
    if (this.isLikeShown(entry)) return;
    this.take(entry, most);
  }

  /**
   * Of few own answers each that is shown differs until it is known who guesses: of four facts that come again and again two
   * with one answer were right every other time.
   */
  private isLikeShown(entry: Entry): boolean {
    if (!this.hasFewOwn || !this.isHardlyKnown || !isShown(entry)) return false;
    return this.many((other) => isShown(other) && other.answer === entry.answer) > 0;
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
    const isMore = !this.hasFewOwn && this.isHardlyKnown;
    const more = this.wish.options > FEW_CHOICES ? 'amongMany' : 'hardlyKnown';
    const share = isMore ? more : isKinder ? 'kinder' : 'usual';
    const isLess = this.hasFewOwn && !this.isHardlyKnown && this.random.next() < SHOWN_LESS;
    const mostShown = this.count * MOST_SHOWN_SHARE[share] - Number(isLess);
    for (const entry of entries) {
      const isTooHard = isShown(entry) && this.many(isShown) >= mostShown;
      if (entry.isOwn && !isTooHard && !this.isLikeShown(entry)) this.take(entry, most);
    }
    const rank = (entry: Entry) => Number(entry.isOwn) * 4 + Number(isShown(entry)) * 2 + entry.luck;
    const again = [...this.chosen].sort((a, b) => rank(b) - rank(a));
    while (this.chosen.length < this.count) {
      const allowed = this.answers
        ? this.stillToCome(again, entries)
        : this.mayComeAgain(again, isHarder(entries));
      const free = allowed.length > 0 ? allowed : again;
      this.chosen.push(
        this.answers
          ? free.reduce((best, entry) => (this.isRarer(entry, best) ? entry : best))
          : this.anyAgain(free, !isHarder(entries)),
      );
    }
  }

  /** What there is room for; of this what does not make answers of one size come too often, if there is any. */
  private mayComeAgain(chosen: readonly Entry[], isOfHarder: boolean): readonly Entry[] {
    const allowed = chosen.filter(({ isOwn }) => isOwn || this.hasRoomForOthers());
    const even = allowed.filter((entry) => !this.hasEnoughAlone(entry, isOfHarder));
    return even.length > 0 ? even : allowed;
  }

  /** In games of one band further ones of an answer are drawn less readily (`anyAgain`): that none came would tell. */
  private hasEnoughAlone(entry: Entry, isOfHarder: boolean): boolean {
    if (!this.fifths.has(entry.item)) return false;
    return (isOfHarder && this.timesAlone(entry) >= this.mostAlike) || this.hasEnoughOfFifth(entry);
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
   * what was only shown, and what is answered as few others are; of few own answers what is sure, and each answer alike, and
   * until it is known who guesses no fact is drawn twice running (what is drawn is put in order later): else some would come
   * every other time.
   */
  private anyAgain(entries: readonly Entry[], isOfOneBand: boolean): Entry {
    const weights = entries.map((entry) => {
      const alone = this.many((one) => one === entry) - Number(isShown(entry));
      if (alone >= MOST_ALONE[this.onlyOnes.has(entry.item) ? 'onlyOne' : 'usual']) return 0;
      if (this.hasFewOwn && this.isHardlyKnown && entry === this.chosen.at(-1)) return 0;
      if (this.hasFewOwn) return (isShown(entry) ? 1 : SURE_AGAIN) / this.factsLike(entry);
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

  /** How many of the chosen facts have its answer. */
  private factsLike({ answer }: Entry): number {
    return new Set(this.chosen.filter((one) => one.answer === answer)).size;
  }

  private timesAlone({ answer }: Entry): number {
    const alike = this.chosen.filter((one) => one.answer === answer);
    return alike.length - new Set(alike.filter(isShown)).size;
  }
}
