import { pictureOf } from '#web/lib/pictures.ts';

interface PictureProps {
  /** As in the picture manifest: "thumbnails/number-trail". */
  readonly name: string;
  /** Empty for pictures that only decorate. */
  readonly alt: string;
  readonly className?: string;
  /** The same picture made smaller, for phones held upright. */
  readonly narrow?: string;
  /** In view at once: fetched before everything that may wait. */
  readonly first?: boolean;
}

/** A picture in the room its className gives it; nothing jumps when it comes, nothing breaks when it doesn't. */
export function Picture({ name, alt, className, narrow, first = false }: PictureProps) {
  const image = (
    <img
      src={pictureOf(name)}
      alt={alt}
      className={className}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
  if (narrow === undefined) return image;
  return (
    <picture>
      <source media="(max-width: 640px)" srcSet={pictureOf(narrow)} />
      {image}
    </picture>
  );
}
