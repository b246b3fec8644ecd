import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, type Rollup } from 'vite';
import { lowerTo } from '#build/promise.ts';
import { ROOT } from '#server/prepare.mjs';
import { isSame } from '#tests/support/anyhow.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { sees } from './hands.ts';
import type { SentRound } from './rounds.ts';

const ROUNDS = 20_000;
/** A second or two of any engine's time. */
const AT_ONCE = 500;
/** Firefox hands half a megabyte of JSON over slowly, and slower still on a busy machine. */
const LONGEST_MS = 900_000;

/** The games' own rules and questions as one function for pages, lowered as the product's scripts are. */
async function playInPage(): Promise<(from: number, count: number) => readonly SentRound[]> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: lowerTo().js,
      lib: { entry: join(import.meta.dirname, 'rounds.ts'), formats: ['iife'], name: 'rounds' },
    },
  });
  const [{ output }] = built as [Rollup.RollupOutput];
  return new Function('from', 'count', `${output[0].code}; return rounds.playRounds(from, count);`) as never;
}

/** Rounds that are played in this engine come to the same when Node plays them again, as the server does. */
export function replaysRounds(part: () => { browser: DrivenBrowser; url: string }): void {
  test(
    'replay',
    async () => {
      const { browser, url } = part();
      // A page of the product, which has added what this engine is missing; one that moves little, signed in or not.
      await browser.goto(`${url}/privacy`);
      await sees(browser, 'Privacy: what we keep');
      const play = await playInPage();
      const mismatches: SentRound[] = [];
      for (let from = 0; from < ROUNDS; from += AT_ONCE) {
        const made = await browser.evaluate(play, from, AT_ONCE);
        expect(made).toHaveLength(AT_ONCE);
        mismatches.push(...made.filter((one) => !isSame(one)));
      }
      expect(mismatches.slice(0, 3)).toEqual([]);
    },
    LONGEST_MS,
  );
}
