import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, MANIFEST } from '#assets/sound/sources.ts';
import { spokenClips } from '#assets/sound/spoken.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { sayingsOf } from '#engine/scenes/sayings.ts';
import { roundOf } from '#tests/games/rounds.ts';
import { expectNoFaults } from '#tests/support/faults.ts';

const { sentences } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as SoundManifest;
const clipOf = (sentence: string) => {
  const id = sentences[sentence];
  if (id === undefined) throw new Error(`nobody speaks "${sentence}": npm run voice`);
  return id;
};
function bytesOf(ids: readonly string[]): number {
  const silent = [...new Set(ids)].filter((id) => !existsSync(fileOf(id)));
  expectNoFaults(silent.map((id) => `nobody has spoken ${id}: npm run voice`));
  return [...new Set(ids)].reduce((sum, id) => sum + statSync(fileOf(id)).size, 0);
}

test('all that is spoken takes less than 12 MB', () => {
  expect(bytesOf(spokenClips().map(({ id }) => id))).toBeLessThan(12e6);
});

test.each(GAMES.map(({ id }) => id))('the voice of %s takes under 350 kB before its first question', (id) => {
  // What is fetched by then: the instructions, and all that may be said about the question before help.
  const heaviest = Array.from({ length: 50 }, (_, seed) => {
    const said = sayingsOf(roundOf(id, seed)[0]!, 0).map(clipOf);
    return bytesOf([`instructions/${id}`, ...said]);
  });
  expect(Math.min(...heaviest)).toBeGreaterThan(20_000);
  expect(Math.max(...heaviest)).toBeLessThan(350_000);
});
