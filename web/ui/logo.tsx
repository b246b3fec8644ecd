import type { Theme } from '#engine/ports.ts';
import { pictureOf } from '#web/lib/pictures.ts';

/** The name in letters of the theme's colours. */
export const Logo = ({ theme }: { readonly theme: Theme }) => (
  <img src={pictureOf(`logo/${theme}`)} alt="Addly Nook" className="h-12 w-auto" draggable={false} />
);
