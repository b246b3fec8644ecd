import type { GameId } from '#engine/rules/cards.ts';
import type { AnyFamily } from '#engine/rules/family.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Support } from '#engine/rules/played.ts';
import { FAMILIES, familyOf } from './families.ts';

/** What can be learned, as grown-ups would name it; each is met in one family of games. */
export const SKILLS = [
  'seq.up.10',
  'seq.up.20',
  'seq.down.10',
  'num.hear.10',
  'num.hear.20',
  'card.show.5',
  'card.count.5',
  'zero',
  'order.20',
  'shape.2d',
  'add.10',
  'add.15',
  'add.20',
  'sub.6',
  'sub.15',
  'sub.20',
] as const;
export type Skill = (typeof SKILLS)[number];

export const isSkill = (name: string): name is Skill => SKILLS.some((known) => known === name);

/** The smallest thing that can be known: a fact of a skill, whichever game asks it. */
export interface Item {
  /** `<skill>/<fact>`: "add.10/3+2". */
  readonly id: string;
  readonly skill: Skill;
  /** As in `Question.fact`. */
  readonly fact: string;
}

const LAST_OF_FIRST_BAND = 10;
const LARGEST_SMALL_PLATE = 6;
const numberIn = (fact: string) => Number(/\d+/.exec(fact));
const sumIn = (fact: string) => fact.split('+').reduce((sum, addend) => sum + Number(addend), 0);

/** What a game adds to the easier ones of its family. */
const SKILL_OF: Readonly<Record<GameId, Skill | ((fact: string) => Skill)>> = {
  'number-detective': (fact) => (fact.startsWith('show') ? 'card.show.5' : 'card.count.5'),
  'shape-detective': 'shape.2d',
  'none-left-fun': 'zero',
  'number-trail': 'seq.up.10',
  'number-trail-heading-home': 'seq.down.10',
  'number-trail-high-climb': 'seq.up.20',
  'sound-safari': (fact) => (numberIn(fact) > LAST_OF_FIRST_BAND ? 'num.hear.20' : 'num.hear.10'),
  'total-treasure-hunt': 'add.10',
  // It asks for the bonds of ten that the easy game has no groups for.
  'total-treasure-hunt-medium': (fact) => (sumIn(fact) > LAST_OF_FIRST_BAND ? 'add.15' : 'add.10'),
  'total-treasure-hunt-hard': 'add.20',
  'cookie-crunch-count': 'sub.6',
  'cookie-crunch-count-medium': (fact) => (numberIn(fact) > LARGEST_SMALL_PLATE ? 'sub.15' : 'sub.6'),
  'cookie-crunch-count-hard': 'sub.20',
  'number-sandwich': 'order.20',
};

const NEVER = 3;

/**
 * Skills that hide nothing at their first step: things lie anyhow, all in sight, before they are covered. Shapes and
 * numbers that are heard are always there; others lie beside them, or they look otherwise.
 */
const HIDDEN_FROM: Readonly<Partial<Record<Skill, number>>> = {
  'card.show.5': NEVER,
  'card.count.5': 2,
  'shape.2d': NEVER,
  'num.hear.10': NEVER,
  'num.hear.20': NEVER,
};

/** Cards that are themselves the answers are never covered. */
const MOST_SUPPORT: Readonly<Partial<Record<Skill, Support>>> = { 'card.show.5': 1 };

/** Whether something that can be counted, or read, is out of sight at this level of support. */
export const isHiddenAt = ({ skill }: Item, support: Support): boolean =>
  support >= (HIDDEN_FROM[skill] ?? 1);

/** Whether at this level of support the things are seen for a moment, and then covered. */
export const isFlashed = (item: Item, support: Support): boolean =>
  item.skill === 'card.count.5' && isHiddenAt(item, support);

/** How much support a game can take away when it asks for this fact. */
export const mostSupportOf = ({ traits }: Game, { skill }: Item): Support =>
  Math.min(traits.mostSupport, MOST_SUPPORT[skill] ?? traits.mostSupport) as Support;

function itemIn(game: Game, fact: string): Item {
  const of = SKILL_OF[game.id as GameId];
  const skill = typeof of === 'function' ? of(fact) : of;
  return { id: `${skill}/${fact}`, skill, fact };
}

interface Known {
  readonly ofGame: ReadonlyMap<string, readonly Item[]>;
  readonly byFact: ReadonlyMap<string, Item>;
}

/** A fact that several games of a family ask belongs to the first of them, which is the easiest. */
function collect(family: AnyFamily): Known {
  const byFact = new Map<string, Item>();
  const ofGame = new Map<string, readonly Item[]>();
  for (const game of family.games) {
    const facts = family.everyFact(game);
    for (const fact of facts) if (!byFact.has(fact)) byFact.set(fact, itemIn(game, fact));
    ofGame.set(
      game.id,
      facts.map((fact) => byFact.get(fact)!),
    );
  }
  return { ofGame, byFact };
}

const collected = new Map<AnyFamily, Known>();
/** Collected when it is first needed: a page needs the family of one game only. */
function knownIn(family: AnyFamily): Known {
  const known = collected.get(family) ?? collect(family);
  collected.set(family, known);
  return known;
}

/** Everything that a game can ask for, each once, in the order of its family. */
export const itemsOf = (game: Game): readonly Item[] => knownIn(familyOf(game)).ofGame.get(game.id)!;

/** The item of a fact that a game asks. Throws RangeError for a fact that its family does not ask. */
export function itemOf(game: Game, fact: string): Item {
  const item = knownIn(familyOf(game)).byFact.get(fact);
  if (!item) throw new RangeError(`${game.id} does not ask for "${fact}"`);
  return item;
}

/** All items of all games. */
export const everyItem = (): readonly Item[] =>
  FAMILIES.flatMap((family) => [...knownIn(family).byFact.values()]);

let byId: ReadonlyMap<string, Item> | undefined;

/** The item with this id, or undefined: what a client sends may be anything. */
export function findItem(id: string): Item | undefined {
  byId ??= new Map(everyItem().map((item) => [item.id, item]));
  return byId.get(id);
}
