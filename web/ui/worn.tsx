import type { Avatar } from '#engine/rules/looks.ts';
import { wornAt, type ThingId } from '#engine/rules/nook.ts';
import { CAPE_BELOW } from '#engine/rules/nook-looks.ts';
import { headOf, Little } from './little.tsx';

interface WornProps {
  readonly by: Avatar;
  readonly outfit: readonly ThingId[];
  /** Which part of it: what hangs behind the animal, or what is before it. */
  readonly part: 'behind' | 'before';
}

/** What an animal wears, inside an svg in which it stands on 0,0. */
export function Worn({ by, outfit, part }: WornProps) {
  const [x, y] = headOf(by);
  const isBehind = part === 'behind';
  return outfit
    .filter((thing) => (wornAt(thing) === 'back') === isBehind)
    .map((thing) => <Little key={thing} name={thing} x={x} y={isBehind ? y + CAPE_BELOW : y} />);
}
