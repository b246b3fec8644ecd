import type { Game } from '#engine/rules/game.ts';
import { firstGame } from './by-age.ts';
import { gardenOf, stateOfGame, type InGame } from './garden.ts';
import { gamesInOrder, gameToWater, type GameWish } from './next-game.ts';

/** What somebody who cannot read is led to. */
export interface Led {
  /** The recommended game. */
  readonly next: Game;
  /** All that fit, the recommended one first. */
  readonly fitting: readonly Game[];
  /** The game for what is due; undefined: nothing is. */
  readonly water: Game | undefined;
  /** Undefined where nothing was met in any game yet: the same word on every card would tell nothing. */
  readonly inGame: (game: Game) => InGame | undefined;
}

/** age: in years; null: not told. */
export function leadFrom(wish: GameWish, age: number | null): Led {
  const { learner, sitting, term } = wish;
  const order = gamesInOrder(wish);
  const isNew = Object.keys(learner.skills).length === 0;
  const hasMet = gardenOf(learner).length > 0;
  const next = isNew && sitting.length === 0 ? firstGame(term, age) : order[0]!;
  return {
    next,
    fitting: [next, ...order.filter((game) => game !== next)],
    water: gameToWater(wish),
    inGame: (game) => (hasMet ? stateOfGame(learner, game) : undefined),
  };
}
