import type { Planned } from '#engine/rules/played.ts';
import { drawnBy } from '#engine/rules/random.ts';
import { isShown, LEAST_WORTH, type Entry, type PlanWish } from './entry.ts';

/** Share of a round that is shown where it is hard, and that may be until each answer can be asked for alone. */
const SHOWN_SHARE = { usual: 0.4, most: 0.6 } as const;
/**
 * How readily a fact is asked alone among those of its answer: what is due or new, what waits, what was only shown; after
 * something hard what is sure so much more; and each further time so much less.
 */
const READILY = { due: 4, waiting: 0.5, shown: 4, sureAfterHard: 1.5, again: 0.05 } as const;

interface Placed {
  readonly entry: Entry;
  readonly shown: boolean;
}

/**
 * A round of a game that has fewer answers than choices: all of them lie there each time, so that nothing but the plan tells
 * which is right. What is asked alone is asked by answers drawn beforehand, each as likely as the others whatever was before;
 * and only where any of them could come, by a fact that is sure or was shown, and not last: else one is shown first.
 */
class Evenly {
  readonly placed: Placed[] = [];
  private readonly wish: PlanWish;
  private readonly entries: readonly Entry[];
  private readonly kinds: readonly string[];

  constructor(entries: readonly Entry[], wish: PlanWish) {
    this.wish = wish;
    this.entries = [...entries].sort((a, b) => b.worth - a.worth || b.luck - a.luck);
    this.kinds = [...new Set(entries.map(({ answer }) => answer))];
  }

  private get last(): Entry | undefined {
    return this.placed.at(-1)?.entry;
  }

  get shown(): number {
    return this.placed.filter(({ shown }) => shown).length;
  }

  private wasShown(entry: Entry): boolean {
    return this.placed.some((one) => one.shown && one.entry === entry);
  }

  private mayAsk(entry: Entry): boolean {
    return entry !== this.last && (!isShown(entry) || this.wasShown(entry));
  }

  /** Of an answer that cannot be asked for alone just now; undefined where each can. */
  lacking(): Entry | undefined {
    const lack = this.kinds.filter(
      (kind) => !this.entries.some((one) => one.answer === kind && this.mayAsk(one)),
    );
    return this.toShow(({ answer }) => lack.includes(answer));
  }

  /** The most worth showing. */
  toShow(is: (entry: Entry) => boolean): Entry | undefined {
    return this.entries.find((entry) => isShown(entry) && !this.wasShown(entry) && is(entry));
  }

  show(entry: Entry): void {
    this.placed.push({ entry, shown: true });
  }

  /** A fact of this answer; where none is ready, any of it, and none twice in a row if there are two. */
  ask(answer: string): void {
    const others = this.entries.filter((entry) => entry !== this.last);
    const alike = others.filter((entry) => entry.answer === answer);
    const ready = alike.filter((entry) => this.mayAsk(entry));
    const open = [ready, alike, others].find(({ length }) => length > 0) ?? this.entries;
    const entry =
      open[
        drawnBy(
          open.map((one) => this.readily(one)),
          this.wish.random,
        )
      ]!;
    this.placed.push({ entry, shown: false });
  }

  private readily(entry: Entry): number {
    const alone = this.placed.filter((one) => !one.shown && one.entry === entry).length;
    const { shown, due, waiting, sureAfterHard, again } = READILY;
    const now = isShown(entry) ? shown : entry.worth >= LEAST_WORTH ? due : waiting;
    const kinder = this.last && isShown(this.last) && !isShown(entry) ? sureAfterHard : 1;
    return now * kinder * again ** alone;
  }
}

/** entries: each fact of the game once; answers: as many as there are questions, each by chance. */
export function planEvenly(
  entries: readonly Entry[],
  wish: PlanWish,
  answers: readonly string[],
): readonly Planned[] {
  const { count, random } = wish;
  const round = new Evenly(entries, wish);
  const places = answers.map((_, index) => index).slice(1, -1);
  const gladly = random.shuffle(places).slice(0, count * SHOWN_SHARE.usual);
  const left = [...answers];
  while (round.placed.length < count) {
    const isGladly = gladly.includes(round.placed.length) && round.shown < count * SHOWN_SHARE.usual;
    const lacking = round.shown < count * SHOWN_SHARE.most ? round.lacking() : undefined;
    const toShow = lacking ?? (isGladly ? round.toShow(({ worth }) => worth >= LEAST_WORTH) : undefined);
    if (toShow) round.show(toShow);
    else round.ask(left.shift()!);
  }
  return round.placed.map(({ entry, shown }) => ({ item: entry.item.id, support: entry.support, shown }));
}
