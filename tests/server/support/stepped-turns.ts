import { createTurnQueue, type Turn } from '#server/auth/turn-queue.ts';

/** Turns whose work ends on command. */
export function steppedTurns(over: Partial<Parameters<typeof createTurnQueue>[0]> = {}) {
  let ms = 0;
  const turns = createTurnQueue({ atOnce: 1, longestLane: 100, longestInAll: 400, now: () => ms, ...over });
  const had: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const come = (
    network: string,
    gone?: () => boolean,
    { fails = false, name = network, ...more }: Partial<Turn> & { fails?: boolean; name?: string } = {},
  ) =>
    void turns
      .take({ network, ...(gone && { gone }), ...more }, () => {
        had.push(name);
        return new Promise<void>((end, fail) => ends.push(fails ? () => fail(new Error('wrong')) : end));
      })
      .catch(() => fails || refused.push(name));
  /** A client that the account knows. */
  const comeKnown = (network: string, lane = network) => come(network, undefined, { known: true, lane });
  const settle = () => new Promise((done) => setImmediate(done));
  /** Ends this many turns, one after the other. */
  const run = async (many: number) => {
    for (let turn = 0; turn < many; turn++) {
      ends.shift()?.();
      await settle();
    }
  };
  return { come, comeKnown, run, settle, had, refused, wait: (by: number) => (ms += by) };
}
