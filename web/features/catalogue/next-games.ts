import type { Learner } from '#engine/learner/state.ts';
import { leadFrom, type Led } from '#engine/learner/lead.ts';
import { gamesInOrder, surerGame, wentPoorly, type GameWish } from '#engine/learner/next-game.ts';
import { dayOf } from '#engine/learner/fold.ts';
import type { WayOn } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import { termOn } from '#engine/rules/terms.ts';
import { fitsAge } from '#engine/learner/by-age.ts';
import { sittingOf } from './sitting.ts';

export interface Child {
  readonly id: string;
  readonly age: number | null;
  readonly learner: Learner;
}

const wishFor = ({ id, age, learner }: Child, now: Date): GameWish => ({
  learner,
  today: dayOf(now.getTime()),
  term: termOn(now),
  fits: (game) => fitsAge(game, age),
  sitting: sittingOf(id, now.getTime()),
});

/** What a player is led to in this tab, which knows what was played in it. */
export const leadOn = (child: Child, now: Date): Led => leadFrom(wishFor(child, now), child.age);

/** So many rounds in one sitting are enough. */
const ENOUGH_ROUNDS = 3;

/** What to suggest after a round of a game: a surer one where it went badly twice, an end after three rounds. */
export function wayOnFrom(game: Game, child: Child, now: Date): WayOn {
  const wish = wishFor(child, now);
  if (wentPoorly(wish.sitting, game.id)) return { gameId: surerGame(wish, game).id, best: 'next' };
  const gameId = gamesInOrder(wish).find(({ id }) => id !== game.id)?.id ?? surerGame(wish, game).id;
  return { gameId, best: wish.sitting.length >= ENOUGH_ROUNDS ? 'stop' : 'again' };
}
