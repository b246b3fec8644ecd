import { sentencesOf } from './clips.ts';
import { asked, askedAgain, nudged } from './common-words.ts';
import { checkQuestion, type Art, type Game, type Question, type Traits, type Variant } from './game.ts';
import { factOf, type Planned, type Support } from './played.ts';
import { createRandom, type Random } from './random.ts';
import type { Asked } from './round.ts';
import { repeatShuffled } from './shuffle.ts';

/** What a question is made with, besides its item. */
export interface QuestionContext<Params> {
  readonly params: Params;
  readonly random: Random;
  /** Index in the round, from 0. */
  readonly index: number;
  /** How much support is taken away. Only where what can be chosen depends on it; what is said never does. */
  readonly support: Support;
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
  /** What is said about an item depends on the item only; choices are random. */
  makeQuestion(item: Item, making: QuestionContext<Params>): Q;
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
  /** Every sentence that can be said in a game, each once. */
  everySentence(game: Game): readonly string[];
  /** Every fact (`Question.fact`) that a game can ask for, each once. */
  everyFact(game: Game): readonly string[];
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
};

const saidOf = (question: Question): readonly string[] => [
  ...asked(question),
  ...askedAgain(question),
  ...nudged(question),
  ...sentencesOf(question.right),
  ...sentencesOf(question.turned ?? ''),
  ...[...question.help, ...(question.begun ?? [])].flatMap(({ say }) => sentencesOf(say)),
];

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
  const make = (item: Item, making: QuestionContext<Params>) =>
    checkQuestion(plan.makeQuestion(item, making));
  const everyQuestion = (game: Game) => {
    const params = paramsOf(game);
    const random = createRandom(1);
    return everyItem(params).map((item, index) => make(item, { params, random, index, support: 0 }));
  };
  const deal = (params: Params, count: number, random: Random) =>
    plan.deal?.(params, count, random) ?? repeatShuffled(everyItem(params), count, random);
  const itemsByFact = new Map<string, ReadonlyMap<string, readonly Item[]>>();
  const byFactIn = (game: Game) => {
    const items = everyItem(paramsOf(game));
    const byFact = new Map<string, readonly Item[]>();
    everyQuestion(game).forEach(({ fact }, index) =>
      byFact.set(fact, [...(byFact.get(fact) ?? []), items[index]!]),
    );
    itemsByFact.set(game.id, byFact);
    return byFact;
  };
  /** What a family distinguishes beyond the fact, such as a shape, is drawn by chance. */
  const itemFor = (game: Game, fact: string, random: Random): Item => {
    const items = (itemsByFact.get(game.id) ?? byFactIn(game)).get(fact);
    if (!items) throw new RangeError(`${game.id} does not ask for "${fact}"`);
    return random.pick(items);
  };
  return {
    name,
    games: variants.map(({ params, ...known }) => ({
      ...known,
      family: name,
      art: plan.art(params),
      traits: { ...USUAL, ...plan.traits?.(params) },
    })),
    paramsOf,
    makeRound(game, count, random) {
      const params = paramsOf(game);
      return deal(params, count, random).map((item, index) =>
        make(item, { params, random, index, support: game.traits.dealtSupport }),
      );
    },
    makePlanned(game, wanted, random) {
      const params = paramsOf(game);
      return deal(params, wanted.length, random).map((item, index) => {
        const entry = wanted[index]!;
        const making = { params, random, index, support: entry.support };
        const dealt = make(item, making);
        const fact = factOf(entry.item);
        const question = dealt.fact === fact ? dealt : make(itemFor(game, fact, random), making);
        return { ...question, planned: entry };
      });
    },
    everySentence: (game) => [
      ...new Set([
        ...everyQuestion(game).flatMap(saidOf),
        ...everyWrong(paramsOf(game)).flatMap(sentencesOf),
      ]),
    ],
    everyFact: (game) => [...new Set(everyQuestion(game).map(({ fact }) => fact))],
    ask: (game, item, random) =>
      make(item, { params: paramsOf(game), random, index: 0, support: game.traits.dealtSupport }),
  };
}
