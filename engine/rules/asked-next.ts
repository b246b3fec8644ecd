import { OF_FEW } from './asked-next-few.ts';
import { OF_NEW_FIRST } from './asked-next-first.ts';
import { OF_MANY, STAGE, STEPS, type Again, type AskedTables } from './asked-next-tables.ts';
import type { Frequency } from './even-choices.ts';

/** A fact that a game can ask for. */
export interface Askable {
  readonly fact: string;
  readonly answer: number;
  /** Of the game's own band, not of an easier one. */
  readonly isOwn: boolean;
}

/**
 * How often planned rounds of a game ask for what they did not ask yet, over children of all ages; any unit, the same in
 * all lists of a fact. Each list is by answer, from the least on.
 */
export interface AskedOften {
  /** For a fact of the game's own band. */
  readonly own: readonly number[];
  /** For a fact of an easier one. */
  readonly others?: readonly number[];
  /** Where a round begins: for any fact of an answer. Omitted: as anywhere. */
  readonly first?: readonly number[];
  /** Anywhere but at both ends, new or not: for any fact of an answer. */
  readonly within?: readonly number[];
  /** The game has few answers, which come by chance (`engine/learner/plan.ts`). */
  readonly few?: boolean;
}

/** A harder game has few answers of its own if these are at most so much of a round. */
const FEW_ANSWERS_SHARE = 0.5;

/**
 * A harder game with few answers of its own: what comes again could be told, so in rounds of few facts it comes after all of
 * them. Plans (`engine/learner/entry.ts`) and the choices drawn for them go by this alone. count: questions of a round.
 */
export function hasFewOwnAnswers(
  facts: readonly { readonly answer: string | number; readonly isOwn: boolean }[],
  count: number,
): boolean {
  const own = facts.filter(({ isOwn }) => isOwn);
  return (
    own.length < facts.length && new Set(own.map(({ answer }) => answer)).size <= FEW_ANSWERS_SHARE * count
  );
}

/** What is right next, as far as anybody can tell. */
export interface Next {
  /** How likely each answer is, up to a common factor. */
  readonly chances: Frequency;
  /** How often each should lie there beside what is nearly always there. Undefined where that does not matter. */
  readonly usual: Frequency | undefined;
}

/** Facts of one band that are answered alike. */
interface Group {
  /** Its place among the groups. */
  readonly place: number;
  readonly answer: number;
  readonly isOwn: boolean;
  /** How often each is asked where it is new. */
  readonly often: number;
  readonly size: number;
}

/** What was asked of a fact. */
interface Past {
  readonly group: Group;
  shown: number;
  unshown: number;
  /** Index of the last question that asked for it. */
  last: number;
}

/** What was right before lies beside what is nearly always there this many times as often as usual. */
const MET_MORE = 12;

/** From a list by answer, from the least on; what is undefined in it never comes. */
function byAnswer(list: readonly (number | undefined)[], least: number): Frequency {
  const frequency = new Map<number, number>();
  for (const [index, often] of list.entries()) if (often !== undefined) frequency.set(least + index, often);
  return frequency;
}

const at = <T>(list: readonly T[], index: number): T => list[Math.min(index, list.length - 1)]!;

/**
 * Tells how likely each answer is right next in planned rounds of a game. It knows all that was asked in the round and how
 * rounds are planned, but neither the plan itself nor the child: so wrong choices that are drawn by it cannot tell what
 * comes. The same on every machine: no powers, only what is exact everywhere.
 */
export class AskedNext {
  readonly groups: readonly Group[];
  readonly groupOf: ReadonlyMap<string, Group>;
  readonly first: Frequency | undefined;
  readonly within: Frequency | undefined;
  readonly least: number;
  /** From the least answer to the greatest. */
  readonly span: number;
  readonly hasOthers: boolean;
  readonly tables: AskedTables;

  /** count: questions of a round of the game. */
  constructor(facts: readonly Askable[], asked: AskedOften, count: number) {
    const least = (some: readonly Askable[]) => Math.min(...some.map(({ answer }) => answer));
    const bands = [true, false].map((own) => facts.filter(({ isOwn }) => isOwn === own));
    const groups = bands
      .flatMap((band) =>
        [...new Set(band.map(({ answer }) => answer))].map((answer) => {
          const { isOwn } = band[0]!;
          const often = (isOwn ? asked.own : asked.others)?.[answer - least(band)] ?? 0;
          return { answer, isOwn, often, size: band.filter((one) => one.answer === answer).length };
        }),
      )
      .map((group, place) => ({ ...group, place }));
    this.groups = groups;
    this.groupOf = new Map(
      facts.map(({ fact, answer, isOwn }) => [
        fact,
        groups.find((group) => group.answer === answer && group.isOwn === isOwn)!,
      ]),
    );
    this.least = least(facts);
    this.first = asked.first && byAnswer(asked.first, this.least);
    this.within = asked.within && byAnswer(asked.within, this.least);
    this.span = Math.max(1, Math.max(...facts.map(({ answer }) => answer)) - this.least);
    this.hasOthers = facts.some(({ isOwn }) => !isOwn);
    this.tables = asked.few ? OF_FEW : hasFewOwnAnswers(facts, count) ? OF_NEW_FIRST : OF_MANY;
  }

  /** A round of `count` questions, of which none is asked yet. */
  begin(count: number): RoundSoFar {
    return new RoundSoFar(this, count);
  }
}

/** What was asked in a round so far. */
export class RoundSoFar {
  private readonly pasts = new Map<string, Past>();
  /** How often each answer was right, from the least on, and how many facts of each group were asked. */
  private readonly right: number[];
  private readonly met: number[];
  /** Questions that asked for something again, that were shown, and that were of easier bands. */
  private again = 0;
  private shown = 0;
  private others = 0;
  private sum = 0;
  private index = 0;
  private isBegunShown = false;
  private readonly game: AskedNext;
  private readonly count: number;

  constructor(game: AskedNext, count: number) {
    this.game = game;
    this.count = count;
    this.right = Array.from({ length: game.span + 1 }, () => 0);
    this.met = game.groups.map(() => 0);
  }

  /** The next question. fact: one of the game's. */
  meet(fact: string, shown: boolean): void {
    const group = this.game.groupOf.get(fact)!;
    const known = this.pasts.get(fact);
    const past = known ?? { group, shown: 0, unshown: 0, last: 0 };
    if (known) this.again += 1;
    else {
      this.pasts.set(fact, past);
      this.met[group.place]! += 1;
    }
    past.last = this.index;
    if (shown) past.shown += 1;
    else past.unshown += 1;
    if (this.index === 0) this.isBegunShown = shown;
    this.shown += Number(shown);
    this.others += Number(!group.isOwn);
    this.sum += group.answer;
    this.index += 1;
    this.right[group.answer - this.game.least]! += 1;
  }

  next(): Next {
    const { first, within } = this.game;
    const isEnd = this.index === 0 || this.left === 1;
    const usual = within && this.withMetMore((isEnd && first) || within);
    return { chances: (this.index === 0 && first) || this.chances(), usual };
  }

  /** What was right in the round comes more often than usual: else "right before" would tell what cannot be left out. */
  private withMetMore(usual: Frequency): Frequency {
    return new Map(
      [...usual].map(([answer, often]) => [answer, often * (this.timesRight(answer) > 0 ? MET_MORE : 1)]),
    );
  }

  private get left(): number {
    return this.count - this.index;
  }

  /** Questions that are left when each fact that was only shown had one. */
  private get free(): number {
    let waiting = 0;
    for (const { unshown } of this.pasts.values()) waiting += Number(unshown === 0);
    return Math.max(0, this.left - waiting);
  }

  private timesRight(answer: number): number {
    return this.right[answer - this.game.least]!;
  }

  /** Plain loops: this runs for each question of every round that is saved. */
  private chances(): Frequency {
    const { free } = this;
    const { groups, tables } = this.game;
    const { least } = this.game;
    const sums: (number | undefined)[] = this.right.map(() => undefined);
    const add = (answer: number, more: number) => (sums[answer - least] = (sums[answer - least] ?? 0) + more);
    for (const past of this.pasts.values()) add(past.group.answer, this.againChance(past, free));
    const weights: number[] = [];
    let own = 0;
    for (const group of groups) {
      const weight = this.newWeight(group);
      weights.push(weight);
      if (group.isOwn) own += weight;
    }
    if (own === 0) return byAnswer(sums, least);
    const share = (at(tables.fresh.free, free) * at(tables.fresh.again, this.again)) / own;
    const begun = this.isBegunShown ? (tables.ofOwn.begunShown ?? 1) : 1;
    const ofOwn = share * begun * at(tables.ofOwn.shown, this.shown);
    const ofOthers = share * this.othersFactor();
    for (const { place, answer, isOwn } of groups)
      if (weights[place]! > 0) add(answer, weights[place]! * (isOwn ? ofOwn : ofOthers));
    return byAnswer(sums, least);
  }

  /** Of all facts of the group that were not asked yet, beside those of others. */
  private newWeight(group: Group): number {
    const { tables } = this.game;
    const { often, size, answer } = group;
    const fresh = size - this.met[group.place]!;
    const weight = often * fresh * at(tables.byAlike, this.timesRight(answer));
    if (!tables.byDistance || this.game.hasOthers || this.index === 0) return weight;
    const distance = Math.abs(answer - this.sum / this.index) / this.game.span;
    const byDistance = at(tables.byDistance, Math.floor(this.index / STAGE));
    return weight * at(byDistance, Math.round(STEPS * distance));
  }

  private othersFactor(): number {
    const { others, own, shown, left } = this.game.tables.ofOthers;
    return (
      at(others, this.others) *
      at(own, this.index - this.others) *
      at(shown, this.shown) *
      at(left, this.left)
    );
  }

  private againChance(past: Past, free: number): number {
    const { group, shown, unshown, last } = past;
    const { again, againByShown, againOfOthers } = this.game.tables;
    const factors = again[stateOf(past)];
    const hasTwin = this.timesRight(group.answer) > shown + unshown;
    const { others, left } = againOfOthers;
    return (
      at(factors.gap, this.index - last) *
      at(factors.left, this.left) *
      at(factors.free, free) *
      (hasTwin ? factors.alike : 1) *
      (shown > 0 ? 1 : at(againByShown, this.shown)) *
      (group.isOwn ? 1 : at(others, this.others) * at(left, this.left))
    );
  }
}

const stateOf = ({ shown, unshown }: Past): Again => {
  if (shown > 0) return unshown > 0 ? 'shown, and again' : 'shown';
  return unshown > 1 ? 'again' : 'once';
};
