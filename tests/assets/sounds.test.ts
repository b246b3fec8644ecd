import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { everyClip } from '#assets/sound/script.ts';
import { hashOfSources } from '#assets/sound/sources.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { familyOf } from '#engine/games/families.ts';
import { CELEBRATIONS, EFFECTS, RESULT_SOUNDS, type SoundManifest } from '#engine/rules/clips.ts';
import { everySentence } from '#engine/rules/common-words.ts';

const SOUNDS = resolve(import.meta.dirname, '../../assets/public/sounds');
const manifest = JSON.parse(readFileSync(join(SOUNDS, 'manifest.json'), 'utf8')) as SoundManifest;
const made = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../assets/sound/made.json'), 'utf8'),
) as Record<string, string>;
/** What the encoder adds at both ends, and its header frame. */
const ENCODER_SECONDS = 0.25;
const fileOf = (id: string) => join(SOUNDS, `${id}.mp3`);

const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const;

/** Sample rate in hertz, channels and length of an MP3 file of constant bit rate. */
function readMp3(id: string): { hertz: number; mono: boolean; seconds: number } {
  const bytes = readFileSync(fileOf(id));
  // The first frame is the encoder's note, which may have a rate of its own; sound begins with the second.
  const first = Math.floor((144_000 * KILOBITS[bytes[2]! >> 4]!) / 44_100) + ((bytes[2]! >> 1) & 1);
  const [sync, layer, rates, channels] = bytes.subarray(first, first + 4);
  expect([id, sync, layer! & 0xfe]).toEqual([id, 0xff, 0xfa]);
  return {
    hertz: [44_100, 48_000, 32_000][(rates! >> 2) & 3]!,
    mono: channels! >> 6 === 3,
    seconds: ((bytes.length - first) * 8) / (KILOBITS[rates! >> 4]! * 1000),
  };
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s has a clip for every sentence it can say',
  (_, game) => {
    const silent = [...familyOf(game).everySentence(game), `${game.title}.`].filter((sentence) => {
      const id = manifest.sentences[sentence];
      return id === undefined || manifest.clips[id] === undefined;
    });
    expect(silent).toEqual([]);
    expect(manifest.clips[`instructions/${game.id}`]?.caption).toBe(game.instructions);
  },
);

test('what all games share has its clips: sentences, effects, results, celebrations', () => {
  expect(everySentence().filter((sentence) => !manifest.clips[manifest.sentences[sentence] ?? ''])).toEqual(
    [],
  );
  const ids = [
    ...EFFECTS.map((name) => `effects/${name}`),
    ...Object.values(RESULT_SOUNDS),
    ...CELEBRATIONS,
    'try_again',
    'tap_the_empty_box',
  ];
  expect(ids.filter((id) => !manifest.clips[id])).toEqual([]);
});

test('every committed sound is listed, and every listed one is there', () => {
  const files = readdirSync(SOUNDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mp3'))
    .map((file) => file.slice(0, -4));
  expect(files.sort()).toEqual(Object.keys(manifest.clips).sort());
});

test('sounds are mono at 44.1 kHz, as long as the manifest says, and small', () => {
  const odd = Object.entries(manifest.clips).filter(([id, clip]) => {
    const { hertz, mono, seconds } = readMp3(id);
    return hertz !== 44_100 || !mono || Math.abs(seconds - clip.seconds) > ENCODER_SECONDS;
  });
  expect(odd).toEqual([]);
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
  const stale = everyClip().filter((clip) => made[clip.id] !== hashOfSources(clip));
  expect(stale.map((clip) => clip.id)).toEqual([]);
});
