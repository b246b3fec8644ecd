import type { Graphics } from 'pixi.js';
import type { CookieParams } from '#engine/games/cookie-crunch/games.ts';
import type { Clay } from '#engine/sprites/clay.ts';
import { drawBoardTray, drawDish, drawSheetTray, type DrawTray } from './tray-looks.ts';
import { drawLunchBag, drawPaperBag, drawPot } from './bag-looks.ts';
import { drawBlanket, drawCounter, drawNightTable, type DrawTable } from './table-looks.ts';

/** How the things of one place are drawn: what lies and stands on its table. */
export interface PlaceLook {
  readonly table: DrawTable;
  readonly tray: DrawTray;
  /** The stripe on the paper with the sum. */
  readonly stripe: string;
  readonly bag: (g: Graphics, clay: Clay) => void;
}

/** A bakery's counter, a blanket on a meadow, and a kitchen's table at night. */
export const PLACE_LOOKS: Readonly<Record<CookieParams['world'], PlaceLook>> = {
  bakery: { table: drawCounter, tray: drawSheetTray, stripe: '#2CB9A8', bag: drawPaperBag },
  'picnic-meadow': { table: drawBlanket, tray: drawDish, stripe: '#EE6A70', bag: drawLunchBag },
  'night-kitchen': { table: drawNightTable, tray: drawBoardTray, stripe: '#9868F2', bag: drawPot },
};
