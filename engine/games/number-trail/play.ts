import type { Play, PlayContext } from '#engine/games/play.ts';
import type { TrailParams } from './games.ts';
import type { TrailQuestion } from './questions.ts';
import { createHighClimb } from './high-climb.ts';
import { createStoneTrail } from './stone-trail.ts';

/** Walking along numbers: over stones, or up a mountain where only a few numbers are offered. */
export function createPlay(context: PlayContext<TrailParams>): Play<TrailQuestion> {
  return context.game.params.options === 'stones' ? createStoneTrail(context) : createHighClimb(context);
}
