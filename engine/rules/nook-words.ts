import { sentencesOf } from './clips.ts';
import { numberSentence } from './common-words.ts';
import { AVATARS, type Avatar } from './looks.ts';
import { isKeepsake, kindOf, nameOf, PRICED_IDS, type ThingId } from './nook.ts';
import { GIVEN_THINGS, PRICED, SHELVES, type Shelf } from './nook-things.ts';
import { numbersFrom } from './numbers.ts';
import type { Sum } from './purse.ts';

/**
 * What is said and shown in the Nook. A number has a clip of its own, and so has what goes before it ("It costs..."):
 * every number of every sentence in turn would be more than all of them may weigh.
 */
export const SHELF_NAMES: Readonly<Record<Shelf | 'keepsakes', string>> = {
  first: 'First things',
  walls: 'Walls and floors',
  lights: 'Lights',
  play: 'Toys',
  outfits: 'Outfits',
  friends: 'Friends',
  keepsakes: 'Keepsakes',
};
export const shelfSentence = (shelf: Shelf | 'keepsakes'): string => `${SHELF_NAMES[shelf]}.`;

const YOU_HAVE = 'You have...';
const IT_COSTS = 'It costs...';
const THAT_LEAVES = 'That leaves...';
const YOU_GET_BACK = 'You get back...';
const KEEPSAKE_OF = 'Keepsake of...';

export const youHave = (coins: number): string => `${YOU_HAVE} ${coins}.`;
export const itCosts = (coins: number): string => `${IT_COSTS} ${coins}.`;
export const comesBack = (coins: number): string => `${YOU_GET_BACK} ${coins}.`;
export const NOT_ENOUGH = 'Not enough coins yet.';
export const chooseMore = (left: number): string =>
  left === 1 ? 'Choose 1 more thing.' : `Choose ${left} things.`;
export const coinsOf = (coins: number): string => (coins === 1 ? '1 coin' : `${coins} coins`);

/** After a purchase, and of what is chosen in the room. */
export const IT_IS_YOURS = 'It is yours.';
export const PUT_IT = 'Put it where you like.';
export const PUT_AWAY = 'Back on its shelf.';
export const AS_BEFORE = 'As it was before.';

/** "You have... 23. It costs... 18. That leaves... 5." */
export const wordsOf = ({ have, costs, left }: Sum): readonly string[] => [
  youHave(have),
  itCosts(costs),
  `${THAT_LEAVES} ${left}.`,
];

/** As it is read: "You have 23." */
export const asRead = (sentence: string): string => sentence.replace('... ', ' ');

/** Words so short are misheard alone: "ballot", "tenter". */
const IN_A_SENTENCE: readonly ThingId[] = ['ball', 'tent', 'cape'];

/** What a thing is called, as it is said. */
export function nameSentence(thing: ThingId): string {
  const name = nameOf(thing);
  if (isKeepsake(thing)) return `${name}.`.replace(/^Keepsake of/, KEEPSAKE_OF);
  return IN_A_SENTENCE.includes(thing) ? `This is a ${name.toLowerCase()}.` : `${name}.`;
}

const ON_THE_WALL = 'It goes on the wall.';
const ON_THE_FLOOR = 'It goes on the floor.';
const GLOWS = 'It glows.';
const DOES: Partial<Record<ThingId, string>> = {
  'little-lamp': GLOWS,
  'string-lights': GLOWS,
  lighthouse: 'Its light goes round.',
  train: 'It puffs along.',
  snail: 'It goes for a walk.',
  'little-dragon': 'It flaps its wings.',
};
const canWear = (guide: Avatar): string => `The ${guide} can wear it.`;

/** What a thing does, where that is more than standing there. */
export function doesSentence(thing: ThingId, guide: Avatar): string | undefined {
  const kind = kindOf(thing);
  if (kind === 'worn') return canWear(guide);
  if (kind === 'paper') return ON_THE_WALL;
  if (kind === 'boards') return ON_THE_FLOOR;
  return DOES[thing];
}

/** The largest number of a sum (`largestSum`); prices go on. */
const LARGEST_SAID = 100;
const numbersSaid = (): readonly number[] => [
  ...numbersFrom(0, LARGEST_SAID),
  ...PRICED.map(({ price }) => price).filter((price) => price > LARGEST_SAID),
];

/** What is recorded of them; names of games are recorded with their games. */
export const everySentence = (): readonly string[] => [
  ...[YOU_HAVE, IT_COSTS, THAT_LEAVES, YOU_GET_BACK, KEEPSAKE_OF],
  ...numbersSaid().map(numberSentence),
  ...([...SHELVES, 'keepsakes'] as const).map(shelfSentence),
  ...PRICED_IDS.map(nameSentence),
  ...[ON_THE_WALL, ON_THE_FLOOR, ...Object.values(DOES)],
  ...AVATARS.map(canWear),
  ...numbersFrom(1, GIVEN_THINGS).map(chooseMore),
  ...[NOT_ENOUGH, IT_IS_YOURS, PUT_IT, PUT_AWAY, AS_BEFORE],
];

/** Clip by clip: "You have... 23." is two of them. */
export const clipsOf = (sentences: readonly string[]): readonly string[] => sentences.flatMap(sentencesOf);
