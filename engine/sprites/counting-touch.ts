import { recipe } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { PlayContext } from '#engine/games/play.ts';
import type { CountingMarks } from './counting-marks.ts';
import type { Piece } from './piece.ts';

/** Corner of a thing for its number. */
const CORNER = { x: 40, y: -40 } as const;
const HEIGHT = 30;

/** What a touch on a thing to count does: it hops, gets its number and is named, or gives the number back. */
export const countingTouch =
  ({ sounds, fx, animate }: Pick<PlayContext, 'sounds' | 'fx' | 'animate'>, marks: CountingMarks) =>
  (thing: Piece): void => {
    const number = marks.toggle(thing.body, CORNER);
    sounds.effect('pop');
    if (marks.has(thing.body)) sounds.say(numberSentence(number));
    if (!fx().calm) animate(hop(recipe(), thing.body, HEIGHT, 0));
  };
