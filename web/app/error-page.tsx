import { useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { PATHS } from '#web/lib/paths.ts';
import { ApiError } from '#web/lib/api.ts';
import { PROBLEMS } from '#web/lib/problems.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { useOnlineAgain } from '#web/ui/use-online-again.ts';

function describe(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.status}: ${error.message || error.code}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error);
}

const reload = () => location.reload();

/** When a page could not be drawn or loaded. Most often the connection is why: then the page comes with it. */
export function ErrorPage() {
  const error = useRouteError();
  const [shown, setShown] = useState(false);
  useOnlineAgain(reload);
  const isGame = useLocation().pathname.startsWith(`${PATHS.play}/`);
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Below the toast, which has said the same first. */}
      <main id="main" className="grid grow place-items-center p-4 pt-38">
        <Card className="flex w-full max-w-xl flex-col items-start gap-5">
          <Picture name="pages/owl-map" alt="" className="h-36 w-48 self-center object-contain" />
          <h1 className="text-4xl">{PROBLEMS.generic.text}</h1>
          <p>
            {navigator.onLine
              ? "It isn't your fault. Trying again often helps."
              : "It isn't your fault: this device is offline. The page comes by itself when it is online again."}
          </p>
          <div className="flex flex-wrap gap-4">
            {isGame && (
              <ButtonLink to={PATHS.play} look="paper">
                Back to All Games
              </ButtonLink>
            )}
            <Button onClick={reload}>Try Again</Button>
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
