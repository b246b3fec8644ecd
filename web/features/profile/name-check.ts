import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MESSAGES, usernameSchema } from '#server/contract/fields.ts';
import { call } from '#web/lib/api.ts';

/** How long after the last keystroke the name is checked. */
const PAUSE_MS = 600;

export interface NameOpinion {
  /** It may be a child's real name: a friendly hint, not an error. */
  readonly looksReal: boolean;
  /** What is wrong with the name, shown once the field has been left. */
  readonly refusal: string | undefined;
}

/** Whether a name is allowed, and whether it looks like a real one. The server decides; the word lists stay there. */
const checkName = (username: string) => call('POST /profile/name-check', { body: { username } });

/** What the page can check by itself. An empty field is not an error yet. */
function faultOf(typed: string): string | undefined {
  if (typed === '') return undefined;
  return usernameSchema.safeParse(typed).error?.issues[0]?.message;
}

/**
 * Messages about a name while it is typed and when its field is left. saved: the current name, for which there are no
 * messages.
 */
export function useNameCheck(value: string, saved: string): { opinion: NameOpinion; onLeft: () => void } {
  const typed = value.trim();
  const [rested, setRested] = useState(saved);
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const fault = typed === saved ? undefined : faultOf(typed);
  const wanted = rested !== '' && rested !== saved && rested === typed && fault === undefined;
  const { data } = useQuery({
    queryKey: ['name-check', rested],
    queryFn: () => checkName(rested),
    enabled: wanted,
    retry: false,
    // A 401 is reported when saving; this check alone must not redirect.
    meta: { staysWithoutUser: true },
  });
  const refused = wanted && data?.good === false ? MESSAGES.usernameRefused : undefined;
  return {
    opinion: {
      looksReal: wanted && data?.real === true && data.good,
      refusal: left === typed ? (fault ?? refused) : undefined,
    },
    onLeft: () => {
      setLeft(typed);
      setRested(typed);
    },
  };
}
