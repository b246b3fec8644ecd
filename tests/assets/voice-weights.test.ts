import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf } from '#assets/sound/sources.ts';
import { spokenClips } from '#assets/sound/spoken.ts';
import { bytesBeforeFirst, bytesOf, tablesOfWeights } from '#assets/sound/weights.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { expectNoFaults } from '#tests/support/faults.ts';

test('all that is spoken takes less than 12 MB', () => {
  const ids = spokenClips().map(({ id }) => id);
  const silent = ids.filter((id) => !existsSync(fileOf(id)));
  expectNoFaults(silent.map((id) => `nobody has spoken ${id}: npm run voice`));
  expect(bytesOf(ids)).toBeLessThan(12e6);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the voice of %s takes under 350 kB before its first question',
  (_, game) => {
    const rounds = bytesBeforeFirst(game);
    expect(Math.min(...rounds)).toBeGreaterThan(20_000);
    expect(Math.max(...rounds)).toBeLessThan(350_000);
  },
);

test('the tables of weights in the README are those of the files: npm run voice -- weights', () => {
  const readme = readFileSync(new URL('../../assets/sound/README.md', import.meta.url), 'utf8');
  // How the list is laid out there does not matter.
  const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/[ \n]+/g, ' ');
  expect(plain(readme)).toContain(plain(tablesOfWeights()));
});
