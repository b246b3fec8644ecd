import { Text, type Container } from 'pixi.js';
import type { Control } from '#engine/input/controls.ts';
import { Tally } from '#engine/plays/cookie-crunch/tally.ts';
import { PlaceCards } from '#engine/plays/sound-safari/place-cards.ts';
import { NumberLine } from '#engine/sprites/number-line.ts';
import type { OpenGame } from './open-game.ts';
import { thingsOn } from './tree.ts';

/** A numeral that can be seen on the stage. */
export interface Numeral {
  readonly value: number;
  /** Its middle, in design pixels of the stage. */
  readonly x: number;
  readonly y: number;
}

export const linesIn = (game: OpenGame): readonly NumberLine[] => thingsOn(game, NumberLine);

const shown = (root: Container, alpha = 1): readonly Text[] => {
  const seen = alpha * root.alpha;
  if (!root.visible || seen < 0.5) return [];
  // A line has numbers beside its question's, place cards are put together digit by digit, and a tally counts up.
  if (root instanceof NumberLine || root instanceof PlaceCards || root instanceof Tally) return [];
  return root instanceof Text ? [root] : root.children.flatMap((child) => shown(child, seen));
};

/** The numerals on the stage, from left to right, but for those on number lines, place cards and tallies. */
export function numeralsOn({ session }: OpenGame): readonly Numeral[] {
  const { scale } = session.stage!.layout();
  return shown(session.scene!.root)
    .filter(({ text }) => /^\d+$/.test(text))
    .map((label) => {
      const { x, y, width, height } = label.getBounds();
      return { value: Number(label.text), x: (x + width / 2) / scale, y: (y + height / 2) / scale };
    })
    .sort((a, b) => a.x - b.x);
}

export const isOn =
  (control: Control) =>
  ({ x, y }: Numeral): boolean => {
    const rect = control.rect();
    return x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;
  };
