import type { ComponentType } from 'react';
import type { Avatar as AvatarName } from '#engine/rules/looks.ts';
import type { ThingId } from '#engine/rules/nook.ts';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { Scarf } from './scarf.tsx';
import { Worn } from './worn.tsx';

export const AVATAR_LABELS: Readonly<Record<AvatarName, string>> = { fox: 'Fox', cat: 'Cat', owl: 'Owl' };

interface AvatarProps {
  readonly name: AvatarName | null | undefined;
  readonly className: string;
  /** Only the family's own players wear one. */
  readonly scarf?: number | undefined;
  /** What it wears from the Nook, as far as that is known. Only the child itself sees it. */
  readonly outfit?: readonly ThingId[] | undefined;
  /** What shows its picture, where that is not as everywhere. */
  readonly shownBy?: ComponentType<{ readonly name: string; readonly className: string }> | undefined;
}

const Usual = ({ name, className }: { readonly name: string; readonly className: string }) => (
  <Picture name={name} alt="" className={className} first />
);

/** What the picture of a head shows of its animal, which stands on 0,0. Source: assets/art/pages/characters.ts. */
const HEAD = '-190 -502 380 380';

/** An avatar's head in a circle. className sets the size. Decorative: the name always stands beside it. */
export function Avatar({ name, className, scarf, outfit = [], shownBy: Shown = Usual }: AvatarProps) {
  const by = name ?? 'fox';
  const isDressed = outfit.length > 0;
  const worn = (part: 'behind' | 'before') => (
    <svg viewBox={HEAD} aria-hidden className="absolute inset-0 size-full" data-worn={part}>
      <Worn by={by} outfit={outfit} part={part} />
    </svg>
  );
  return (
    <span
      className={classNames(
        'block shrink-0 overflow-hidden rounded-full bg-tint ring-2 ring-white',
        className,
        // Only then: else it would cover the input of a choice around it.
        (scarf !== undefined || isDressed) && 'relative',
      )}
    >
      {isDressed && worn('behind')}
      <Shown
        name={`avatars/${by}`}
        className={classNames('size-full object-contain', isDressed && 'relative')}
      />
      {scarf !== undefined && <Scarf colour={scarf} />}
      {isDressed && worn('before')}
    </span>
  );
}
