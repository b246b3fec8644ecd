import { youFound, thatIs } from './common-words.ts';

/** What is said of the first wrong choice, where it shows what went wrong. Each in a sentence or two, never a list. */

/** One too many or too few was counted. */
const VERY_CLOSE = 'Very close. Touch and count.';

/** "1 is left.", "3 are left." */
export const areLeft = (count: number): string => `${count} ${count === 1 ? 'is' : 'are'} left.`;

/** "1 is gone.", "3 are gone." */
export const areGone = (count: number): string => `${count} ${count === 1 ? 'is' : 'are'} gone.`;

/** One group was counted, and not the other. */
export const oneGroupOnly = (found: number, missed: number): string =>
  `${youFound(found)} Here ${missed === 1 ? 'is' : 'are'} ${missed} more.`;

/** Names a number of things and says in which direction it is wrong. */
export const wrongAmount = (chosen: number, answer: number): string =>
  `${thatIs(chosen)} ${chosen > answer ? 'Too many.' : 'Not enough.'}`;

/** Names a number in a row and says in which direction it is wrong. */
export const wrongPlace = (chosen: number, answer: number): string =>
  `${thatIs(chosen)} ${chosen > answer ? 'Too big.' : 'Too small.'}`;

/** For amounts that can be touched and counted: what is close is not called too many. */
export const closeOrWrong = (chosen: number, answer: number): string =>
  Math.abs(chosen - answer) === 1 ? VERY_CLOSE : wrongAmount(chosen, answer);
