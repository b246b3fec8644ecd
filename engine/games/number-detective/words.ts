import { COUNT_THEM_ALL, counting } from '#engine/rules/common-words.ts';
import { closeOrWrong, wrongAmount } from '#engine/rules/slips.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Shape } from '#engine/rules/shapes.ts';

/** A numeral whose amount is looked for, or an amount whose numeral is. */
export interface Case {
  readonly type: 'number-to-shape' | 'shape-to-number';
  readonly targetNumber: number;
  readonly targetShape: Shape;
}

/** "3 stars", "1 star". */
const amountOf = (count: number, shape: Shape): string => `${count} ${shape}${count === 1 ? '' : 's'}`;

/** "star, star, star": one by one, so that the player counts them and is not given the number. */
export const oneByOne = (count: number, shape: Shape) => Array<string>(count).fill(shape).join(', ');

const HOW_MANY = 'How many?';

/** The question; an amount is described to screen readers, but not spoken as a number. */
export const askedOf = ({
  type,
  targetNumber,
  targetShape,
}: Case): { readonly prompt: string; readonly spoken?: string } =>
  type === 'number-to-shape'
    ? { prompt: `Which card has ${amountOf(targetNumber, targetShape)}?` }
    : { prompt: `${HOW_MANY} ${oneByOne(targetNumber, targetShape)}`, spoken: HOW_MANY };

export const thereAre = ({ targetNumber, targetShape }: Case) =>
  `There ${targetNumber === 1 ? 'is' : 'are'} ${amountOf(targetNumber, targetShape)}.`;

/** Only the amount asked about can be touched, not those on the cards. */
export const slipOf = ({ type, targetNumber }: Case, chosen: number): string =>
  (type === 'shape-to-number' ? closeOrWrong : wrongAmount)(chosen, targetNumber);

/** A single thing is not counted: then it points at nothing. */
export const begunWith = ({ targetNumber }: Case): readonly HelpStep<number>[] | undefined =>
  targetNumber === 1 ? [{ say: COUNT_THEM_ALL, point: 0 }] : undefined;

/** Counts out, or counts, the amount asked for; points at its things, the first is 1. */
export const countingOf = ({ targetNumber }: Case): readonly HelpStep<number>[] =>
  counting(numbersFrom(1, targetNumber), (point) => point);
