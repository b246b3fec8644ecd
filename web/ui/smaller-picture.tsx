import { useState } from 'react';
import { pictureOf } from '#web/lib/pictures.ts';
import { Picture } from './picture.tsx';

interface SmallerPictureProps {
  /** Of one that was drawn with an AVIF beside its WebP (`hasAvif` of the art workshop). */
  readonly name: string;
  readonly className: string;
}

/**
 * A decorative picture that is seen at once, as AVIF where the browser knows it, which is about half as large. What does not
 * come is shown as WebP.
 */
export function SmallerPicture({ name, className }: SmallerPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === name) return <Picture name={name} alt="" className={className} first />;
  const address = pictureOf(name);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={address.replace('.webp?', '.avif?')} />
      <source srcSet={address} />
      {/* Without an address of its own, which would be fetched before it stands in its place among these. */}
      <img alt="" className={className} decoding="async" draggable={false} onError={() => setFailed(name)} />
    </picture>
  );
}
