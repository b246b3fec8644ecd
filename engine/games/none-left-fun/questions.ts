import type { Next } from '#engine/rules/asked-next.ts';
import type { Drawn, QuestionContext } from '#engine/rules/family.ts';
import type { Question } from '#engine/rules/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { drawnBy, type Random } from '#engine/rules/random.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import { CONTAINERS, ITEMS, type ContainerType, type NoneLeftContainer } from './containers.ts';
import type { NoneLeftParams } from './games.ts';
import {
  BEGUN,
  helpWith,
  inside,
  nameOf,
  NOTHING_INSIDE,
  PROMPTS,
  slipOf,
  TAP_THE_EMPTY_BOX,
  type NoneLeftPoint,
  type Prompt,
} from './words.ts';

export interface NoneLeftQuestion extends Question<NoneLeftPoint> {
  /** In the order of the choices, whose ids are the positions. */
  readonly containers: readonly NoneLeftContainer[];
  /** This many things are taken out of the empty one in front of the player; 0: it was empty from the start. */
  readonly taken: number;
}

/** Where it is asked which one has none left, the container is emptied before; this many things are taken, one by one. */
const TAKEN = [2, 1, 3] as const;
const promptAt = (index: number): Prompt => PROMPTS[index % PROMPTS.length]!;
const takenFrom = (index: number): number =>
  promptAt(index) === 'Which one has none left?'
    ? TAKEN[Math.floor(index / PROMPTS.length) % TAKEN.length]!
    : 0;

/** Every kind, then some once more, the empty one's as well: being the only one of its kind tells nothing. */
const everyKind = ({ containers }: NoneLeftParams, random: Random): readonly ContainerType[] =>
  repeatShuffled(CONTAINERS, containers, random);

/** Any kinds beside the empty one's, each as likely as it is asked for: so each container is equally likely to be empty. */
function kindsFor(
  empty: ContainerType,
  { chances }: Next,
  { containers }: NoneLeftParams,
  random: Random,
): readonly ContainerType[] {
  const weights = CONTAINERS.map((_, place) => chances.get(place) ?? 0);
  const others = Array.from({ length: containers - 1 }, () => CONTAINERS[drawnBy(weights, random)]!);
  return [empty, ...others];
}

/** Several containers, one of them empty: of this kind. */
export function makeNoneLeftQuestion(
  empty: ContainerType,
  { params, next, random, index }: QuestionContext<NoneLeftParams>,
): Drawn<NoneLeftQuestion> {
  const itemIcon = random.pick(ITEMS);
  const types = next ? kindsFor(empty, next, params, random) : everyKind(params, random);
  const emptyAt = types.indexOf(empty);
  const amounts = repeatShuffled(numbersFrom(1, params.maxItems), types.length - 1, random);
  amounts.splice(emptyAt, 0, 0);
  const contents = random.shuffle(types.map((type, place) => ({ type, itemCount: amounts[place]! })));
  return {
    answer: String(contents.findIndex(({ itemCount }) => itemCount === 0)),
    ids: contents.map((_, position) => String(position)),
    tell: () => {
      const containers = contents.map((content, position) => ({
        ...content,
        isCorrect: content.itemCount === 0,
        position,
        itemIcon,
      }));
      return {
        prompt: promptAt(index),
        ...(empty === 'box' ? { nudge: TAP_THE_EMPTY_BOX } : {}),
        choices: containers.map((container) => ({
          id: String(container.position),
          name: nameOf(container),
          wrong: inside(container),
          slip: slipOf(promptAt(index), container),
        })),
        right: NOTHING_INSIDE,
        help: helpWith(promptAt(index)),
        begun: BEGUN,
        containers,
        taken: takenFrom(index),
      };
    },
  };
}
