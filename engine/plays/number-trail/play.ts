import { numberTrail } from '#engine/games/number-trail/family.ts';
import { definePicture } from '#engine/plays/play.ts';
import { createHighClimb } from './high-climb.ts';
import { createStoneTrail } from './stone-trail.ts';

/** Walk along the numbers: over stones, or up a mountain where only a few numbers are offered. */
export const picture = definePicture(numberTrail, (context, params) =>
  params.options === 'stones' ? createStoneTrail(context, params) : createHighClimb(context, params),
);
