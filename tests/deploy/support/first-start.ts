import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { newPlayer, round } from '#tests/server/support/client.ts';

/** What installs and builds here has minutes, beside others. */
export const READY_MS = 400_000;
const STOPPED_MS = 20_000;

/** `npm start`, under way. */
export interface Start {
  /** What it has said. */
  output(): string;
  hasEnded(): boolean;
  /** As Ctrl+C in its terminal does. */
  interrupt(): Promise<void> | void;
}

async function ready({ output, hasEnded }: Start): Promise<void> {
  for (
    const until = Date.now() + READY_MS;
    !output().includes('Addly Nook is ready: http');
    await sleep(1000)
  )
    if (hasEnded() || Date.now() > until) throw new Error(output());
}

const isAnswering = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

/** Sets everything up, serves, keeps what was saved, and starts the second time too, without doing it all again. */
export async function expectKept(url: string, npmStart: () => Start): Promise<void> {
  const stop = async (start: Start) => {
    await start.interrupt();
    await vi.waitFor(() => expect(isAnswering(url)).resolves.toBe(false), STOPPED_MS);
  };
  const first = npmStart();
  await ready(first);
  expect(first.output()).toContain('Installing the packages (once)');
  expect(await (await fetch(url)).text()).toContain('Addly Nook');
  const player = await newPlayer(url);
  const saved = await player.post('/api/progress', round());
  expect(saved.status, saved.text).toBe(200);
  const before = (await player.get('/api/profile')).body;
  expect(before.xp).toBe(saved.body.xp);
  await stop(first);

  const second = npmStart();
  await ready(second);
  expect(second.output()).not.toMatch(/Installing|Building/);
  expect((await player.get('/api/profile')).body).toEqual(before);
  await stop(second);
}
