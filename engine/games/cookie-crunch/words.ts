import { asked, counting, equalTo } from '#engine/rules/common-words.ts';
import type { HelpStep } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { areGone, areLeft, closeOrWrong } from '#engine/rules/slips.ts';

/** A plate, and how many of its cookies are eaten. */
export interface Meal {
  readonly firstNumber: number;
  readonly secondNumber: number;
}

/** What a step of the help shows, and the number that goes with it. */
export interface CookiePoint {
  /**
   * back: so many are left, the others are eaten; gone: so many are eaten at once; up: counted up from there, to the
   * whole plate; left: so many of those left are counted; all-left: all of them, at once.
   */
  readonly show: 'back' | 'gone' | 'up' | 'left' | 'all-left';
  readonly number: number;
}

type Step = HelpStep<CookiePoint>;

export const leftOf = ({ firstNumber, secondNumber }: Meal) => firstNumber - secondNumber;

const takenAway = (from: number, taken: number) => `${from} take away ${taken}`;

export const promptOf = ({ firstNumber, secondNumber }: Meal) =>
  `${takenAway(firstNumber, secondNumber)}. How many are left?`;

export const factOf = (meal: Meal) =>
  `${takenAway(meal.firstNumber, meal.secondNumber)} leaves ${leftOf(meal)}.`;

export const turnedOf = (meal: Meal) => equalTo(leftOf(meal), asked({ prompt: promptOf(meal) }));

const COUNT_WHAT_IS_LEFT = 'Count what is left.';

/** The whole plate, what was eaten, one too many or too few, or what is further away. */
export function slipOf(meal: Meal, chosen: number): string {
  const { firstNumber, secondNumber } = meal;
  if (chosen === firstNumber) return `${firstNumber} at first. ${areGone(secondNumber)}`;
  if (chosen === secondNumber) return `${areGone(secondNumber)} ${COUNT_WHAT_IS_LEFT}`;
  return closeOrWrong(chosen, leftOf(meal));
}

const TEN = 10;
/** Up to this many are counted back, or up. Source: Fuson and Willis, 1988. */
const FEW = 3;

/** The shortest way: back where few are eaten, up where few are left, over ten by way of ten, else what is left is counted. */
export function wayTo(meal: Meal): readonly Step[] {
  const { firstNumber, secondNumber } = meal;
  const left = leftOf(meal);
  if (secondNumber <= FEW) return back(firstNumber, left);
  if (left <= FEW) return up(meal);
  if (firstNumber > TEN && left < TEN) return overTen(firstNumber, left);
  return whatIsLeft(meal);
}

const each = (show: CookiePoint['show'], from: number, to: number): readonly Step[] =>
  counting(numbersFrom(from, to), (number) => ({ show, number }));

const back = (from: number, left: number) => each('back', from, left);

const up = (meal: Meal): readonly Step[] => [
  { say: areGone(meal.secondNumber), point: { show: 'gone', number: meal.secondNumber } },
  ...each('up', meal.secondNumber + 1, meal.firstNumber),
  { say: areLeft(leftOf(meal)), point: { show: 'all-left', number: leftOf(meal) } },
];

const overTen = (from: number, left: number): readonly Step[] =>
  [
    { firstNumber: from, secondNumber: from - TEN },
    { firstNumber: TEN, secondNumber: TEN - left },
  ].map((meal) => ({ say: factOf(meal), point: { show: 'back', number: leftOf(meal) } }));

/** More than ten lie in rows of five: the ten is seen, and not counted. */
function whatIsLeft(meal: Meal): readonly Step[] {
  const left = leftOf(meal);
  const gone = areGone(meal.secondNumber);
  const counted =
    left > TEN
      ? [{ say: `10 and ${left - TEN} makes ${left}.`, point: { show: 'all-left', number: left } as const }]
      : each('left', 1, left);
  return [
    { say: `${gone} ${COUNT_WHAT_IS_LEFT}`, point: { show: 'gone', number: meal.secondNumber } },
    ...counted,
  ];
}
