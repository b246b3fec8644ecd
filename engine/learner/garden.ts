import { everyItem, itemsOf, type Item } from '#engine/games/items.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Bed } from '#engine/rules/home-words.ts';
import type { Skill } from '#engine/rules/skills.ts';
import { claimOf } from './claims.ts';
import { canBeByHeart, canHide } from './evidence.ts';
import { stateOf, type ItemState, type Learner } from './state.ts';

/** How far a fact's plant has come; it never goes back further than what is known. */
export const GROWTHS = ['met', 'growing', 'flower'] as const;
export type Growth = (typeof GROWTHS)[number];

export interface Plant {
  readonly item: Item;
  readonly growth: Growth;
}

const BED_OF: Readonly<Record<string, Bed>> = {
  card: 'count',
  zero: 'count',
  num: 'listen',
  shape: 'shapes',
  add: 'add',
  sub: 'away',
  seq: 'order',
  order: 'order',
};

export const bedOfSkill = (skill: Skill): Bed => BED_OF[skill.split('.')[0]!]!;

/** What a game is about. */
export const bedOf = (game: Game): Bed => bedOfSkill(itemsOf(game)[0]!.skill);

/** Where nothing can be hidden, days with a right first try stand in for it. */
const DAYS_OF_BUD = 2;

/**
 * A flower is what is known by heart, as grown-ups read it (`claims.ts`), a bud what is right with things hidden.
 * Undefined: never met.
 */
export function growthOf(item: Item, state: ItemState | undefined): Growth | undefined {
  const claim = claimOf(item, state);
  if (!state || claim === undefined) return undefined;
  if (claim === 'at once') return 'flower';
  const isBud = claim === 'hidden' || (!canHide(item) && state.inSight >= DAYS_OF_BUD);
  return isBud ? 'growing' : 'met';
}

const plantsOf = (learner: Learner, items: readonly Item[]): readonly Plant[] =>
  items.flatMap((item) => {
    const growth = growthOf(item, stateOf(learner, item));
    return growth ? [{ item, growth }] : [];
  });

/** Everything that was met, a plant a fact, in the order of the games. */
export const gardenOf = (learner: Learner): readonly Plant[] => plantsOf(learner, everyItem());

/** What a child can do in a game: nothing met yet, some of it, or most of it, by heart where that can be. */
export type GameState = 'new' | 'growing' | 'known';

/** Of the facts that can flower; where none can, of buds among all. */
const KNOWN_SHARE = 0.6;

export interface InGame {
  readonly state: GameState;
  readonly flowers: number;
}

export function stateOfGame(learner: Learner, game: Game): InGame {
  const items = itemsOf(game);
  const plants = plantsOf(learner, items);
  const grownTo = (wanted: Growth) => plants.filter(({ growth }) => growth === wanted).length;
  const flowers = grownTo('flower');
  if (plants.length === 0) return { state: 'new', flowers };
  const most = items.filter(canBeByHeart).length;
  const isKnown = most > 0 ? flowers >= KNOWN_SHARE * most : grownTo('growing') >= KNOWN_SHARE * items.length;
  return { state: isKnown ? 'known' : 'growing', flowers };
}
