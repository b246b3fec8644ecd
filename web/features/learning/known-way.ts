import { dealtPlan } from '#engine/games/replay.ts';
import type { RoundPlan } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Needs } from '#engine/rules/needs.ts';
import { isOpenWay } from './kept-walks.ts';

export interface KnownWay {
  readonly game: Game;
  readonly seed: number;
  /** As it was planned; undefined: it is not. */
  readonly round: RoundPlan | undefined;
  /** The player knows the way (`knowsWay`). */
  readonly isKnown: boolean;
  /** Undefined in a copy that was kept before players had any. */
  readonly needs: Needs | undefined;
}

/**
 * The round with the numbers ahead hidden, if it is a way that the player knows: what comes next could be had by tapping
 * the next stone. Also where nothing is planned or learned.
 */
export function onKnownWay({ game, seed, round, isKnown, needs }: KnownWay): RoundPlan | undefined {
  if (!isOpenWay(game) || !isKnown || needs?.in_sight) return round;
  const plan = round?.plan ?? dealtPlan(game, seed);
  return { plan: plan.map((one) => ({ ...one, support: 1 })), tells: round?.tells ?? false };
}
