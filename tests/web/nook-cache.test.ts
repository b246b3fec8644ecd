import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Nook } from '#server/contract/nook.ts';
import { cachePurchase, cacheRoom, knownNook, nookQuery } from '#web/lib/nook.ts';

const MIA = { userId: 'mia', playerId: 'mia' };
const EMPTY: Nook = { version: 0, balance: 90, given: 6, owned: [], free: [], placed: [], outfit: [] };
const BALL = { thing: 'ball', x: 500, y: 900, layer: 3 } as const;

/** A page that shows the Nook; the server answers when the test lets it. */
async function opened() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(nookQuery('mia', 'mia').queryKey, EMPTY);
  const asked: ((nook: Nook) => void)[] = [];
  const queryFn = () => new Promise<Nook>((answer) => asked.push(answer));
  const observer = new QueryObserver(client, { ...nookQuery('mia', 'mia'), queryFn });
  observer.subscribe(() => undefined);
  return { client, asked, known: () => knownNook(client, 'mia', 'mia') };
}

it('what was bought is there at once, with the balance that the server counted', async () => {
  const { client, asked, known } = await opened();
  await cachePurchase(client, MIA, { thing: 'ball', sell: false }, 42);
  expect(known()).toMatchObject({ balance: 42, owned: ['ball'] });
  await cachePurchase(client, MIA, { thing: 'ball', sell: true }, 47);
  expect(known()).toMatchObject({ balance: 47, owned: [] });
  expect(asked).toEqual([]);
});

it('an answer under way that may not know of it is not taken, and is asked for again', async () => {
  const { client, asked, known } = await opened();
  void client.invalidateQueries({ queryKey: nookQuery('mia', 'mia').queryKey });
  await expect.poll(() => asked.length).toBe(1);
  await cachePurchase(client, MIA, { thing: 'ball', sell: false }, 85);
  await cacheRoom(client, MIA, { version: 1, placed: [BALL], outfit: [] });
  asked[0]!(EMPTY);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(known()).toMatchObject({ version: 1, balance: 85, owned: ['ball'], placed: [BALL] });
  asked.at(-1)!({ ...EMPTY, version: 2 });
  await expect.poll(known).toMatchObject({ version: 2 });
});
