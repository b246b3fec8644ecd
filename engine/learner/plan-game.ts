import type { Game } from '#engine/rules/game.ts';
import type { Planned } from '#engine/rules/played.ts';
import { aboutOf } from './about.ts';
import { planRound, planWalk, type PlanWish } from './plan.ts';

/** What the questions of a round depend on, besides the game. */
export type Wanted = Pick<PlanWish, 'learner' | 'today' | 'lift' | 'random'>;

/** The questions of a game's next round: as many as it has, in its order if it has one. */
export const planGame = (game: Game, wanted: Wanted): readonly Planned[] =>
  (game.traits.mayReturn ? planRound : planWalk)({ ...aboutOf(game), ...wanted });
