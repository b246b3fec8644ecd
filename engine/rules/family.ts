import { ByChanceSoFar, isByChance } from './asked-by-chance.ts';
import { AskedNext, type AskedOften, type Next } from './asked-next.ts';
import { sentencesOf } from './clips.ts';
import { asked, askedAgain, nudged, reasonOf } from './common-words.ts';
import {
  checkQuestion,
  type Art,
  type BareQuestion,
  type Game,
  type Question,
  type Traits,
  type Variant,
} from './game.ts';
import { factOf, type Planned, type Support } from './played.ts';
import { oncePer } from './once.ts';
import { createRandom, type Random } from './random.ts';
import type { Asked } from './round.ts';
import { repeatShuffled } from './shuffle.ts';

/** What a question is made with, besides its item. */
export interface QuestionContext<Params> {
  readonly params: Params;
  /**
   * What is right next in this round, after what was asked before: wrong choices are drawn by it, else who remembers
   * the round could tell the answer. Undefined in games of which nobody knows it, and where what was before tells nothing.
   */
  readonly next: Next | undefined;
  readonly random: Random;
  /** Index in the round, from 0. */
  readonly index: number;
  /** How much support is taken away. Only where what can be chosen depends on it; what is said never does. */
  readonly support: Support;
}

/**
 * A question once all that chance decides is drawn, and before it has words: these are most of the work, and whoever plays
 * a round again does not hear them.
 */
export interface Drawn<Q extends Question> {
  readonly answer: string;
  /** Of its choices, in their order. */
  readonly ids: readonly string[];
  /** All the rest. Draws nothing. */
  readonly tell: () => Omit<Q, 'fact' | 'answer'>;
}

/** A family as its folder describes it. An item is what a question asks about, before its choices are made up. */
export interface FamilyPlan<Params, Item, Q extends Question> {
  /** The name of its folders. */
  readonly name: string;
  readonly variants: readonly Variant<Params>[];
  /** Those omitted have the usual value. */
  traits?(params: Params): Partial<Traits>;
  art(params: Params): Art;
  /** Everything that can be asked for. */
  everyItem(params: Params): readonly Item[];
  /** The items of a round, in order. Omitted: random, with no repetition before all had their turn. */
  deal?(params: Params, count: number, random: Random): readonly Item[];
  /** The name of the item's fact: "3+2". Items of one fact differ in what is drawn only. */
  factOf(item: Item, params: Params): string;
  /** The number that is right, where several facts share one; its choice has it as its id. Omitted: each fact is answered in a way of its own. */
  answerOf?(item: Item, params: Params): number;
  /** The id of the right choice without `answerOf`, where it is known before choices are drawn. */
  rightOf?(item: Item): string;
  /** What is right next in a dealt round after these. Omitted: what was before tells nothing, or nobody knows it. */
  dealtNext?(before: readonly Item[], params: Params): Next;
  /** How often planned rounds ask for what they did not ask yet. Without `answerOf` answers are their facts' places. Omitted, undefined: unknown. */
  asked?(params: Params): AskedOften | undefined;
  /** What is said about an item depends on the item only; choices are random. */
  makeQuestion(item: Item, making: QuestionContext<Params>): Drawn<Q>;
  /** What can be said of wrong choices, the first of which is answered by its slip. */
  everyWrong(params: Params): readonly string[];
}

/** What code without knowledge of the family can do with it. Games of other families throw. */
export interface AnyFamily {
  readonly name: string;
  readonly games: readonly Game[];
  /** count: at least 1; a family with a fixed order returns its first items. */
  makeRound(game: Game, count: number, random: Random): readonly Question[];
  /**
   * The same as `makeRound` where the plan asks for the same facts; where it asks for another one, that one. Throws
   * RangeError for a fact that the game does not ask.
   */
  makePlanned(game: Game, plan: readonly Planned[], random: Random): readonly Asked[];
  /** The same without words. */
  barePlanned(game: Game, plan: readonly Planned[], random: Random): readonly Asked<BareQuestion>[];
  /** The facts that `makeRound` asks for. */
  factsOfRound(game: Game, count: number, random: Random): readonly string[];
  /** Every sentence that can be said in a game, each once. */
  everySentence(game: Game): readonly string[];
  /** Every fact (`Question.fact`) that a game can ask for, each once. */
  everyFact(game: Game): readonly string[];
  /** The same for facts of one answer, and only for these. fact: one of the game's. */
  answerTo(game: Game, fact: string): string;
}

/** A family of games with its own types. */
export interface Family<Params, Item, Q extends Question> extends AnyFamily {
  paramsOf(game: Game): Params;
  makeRound(game: Game, count: number, random: Random): readonly Q[];
  makePlanned(game: Game, plan: readonly Planned[], random: Random): readonly Asked<Q>[];
  /** One question of a game, for a given item. */
  ask(game: Game, item: Item, random: Random): Q;
}

const USUAL: Traits = {
  waitsAfterWrong: true,
  mayReturn: true,
  counts: 'questions',
  tellsHeldSound: true,
  mostSupport: 0,
  dealtSupport: 0,
  keptBackFrom: 0,
  soonEffects: [],
};

const saidOf = (question: Question): readonly string[] => [
  ...asked(question),
  ...askedAgain(question),
  ...nudged(question),
  ...sentencesOf(question.right),
  ...reasonOf(question),
  ...sentencesOf(question.turned ?? ''),
  ...[...question.help, ...(question.begun ?? [])].flatMap(({ say }) => sentencesOf(say)),
];

const MOST_SEED = 0xffffffff;

/**
 * A question without words, whose choices are drawn when they are asked for. Mostly none are: who is right at the first try
 * has chosen what is known to lie there.
 */
class BareAsked implements Asked<BareQuestion> {
  readonly fact: string;
  readonly planned: Planned;
  readonly answer: string;
  private readonly draw: () => { readonly ids: readonly string[] };
  private drawn: BareQuestion['choices'] | undefined;

  constructor(fact: string, planned: Planned, answer: string, draw: BareAsked['draw']) {
    this.fact = fact;
    this.planned = planned;
    this.answer = answer;
    this.draw = draw;
  }

  get choices(): BareQuestion['choices'] {
    return (this.drawn ??= this.draw().ids.map((id) => ({ id })));
  }
}

/** What is right next at an index of a planned round, by the facts before it; asked for in any order. */
function nextIn(answers: AskedNext | undefined, wanted: readonly Planned[], facts: readonly string[]) {
  if (!answers) return () => undefined;
  const byChance = isByChance(wanted);
  const begin = () => (byChance ? new ByChanceSoFar(answers) : answers.begin(wanted.length));
  let round = begin();
  let met = 0;
  return (index: number) => {
    if (met > index) [round, met] = [begin(), 0];
    for (; met < index; met++) round.meet(facts[met]!, wanted[met]!.shown);
    return round.next();
  };
}

/** Creates a family from its description. */
export function defineFamily<Params, Item, Q extends Question>(
  plan: FamilyPlan<Params, Item, Q>,
): Family<Params, Item, Q> {
  const { name, variants, everyItem, everyWrong } = plan;
  const paramsOf = ({ id }: Game): Params => {
    const variant = variants.find((one) => one.id === id);
    if (!variant) throw new Error(`"${id}" is no game of the family "${name}"`);
    return variant.params;
  };
  const told = (fact: string, { answer, tell }: Drawn<Q>): Q =>
    checkQuestion({ ...tell(), answer, fact } as Q);
  const make = (item: Item, making: QuestionContext<Params>): Q =>
    told(plan.factOf(item, making.params), plan.makeQuestion(item, making));
  const everyQuestion = (game: Game) => {
    const making = { params: paramsOf(game), next: undefined, random: createRandom(1), support: 0 } as const;
    return everyItem(making.params).map((item, index) => make(item, { ...making, index }));
  };
  const deal = (params: Params, count: number, random: Random) =>
    plan.deal?.(params, count, random) ?? repeatShuffled(everyItem(params), count, random);
  const itemsOf = oncePer((game: Game): ReadonlyMap<string, readonly Item[]> => {
    const params = paramsOf(game);
    const byFact = new Map<string, readonly Item[]>();
    for (const item of everyItem(params)) {
      const fact = plan.factOf(item, params);
      byFact.set(fact, [...(byFact.get(fact) ?? []), item]);
    }
    return byFact;
  });
  const askedNextIn = oncePer((game: Game): AskedNext | undefined => {
    const params = paramsOf(game);
    const asked = plan.asked?.(params);
    if (!asked) return undefined;
    const facts = [...itemsOf(game)].map(([fact, [item]], place) => ({
      fact,
      answer: plan.answerOf?.(item!, params) ?? place,
      isOwn: game.traits.isOwn?.(fact) ?? true,
    }));
    return new AskedNext(facts, asked, game.rewards.questionsCount);
  });
  /** What a family distinguishes beyond the fact, such as a shape, is drawn by chance. */
  const itemFor = (game: Game, fact: string, random: Random): Item => {
    const items = itemsOf(game).get(fact);
    if (!items) throw new RangeError(`${game.id} does not ask for "${fact}"`);
    return random.pick(items);
  };
  const dealtNext = (items: readonly Item[], index: number, params: Params) =>
    plan.dealtNext?.(items.slice(0, index), params);
  /** Each question draws from a stream of its own, so that one can be drawn without those before it. */
  const seedsFor = (items: readonly Item[], random: Random) => items.map(() => random.int(0, MOST_SEED));
  const makeDealt = (game: Game, items: readonly Item[], random: Random) => {
    const params = paramsOf(game);
    const seeds = seedsFor(items, random);
    const making = { params, support: game.traits.dealtSupport };
    return items.map((item, index) => {
      const next = dealtNext(items, index, params);
      return make(item, { ...making, next, random: createRandom(seeds[index]!), index });
    });
  };
  /** The questions of a plan, each to be drawn when it is needed. */
  const beginPlanned = (game: Game, wanted: readonly Planned[], random: Random) => {
    const params = paramsOf(game);
    const facts = wanted.map(({ item }) => factOf(item));
    const dealt = deal(params, wanted.length, random);
    const isAsDealt = dealt.map((item, index) => plan.factOf(item, params) === facts[index]);
    const items = dealt.map((item, index) =>
      isAsDealt[index] ? item : itemFor(game, facts[index]!, random),
    );
    const isDealt = !isAsDealt.includes(false);
    const nextAt = isDealt
      ? (index: number) => dealtNext(items, index, params)
      : nextIn(askedNextIn(game), wanted, facts);
    const seeds = seedsFor(items, random);
    return items.map((item, index) => {
      const planned = wanted[index]!;
      const draw = () => {
        const making = { params, index, support: planned.support };
        return plan.makeQuestion(item, {
          ...making,
          next: nextAt(index),
          random: createRandom(seeds[index]!),
        });
      };
      return { item, fact: facts[index]!, planned, draw };
    });
  };
  const rightOf = (item: Item, params: Params): string | undefined =>
    plan.answerOf ? String(plan.answerOf(item, params)) : plan.rightOf?.(item);
  return {
    name,
    games: variants.map(({ params, ...known }) => ({
      ...known,
      family: name,
      art: plan.art(params),
      traits: { ...USUAL, ...plan.traits?.(params) },
    })),
    paramsOf,
    makeRound: (game, count, random) => makeDealt(game, deal(paramsOf(game), count, random), random),
    makePlanned: (game, wanted, random) =>
      beginPlanned(game, wanted, random).map(({ fact, planned, draw }) => ({
        ...told(fact, draw()),
        planned,
      })),
    barePlanned(game, wanted, random) {
      const params = paramsOf(game);
      return beginPlanned(game, wanted, random).map(({ item, fact, planned, draw }) => {
        const right = rightOf(item, params);
        const drawn = right === undefined ? draw() : undefined;
        return new BareAsked(fact, planned, right ?? drawn!.answer, drawn ? () => drawn : draw);
      });
    },
    factsOfRound(game, count, random) {
      const params = paramsOf(game);
      return deal(params, count, random).map((item) => plan.factOf(item, params));
    },
    everySentence: (game) => [
      ...new Set([
        ...everyQuestion(game).flatMap(saidOf),
        ...everyWrong(paramsOf(game)).flatMap(sentencesOf),
      ]),
    ],
    everyFact: (game) => [...itemsOf(game).keys()],
    answerTo(game, fact) {
      const [item] = itemsOf(game).get(fact)!;
      return plan.answerOf ? String(plan.answerOf(item!, paramsOf(game))) : fact;
    },
    ask: (game, item, random) => makeDealt(game, [item], random)[0]!,
  };
}
