import { numberChoices } from '#engine/rules/common-words.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { oncePer } from '#engine/rules/once.ts';
import type { Random } from '#engine/rules/random.ts';
import { mostlyNew, repeatShuffled } from '#engine/rules/shuffle.ts';
import { digitMixUps, frequencyOf, near, wrongNumbers } from '#engine/rules/wrong-numbers.ts';
import type { CookieParams, Plates } from './games.ts';
import { factOf, leftOf, promptOf, slipOf, turnedOf, wayTo, type CookiePoint, type Meal } from './words.ts';

/** A plate of firstNumber cookies, of which secondNumber are eaten. */
export interface CookieQuestion extends Question<CookiePoint>, Meal {
  readonly correctAnswer: number;
  readonly options: readonly number[];
  readonly firstEmoji: 'cookie';
  readonly secondEmoji: 'cookie';
}

const WRONG_OPTIONS = 3;

/** Cookies are eaten and counted back one by one, so larger differences would take too long. */
const MOST_EATEN = 10;

const isOf = ({ minMinuend, maxMinuend, maxDifference }: Plates, meal: Meal): boolean =>
  meal.firstNumber >= minMinuend && meal.firstNumber <= maxMinuend && leftOf(meal) <= maxDifference;

const mealsOf = (plates: Plates): readonly Meal[] =>
  numbersFrom(plates.minMinuend, plates.maxMinuend)
    .flatMap((firstNumber) =>
      numbersFrom(1, MOST_EATEN).map((secondNumber) => ({ firstNumber, secondNumber })),
    )
    .filter((meal) => leftOf(meal) >= 1 && isOf(plates, meal));

/** What is new, and what is known from easier games and not new. */
export const packOf = oncePer((params: CookieParams) => ({
  fresh: mealsOf(params),
  known: params.known.flatMap(mealsOf).filter((meal) => !isOf(params, meal)),
}));

/** The plates that one is asked among. */
const bandOf = (meal: Meal, params: CookieParams): Plates =>
  isOf(params, meal) ? params : (params.known.find((plates) => isOf(plates, meal)) ?? params);

/** Every plate and how many are eaten, so that at least one is left. */
export function takeaways(params: CookieParams): readonly Meal[] {
  const { fresh, known } = packOf(params);
  return [...known, ...fresh];
}

/** The plates of a round. */
export function takeawaysOfRound(params: CookieParams, count: number, random: Random): readonly Meal[] {
  const pack = packOf(params);
  return isNarrow(pack.fresh) ? evenly(pack.fresh, count, random) : mostlyNew(pack, count, random);
}

const answersOf = (meals: readonly Meal[]) => [...new Set(meals.map(leftOf))];

/** With fewer answers than options some option is never right: then no answer may come more often than others. */
const isNarrow = (meals: readonly Meal[]) => answersOf(meals).length <= WRONG_OPTIONS;

/** How often each answer is right beside those of its band. */
const frequencyIn = oncePer((params: CookieParams) => {
  const { fresh, known } = packOf(params);
  const all = [...fresh, ...known];
  return oncePer((band: Plates) => {
    if (isNarrow(fresh)) return frequencyOf(answersOf(fresh));
    const isOwn = (meal: Meal) => bandOf(meal, params) === band;
    return frequencyOf(all.filter(isOwn).map(leftOf), all.filter((meal) => !isOwn(meal)).map(leftOf));
  });
});

/** Every answer as often as the others, and its plates in turn. */
function evenly(meals: readonly Meal[], count: number, random: Random): readonly Meal[] {
  const turns = new Map(
    answersOf(meals).map((left) => [
      left,
      repeatShuffled(
        meals.filter((meal) => leftOf(meal) === left),
        count,
        random,
      ),
    ]),
  );
  return Array.from({ length: count }, () => turns.get(random.pick([...turns.keys()]))!.pop()!);
}

export function makeCookieQuestion(
  meal: Meal,
  { params, next, random }: QuestionContext<CookieParams>,
): Drawn<CookieQuestion> {
  const { firstNumber, secondNumber } = meal;
  const correctAnswer = leftOf(meal);
  const wrong = wrongNumbers({
    answer: correctAnswer,
    count: WRONG_OPTIONS,
    min: 1,
    max: params.maxOption,
    right: frequencyIn(params)(bandOf(meal, params)),
    next,
    // Wrong options: counted back one or two too few or too many, gave what was eaten or what was there, swapped the digits.
    slips: [...near(correctAnswer), secondNumber, firstNumber, ...digitMixUps(correctAnswer)],
    random,
  });
  const options = random.shuffle([correctAnswer, ...wrong]);
  return {
    answer: String(correctAnswer),
    ids: options.map(String),
    tell: () => ({
      prompt: promptOf(meal),
      choices: numberChoices(options, (value) => slipOf(meal, value)),
      right: factOf(meal),
      turned: turnedOf(meal),
      help: wayTo(meal),
      firstNumber,
      secondNumber,
      correctAnswer,
      options,
      firstEmoji: 'cookie',
      secondEmoji: 'cookie',
    }),
  };
}
