import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { focusHeading } from '#web/lib/focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ServerUnreachable } from './guards.ts';

/** Shown instead of a page when the server did not say who may see it. Other problems are reported by the layout. */
export function UnreachablePage() {
  const error = useRouteError();
  if (error instanceof ServerUnreachable) return <Unreachable />;
  throw error;
}

/** No button needed: the session is refetched repeatedly (`lib/session.ts`). */
function Unreachable() {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  useEffect(focusHeading, []);
  const again = () => {
    setAsking(true);
    void revalidate().finally(() => setAsking(false));
  };
  return (
    // The toast above announces this first; on a phone it takes three lines.
    <div className="grid grow place-items-center pt-28 sm:pt-22 lg:pt-16">
      <Card className="flex w-full max-w-xl flex-col items-center gap-4 text-center sm:gap-5">
        <Picture name="pages/owl-map" alt="" className="h-28 w-40 object-contain sm:h-40 sm:w-56" />
        <h1 className="text-3xl sm:text-4xl">Addly Nook can't be reached just now</h1>
        <p className="text-lg supports-[text-wrap:balance]:text-balance">
          It isn't your fault, and nothing is lost. This page comes by itself as soon as it can.
        </p>
        <Button size="big" pending={asking} pendingLabel="One moment..." onClick={again}>
          Retry
        </Button>
      </Card>
    </div>
  );
}
