import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfGuideSound, readGuideSounds } from '#assets/sound/guides/make.ts';
import { everyClip, type Clip } from '#assets/sound/script.ts';
import { fileOf, hash, hashOfTones, MANIFEST, SOUNDS } from '#assets/sound/sources.ts';
import { manifestOf } from '#assets/sound/manifest.ts';
import { hashOfSpoken, readTakes } from '#assets/sound/spoken.ts';
import { readTones } from '#assets/sound/tones.ts';
import { expectNoFaults } from '#tests/support/faults.ts';
import { readFrame } from '#tests/support/mp3.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { CELEBRATIONS, EFFECTS, RESULT_SOUNDS, type SoundManifest } from '#engine/rules/clips.ts';
import { everySentence } from '#engine/rules/common-words.ts';

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as SoundManifest;
/** What the encoder adds at both ends, and its header frame. */
const ENCODER_SECONDS = 0.25;
const BYTES_A_SECOND = 6000;
const bytesOf = (id: string) => readFileSync(fileOf(id));

/** Sample rate in hertz, channels, bytes a second and length of an MP3 file of constant bit rate. */
function readMp3(id: string) {
  const bytes = bytesOf(id);
  const frame = readFrame(bytes, 0);
  // The first frame is the encoder's note, which may have a rate of its own; sound begins with the second.
  const { hertz, mono, rate } = readFrame(bytes, frame.length);
  return { hertz, mono, rate, seconds: (bytes.length - frame.length) / rate };
}

test.each([
  ['effects/tap', 44_100],
  ['numbers/7', 24_000],
])('the frames of %s are read at their own rate', (id, hertz) => {
  expect(readMp3(id)).toMatchObject({ hertz, mono: true, rate: BYTES_A_SECOND });
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s has a clip for every sentence it can say',
  (_, game) => {
    const silent = [...familyOf(game).everySentence(game), `${game.title}.`].filter((sentence) => {
      const id = manifest.sentences[sentence];
      return id === undefined || manifest.clips[id] === undefined;
    });
    expectNoFaults(silent.map((sentence) => `nobody has spoken "${sentence}": npm run voice`));
    const { caption } = manifest.clips[`instructions/${game.id}`] ?? {};
    expect(caption, `the spoken instructions of ${game.id}: npm run voice`).toBe(game.instructions);
  },
);

test('what all games share has its clips: sentences, effects, results, celebrations', () => {
  const silent = everySentence().filter((sentence) => !manifest.clips[manifest.sentences[sentence] ?? '']);
  expectNoFaults(silent.map((sentence) => `nobody has spoken "${sentence}": npm run voice`));
  const ids = [
    ...EFFECTS.map((name) => `effects/${name}`),
    ...Object.values(RESULT_SOUNDS),
    ...CELEBRATIONS,
    'try_again',
    'tap_the_empty_box',
  ];
  expectNoFaults(ids.filter((id) => !manifest.clips[id]).map((id) => `nobody has made ${id}: npm run voice`));
});

test('every committed sound is listed, and every listed one is there', () => {
  const files = readdirSync(SOUNDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mp3'))
    .map((file) => file.slice(0, -4));
  expect(files.sort()).toEqual(Object.keys(manifest.clips).sort());
});

test('sounds are mono, as long as the manifest says, and take at most 6 kB a second', () => {
  const odd = Object.entries(manifest.clips).filter(([id, clip]) => {
    const { mono, rate, seconds } = readMp3(id);
    return !mono || rate > BYTES_A_SECOND || Math.abs(seconds - clip.seconds) > ENCODER_SECONDS;
  });
  expect(odd).toEqual([]);
});

test('every address carries the hash of the file that is there', () => {
  const other = Object.entries(manifest.clips).filter(
    ([id, { src }]) => !src.endsWith(`?v=${hash(bytesOf(id))}`),
  );
  expect(other).toEqual([]);
  expect(manifest).toEqual(manifestOf());
});

test.each([
  ['numbers/', 0.35, 1.5],
  ['shapes/', 0.35, 1.5],
  ['instructions/', 3, 12],
  ['sentences/', 0.35, 6],
])('clips of %s last between %f and %f seconds', (prefix, least, most) => {
  const clips = Object.entries(manifest.clips).filter(([id]) => id.startsWith(prefix));
  expect(clips.length).toBeGreaterThan(0);
  expect(clips.filter(([, { seconds }]) => seconds < least || seconds > most)).toEqual([]);
});

test('what is committed was made from the sources as they are', () => {
  const made = { ...readTones(), ...readTakes(), ...readGuideSounds() };
  const hashOf = (clip: Clip) => {
    if (clip.kind === 'speech') return hashOfSpoken(clip);
    return clip.kind === 'guide' ? hashOfGuideSound(clip) : hashOfTones(clip);
  };
  const stale = everyClip().filter((clip) => made[clip.id]?.made !== hashOf(clip));
  expectNoFaults(stale.map(({ id }) => `${id} is not made, or its source has changed: npm run voice`));
});
