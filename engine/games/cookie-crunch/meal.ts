import { numbersFrom } from '#engine/rules/numbers.ts';

const TEN = 10;
/** A pause at multiples of ten, at the latest when ten are left: from there the remainder is easy to see. */
const REST_AT_TEN = 1.5;

/**
 * When each of the eaten cookies disappears, in seconds from the first bite: evenly, with a pause when ten are left and
 * more are to go. plate: whole cookies at the beginning; 1 <= eaten <= plate.
 */
export function bites(plate: number, eaten: number, secondsEach: number): readonly number[] {
  const toTen = plate - TEN;
  return numbersFrom(0, eaten - 1).map(
    (step) => (step + (toTen > 0 && step >= toTen ? REST_AT_TEN : 0)) * secondsEach,
  );
}

/** Seconds for one cookie, so that the whole meal takes at most `longest` seconds. */
export const biteSeconds = (eaten: number, wish: number, longest: number): number =>
  Math.min(wish, longest / (eaten + REST_AT_TEN));
