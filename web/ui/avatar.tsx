import type { Avatar as AvatarName } from '#engine/rules/looks.ts';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { Scarf } from './scarf.tsx';

export const AVATAR_LABELS: Readonly<Record<AvatarName, string>> = { fox: 'Fox', cat: 'Cat', owl: 'Owl' };

interface AvatarProps {
  readonly name: AvatarName | null | undefined;
  readonly className: string;
  /** Only the family's own players wear one. */
  readonly scarf?: number | undefined;
}

/** An avatar's head in a circle. className sets the size. Decorative: the name always stands beside it. */
export function Avatar({ name, className, scarf }: AvatarProps) {
  return (
    <span
      className={classNames(
        'block shrink-0 overflow-hidden rounded-full bg-tint ring-2 ring-white',
        className,
        // Only then: else it would cover the input of a choice around it.
        scarf !== undefined && 'relative',
      )}
    >
      <Picture name={`avatars/${name ?? 'fox'}`} alt="" className="size-full object-contain" first />
      {scarf !== undefined && <Scarf colour={scarf} />}
    </span>
  );
}
