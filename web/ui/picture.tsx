import { useState } from 'react';
import { pictureOf } from '#web/lib/pictures.ts';
import { classNames } from './class-names.ts';
import { useOnlineAgain } from './use-online-again.ts';

interface PictureProps {
  /** As in the picture manifest: "thumbnails/number-trail". */
  readonly name: string;
  /** Empty for decorative pictures. */
  readonly alt: string;
  readonly className?: string;
  /** A smaller version of the picture, for phones held upright. */
  readonly narrow?: string;
  /** Visible at once: fetched with high priority. */
  readonly first?: boolean;
}

/**
 * A picture in a space of fixed size (className), so that nothing shifts. If it fails to load, its text stands there
 * instead (nothing if decorative) until the browser is online again.
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
