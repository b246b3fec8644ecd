import { useState } from 'react';
import { keepsCookies } from '#web/lib/cookie-trial.ts';
import { COOKIES_BLOCKED } from '#web/lib/cookies.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Warns, before anything is typed, that signing in cannot work in this browser. */
export function CookieNotice() {
  const [isBlocked] = useState(() => !keepsCookies());
  if (!isBlocked) return null;
  return (
    <div className="mb-4">
      <Alert>{COOKIES_BLOCKED}</Alert>
    </div>
  );
}
