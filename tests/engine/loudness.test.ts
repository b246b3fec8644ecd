import { expect, test } from 'vitest';
import { hissAfter } from '#assets/sound/ends.ts';
import { peak } from '#assets/sound/finish.ts';
import { loudness } from '#assets/sound/loudness.ts';
import { RATE, type Samples } from '#assets/sound/samples.ts';
import { spelled } from '#assets/sound/spelling.ts';
import { LOUD } from '#engine/audio/mixer.ts';
import { CELEBRATIONS, RESULT_SOUNDS, sentencesOf, type SoundManifest } from '#engine/rules/clips.ts';

/** The workshop holds the peak under -1 dB by ffmpeg's oversampling; this browser's comes out up to 0.1 dB higher. */
const SPEECH = { lufs: -16, within: 0.5, truePeak: -0.9, leadMs: 50 };
/** How often a true peak is looked for in a sample of RATE. */
const OVERSAMPLED = 4;
/** What is heard at all, at full scale = 1. */
const AUDIBLE = 0.003;
const AT_ONCE = 32;
/** Hisses after a last voiced sound are taken off in the making, and some come back with the coding. In dB. */
const TOLERATED_HISS = 3;
/** What ends in a sting, and what guides say, may hiss. */
const STUNG: readonly string[] = [...CELEBRATIONS, ...Object.values(RESULT_SOUNDS)];

const { clips, sentences } = (await (await fetch('/sounds/manifest.json')).json()) as SoundManifest;

async function decode(src: string, rate = RATE): Promise<AudioBuffer> {
  const bytes = await (await fetch(src)).arrayBuffer();
  return new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
}

function hissOf(id: string, caption: string, sound: Samples): string[] {
  if (STUNG.includes(id) || id.startsWith('guides/')) return [];
  const hiss = hissAfter(sound, spelled(sentencesOf(caption).at(-1)!), TOLERATED_HISS);
  return hiss ? [`${id}: hisses at its end, ${hiss.level.toFixed(0)} dB under the voice`] : [];
}

/** What is wrong with a clip, as this browser plays it. */
async function faultsOf(id: string, src: string, caption: string): Promise<string[]> {
  const sound = (await decode(src)).getChannelData(0);
  const level = loudness(sound);
  const truePeak = peak((await decode(src, OVERSAMPLED * RATE)).getChannelData(0));
  const leadMs = (1000 * sound.findIndex((value) => Math.abs(value) > AUDIBLE)) / RATE;
  return [
    ...(Math.abs(level - SPEECH.lufs) > SPEECH.within ? [`${id}: ${level.toFixed(2)} LUFS`] : []),
    ...(truePeak > SPEECH.truePeak ? [`${id}: peak at ${truePeak.toFixed(2)} dB`] : []),
    ...(leadMs > SPEECH.leadMs ? [`${id}: ${leadMs.toFixed(0)} ms of silence first`] : []),
    ...hissOf(id, caption, sound),
  ];
}

/** As it comes out of the loudspeaker: PixiJS' sound ends in a compressor as browsers make it. */
async function sentTo(src: string, gain: number): Promise<Samples> {
  const buffer = await decode(src);
  const context = new OfflineAudioContext(1, buffer.length, RATE);
  const source = new AudioBufferSourceNode(context, { buffer });
  source
    .connect(new GainNode(context, { gain }))
    .connect(new DynamicsCompressorNode(context))
    .connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}

test('a louder voice is heard to be louder, and never clips', async () => {
  for (const text of ['How many altogether?', 'The lion with the green scarf.', 'Try again.']) {
    const { src } = clips[sentences[text]!]!;
    const [usual, loud] = await Promise.all([sentTo(src, 1), sentTo(src, LOUD)]);
    expect(loudness(loud) - loudness(usual)).toBeGreaterThan(2);
    expect(peak(loud)).toBeLessThan(0);
  }
});

test('every clip of speech is as loud as the others, begins at once, never clips and ends without a hiss', async () => {
  const speech = Object.entries(clips).filter(
    ([, { caption, mouth }]) => mouth ?? (caption && !caption.startsWith('[')),
  );
  expect(speech.length).toBeGreaterThan(900);
  const faults: string[] = [];
  for (let from = 0; from < speech.length; from += AT_ONCE) {
    const some = speech.slice(from, from + AT_ONCE);
    faults.push(
      ...(await Promise.all(some.map(([id, { src, caption }]) => faultsOf(id, src, caption ?? '')))).flat(),
    );
  }
  expect(faults).toEqual([]);
});
