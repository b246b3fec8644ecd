import type { Theme } from '#engine/ports.ts';
import { Picture } from './picture.tsx';

/** The name in letters of the theme's colours. */
export const Logo = ({ theme }: { readonly theme: Theme }) => (
  <Picture name={`logo/${theme}`} alt="Addly Nook" className="h-12 w-auto text-3xl/12 font-semibold" first />
);
