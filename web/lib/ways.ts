import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Ways } from '#server/contract/session.ts';
import { call } from './api.ts';
import { useUser } from './session.ts';

const waysQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['ways', userId],
    queryFn: userId === undefined ? skipToken : () => call('GET /auth/ways', { userId }),
  });

/** As long as it is not known: a password, as most have. */
const USUAL: Ways = { password: true, google: false };

/** How the signed-in user's account can sign in. */
export const useWays = (): Ways => useQuery(waysQuery(useUser()?.id)).data ?? USUAL;
