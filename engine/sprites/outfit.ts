import type { Pictures } from '#engine/pictures/load.ts';
import { wornAt, type Room, type ThingId } from '#engine/rules/nook.ts';
import type { WornAt } from '#engine/rules/nook-things.ts';

/** A picture that a guide wears, on a joint of its figure. */
export interface Worn {
  readonly joint: string;
  readonly frame: string;
  /** Behind the figure. */
  readonly behind: boolean;
}

const JOINTS: Readonly<Record<WornAt, Omit<Worn, 'frame'>>> = {
  head: { joint: 'head', behind: false },
  eyes: { joint: 'head', behind: false },
  back: { joint: 'body', behind: true },
};

const inNook = (thing: ThingId) => `nook/${thing}`;
/** The same pictures, on the sheet `OUTFITS`. */
const inGames = (thing: ThingId) => `outfits/${thing}`;

/** What a guide wears of what the child has chosen for it. */
export const outfitOf = ({ outfit }: Pick<Room, 'outfit'>, frameOf = inNook): readonly Worn[] =>
  outfit.flatMap((thing) => {
    const at = wornAt(thing);
    return at ? [{ ...JOINTS[at], frame: frameOf(thing) }] : [];
  });

/** What a guide wears in a game, as far as it was loaded; the game's own hat stays on its head. */
export function outfitInGame(
  outfit: readonly ThingId[],
  { hat, has }: Pick<Pictures, 'hat' | 'has'>,
): readonly Worn[] {
  const fitting = outfit.filter((thing) => hat === undefined || wornAt(thing) !== 'head');
  return outfitOf({ outfit: fitting }, inGames).filter(({ frame }) => has(frame));
}
