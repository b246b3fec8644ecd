import { checkQuestion, type Question } from '#engine/games/game.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import type { Random } from '#engine/rules/random.ts';
import { repeatShuffled } from '#engine/rules/shuffle.ts';
import type { NoneLeftParams } from './games.ts';

export const CONTAINERS = ['jar', 'box', 'basket', 'bowl', 'bag'] as const;
export type ContainerType = (typeof CONTAINERS)[number];

export const ITEMS = ['apple', 'pear', 'lemon', 'plum'] as const;
export type Item = (typeof ITEMS)[number];

export interface NoneLeftContainer {
  readonly type: ContainerType;
  readonly itemCount: number;
  readonly isCorrect: boolean;
  /** From 0, left to right and top to bottom. */
  readonly position: number;
  readonly itemIcon: Item;
}

export interface NoneLeftQuestion extends Question {
  /** In the order of the choices, whose ids are the positions. */
  readonly containers: readonly NoneLeftContainer[];
  /** So many things are taken out of the empty one before our eyes; 0: it was empty from the start. */
  readonly taken: number;
}

/** In every third question nothing comes about by taking the last one away; so many are taken, one time after the other. */
const STORY_EVERY = 3;
const TAKEN = [2, 1, 3] as const;
const takenFrom = (index: number): number =>
  index % STORY_EVERY === STORY_EVERY - 1 ? TAKEN[Math.floor(index / STORY_EVERY) % TAKEN.length]! : 0;

/** Several containers, one of them empty; each kind takes its turn at being the empty one. */
export function makeNoneLeftRound(
  params: NoneLeftParams,
  count: number,
  random: Random,
): readonly NoneLeftQuestion[] {
  return repeatShuffled(CONTAINERS, count, random).map((empty, index) => {
    const itemIcon = random.pick(ITEMS);
    const others = repeatShuffled(
      CONTAINERS.filter((type) => type !== empty),
      params.containers - 1,
      random,
    );
    const amounts = repeatShuffled(numbersFrom(1, params.maxItems), others.length, random);
    const contents = [
      { type: empty, itemCount: 0 },
      ...others.map((type, index) => ({ type, itemCount: amounts[index]! })),
    ];
    const containers = random
      .shuffle(contents)
      .map((content, position) => ({ ...content, isCorrect: content.itemCount === 0, position, itemIcon }));
    return checkQuestion({
      fact: `empty ${empty}`,
      prompt: 'Find the empty one.',
      choices: containers.map((container) => ({ id: String(container.position), name: nameOf(container) })),
      answer: String(containers.findIndex((container) => container.isCorrect)),
      containers,
      taken: takenFrom(index),
    });
  });
}

/** "jar: apple, apple": the things one by one, so that they are counted, not told. */
const nameOf = ({ type, itemCount, itemIcon }: Omit<NoneLeftContainer, 'isCorrect'>) =>
  `${type}: ${itemCount === 0 ? 'nothing inside' : Array<string>(itemCount).fill(itemIcon).join(', ')}`;
