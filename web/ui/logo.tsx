import type { Theme } from '#engine/rules/looks.ts';
import { Picture } from './picture.tsx';

/** The name in letters of the theme's colours. Its space is reserved, so that nothing shifts when it loads. */
export const Logo = ({ theme }: { readonly theme: Theme }) => (
  <Picture
    name={`logo/${theme}`}
    alt="Addly Nook"
    className="aspect-684/161 h-12 text-3xl/12 font-semibold"
    first
  />
);
