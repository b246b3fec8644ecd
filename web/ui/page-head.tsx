import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '#web/lib/paths.ts';
import { TextLink } from './button.tsx';

/** The title of a page beside the games, with the way back to them. */
export const PageHead = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div>
    <TextLink to={PATHS.play} className="gap-2">
      <ArrowLeft aria-hidden className="size-6" /> Back to All Games
    </TextLink>
    <h1 className="mt-2 text-4xl sm:text-5xl">{title}</h1>
    {children}
  </div>
);
