import type { NoneLeftQuestion } from '#engine/games/none-left-fun/questions.ts';
import type { ShapeQuestion } from '#engine/games/shape-detective/questions.ts';
import { digitMixUps } from '#engine/rules/wrong-numbers.ts';
import type { Question } from '#engine/rules/game.ts';
import type { Planned } from '#engine/rules/played.ts';
import { BY_HISTORY, LEARNED_BY_HISTORY, weighing } from './guessing-by-history.ts';
import { JOINED } from './guessing-joined.ts';

/** One choice, as seen without knowing the question. */
export interface Offer {
  readonly id: string;
  /** What it is: a number, a shape, a kind of container. */
  readonly kind: string;
  readonly place: number;
  /** Its number; of what has none, the place. */
  readonly value: number;
  readonly colour: string | undefined;
}

/** What a child sees who does not listen: the choices and the answers so far, but not the question. */
export interface Sight {
  readonly offers: readonly Offer[];
  readonly right: string;
  /** Place in the round, from 0. */
  readonly index: number;
  /** What was right before in this round, the last one last. */
  readonly answered: readonly string[];
  /** All that was offered before in this round. */
  readonly seen: readonly string[];
  /** What was offered with the question before. */
  readonly last: readonly string[];
  /** What was right where the way was shown first. */
  readonly shown: readonly string[];
  /** Numbers that were heard. */
  readonly heard: readonly string[];
}

/** The offers that a strategy would tap, one of them by chance. */
export type Strategy = (sight: Sight) => readonly Offer[];

type PerhapsPlanned = Question & { readonly planned?: Planned };

/** What was shown before says nothing of who answers it. */
const isShown = ({ planned }: PerhapsPlanned) => planned?.shown ?? false;

const kindsOf = (question: Question): readonly Pick<Offer, 'kind' | 'colour'>[] => {
  const { containers } = question as Partial<NoneLeftQuestion>;
  if (containers) return containers.map(({ type }) => ({ kind: type, colour: undefined }));
  const { shown } = question as Partial<ShapeQuestion>;
  if (shown) return shown.map(({ shape, colour }) => ({ kind: shape, colour }));
  return question.choices.map(({ id }) => ({ kind: id, colour: undefined }));
};

/** What is to be seen of each question of a round. */
export function sightsOf(round: readonly PerhapsPlanned[]): readonly Sight[] {
  const answered: string[] = [];
  const seen: string[] = [];
  const shown: string[] = [];
  let last: readonly string[] = [];
  return round.map((question, index) => {
    const kinds = kindsOf(question);
    const offers = question.choices.map(({ id }, place) => {
      const { kind, colour } = kinds[place]!;
      return { id, kind, colour, place, value: Number.isNaN(Number(kind)) ? place : Number(kind) };
    });
    const sight = {
      offers,
      right: question.answer,
      index,
      answered: [...answered],
      seen: [...seen],
      last,
      shown: [...shown],
      heard: question.prompt.match(/\d+/g) ?? [],
    };
    const right = offers.find(({ id }) => id === question.answer)!.kind;
    answered.push(right);
    if (isShown(question)) shown.push(right);
    last = offers.map(({ kind }) => kind);
    seen.push(...last);
    return sight;
  });
}

/** Those with the most of something; all of them when they are alike. */
function most(offers: readonly Offer[], amount: (offer: Offer) => number): readonly Offer[] {
  const amounts = offers.map(amount);
  const top = Math.max(...amounts);
  return offers.filter((_, index) => amounts[index] === top);
}

const least = (offers: readonly Offer[], amount: (offer: Offer) => number) =>
  most(offers, (offer) => -amount(offer));
const sorted = ({ offers }: Sight) => offers.toSorted((a, b) => a.value - b.value);
const mean = (offers: readonly Offer[]) => offers.reduce((sum, { value }) => sum + value, 0) / offers.length;
const near = (offers: readonly Offer[], steps: number) => (offer: Offer) =>
  offers.filter(({ value }) => Math.abs(value - offer.value) === steps).length;
const nearest = (offers: readonly Offer[]) => (offer: Offer) =>
  Math.min(...offers.filter((other) => other !== offer).map(({ value }) => Math.abs(value - offer.value)));
const parity = (offers: readonly Offer[]) => (offer: Offer) =>
  offers.filter(({ value }) => value % 2 === offer.value % 2).length;
const units = (offers: readonly Offer[]) => (offer: Offer) =>
  offers.filter(({ value }) => value % 10 === offer.value % 10).length;
const mixedUp = (offers: readonly Offer[]) => (offer: Offer) =>
  offers.filter(({ value }) => value !== offer.value && digitMixUps(offer.value).includes(value)).length;
const tens = (offers: readonly Offer[]) => (offer: Offer) =>
  offers.filter(({ value }) => value > 10 === offer.value > 10).length;
const times = (list: readonly string[]) => (offer: Offer) => {
  let sum = 0;
  for (const kind of list) sum += Number(kind === offer.kind);
  return sum;
};
const lastOf = ({ answered }: Sight) => answered.at(-1);
const fromLast = (sight: Sight) => {
  const last = Number(lastOf(sight) ?? Number.NaN);
  return (offer: Offer) => (Number.isNaN(last) ? 0 : Math.abs(offer.value - last));
};
const middle = (list: readonly Offer[]) =>
  list.slice(Math.ceil(list.length / 2) - 1, Math.floor(list.length / 2) + 1);
const orAll = (some: readonly Offer[], { offers }: Sight) => (some.length > 0 ? some : offers);

/** What needs only what lies there. */
export const BY_SIGHT: Readonly<Record<string, Strategy>> = {
  'most neighbours': ({ offers }) => most(offers, near(offers, 1)),
  'fewest neighbours': ({ offers }) => least(offers, near(offers, 1)),
  'most at two steps': ({ offers }) => most(offers, near(offers, 2)),
  'most at ten': ({ offers }) => most(offers, near(offers, 10)),
  'closest to another': ({ offers }) => least(offers, nearest(offers)),
  'farthest from all others': ({ offers }) => most(offers, nearest(offers)),
  smallest: (sight) => sorted(sight).slice(0, 1),
  'second smallest': (sight) => sorted(sight).slice(1, 2),
  middle: (sight) => middle(sorted(sight)),
  'second largest': (sight) => sorted(sight).slice(-2, -1),
  largest: (sight) => sorted(sight).slice(-1),
  'not an end': (sight) => sorted(sight).slice(1, -1),
  'closest to the mean': ({ offers }) => least(offers, ({ value }) => Math.abs(value - mean(offers))),
  'odd one out by parity': ({ offers }) => least(offers, parity(offers)),
  'parity of most': ({ offers }) => most(offers, parity(offers)),
  'same unit as another': ({ offers }) => most(offers, units(offers)),
  'unit of its own': ({ offers }) => least(offers, units(offers)),
  'digits of another': ({ offers }) => most(offers, mixedUp(offers)),
  'side of ten with most': ({ offers }) => most(offers, tens(offers)),
  'side of ten with fewest': ({ offers }) => least(offers, tens(offers)),
  'kind there is most of': ({ offers }) => most(offers, times(offers.map(({ kind }) => kind))),
  'kind there is once': ({ offers }) => least(offers, times(offers.map(({ kind }) => kind))),
  'first place': ({ offers }) => offers.slice(0, 1),
  'second place': ({ offers }) => offers.slice(1, 2),
  'middle place': ({ offers }) => middle(offers),
  'last place': ({ offers }) => offers.slice(-1),
};

/** What needs to remember the round. On a trail what was right before is the question: nobody can leave it out. */
const BY_MEMORY: Readonly<Record<string, Strategy>> = {
  'never right before': (sight) => least(sight.offers, times(sight.answered)),
  'right before most': (sight) => most(sight.offers, times(sight.answered)),
  'never seen before': (sight) => least(sight.offers, times(sight.seen)),
  'seen most': (sight) => most(sight.offers, times(sight.seen)),
  'seen but never right': (sight) =>
    most(sight.offers, (offer) => times(sight.seen)(offer) - 100 * times(sight.answered)(offer)),
  'not the last answer': (sight) =>
    orAll(
      sight.offers.filter(({ kind }) => kind !== lastOf(sight)),
      sight,
    ),
  "last answer's neighbour": (sight) =>
    orAll(
      sight.offers.filter((offer) => fromLast(sight)(offer) === 1),
      sight,
    ),
  'closest to the last answer': (sight) => least(sight.offers, fromLast(sight)),
  'farthest from the last answer': (sight) => most(sight.offers, fromLast(sight)),
  'place of the round by size': (sight) => {
    const { index, offers } = sight;
    return sorted(sight)
      .slice(Math.floor((Math.min(index, 9) / 10) * offers.length))
      .slice(0, 1);
  },
};

/** Strategies that use the numbers in the prompt, but not the operation. */
const BY_EAR: Readonly<Record<string, Strategy>> = {
  'a number that was heard': (sight) =>
    orAll(
      sight.offers.filter(({ kind }) => sight.heard.includes(kind)),
      sight,
    ),
  'no number that was heard': (sight) =>
    orAll(
      sight.offers.filter(({ kind }) => !sight.heard.includes(kind)),
      sight,
    ),
};

/** Strategies learned from many rounds: the feature that was right most often, among those on offer. */
const LEARNED: Readonly<Record<string, (offer: Offer, sight: Sight) => string>> = {
  'what is right most often': ({ kind }) => kind,
  'its place': ({ place }) => String(place),
  'its colour': ({ colour }) => String(colour),
  'its rank and the gaps': ({ value }, sight) => {
    const all = sorted(sight).map((other) => other.value);
    const gaps = all.slice(1).map((other, index) => Math.min(4, other - all[index]!));
    return `${all.indexOf(value)} of ${String(gaps)}`;
  },
  'itself beside the smallest and the largest': ({ kind }, sight) => {
    const all = sorted(sight);
    return `${kind} of ${all[0]!.kind} to ${all.at(-1)!.kind}`;
  },
  'its rank beside the smallest': ({ value }, sight) => {
    const all = sorted(sight).map((other) => other.value);
    return `${all.indexOf(value)} from ${all[0]}`;
  },
};

/** The same, by position in the round. */
const LEARNED_IN_ORDER: Readonly<Record<string, (offer: Offer, sight: Sight) => string>> = {
  'what is right most often just then': ({ kind }, { index }) => `${kind} at ${index}`,
  'its rank just then': ({ value }, sight) =>
    `${sorted(sight).findIndex((other) => other.value === value)} at ${sight.index}`,
};

/** How often a strategy is right at the first tap, as a share of the questions. */
export function hitsOf(strategy: Strategy, sights: readonly Sight[]): number {
  const hits = sights.map((sight) => {
    const chosen = strategy(sight);
    return chosen.some(({ id }) => id === sight.right) ? 1 / chosen.length : 0;
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / sights.length;
}

/** Chooses the offer whose feature was right most often in the rounds in `met`. */
function learn(signOf: (offer: Offer, sight: Sight) => string, met: readonly Sight[]): Strategy {
  const known = new Map<string, { offered: number; right: number }>();
  for (const sight of met)
    for (const offer of sight.offers) {
      const sign = signOf(offer, sight);
      const { offered, right } = known.get(sign) ?? { offered: 0, right: 0 };
      known.set(sign, { offered: offered + 1, right: right + (offer.id === sight.right ? 1 : 0) });
    }
  const promise = (offer: Offer, sight: Sight) => {
    const { offered, right } = known.get(signOf(offer, sight)) ?? { offered: 0, right: 0 };
    // Features that were seen rarely count little.
    return (right + 1) / (offered + sight.offers.length);
  };
  return (sight) => most(sight.offers, (offer) => promise(offer, sight));
}

/**
 * How it comes to its choice: by a plain rule, which a head can hold; by a table of one sign and how often it was right in
 * many rounds; or by more than anybody can: some thirty signs of every number, weighed as fits many rounds best.
 */
export const WAYS = ['plain', 'table', 'weighed'] as const;
export type Way = (typeof WAYS)[number];

export interface Measured {
  readonly strategy: string;
  readonly way: Way;
  /** Share of the questions that it has right at the first tap. */
  readonly hits: number;
  /** How much more than chance. */
  readonly over: number;
}

/** What a strategy may use beside what lies there, where that is not the question itself. */
export interface Abilities {
  readonly remembers: boolean;
  readonly hears: boolean;
}

/** What a head can hold, by name. */
export const plainRules = ({ remembers, hears }: Abilities): Readonly<Record<string, Strategy>> => ({
  ...BY_SIGHT,
  ...(hears ? BY_EAR : {}),
  ...(remembers ? { ...BY_MEMORY, ...BY_HISTORY, ...JOINED } : {}),
});

/** How far each strategy gets in these rounds, best first. Those that learn learn from one half, and are tried on the other. */
export function measure(
  rounds: readonly (readonly PerhapsPlanned[])[],
  { remembers, hears }: Abilities,
): readonly Measured[] {
  const sights = rounds.map((round) => sightsOf(round).filter((_, index) => !isShown(round[index]!)));
  const all = sights.flat();
  const chance = all.reduce((sum, { offers }) => sum + 1 / offers.length, 0) / all.length;
  const [met, other] = [0, 1].map((half) => sights.filter((_, index) => index % 2 === half).flat());
  const plain = plainRules({ remembers, hears });
  const tables = { ...LEARNED, ...(remembers ? { ...LEARNED_IN_ORDER, ...LEARNED_BY_HISTORY } : {}) };
  const as = (way: Way, strategy: string, hits: number) => ({ way, strategy, hits, over: hits - chance });
  const measured: readonly Measured[] = [
    ...Object.entries(plain).map(([name, tap]) => as('plain', name, hitsOf(tap, all))),
    ...Object.entries(tables).map(([name, signOf]) => as('table', name, hitsOf(learn(signOf, met!), other!))),
    ...(remembers ? [as('weighed', 'all signs', hitsOf(weighing(met!), other!))] : []),
  ];
  return measured.toSorted((one, another) => another.over - one.over);
}
