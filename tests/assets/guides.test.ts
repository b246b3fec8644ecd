import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, MANIFEST } from '#assets/sound/sources.ts';
import { mouthOf } from '#assets/sound/guides/mouth.ts';
import { RATE } from '#assets/sound/samples.ts';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { GUIDE_MOMENTS, guideClips, isGuideClip, MOUTH_RATE } from '#engine/rules/guide-moments.ts';
import { AVATARS } from '#engine/rules/looks.ts';

const { clips } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as SoundManifest;
const own = Object.entries(clips).filter(([id]) => isGuideClip(id));

test.each(AVATARS)('the %s has 24 sounds or more, two or three for each moment', (avatar) => {
  const counts = GUIDE_MOMENTS.map(
    (moment) => own.filter(([id]) => id.startsWith(guideClips(avatar, moment))).length,
  );
  expect(counts.filter((count) => count < 2 || count > 3)).toEqual([]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(24);
});

test("the guides' sounds together take less than 1 MB, and none is longer than 2 s", () => {
  const bytes = own.reduce((sum, [id]) => sum + statSync(fileOf(id)).size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(1e6);
  expect(own.filter(([, { seconds }]) => seconds > 2)).toEqual([]);
});

test('a greeting of each guide fits into the second before the instructions', () => {
  for (const avatar of AVATARS) {
    const greetings = own.filter(([id]) => id.startsWith(guideClips(avatar, 'greeting')));
    expect(greetings.filter(([, { seconds }]) => seconds <= 1).length).toBeGreaterThanOrEqual(2);
  }
});

test('each sound has a track for the mouth, as long as itself, that opens wide', () => {
  const odd = own.filter(([, { mouth = '', seconds }]) => {
    const length = mouth.length / MOUTH_RATE;
    return !/^\d+$/.test(mouth) || !mouth.includes('9') || Math.abs(length - seconds) > 0.1;
  });
  expect(odd).toEqual([]);
});

test('a mouth opens with the loudness of what it says', () => {
  const half = RATE / MOUTH_RATE / 2;
  const sound = Float32Array.from({ length: 8 * half }, (_, i) =>
    i < 4 * half ? 0.5 : i < 6 * half ? 0.05 : 0,
  );
  expect(mouthOf(sound)).toBe('9920');
});
