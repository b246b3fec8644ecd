import { KEYS, tabStorage } from './storage.ts';

const WITHOUT = 'without';
/** The fallback for browsers that refuse all storage. */
let here = false;

/** Whether a game was drawn without the graphics card already; then the next game does not test the card again. */
export const drawsWithoutCard = () => here || tabStorage.read(KEYS.drawing) === WITHOUT;

/** Remembers until the tab is closed that games are drawn without the graphics card. */
export function noteDrawnWithoutCard(): void {
  here = true;
  tabStorage.write(KEYS.drawing, WITHOUT);
}
