import { playedRound } from '#tests/support/played.ts';
import { ask, becomePlayer } from './people.ts';

export interface Player {
  readonly id: string;
  readonly username: string;
  readonly xp: number;
}

/** Said where the player of a page was deleted meanwhile. */
export const DELETED = 'A grown-up has deleted this player. Nobody else has lost anything.';

export const current = async () => (await ask('GET', '/api/profile')) as Player;
export const xpOf = async (id: string) => ((await ask('POST', `/api/players/${id}/enter`)) as Player).xp;

/** Two players of one account; the first one is current. */
export async function becomeSiblings() {
  const { password } = await becomePlayer();
  const mia = await current();
  await ask('POST', '/api/gate');
  const username = `Tom ${mia.username.slice(-8)}`;
  const tom = (await ask('POST', '/api/players', {
    ...{ username, age: 4, avatar_url: 'owl', theme: 'berry' },
  })) as Player;
  await ask('POST', `/api/players/${mia.id}/enter`);
  return { mia, tom, password };
}

/** A finished game that waits on this device, of this player. */
export const waiting = (userId: string, playerId: string | undefined, daysAgo: number) => ({
  userId,
  ...(playerId !== undefined && { playerId }),
  finishedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  result: { attemptId: crypto.randomUUID(), ...playedRound('total-treasure-hunt') },
});
export const kept = (): readonly unknown[] => JSON.parse(localStorage.getItem('addly-outbox') ?? '[]');
