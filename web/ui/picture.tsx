import { useState } from 'react';
import { pictureOf } from '#web/lib/pictures.ts';
import { classNames } from './class-names.ts';
import { useOnlineAgain } from './use-online-again.ts';

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

/**
 * A picture in the room its className gives it: nothing jumps when it comes. When it doesn't, its words stand there
 * instead, or nothing where it only decorates, until the browser is online again.
 */
export function Picture({ name, alt, className, narrow, first = false }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  useOnlineAgain(missing === undefined ? undefined : () => setMissing(undefined));

  if (missing === name) return <span className={classNames('block font-display', className)}>{alt}</span>;
  const image = (
    <img
      src={pictureOf(name)}
      alt={alt}
      className={className}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setMissing(name)}
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
