import { describe, expect, it } from 'vitest';
import { steppedTurns } from './support/stepped-turns.ts';

/** Four answers a second: a slow machine with other work to do. */
const TURN_MS = 250;
const MOST_MS = 5000;
const right = { earnsBack: true };

/**
 * 300 connections of 100 networks that sign up, guess at many accounts and at one, and sign in to accounts of their own;
 * each comes again as soon as it is answered.
 */
function mixedFlood() {
  const there = steppedTurns();
  let calls = 0;
  const evil = (n: number) => {
    const network = `network ${n % 100}`;
    const name = `evil ${n}`;
    const made = calls++;
    // Two connections of a network do the same on and on, the third one all in turn.
    const sort = n < 200 ? n % 4 : (n + made) % 4;
    if (sort === 0) return there.come(network, undefined, { name, lane: 'sign-up' });
    const account = sort === 1 ? `made up ${made}` : sort === 2 ? 'attacked' : `own ${n}`;
    there.come(network, undefined, { ...right, name, lane: account, account, fails: sort !== 3 });
  };
  let done = 0;
  /** Gives turns until it is over; returns how long that took, in milliseconds. */
  const until = async (isOver: (ms: number) => boolean) => {
    const from = done;
    while (!isOver((done - from) * TURN_MS)) {
      const runs = there.had[done++]!;
      there.wait(TURN_MS);
      await there.run(1);
      if (runs.startsWith('evil')) evil(Number(runs.slice(5)));
    }
    return (done - from) * TURN_MS;
  };
  const start = async (seconds: number) => {
    for (let n = 0; n < 300; n++) evil(n);
    await there.settle();
    await until((ms) => ms >= seconds * 1000);
  };
  /** Milliseconds until one more answer has this name. */
  const answered = (name: string) => {
    const count = () => there.had.slice(0, done).filter((who) => who === name).length;
    const before = count();
    return until(() => count() > before);
  };
  return { ...there, start, answered };
}

describe.each([2, 15, 30, 120, 600])('%i seconds into a flood of all sorts', (seconds) => {
  it('the attacked owner waits for five seconds at most in a known browser', async () => {
    const { come, start, answered } = mixedFlood();
    await start(seconds);
    for (const fails of [true, true, false]) {
      const known = { known: true, lane: 'browser', account: 'attacked' };
      come('home', undefined, { ...right, ...known, name: 'owner', fails });
      expect(await answered('owner')).toBeLessThan(MOST_MS);
    }
  });

  it.each([true, false])(
    'and in a new one at home, where a password was right before: %s',
    async (proven) => {
      const { come, start, answered } = mixedFlood();
      if (proven) come('home', undefined, { ...right, lane: 'other', account: 'other' });
      await start(seconds);
      for (const fails of [true, false]) {
        come('home', undefined, { ...right, name: 'owner', lane: 'attacked', account: 'attacked', fails });
        expect(await answered('owner')).toBeLessThan(MOST_MS);
      }
    },
  );
});
