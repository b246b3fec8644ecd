import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Profile } from '#server/contract/profile.ts';
import { ApiError, call } from './api.ts';
import { isRightCode, keepCode, type PictureCode } from './picture-codes.ts';
import { storePendingEntry } from './pending-entry.ts';
import { isOfPlayer, playersQuery, profileQuery } from './profile.ts';
import { rememberedPlayers, writeUser } from './remembered-user.ts';
import { notifyOtherTabs, resetPersonal, sessionQuery, useUser } from './session.ts';
import { deviceStorage } from './storage.ts';
import { toastSuccess } from './toasts.ts';

/** From now on this tab shows this player; nothing is left of the one before. */
function takePlayer(client: QueryClient, userId: string, profile: Profile | null): void {
  const { queryKey } = profileQuery(userId);
  client.setQueryData(queryKey, profile);
  resetPersonal(client, queryKey);
}

/** The player whom this tab shows is gone: the guards find out who is playing now. */
export function dropPlayer(client: QueryClient, userId: string): void {
  const { queryKey } = profileQuery(userId);
  client.removeQueries({ queryKey });
  resetPersonal(client, queryKey);
  notifyOtherTabs();
}

/** Whom to go on as. */
interface Entry {
  readonly id: string;
  /** The picture code, if one is asked for; a grown-up at the open gate needs none. */
  readonly code?: PictureCode | undefined;
}

const wrongPictures = () =>
  new ApiError(403, {
    code: 'wrong_code',
    message: 'Those are not the right pictures. Please try again.',
  });

/**
 * Without a network: a player known on this device. The server is told as soon as it can be reached. Throws ApiError 403
 * wrong_code.
 */
async function enterOffline(userId: string, { id: playerId, code }: Entry): Promise<Profile | undefined> {
  if (!(await isRightCode(playerId, code))) throw wrongPictures();
  const known = rememberedPlayers(userId);
  const profile = known.find(({ id }) => id === playerId);
  if (!profile || !storePendingEntry({ userId, playerId, code })) return undefined;
  writeUser(deviceStorage, { userId, profile, others: known.filter(({ id }) => id !== playerId) });
  return profile;
}

async function enter(userId: string, entry: Entry): Promise<Profile> {
  const { id, code } = entry;
  try {
    const body = code ? { code: [...code] } : {};
    const profile = await call('POST /players/:id/enter', { params: { id }, body, userId });
    if (code) await keepCode(id, code);
    return profile;
  } catch (error) {
    const isOffline = error instanceof ApiError && error.passing;
    const known = isOffline ? await enterOffline(userId, entry) : undefined;
    if (!known) throw error;
    return known;
  }
}

/** Goes on as another player of the account, here and in other tabs. The caller tells what went wrong. */
export function useEnterPlayer() {
  const client = useQueryClient();
  const userId = useUser()?.id;
  return useMutation({
    mutationFn: (entry: Entry) => enter(userId!, entry),
    retry: false,
    onSuccess: (profile) => {
      takePlayer(client, userId!, profile);
      notifyOtherTabs();
    },
  });
}

/** A player may have been switched elsewhere, but a game goes on here: the guard of the next page follows. */
export function followPlayerLater(client: QueryClient): void {
  const userId = client.getQueryData(sessionQuery.queryKey)?.user.id;
  void client.invalidateQueries({ queryKey: profileQuery(userId).queryKey, refetchType: 'none' });
}

export type EnterPlayer = ReturnType<typeof useEnterPlayer>;

/** Said where a player was deleted while a page shows it. */
export const toastGone = () =>
  toastSuccess('A grown-up has deleted this player. Nobody else has lost anything.', true);

/** As far as can be read. */
const isGone = (client: QueryClient, userId: string, playerId: string): Promise<boolean> =>
  client.fetchQuery(playersQuery(userId)).then(
    (players) => !players.some(({ id }) => id === playerId),
    () => false,
  );

/**
 * Follows a switch that was made elsewhere: in another tab, or by another page of this browser; or a deletion. Without a
 * network nothing changes. Resolves to true when this tab shows another player now, or none.
 */
export async function followPlayer(client: QueryClient): Promise<boolean> {
  const userId = client.getQueryData(sessionQuery.queryKey)?.user.id;
  if (userId === undefined) return false;
  const { queryKey } = profileQuery(userId);
  const shown = client.getQueryData(queryKey);
  // Nobody is shown yet: the guards decide.
  if (!shown) return false;
  try {
    const profile = await call('GET /profile', { userId });
    if (profile?.id === shown.id) {
      client.setQueryData(queryKey, profile);
      return false;
    }
    takePlayer(client, userId, profile);
    if (await isGone(client, userId, shown.id)) toastGone();
    else toastSuccess('Somebody else is playing here now.');
    return true;
  } catch (error) {
    if (!isOfPlayer(error)) return false;
    client.removeQueries({ queryKey });
    if (await isGone(client, userId, shown.id)) toastGone();
    return true;
  }
}
