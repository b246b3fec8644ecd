import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { spelled } from '#assets/sound/spelling.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { sentencesOf, type SoundManifest } from '#engine/rules/clips.ts';
import { LOOK_HERE, RESULT_HEADINGS } from '#engine/rules/common-words.ts';
import { becomePlayer } from '#tests/support/accounts.ts';
import { phase, playRound, pressByAccess } from '#tests/support/player.ts';
import { expect, test } from '#tests/support/product-fixture.ts';
import { bookOf, hearOut, listen, mismatches, type Book, type Shown } from '#tests/support/said.ts';
import { paintNothing } from '#tests/support/webgl.ts';

/**
 * Every game, played by its elements alone: the sound log is held against what is shown and told, and against the list of
 * what was spoken into each file.
 */
const TAKES = JSON.parse(
  readFileSync(new URL('../../../assets/sound/takes.json', import.meta.url), 'utf8'),
) as Record<string, { file: string; takes: readonly { text: string }[] }>;
const linesOf = (id: string) => TAKES[id]?.takes.map(({ text }) => text) ?? [`nobody has spoken ${id}`];

/** Question 2 is answered wrong until its answer is shown; at question 3 the child only waits, until help comes. */
const WRONG = [2, 2, 2];
const WAITS_AT = 3;
const WAITING_MS = 30_000;
const RESULTS = { perfect: 'perfect_game', great: 'great_game', poor: 'poor_result' } as const;

/** Sentences; a description of what is seen has no full stop, and is not spoken. */
const spoken = (text: string) => sentencesOf(text).filter((sentence) => /[.!?]$/.test(sentence));

/** What has to be said when this is announced. */
function due(text: string, prompts: readonly Shown[]): readonly string[] {
  const right = /^Yes\. (.+?) (?:Question )?\d+ of \d+\.$/.exec(text);
  if (right) return spoken(right[1]!);
  if (text.startsWith(LOOK_HERE)) return [LOOK_HERE];
  const prompt = prompts.find((one) => text.endsWith(one.text))?.text;
  return prompt === undefined ? [] : spoken(text.slice(0, -prompt.length));
}

/** What was shown or told, and not said afterwards in these words. */
function unsaid({ said, prompts, announced }: Book): readonly string[] {
  const lines = said.map(({ id }) => linesOf(id).join(' '));
  const isSaid = (sentences: readonly string[], from: number) =>
    lines.some((_, i) => i >= from && sentences.every((one, j) => lines[i + j] === spelled(one)));
  return [
    ...prompts.map(({ text, from }) => ({ text, from, words: spoken(text) })),
    ...announced.map(({ text, from }) => ({ text, from, words: due(text, prompts) })),
  ]
    .filter(({ words, from }) => !isSaid(words, from))
    .map(({ text }) => `"${text}" is told, and not said`);
}

/** Of each clip, whether its file as the product serves it is the one that was spoken, and can be decoded. */
const unheard = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    async (files) => {
      const manifest = (await (await fetch('/sounds/manifest.json')).json()) as SoundManifest;
      const decoder = new OfflineAudioContext(1, 1, 24_000);
      const told = await Promise.all(
        files.map(async ([id, hash]) => {
          const bytes = await (await fetch(manifest.clips[id]!.src)).arrayBuffer();
          const sum = await crypto.subtle.digest('SHA-256', new Uint8Array([...new Uint8Array(bytes), 0]));
          const found = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
          const { duration } = await decoder.decodeAudioData(bytes);
          return found.startsWith(hash) && duration > 0.3 ? [] : [`${id} is another file`];
        }),
      );
      return told.flat();
    },
    ids.map((id) => [id, TAKES[id]!.file] as const),
  );

test.beforeEach(({ page }) => page.addInitScript(paintNothing));

for (const game of GAMES) {
  test(`${game.title} (${game.id}): what is said are the clips of what is shown, in order`, async ({
    page,
  }) => {
    await becomePlayer(page.request);
    await page.goto(`/play/${game.id}`);
    const stage = page.locator('[data-stage]');
    await phase(stage, 'instructions');
    await listen(page);
    await pressByAccess(page, stage.getByRole('button', { name: 'Play Instructions', exact: true }));
    let question = 0;
    const { heading } = await playRound(page, {
      wrongAt: WRONG,
      onAsked: async () => {
        question += 1;
        await hearOut(page);
        if (question === WAITS_AT) await page.evaluate((ms) => window.__lab!.step(ms), WAITING_MS);
      },
      // A patient child: what is said to an answer is heard to its end.
      press: async (_, choice) => {
        await pressByAccess(page, choice);
        await hearOut(page);
      },
    });
    await hearOut(page);

    const book = await bookOf(page);
    expect(mismatches(book, linesOf, spelled)).toEqual([]);
    expect(unsaid(book)).toEqual([]);
    const ids = book.said.map(({ id }) => id);
    const [outcome] = Object.entries(RESULT_HEADINGS).find(([, text]) => text === heading)!;
    expect(ids[0]).toBe(`instructions/${game.id}`);
    expect(ids).toContain(RESULTS[outcome as keyof typeof RESULTS]);
    const told = book.announced.map(({ text }) => text);
    expect(told.filter((text) => text.startsWith('Yes. '))).toHaveLength(game.rewards.questionsCount);
    expect(told.filter((text) => text.startsWith(LOOK_HERE))).not.toEqual([]);
    expect(await unheard(page, [...new Set(ids)])).toEqual([]);
    expect(await page.evaluate(() => window.__lab?.errors())).toEqual([]);
  });
}
