import type { Item } from '#engine/games/items.ts';
import { priorOf } from '#engine/learner/priors.ts';
import type { Random } from '#engine/rules/random.ts';

/**
 * A child that is not the model's own world: every fact has a half-life and a prior knowledge that differ from fact to
 * fact; what is not recalled she works out, with a skill by ability and size; else she guesses; now and then she slips.
 * Recalling what was nearly lost lengthens the half-life most, working out less, being taught after a miss less still,
 * and a lucky guess hardly at all. Commutative twins share a third.
 */
export interface Child {
  readonly ability: number;
  readonly facts: ReadonlyMap<Item, Memory>;
  /** How fast she learns, about 1. */
  readonly gain: number;
  readonly slip: number;
}

interface Memory {
  /** Days until the chance of recall has halved. */
  halfLife: number;
  /** Days, when it was met last. */
  at: number;
  readonly hardness: number;
  readonly twin: Memory | undefined;
}

const SHORTEST = 0.15;
const LONGEST = 400;
const TWIN_SHARE = 0.35;
/** How much working out is easier with all in sight, and with the way just shown on a neighbouring fact, in logits. */
const IN_SIGHT = 0.4;
const WORKED_EXAMPLE = 1;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** band: mean ability in logits; -1 weak, 0 middle, 1 strong. */
export function makeChild(pool: readonly Item[], band: number, random: Random): Child {
  const ability = normal(random) * 0.8 + band;
  const facts = new Map<Item, Memory>();
  const byFact = new Map(pool.map((item) => [item.fact, item]));
  for (const item of pool) {
    const known = sigmoid(1.3 * (ability - priorOf(item)) + normal(random) * 0.9);
    const turned = byFact.get(item.fact.split('+').reverse().join('+'));
    const twin = turned && turned !== item ? turned : undefined;
    facts.set(item, {
      halfLife: SHORTEST * 120 ** (known * known),
      at: -1 - random.next() * 3,
      hardness: priorOf(item) + normal(random) * 0.35,
      get twin() {
        return twin && facts.get(twin);
      },
    });
  }
  return { ability, facts, gain: Math.exp(normal(random) * 0.25), slip: 0.02 + random.next() * 0.05 };
}

const recallOf = ({ halfLife, at }: Memory, day: number) => 2 ** (-Math.max(0, day - at) / halfLife);

/** Chance that a fact is still recalled on a day. */
export const recall = (child: Child, item: Item, day: number): number =>
  recallOf(child.facts.get(item)!, day);

interface Situation {
  readonly day: number;
  readonly options: number;
  /** The way is shown on a neighbour first: one worked example. */
  readonly shown: boolean;
  readonly random: Random;
}

export interface Answered {
  readonly right: boolean;
  /** Wrong tries before the right one. */
  readonly wrong: number;
}

/** Answers one question, with the help that wrong tries bring, and learns from it. */
export function answer(child: Child, item: Item, { day, options, shown, random }: Situation): Answered {
  const fact = child.facts.get(item)!;
  const recalled = recallOf(fact, day);
  const worksOut = sigmoid(0.9 * (child.ability - fact.hardness) + IN_SIGHT + (shown ? WORKED_EXAMPLE : 0));
  const slips = random.next() < child.slip;
  const byHeart = random.next() < recalled;
  const worked = !byHeart && random.next() < worksOut;
  const knows = byHeart || worked;
  const right = !slips && (knows || random.next() < 1 / options);
  const wrong = right ? 0 : wrongTries({ worksOut, options, knows, random });
  const growth = growthOf({ shown, right, byHeart, worked, wrong, recalled });
  if (!right && !slips && recalled > 0.5) fact.halfLife *= 0.85;
  learn(fact, 1 + (growth - 1) * child.gain);
  if (!right || knows) fact.at = day;
  if (fact.twin) {
    fact.twin.halfLife *= 1 + (growth - 1) * TWIN_SHARE * child.gain;
    fact.twin.at = Math.max(fact.twin.at, day - 0.6 * Math.min(fact.twin.halfLife, day - fact.twin.at));
  }
  return { right, wrong };
}

const learn = (fact: Memory, growth: number) => {
  fact.halfLife = Math.min(LONGEST, Math.max(SHORTEST, fact.halfLife * growth));
};

/** One to three: after the first the question is asked again, after the second the way is shown, then the answer. */
function wrongTries(one: { worksOut: number; options: number; knows: boolean; random: Random }): number {
  const { worksOut, options, knows, random } = one;
  for (let wrong = 1, left = options - 1; wrong < 3; wrong++, left = Math.max(1, left - 1)) {
    const helped = knows ? 0.97 : wrong === 1 ? 0.25 + 0.35 * worksOut : 0.8;
    if (random.next() < helped + (1 - helped) / left) return wrong;
  }
  return 3;
}

interface Met {
  readonly shown: boolean;
  readonly right: boolean;
  readonly byHeart: boolean;
  readonly worked: boolean;
  readonly wrong: number;
  readonly recalled: number;
}

function growthOf({ shown, right, byHeart, worked, wrong, recalled }: Met): number {
  if (shown && !byHeart) return 1.3;
  if (right && byHeart) return 1 + 1.1 * (1 - recalled) + 0.12;
  if (right) return worked ? 1.28 : 1.05;
  return wrong >= 2 ? 1.3 : 1.2;
}
