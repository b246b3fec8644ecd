import { dealtPlan } from '#engine/games/replay.ts';
import type { SatRound } from '#engine/learner/next-game.ts';
import type { RoundPlan } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Needs } from '#engine/rules/needs.ts';

const PERFECT_ROUNDS = 2;
/** Share of the last round that has to be right, for the way to stay hidden. */
const STILL_KNOWN = 0.8;

export interface KnownWay {
  readonly game: Game;
  readonly seed: number;
  /** As it was planned; undefined: it is not. */
  readonly round: RoundPlan | undefined;
  /** The player's, oldest first. */
  readonly sitting: readonly SatRound[];
  /** Undefined in a copy of before players had any. */
  readonly needs: Needs | undefined;
}

/**
 * The round with the numbers ahead hidden, if it is a way that was walked without a mistake twice in this sitting: what
 * comes next could be had by tapping the next stone. Counted in the tab, so also where nothing is planned or remembered.
 */
export function onKnownWay({ game, seed, round, sitting, needs }: KnownWay): RoundPlan | undefined {
  const walked = sitting.filter(({ gameId }) => gameId === game.id);
  const perfect = walked.filter(({ share }) => share === 1).length;
  const isKnown = perfect >= PERFECT_ROUNDS && walked.at(-1)!.share >= STILL_KNOWN;
  if (game.traits.mayReturn || game.traits.mostSupport === 0 || !isKnown || needs?.in_sight) return round;
  const plan = round?.plan ?? dealtPlan(game, seed);
  return { plan: plan.map((one) => ({ ...one, support: 1 })), tells: round?.tells ?? false };
}
