import type { AnyFamily } from '#engine/rules/family.ts';
import type { Game } from '#engine/rules/game.ts';
import { cookieCrunch } from './cookie-crunch/family.ts';
import { noneLeftFun } from './none-left-fun/family.ts';
import { numberDetective } from './number-detective/family.ts';
import { numberSandwich } from './number-sandwich/family.ts';
import { numberTrail } from './number-trail/family.ts';
import { shapeDetective } from './shape-detective/family.ts';
import { soundSafari } from './sound-safari/family.ts';
import { treasureHunt } from './treasure-hunt/family.ts';

/** The one list of families, in the order in which their games are listed. */
export const FAMILIES: readonly AnyFamily[] = [
  numberDetective,
  shapeDetective,
  noneLeftFun,
  numberTrail,
  soundSafari,
  treasureHunt,
  cookieCrunch,
  numberSandwich,
];

const byName = new Map(FAMILIES.map((family) => [family.name, family]));

/** The family that a game is of. */
export function familyOf({ id, family }: Game): AnyFamily {
  const found = byName.get(family);
  if (!found) throw new Error(`"${id}" is of the family "${family}", which there is not`);
  return found;
}
