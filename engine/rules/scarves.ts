import type { Scarf } from './players.ts';

export interface ScarfLook {
  readonly light: string;
  readonly dark: string;
  /** Strokes and gaps of a pattern of its own, for those who do not see colours apart; undefined: plain. */
  readonly dashes: readonly number[] | undefined;
}

/** How the scarves look, on pages and on the stage. */
export const SCARF_LOOKS: Readonly<Record<Scarf, ScarfLook>> = {
  red: { light: '#f2594e', dark: '#b3221f', dashes: undefined },
  blue: { light: '#3f95ea', dark: '#1758a8', dashes: [14, 10] },
  yellow: { light: '#ffd54a', dark: '#c98a00', dashes: [1, 13] },
  green: { light: '#46bd6b', dark: '#17743a', dashes: [26, 8] },
  purple: { light: '#9b6ae0', dark: '#57279b', dashes: [4, 6] },
  orange: { light: '#ff9a3c', dark: '#c25500', dashes: [22, 8, 1, 8] },
};
