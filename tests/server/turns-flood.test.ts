import { describe, expect, it } from 'vitest';
import type { Turn } from '#server/auth/turn-queue.ts';
import { steppedTurns } from './support/stepped-turns.ts';

describe('turns for hashing', () => {
  describe('while 100 networks guess on and on', () => {
    const right = { earnsBack: true };
    const guess = { ...right, fails: true };
    /** A client that repeats its guess at once. */
    const guessing = () => {
      const there = steppedTurns();
      const again = new Map<string, () => void>();
      for (let i = 0; i < 100; i++)
        again.set(`network ${i}`, () => there.come(`network ${i}`, undefined, guess));
      const start = () => [...again.values()].forEach((comeAgain) => [1, 2, 3].forEach(comeAgain));
      /** Ends this many turns; returns whose they were. */
      const turns = async (many: number) => {
        const from = there.had.length;
        for (let turn = 0; turn < many; turn++) {
          const runs = there.had.at(-1)!;
          await there.run(1);
          again.get(runs)?.();
        }
        return there.had.slice(from);
      };
      return { ...there, again, start, turns };
    };
    const classOfThirty = (come: ReturnType<typeof steppedTurns>['come']) => {
      for (let i = 0; i < 30; i++) come('school', undefined, { ...right, name: 'child', lane: `child ${i}` });
    };
    const children = (had: readonly string[]) => had.filter((who) => who === 'child').length;

    it('are every second one for a class whose passwords are right, each of thirty', async () => {
      const { come, start, turns } = guessing();
      start();
      await turns(150);
      classOfThirty(come);
      expect(children(await turns(61))).toBe(30);
      // One more browser there, after the class.
      come('school', undefined, { ...right, name: 'one more' });
      expect(await turns(2)).toContain('one more');
    });

    it('are next for the class also where a right password was given in each of the 100', async () => {
      const { come, run, start, turns } = guessing();
      for (let i = 0; i < 100; i++) come(`network ${i}`, undefined, right);
      await run(100);
      start();
      await turns(150);
      classOfThirty(come);
      expect(children(await turns(61))).toBe(30);
    });

    it('are next for the class also right after its families have signed up there', async () => {
      const { come, run, start, turns } = guessing();
      for (let i = 0; i < 30; i++) come('school');
      await run(30);
      start();
      await turns(150);
      classOfThirty(come);
      expect(children(await turns(61))).toBe(30);
    });

    it.each([
      ['at one account, where nobody has signed in before', false, () => 'one'],
      ['at ever other accounts, where somebody has signed in before', true, (i: number) => `made up ${i}`],
    ])(
      'and 60 more in the school, %s: a class waits for 200 turns at most',
      async (_what, before, laneOf) => {
        const { again, come, run, start, turns } = guessing();
        if (before) {
          come('school', undefined, right);
          await run(1);
        }
        let guesses = 0;
        again.set('beside', () =>
          come('school', undefined, { ...guess, name: 'beside', lane: laneOf(guesses++) }),
        );
        start();
        for (let i = 3; i < 60; i++) again.get('beside')!();
        await turns(150);
        classOfThirty(come);
        expect(children(await turns(200))).toBe(30);
      },
    );
  });

  describe('while 100 networks sign in to one account on and on', () => {
    const right = { earnsBack: true, account: 'throwaway' };
    const flooded = async (known: boolean) => {
      const there = steppedTurns();
      const comeAgain = (network: string) =>
        there.come(network, undefined, { ...right, known, lane: `browser of ${network}` });
      const turns = async (many: number) => {
        const from = there.had.length;
        for (let turn = 0; turn < many; turn++) {
          const runs = there.had.at(-1)!;
          await there.run(1);
          if (runs.startsWith('network')) comeAgain(runs);
        }
        return there.had.slice(from);
      };
      const child = (name: string, account: string, more: Partial<Turn> = {}) =>
        there.come('school', undefined, { earnsBack: true, name, account, lane: account, ...more });
      for (let i = 0; i < 300; i++) comeAgain(`network ${i % 100}`);
      await there.settle();
      await turns(150);
      return { ...there, turns, child };
    };
    const children = (had: readonly string[]) => had.filter((who) => who === 'child').length;

    it.each([
      ['fresh', false, 6],
      ['fresh', false, 1],
      ['known', true, 6],
      ['known', true, 1],
    ])(
      'the next are for a class of thirty in %s browsers (known: %s) that uses %i accounts',
      async (_what, known, accounts) => {
        const { child, turns } = await flooded(known);
        for (let i = 0; i < 30; i++) child('child', `family ${i % accounts}`, { known });
        expect(children(await turns(90))).toBe(30);
        child('one more', 'another family', { known });
        expect(await turns(3)).toContain('one more');
      },
    );

    it('a class in which a password was wrong is not behind them either: they earn nothing back any more', async () => {
      const { child, come, turns } = await flooded(false);
      come('school', undefined, { ...right, account: 'family 0', name: 'mistyped', fails: true });
      await turns(300);
      for (let i = 0; i < 30; i++) child('child', `family ${i % 6}`);
      expect(children(await turns(62))).toBe(30);
    });
  });

  it.each([
    ['100 networks, each in a known browser', 100, 1, true],
    ['100 networks, where nobody is known', 100, 1, false],
    ['25 known browsers of one network', 1, 25, true],
  ])(
    'are soon for whoever mistypes, while %s signs in to an account of its own on and on',
    async (_what, networks, browsers, known) => {
      const { come, run, settle, had } = steppedTurns();
      const evil = (n: number) => {
        const account = `throwaway ${n % (networks * browsers)}`;
        const name = `evil ${n}`;
        come(`network ${n % networks}`, undefined, { earnsBack: true, known, lane: account, account, name });
      };
      const turns = async (many: number) => {
        const from = had.length;
        for (let turn = 0; turn < many; turn++) {
          const runs = had.at(-1)!;
          await run(1);
          if (runs.startsWith('evil')) evil(Number(runs.slice(5)));
        }
        return had.slice(from);
      };
      for (let n = 0; n < 3 * networks * browsers; n++) evil(n);
      await settle();
      await turns(500);
      for (const fails of [true, true, true, false]) {
        come('home', undefined, {
          earnsBack: true,
          known,
          fails,
          lane: 'own',
          account: 'own',
          name: 'owner',
        });
        expect(await turns(10)).toContain('owner');
      }
    },
  );

  describe('while 300 browsers of 100 networks sign in to accounts of their own on and on', () => {
    /** Eight answers a second. */
    const TURN_MS = 125;

    it.each([
      ['two seconds', 16, 0],
      ['half a minute', 240, 2],
      ['two minutes', 960, 3],
    ])(
      'an owner at home, where a password was right before, waits for two seconds at most after %s (%i turns), and after %i mistakes',
      async (_when, turnsBefore, mistyped) => {
        const { come, run, settle, had, wait } = steppedTurns();
        const evil = (n: number) => {
          const account = `own ${n}`;
          come(`network ${n % 100}`, undefined, {
            earnsBack: true,
            lane: account,
            account,
            name: `evil ${n}`,
          });
        };
        const turns = async (many: number) => {
          const from = had.length;
          for (let turn = 0; turn < many; turn++) {
            const runs = had.at(-1)!;
            wait(TURN_MS);
            await run(1);
            if (runs.startsWith('evil')) evil(Number(runs.slice(5)));
          }
          return had.slice(from);
        };
        const owner = (more: Parameters<typeof come>[2] = {}) =>
          come('home', undefined, { earnsBack: true, lane: 'own', account: 'own', name: 'owner', ...more });
        owner({ lane: 'other', account: 'other' });
        await run(1);
        for (let n = 0; n < 300; n++) evil(n);
        await settle();
        await turns(turnsBefore);
        for (let i = 0; i <= mistyped; i++) {
          owner({ fails: i < mistyped });
          expect(await turns(16)).toContain('owner');
        }
      },
    );
  });

  it('are next for a class that shares one account, after two minutes of 100 networks with twenty accounts', async () => {
    const { come, run, settle, had, wait } = steppedTurns();
    const right = { earnsBack: true };
    let signIns = 0;
    const evil = (n: number) => {
      const account = `own ${signIns++ % 20}`;
      come(`network ${n}`, undefined, { ...right, lane: account, account });
    };
    const turns = async (many: number) => {
      for (let turn = 0; turn < many; turn++) {
        const runs = had.at(-1)!;
        // Eight answers a second.
        wait(125);
        await run(1);
        if (runs.startsWith('network')) evil(Number(runs.slice(8)));
      }
    };
    for (let n = 0; n < 300; n++) evil(n % 100);
    await settle();
    await turns(960);
    for (let i = 0; i < 30; i++) come('school', undefined, { ...right, lane: 'class', account: 'class' });
    await turns(60);
    expect(had.filter((who) => who === 'school')).toHaveLength(30);
  });

  it('are next for a class of which some mistype, while 100 networks sign in to twenty accounts on and on', async () => {
    const { come, run, settle, had } = steppedTurns();
    const right = { earnsBack: true };
    let signIns = 0;
    const evil = (n: number) =>
      come(`network ${n}`, undefined, { ...right, lane: 'browser', account: `throwaway ${signIns++ % 20}` });
    const turns = async (many: number) => {
      for (let turn = 0; turn < many; turn++) {
        const runs = had.at(-1)!;
        await run(1);
        if (runs.startsWith('network')) evil(Number(runs.slice(8)));
      }
    };
    const child = (i: number, fails: boolean) =>
      come('school', undefined, { ...right, fails, lane: `${i % 6}`, account: `family ${i % 6}` });
    const atSchool = () => had.filter((who) => who === 'school').length;
    for (let n = 0; n < 300; n++) evil(n % 100);
    await settle();
    await turns(150);
    for (let i = 0; i < 7; i++) child(i, i % 3 === 1);
    await turns(30);
    expect(atSchool()).toBe(7);
    for (let i = 0; i < 23; i++) child(i, false);
    await turns(50);
    expect(atSchool()).toBe(30);
  });
});
