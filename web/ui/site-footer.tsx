import { PATHS } from '#web/lib/paths.ts';
import { TextLink } from './button.tsx';

export function SiteFooter() {
  return (
    <footer className="mx-auto flex w-full max-w-play flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-6 sm:px-8">
      <p className="text-muted">Addly Nook: number play for children of 3 to 8.</p>
      <nav aria-label="About this site">
        <TextLink to={PATHS.privacy}>Privacy: what we keep</TextLink>
      </nav>
    </footer>
  );
}
