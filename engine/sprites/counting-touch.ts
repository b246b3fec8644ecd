import type { PointData } from 'pixi.js';
import type { PlaySounds } from '#engine/audio/play-sounds.ts';
import { recipe, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import { numberSentence } from '#engine/rules/common-words.ts';
import type { CountingMarks } from './counting-marks.ts';
import type { Animate, Piece } from './piece.ts';

/** Corner of a thing for its number. */
const CORNER = { x: 40, y: -40 } as const;
const HEIGHT = 26;

interface Touching {
  readonly sounds: PlaySounds;
  readonly fx: () => FxContext;
  readonly animate: Animate;
}

/** Touching a thing with a number: it hops, and says it; undefined: says nothing. */
export function numberTouch(
  { sounds, fx, animate }: Touching,
  thing: Piece,
  number: number | undefined,
): void {
  sounds.effect('pop');
  if (number !== undefined) sounds.say(numberSentence(number));
  if (!fx().calm) animate(hop(recipe(), thing.body, HEIGHT, 0));
}

/** Touching a thing to count: it hops, gets its number and says it, or loses the number. */
export const countingTouch =
  (context: Touching, marks: CountingMarks, corner: PointData = CORNER) =>
  (thing: Piece): void => {
    const number = marks.toggle(thing.body, corner);
    numberTouch(context, thing, marks.has(thing.body) ? number : undefined);
  };
