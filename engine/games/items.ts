import type { AnyFamily } from '#engine/rules/family.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Support } from '#engine/rules/played.ts';
import { SKILL_ROWS, type Skill } from '#engine/rules/skills.ts';
import { FAMILIES, familyOf } from './families.ts';

/** The smallest thing that can be known: a fact of a skill, whichever game asks it. */
export interface Item {
  /** `<skill>/<fact>`: "add.10/3+2". */
  readonly id: string;
  readonly skill: Skill;
  /** As in `Question.fact`. */
  readonly fact: string;
}

/** Whether something that can be counted, or read, is out of sight at this level of support. */
export function isHiddenAt({ skill }: Item, support: Support): boolean {
  const { hiddenFrom = 1 } = SKILL_ROWS[skill];
  return hiddenFrom !== 'never' && support >= hiddenFrom;
}

/** Whether at this level of support the things are seen for a moment, and then covered. */
export const isFlashed = (item: Item, support: Support): boolean =>
  SKILL_ROWS[item.skill].isFlashed === true && isHiddenAt(item, support);

/** How much support a game can take away when it asks for this fact. */
export const mostSupportOf = ({ traits }: Game, { skill }: Item): Support =>
  Math.min(traits.mostSupport, SKILL_ROWS[skill].mostSupport ?? traits.mostSupport) as Support;

function itemIn(game: Game, fact: string): Item {
  const skill = typeof game.skill === 'function' ? game.skill(fact) : game.skill;
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
