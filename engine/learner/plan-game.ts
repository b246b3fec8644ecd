import { isFlashed, type Item } from '#engine/games/items.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Planned, Support } from '#engine/rules/played.ts';
import { aboutOf } from './about.ts';
import type { PlanWish } from './entry.ts';
import { planRound, planWalk } from './plan.ts';

/** What the questions of a round depend on, besides the game. */
export interface Wanted extends Pick<PlanWish, 'learner' | 'today' | 'lift' | 'random' | 'inAnyOrder'> {
  /**
   * A player's need: nothing fades further than where nobody plans, however well it is known. What is learned does not
   * depend on it.
   */
  readonly keepInSight?: boolean;
  /** A player's need: no amount is seen for a moment only. */
  readonly noFlashes?: boolean;
}

/** The questions of a game's next round: as many as it has, in its order if it has one. */
export function planGame(
  game: Game,
  { keepInSight = false, noFlashes = false, ...wanted }: Wanted,
): readonly Planned[] {
  const about = aboutOf(game);
  const mostSupport = (item: Item): Support => {
    const most = about.mostSupport(item);
    if (keepInSight) return Math.min(most, game.traits.dealtSupport) as Support;
    return noFlashes && isFlashed(item, most) ? ((most - 1) as Support) : most;
  };
  return (game.traits.mayReturn ? planRound : planWalk)({ ...about, ...wanted, mostSupport });
}
