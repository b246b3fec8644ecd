import { PATHS } from '#web/lib/paths.ts';
import { PROBLEMS } from '#web/lib/problems.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NarrowCard } from '#web/ui/narrow-card.tsx';
import { Picture } from '#web/ui/picture.tsx';

export const NotFound = () => (
  <NarrowCard>
    <Picture name="pages/owl-map" alt="" className="h-48 w-64 object-contain" first />
    <h1 className="text-5xl">{PROBLEMS.notFound.text}</h1>
    <ButtonLink to={PATHS.landing}>Back to the start</ButtonLink>
  </NarrowCard>
);
