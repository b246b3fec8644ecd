import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { TROUBLE, type Trouble } from '#engine/rules/trouble.ts';
import { focusHeading } from '#web/lib/focus.ts';
import { PATHS } from '#web/lib/paths.ts';
import { useTrouble } from '#web/lib/trouble.ts';
import { ApiError } from '#web/lib/api.ts';
import { PROBLEMS } from '#web/lib/problems.ts';
import { reloadApplication } from '#web/start/state.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { useOnlineAgain } from '#web/ui/use-online-again.ts';

function describe(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.status}: ${error.message || error.code}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error);
}

/**
 * The error texts that only games use, loaded on demand so that other pages start sooner. If the file fails to load,
 * the short sentence below is shown.
 */
const SpokenText = lazy<ComponentType<{ text: string }>>(() =>
  import('#web/ui/spoken-text.tsx').then(
    ({ SpokenText }) => ({ default: SpokenText }),
    () => ({ default: () => null }),
  ),
);

const reload = () => location.reload();

const WHY: Readonly<Record<Trouble, string>> = {
  connection:
    "It isn't your fault: this device is offline. The page comes by itself when it is online again.",
  missing:
    "It isn't your fault, nor the internet's: a part of this page was not there. Trying again often helps.",
  broken: "It isn't your fault, nor the internet's. Trying again often helps.",
  notKept: "It isn't your fault: this device is offline, and the page is not on it.",
  drawing: "It isn't your fault: this browser can't show our pictures.",
};

/** Shown when a page could not be rendered or loaded: the reason, as far as it is known, and links to go on. */
export function ErrorPage() {
  const error = useRouteError();
  const [shown, setShown] = useState(false);
  const trouble = useTrouble(error);
  useOnlineAgain(trouble === 'connection' || trouble === 'missing' ? reload : undefined);
  // Called here too, because the error page may be the first page of all.
  useEffect(focusHeading, []);
  const isGame = useLocation().pathname.startsWith(`${PATHS.play}/`);
  return (
    <div className="flex min-h-dvh flex-col">
      {/* The toast above announces this first. */}
      <main id="main" className="grid grow place-items-center p-4 pt-38">
        <Card className="flex w-full max-w-xl flex-col items-start gap-5">
          <Picture name="pages/owl-map" alt="" className="h-36 w-48 self-center object-contain" />
          <div className="flex items-center gap-4">
            <h1 className="text-4xl">{PROBLEMS.generic.text}</h1>
            {isGame && (
              <div className="size-16 shrink-0">
                <Suspense>{trouble && <SpokenText text={TROUBLE[trouble]} />}</Suspense>
              </div>
            )}
          </div>
          {/* Room for what comes later, so that no button moves away from under a finger. */}
          <p className="min-h-24 sm:min-h-12">{trouble && WHY[trouble]}</p>
          <div className="flex flex-wrap gap-4">
            {isGame && (
              <ButtonLink to={PATHS.play} look="paper">
                Back to All Games
              </ButtonLink>
            )}
            <Button onClick={reloadApplication}>Try Again</Button>
            <Button look="paper" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide Error' : 'Show Error'}
            </Button>
          </div>
          {shown && (
            <pre className="w-full overflow-x-auto rounded-xl bg-tint p-4 text-sm whitespace-pre-wrap">
              {describe(error)}
            </pre>
          )}
        </Card>
      </main>
      <SiteFooter />
    </div>
  );
}
