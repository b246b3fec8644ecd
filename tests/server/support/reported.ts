import { expect } from 'vitest';
import { newPlayer, type Client, type Family } from './client.ts';

/** Saves rounds, in order. */
export async function save(player: Client, ...bodies: readonly object[]): Promise<void> {
  for (const body of bodies) expect((await player.post('/api/progress', body)).status).toBe(200);
}

/** A new player whose grown-up has opened the gate. */
export async function playerNamed(url: string, username: string, over: object = {}): Promise<Family> {
  const player = await newPlayer(url, { username, ...over });
  await player.post('/api/gate');
  return player;
}
