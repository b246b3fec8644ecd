import { numberChoices } from '#engine/rules/common-words.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { oncePer } from '#engine/rules/once.ts';
import type { Random } from '#engine/rules/random.ts';
import { mostlyNew } from '#engine/rules/shuffle.ts';
import {
  digitMixUps,
  drawnMoreReadily,
  frequencyOf,
  near,
  wrongNumbers,
} from '#engine/rules/wrong-numbers.ts';
import type { Sums, TreasureParams } from './games.ts';
import {
  closedOf,
  countingOf,
  factOf,
  promptOf,
  slipOf,
  sumOf,
  turnedOf,
  type Addends,
  type GroupName,
  type TreasurePoint,
} from './words.ts';

/** The things that can lie on the beach. */
export const TREASURES = [
  'ruby',
  'emerald',
  'sapphire',
  'amethyst',
  'coin',
  'crown',
  'shell',
  'starfish',
] as const;
export type Treasure = (typeof TREASURES)[number];

/** Two groups, each of one kind of treasure, so that the parts stay visible in the whole. */
export interface TreasureQuestion extends Question<TreasurePoint>, Addends {
  readonly correctAnswer: number;
  /** This group is closed, and counting starts at its number. */
  readonly closed: GroupName | undefined;
  readonly options: readonly number[];
  readonly firstEmoji: Treasure;
  readonly secondEmoji: Treasure;
}

const WRONG_OPTIONS = 3;
const isOf =
  ({ minSum, maxSum, maxAddend, everyPairOf }: Sums) =>
  (pair: Addends): boolean =>
    sumOf(pair) >= minSum &&
    sumOf(pair) <= maxSum &&
    (Math.max(pair.firstNumber, pair.secondNumber) <= maxAddend || sumOf(pair) === everyPairOf);

function pairsOf(sums: Sums): readonly Addends[] {
  const numbers = numbersFrom(1, Math.max(sums.maxAddend, (sums.everyPairOf ?? 0) - 1));
  return numbers
    .flatMap((firstNumber) => numbers.map((secondNumber) => ({ firstNumber, secondNumber })))
    .filter(isOf(sums));
}

/** The sums that a pair is asked among. */
const bandOf = (pair: Addends, params: TreasureParams): Sums =>
  params.known.find((sums) => isOf(sums)(pair)) ?? params;

/** What is new in this variant, and what is known from easier ones. */
export const packOf = oncePer((params: TreasureParams) => ({
  fresh: pairsOf(params),
  known: params.known.flatMap(pairsOf),
}));

/** How often each sum is right in a band. */
const frequencyIn = oncePer((params: TreasureParams) => {
  const all = [...packOf(params).fresh, ...packOf(params).known];
  return oncePer((band: Sums) => {
    const isOwn = isOf(band);
    const others = all.filter((other) => !isOwn(other));
    return drawnMoreReadily(frequencyOf(all.filter(isOwn).map(sumOf), others.map(sumOf)));
  });
});

/** Every pair of addends, 1 or more each, that this variant asks for. */
export function addends(params: TreasureParams): readonly Addends[] {
  const { fresh, known } = packOf(params);
  return [...known, ...fresh];
}

/** The pairs of a round: most of them new in this variant. */
export const addendsOfRound = (params: TreasureParams, count: number, random: Random): readonly Addends[] =>
  mostlyNew(packOf(params), count, random);

export function makeTreasureQuestion(
  pair: Addends,
  { params, next, random }: QuestionContext<TreasureParams>,
): Drawn<TreasureQuestion> {
  const { firstNumber, secondNumber } = pair;
  const correctAnswer = sumOf(pair);
  const wrong = wrongNumbers({
    answer: correctAnswer,
    count: WRONG_OPTIONS,
    min: 1,
    max: params.maxOption,
    right: frequencyIn(params)(bandOf(pair, params)),
    next,
    // Sums of a band are near each other anyhow.
    likeness: 'any',
    // Wrong options: counted one or two too few or too many, counted one group only, swapped the digits.
    slips: [...near(correctAnswer), firstNumber, secondNumber, ...digitMixUps(correctAnswer)],
    // Of the easy game, whose sums are small: in the harder ones it brought little, and told more to who does not listen.
    ...(params.known.length === 0 && { saidBelow: [firstNumber, secondNumber] }),
    random,
  });
  const options = random.shuffle([correctAnswer, ...wrong]);
  const [firstEmoji, secondEmoji] = random.shuffle(TREASURES) as [Treasure, Treasure];
  return {
    answer: String(correctAnswer),
    ids: options.map(String),
    tell: () => ({
      prompt: promptOf(pair),
      choices: numberChoices(options, (value) => slipOf(pair, value)),
      right: factOf(pair),
      turned: turnedOf(pair),
      help: countingOf(pair, params),
      firstNumber,
      secondNumber,
      correctAnswer,
      closed: closedOf(pair, params),
      options,
      firstEmoji,
      secondEmoji,
    }),
  };
}
