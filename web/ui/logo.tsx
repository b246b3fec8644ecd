import type { Theme } from '#engine/ports.ts';
import { pictureOf } from '#web/lib/pictures.ts';

/** The wordmark, drawn when the art is there and set in type until then. */
export function Logo({ theme }: { readonly theme: Theme }) {
  const src = pictureOf(`logo/${theme}`);
  if (src !== undefined) return <img src={src} alt="Addly Nook" className="h-12 w-auto" draggable={false} />;
  return <span className="font-display text-3xl font-bold whitespace-nowrap">Addly Nook</span>;
}
