import type { Learner } from '#engine/learner/state.ts';
import {
  gameToWater,
  gamesInOrder,
  surerGame,
  wentPoorly,
  type GameWish,
} from '#engine/learner/next-game.ts';
import { gardenOf, stateOfGame, type InGame } from '#engine/learner/garden.ts';
import { dayOf } from '#engine/learner/fold.ts';
import type { WayOn } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import { termOn } from '#engine/rules/terms.ts';
import { firstGame, fitsAge } from './by-age.ts';
import { sittingOf } from './sitting.ts';

export interface Child {
  readonly id: string;
  readonly age: number | null;
  readonly learner: Learner;
}

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

const wishFor = ({ id, age, learner }: Child, now: Date): GameWish => ({
  learner,
  today: dayOf(now.getTime()),
  term: termOn(now),
  fits: (game) => fitsAge(game, age),
  sitting: sittingOf(id, now.getTime()),
});

export function leadOn(child: Child, now: Date): Led {
  const wish = wishFor(child, now);
  const order = gamesInOrder(wish);
  const isNew = Object.keys(child.learner.skills).length === 0;
  const hasMet = gardenOf(child.learner).length > 0;
  const next = isNew && wish.sitting.length === 0 ? firstGame(termOn(now), child.age) : order[0]!;
  return {
    next,
    fitting: [next, ...order.filter((game) => game !== next)],
    water: gameToWater(wish),
    inGame: (game) => (hasMet ? stateOfGame(child.learner, game) : undefined),
  };
}

/** So many rounds in one sitting are enough. */
const ENOUGH_ROUNDS = 3;

/** What to suggest after a round of a game: a surer one where it went badly twice, an end after three rounds. */
export function wayOnFrom(game: Game, child: Child, now: Date): WayOn {
  const wish = wishFor(child, now);
  if (wentPoorly(wish.sitting, game.id)) return { gameId: surerGame(wish, game).id, best: 'next' };
  const gameId = gamesInOrder(wish).find(({ id }) => id !== game.id)?.id ?? surerGame(wish, game).id;
  return { gameId, best: wish.sitting.length >= ENOUGH_ROUNDS ? 'stop' : 'again' };
}
