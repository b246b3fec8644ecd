import { wornAt, type Room } from '#engine/rules/nook.ts';
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

/** What a guide wears of what the child has chosen for it. */
export const outfitOf = ({ outfit }: Pick<Room, 'outfit'>): readonly Worn[] =>
  outfit.flatMap((thing) => {
    const at = wornAt(thing);
    return at ? [{ ...JOINTS[at], frame: `nook/${thing}` }] : [];
  });
