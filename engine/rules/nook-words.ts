import type { Sum } from './purse.ts';
import type { Shelf } from './nook-things.ts';

/** What is said and shown in the Nook. */
export const SHELF_NAMES: Readonly<Record<Shelf | 'keepsakes', string>> = {
  first: 'First things',
  walls: 'Walls and floors',
  lights: 'Lights',
  play: 'Toys',
  outfits: 'Outfits',
  friends: 'Friends',
  keepsakes: 'Keepsakes',
};

export const youHave = (coins: number): string => `You have ${coins}.`;
export const itCosts = (coins: number): string => `It costs ${coins}.`;
const areLeft = (coins: number): string => (coins === 1 ? '1 is left.' : `${coins} are left.`);
export const NOT_ENOUGH = 'Not enough coins yet.';
export const comesBack = (coins: number): string =>
  coins === 1 ? 'You get 1 coin back.' : `You get ${coins} coins back.`;
export const chooseMore = (left: number): string =>
  left === 1 ? 'Choose 1 more thing.' : `Choose ${left} things.`;
export const coinsOf = (coins: number): string => (coins === 1 ? '1 coin' : `${coins} coins`);

/** "You have 23. It costs 18. 5 are left." */
export const wordsOf = ({ have, costs, left }: Sum): readonly string[] => [
  youHave(have),
  itCosts(costs),
  areLeft(left),
];
