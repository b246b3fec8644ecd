import { useQuery } from '@tanstack/react-query';
import { dayOf, learnFrom } from '#engine/learner/fold.ts';
import { unpack } from '#engine/learner/packed.ts';
import { startOf } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import type { PlayedRound } from '#engine/rules/played.ts';
import type { SentLearner } from '#server/contract/learner.ts';
import type { Profile } from '#server/contract/profile.ts';
import { call } from '#web/lib/api.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { sessionQuery, useUser } from '#web/lib/session.ts';
import { deviceStorage, KEYS, type Store } from '#web/lib/storage.ts';
import { choicesFor, choose, keepLearned } from './kept-learner.ts';
import { forgetWalks } from './kept-walks.ts';
import { learnerShown } from './learning.ts';

/** A round that the server does not have yet, or only as far as it is known there. */
export interface RoundToSend {
  readonly played: PlayedRound;
  readonly known?: PlayedRound | undefined;
  readonly finishedAt: string;
}

/** What of the server's decisions holds here. Switched off before the server knew of it, it stays off on this device. */
export function takeChoices(
  playerId: string,
  { epoch, adapts, level }: SentLearner,
  store: Store = deviceStorage,
) {
  const own = choicesFor(playerId, store);
  if (!own.adapts && own.epoch === undefined) return own;
  // It was forgotten on another device.
  if (own.epoch !== undefined && epoch > own.epoch) forgetWalks(playerId, store);
  return choose(playerId, { epoch, adapts, level }, store);
}

function learnWaiting(learner: Learner, { played, known, finishedAt }: RoundToSend): Learner {
  try {
    return learnFrom(learner, played, dayOf(Date.parse(finishedAt)), known);
  } catch (error) {
    // Damaged on the device, or of other rules: the server decides what it is worth.
    if (error instanceof RangeError) return learner;
    throw error;
  }
}

type Player = Pick<Profile, 'id' | 'age'>;

/** Takes the server's state in the place of this device's copy; what still waits to be sent is learned on top of it. */
export function takeLearner(
  { id, age }: Player,
  said: SentLearner,
  waiting: readonly RoundToSend[],
  store: Store = deviceStorage,
): void {
  const { adapts } = takeChoices(id, said, store);
  const skills = unpack(said.skills);
  // The state is of a newer server: this device's own copy is all that can be read.
  if (!skills || !adapts) return;
  const known = waiting.reduce(learnWaiting, { start: startOf(age), skills });
  keepLearned(id, known.skills, store);
}

const MOST_READS = 3;

/** Changes with every round that is played here. */
const standOf = (store: Store) => [KEYS.learner, KEYS.outbox].map((key) => store.read(key)).join();

/** What waits to be sent. */
interface WaitingRounds {
  roundsOf(playerId: string): readonly RoundToSend[];
  /**
   * Does something when all has been sent that can be, and none is on its way. Of a round that was sent, but whose answer
   * was lost or is still to come, nobody could tell whether it is in what the server says.
   */
  afterSending<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Fetches what the server knows of the player; without a network the device's own copy goes on. `stand` changes when
 * something has come; `isAsking`: for the first time on this page, and the answer is on its way.
 */
export function useLearner(
  profile: Profile | null | undefined,
  waiting: WaitingRounds,
): { readonly stand: number; readonly isAsking: boolean } {
  const user = useUser();
  const { data: session } = useQuery(sessionQuery);
  const { dataUpdatedAt, isLoading } = useQuery({
    queryKey: ['learner', user?.id, profile?.id],
    enabled: !!profile && !!user && !session?.unconfirmed,
    retry: false,
    // A child in a game is not interrupted for it.
    meta: { staysWithoutUser: true },
    queryFn: ({ client }) =>
      waiting.afterSending(user!.id, async () => {
        const player = profile!;
        const userId = user!.id;
        for (let reads = 0; reads < MOST_READS; reads++) {
          const before = standOf(deviceStorage);
          const said = await call('GET /learner', { userId, playerId: player.id });
          if (client.getQueryData(sessionQuery.queryKey)?.user.id !== userId) return null;
          if (client.getQueryData(profileQuery(userId).queryKey)?.id !== player.id) return null;
          // Something was played or forgotten meanwhile.
          if (standOf(deviceStorage) !== before) continue;
          takeLearner(player, said, waiting.roundsOf(player.id));
          break;
        }
        return null;
      }),
  });
  return { stand: dataUpdatedAt, isAsking: isLoading };
}

/**
 * What is known of the player, and a class for what depends on it: on a device that does not know the child yet, nothing is
 * shown, until the server has answered, that would move under a finger.
 */
export function useShownLearner(profile: Profile | null | undefined, waiting: WaitingRounds) {
  const { isAsking } = useLearner(profile, waiting);
  const learner = profile ? learnerShown(profile) : undefined;
  const isStrange = !!profile?.xp && Object.keys(learner?.skills ?? {}).length === 0;
  return { learner, held: isAsking && isStrange && 'animate-overdue' };
}
