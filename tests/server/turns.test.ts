import type { Request } from 'express';
import { checkCredentials } from '#server/auth/check-password.ts';
import { createDevices } from '#server/auth/devices.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import { describe, expect, it } from 'vitest';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { createTurnQueue } from '#server/auth/turn-queue.ts';
import { steppedTurns } from './support/stepped-turns.ts';

describe('turns for hashing', () => {
  it('are shared out by network: 300 that wait in 100 networks are 100 turns for the one that comes last', async () => {
    const { come, run, had } = steppedTurns();
    for (let i = 0; i < 300; i++) come(`network ${i % 100}`);
    come('honest');
    await run(101);
    expect(had.indexOf('honest')).toBeGreaterThan(0);
    expect(had.indexOf('honest')).toBeLessThanOrEqual(100);
  });

  it('come next to whoever has had none lately, while 100 networks go on and on', async () => {
    const { come, run, had } = steppedTurns();
    const flood = () => {
      for (let i = 0; i < 100; i++) come(`network ${i}`);
    };
    flood();
    await run(100);
    flood();
    flood();
    await run(30);
    const before = had.length;
    come('honest');
    await run(1);
    expect(had.slice(before)).toEqual(['honest']);
  });

  describe('when all places to wait are taken', () => {
    it('a class where nobody has signed in before keeps its places, networks that guess give up theirs', async () => {
      const there = steppedTurns();
      const guess = (i: number) =>
        there.come(`network ${i % 100}`, undefined, { fails: true, earnsBack: true, lane: `made up ${i}` });
      const refusals: string[] = [];
      const comeTold = (network: string, lane: string) =>
        there.come(network, undefined, {
          earnsBack: true,
          lane,
          account: lane,
          refused: () => refusals.push(network),
        });
      for (let i = 0; i < 100; i++) guess(i);
      await there.settle();
      await there.run(100);
      for (let i = 0; i < 4; i++) for (let n = 0; n < 100; n++) comeTold(`network ${n}`, `made up ${i} ${n}`);
      for (let i = 0; i < 30; i++) comeTold('school', `family ${i % 6}`);
      for (let n = 0; n < 100; n++) comeTold(`network ${n}`, `made up once more ${n}`);
      await there.settle();
      expect(refusals.length).toBeGreaterThan(100);
      expect(refusals).not.toContain('school');
    });

    it.each([
      ['guess', 0, 0],
      ['guess, after a right password in each', 1, 0],
      ['guess, and three of the class mistype', 0, 3],
    ])(
      'and 100 networks %s, on and on: the rest of a class all come in',
      async (_what, rightFirst, mistyped) => {
        const { come, run, settle, had } = steppedTurns();
        const refusals: string[] = [];
        let tries = 0;
        const evil = (n: number, fails: boolean) => {
          const refused = () => refusals.push('network');
          const lane = fails ? `made up ${tries++}` : 'throwaway';
          come(`network ${n}`, undefined, { earnsBack: true, fails, lane, account: lane, refused });
        };
        /** This many turns; after each, more clients come than there is room for. */
        const turns = async (many: number) => {
          for (let turn = 0; turn < many; turn++) {
            await run(1);
            for (let i = 0; i < 10; i++) evil(tries % 100, true);
            await settle();
          }
        };
        for (let n = 0; n < 100 * rightFirst; n++) evil(n, false);
        await settle();
        await run(100 * rightFirst);
        for (let i = 0; i < 420; i++) evil(i % 100, true);
        await settle();
        await turns(180);
        for (let i = 0; i < 30; i++) {
          const refused = () => refusals.push('school');
          const lane = `family ${i % 6}`;
          come('school', undefined, { earnsBack: true, fails: i < mistyped, lane, account: lane, refused });
        }
        await turns(120);
        expect(refusals).toContain('network');
        expect(refusals).not.toContain('school');
        expect(had.filter((who) => who === 'school')).toHaveLength(30);
      },
    );

    it('the account that more than a class wants gives up the first', async () => {
      const { come, settle } = steppedTurns();
      const refusals: string[] = [];
      const comeTold = (network: string, account: string) =>
        come(network, undefined, {
          earnsBack: true,
          lane: account,
          account,
          refused: () => refusals.push(account),
        });
      for (let i = 0; i < 300; i++) comeTold(`network ${i % 100}`, 'throwaway');
      for (let i = 0; i < 30; i++) comeTold('school', `family ${i % 6}`);
      for (let i = 0; i < 140; i++) comeTold(`home ${i}`, `home ${i}`);
      await settle();
      expect(new Set(refusals)).toEqual(new Set(['throwaway']));
    });

    it('a network where a right password was given keeps its places before those where none was', async () => {
      const { come, run, settle } = steppedTurns({ longestInAll: 100 });
      const refusals: string[] = [];
      const comeTold = (network: string, lane: string) =>
        come(network, undefined, {
          earnsBack: true,
          lane,
          account: lane,
          refused: () => refusals.push(network),
        });
      comeTold('school', 'family');
      await settle();
      await run(1);
      for (let i = 0; i < 30; i++) comeTold('school', `family ${i}`);
      for (let i = 0; i < 100; i++) comeTold(`network ${i % 20}`, `made up ${i}`);
      await settle();
      expect(refusals.length).toBeGreaterThan(0);
      expect(refusals).not.toContain('school');
    });
  });

  it('are counted among equals though they were given back: right passwords without an end stand behind who comes once', async () => {
    const { come, run, had } = steppedTurns();
    const right = { earnsBack: true };
    for (let flood = 0; flood < 5; flood++) {
      for (let i = 0; i < 100; i++) come(`network ${i}`, undefined, right);
      await run(100);
    }
    for (let i = 0; i < 100; i++) come(`network ${i}`, undefined, right);
    come('honest', undefined, right);
    await run(2);
    expect(had.slice(-2)).toContain('honest');
  });

  it('are taken from the fullest lane of strangers when a hundred wait in a network', async () => {
    const { come, settle, refused } = steppedTurns();
    for (let i = 0; i < 101; i++) come('school', undefined, { lane: 'guessed at' });
    for (let i = 0; i < 30; i++) come('school', undefined, { name: 'child', lane: `child ${i}` });
    await settle();
    expect(refused).toEqual(Array(30).fill('school'));
  });

  it('are forgotten after a minute', async () => {
    const { come, run, had, wait } = steppedTurns();
    come('busy');
    come('busy');
    await run(2);
    wait(61_000);
    come('first');
    come('busy');
    come('other');
    await run(3);
    expect(had).toEqual(['busy', 'busy', 'first', 'busy', 'other']);
  });

  it('are kept for sixty that share a network', async () => {
    const { come, run, had, refused } = steppedTurns();
    for (let i = 0; i < 60; i++) come('school');
    await run(60);
    expect(had).toHaveLength(60);
    expect(refused).toEqual([]);
  });

  it('are refused to a network where a hundred wait already', async () => {
    const { come, settle, refused } = steppedTurns();
    for (let i = 0; i < 150; i++) come('flood');
    await settle();
    expect(refused).toHaveLength(49);
  });

  it('are taken from the network with most when nobody else fits in', async () => {
    const { come, run, settle, had, refused } = steppedTurns({ longestInAll: 120 });
    for (let i = 0; i < 101; i++) come('flood');
    for (let i = 0; i < 30; i++) come(`network ${i}`);
    await settle();
    expect(new Set(refused)).toEqual(new Set(['flood']));
    expect(refused).toHaveLength(10);
    await run(31);
    for (let i = 0; i < 30; i++) expect(had).toContain(`network ${i}`);
  });

  it('are not more for a network that makes a browser known for each of them', async () => {
    const { come, comeKnown, run, settle, had, refused } = steppedTurns();
    for (let i = 0; i < 440; i++) comeKnown('flood', `browser ${i}`);
    for (let i = 0; i < 10; i++) come(`stranger ${i}`);
    comeKnown('honest');
    await settle();
    expect(new Set(refused)).toEqual(new Set(['flood']));
    await run(22);
    expect(had.indexOf('honest')).toBeLessThanOrEqual(3);
    for (let i = 0; i < 10; i++) expect(had).toContain(`stranger ${i}`);
  });

  it('are every second one for those who are known: 100 strange networks do not stand before them', async () => {
    const { come, comeKnown, run, had } = steppedTurns();
    for (let i = 0; i < 100; i++) come(`network ${i}`);
    comeKnown('home');
    comeKnown('school');
    await run(5);
    expect(had.slice(0, 5)).toEqual(['network 0', 'home', 'network 1', 'school', 'network 2']);
  });

  it('are kept for those who are known when strangers from everywhere have all places', async () => {
    const { come, comeKnown, run, settle, had, refused } = steppedTurns({ longestInAll: 100 });
    for (let i = 0; i < 101; i++) come(`network ${i}`);
    for (let i = 0; i < 60; i++) comeKnown(`home ${i}`);
    await settle();
    expect(refused.filter((who) => who.startsWith('home'))).toHaveLength(10);
    expect(refused.filter((who) => who.startsWith('network'))).toHaveLength(50);
    await run(100);
    expect(had.filter((who) => who.startsWith('home'))).toHaveLength(50);
  });

  it('tell each who finds no room', async () => {
    const { come, settle } = steppedTurns({ longestInAll: 2 });
    const told: string[] = [];
    const refused = (who: string) => ({ refused: () => told.push(who) });
    for (const who of ['runs', 'first', 'second', 'third']) come('flood', undefined, refused(who));
    come('other', undefined, refused('other'));
    await settle();
    expect(told).toEqual(['third', 'second']);
  });

  it('are passed on by those who have gone meanwhile, and after work that failed', async () => {
    const { come, run, had } = steppedTurns();
    come('first');
    come('gone', () => true);
    come('second');
    await run(2);
    expect(had).toEqual(['first', 'second']);
    const turns = createTurnQueue({ atOnce: 1, longestLane: 1, longestInAll: 1 });
    await expect(turns.take({ network: 'a' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns.take({ network: 'a' }, async () => 'yes')).resolves.toBe('yes');
  });
});

it('who finds no room is noted, once a minute for each network', async () => {
  const notes: unknown[][] = [];
  const passwords = await createPasswords({ note: (...note) => void notes.push(note) });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const all = Array.from({ length: 120 }, () =>
    passwords.inTurn({ lane: 'one', ip: '192.0.2.7' }, () => held).catch((error: unknown) => error),
  );
  letGo();
  const refused = (await Promise.all(all)).filter(Boolean);
  expect(refused.length).toBeGreaterThan(1);
  expect(notes).toEqual([['turns_refused', {}, '192.0.2.7']]);
});

it('a stranger who finds no room is turned away before anything is read', async () => {
  const passwords = await createPasswords({ note: () => undefined });
  const ip = '192.0.2.7';
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const others = Array.from({ length: 120 }, (_, i) =>
    passwords.inTurn({ lane: `other ${i}`, ip }, () => held).catch(() => undefined),
  );
  const read: PropertyKey[] = [];
  const db = new Proxy({}, { get: (_target, name) => (read.push(name), undefined) });
  const devices = createDevices(['a secret for this test alone, no more'], { https: false });
  const services = { db, devices, limits: {}, passwords } as unknown as AuthServices;
  const req = { ip, headers: {}, socket: { destroyed: false } } as unknown as Request;
  const credentials = {
    email: 'family@example.org',
    password: 'seven hungry otters',
    signUpSecret: undefined,
  };
  const refusal = await checkCredentials(services, req, credentials).catch((error: unknown) => error);
  letGo();
  await Promise.all(others);
  expect(refusal).toMatchObject({ status: 429 });
  expect(read).toEqual([]);
});
