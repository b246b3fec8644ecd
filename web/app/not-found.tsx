import { PATHS } from '#web/lib/paths.ts';
import { PROBLEMS } from '#web/lib/problems.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';

export function NotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-6 p-4 text-center"
    >
      <Picture name="pages/owl-map" alt="" className="h-48 w-64 rounded-card object-contain" />
      <h1 className="text-5xl">{PROBLEMS.notFound.text}</h1>
      <ButtonLink to={PATHS.landing}>Back to the start</ButtonLink>
    </main>
  );
}
