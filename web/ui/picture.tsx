import { classNames } from './class-names.ts';
import { pictureOf } from '#web/lib/pictures.ts';

interface PictureProps {
  /** As in the picture manifest: "thumbnails/number-trail". */
  readonly name: string;
  /** Empty for pictures that only decorate. */
  readonly alt: string;
  readonly className?: string;
  /** In view at once: fetched before everything that may wait. */
  readonly first?: boolean;
}

/** A picture in the room its className gives it; nothing jumps when it comes, nothing breaks when it doesn't. */
export function Picture({ name, alt, className, first = false }: PictureProps) {
  const src = pictureOf(name);
  if (src === undefined) return <Placeholder name={name} className={className} />;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
}

const TINTS = [
  'from-hi to-leaf',
  'from-accent to-[#ff9c8a]',
  'from-[#a6e6ff] to-[#c9a6ff]',
  'from-[#7fead2] to-[#a6e6ff]',
];

const tintOf = (name: string) =>
  TINTS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TINTS.length];

function Placeholder({ name, className }: { readonly name: string; readonly className?: string }) {
  return <span aria-hidden className={classNames('block bg-linear-to-br', tintOf(name), className)} />;
}
