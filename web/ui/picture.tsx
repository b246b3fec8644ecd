import { pictureOf } from '#web/lib/pictures.ts';

interface PictureProps {
  /** As in the picture manifest: "thumbnails/number-trail". */
  readonly name: string;
  /** Empty for pictures that only decorate. */
  readonly alt: string;
  readonly className?: string;
  /** The same picture in several widths, by name, in pixels; the browser takes what `sizes` and the screen call for. */
  readonly widths?: Readonly<Record<string, number>>;
  readonly sizes?: string;
  /** In view at once: fetched before everything that may wait. */
  readonly first?: boolean;
}

/** A picture in the room its className gives it; nothing jumps when it comes, nothing breaks when it doesn't. */
export function Picture({ name, alt, className, widths = {}, sizes, first = false }: PictureProps) {
  const choice = Object.entries(widths).map(([other, width]) => `${pictureOf(other)} ${width}w`);
  return (
    <img
      // Before src, or some browsers fetch that one, too.
      srcSet={choice.join(', ') || undefined}
      sizes={sizes}
      src={pictureOf(name)}
      alt={alt}
      className={className}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
    />
  );
}
