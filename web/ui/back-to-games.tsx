import { ArrowLeft } from 'lucide-react';
import { PATHS } from '#web/lib/paths.ts';
import { TextLink } from './button.tsx';

/** The way back to the games, above a page's title. */
export const BackToGames = () => (
  <TextLink to={PATHS.play} className="gap-2">
    <ArrowLeft aria-hidden className="size-6" /> Back to All Games
  </TextLink>
);
