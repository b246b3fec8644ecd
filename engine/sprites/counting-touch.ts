import type { PointData } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { PlayContext } from '#engine/games/play.ts';
import type { CountingMarks } from './counting-marks.ts';
import type { Piece } from './piece.ts';

/** Corner of a thing for its number. */
const CORNER = { x: 40, y: -40 } as const;
const HEIGHT = 26;

type Touching = Pick<PlayContext, 'sounds' | 'fx' | 'animate'>;

/** What a touch on a thing does that has a number: it hops, and says it; undefined: says nothing. */
export function numberTouch(
  { sounds, fx, animate }: Touching,
  thing: Piece,
  number: number | undefined,
): void {
  sounds.effect('pop');
  if (number !== undefined) sounds.say(numberSentence(number));
  if (!fx().calm) animate(hop(recipe(), thing.body, HEIGHT, 0));
}

/** What a touch on a thing to count does: it hops, gets its number and is named, or gives the number back. */
export const countingTouch =
  (context: Touching, marks: CountingMarks, corner: PointData = CORNER) =>
  (thing: Piece): void => {
    const number = marks.toggle(thing.body, corner);
    numberTouch(context, thing, marks.has(thing.body) ? number : undefined);
  };
