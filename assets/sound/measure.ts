import { createRandom } from '#engine/rules/random.ts';
import { loudness } from './loudness.ts';
import { recognise, sameWords } from './recogniser.ts';
import { join, RATE, readSound, run, silence, type Samples } from './samples.ts';
import { everyClip, type Clip } from './script.ts';
import { fileOf } from './sources.ts';
import { spelled } from './spelling.ts';

type Speech = Clip & { readonly kind: 'speech' };

/** Similar words that the recogniser may choose, too: a clip that is mistaken for one of them is unclear. */
const DECOYS = {
  'numbers/': ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  'shapes/': ['oval', 'rectangle', 'octagon', 'cube', 'cone', 'arrow', 'cross', 'moon'],
  'sentences/': [],
} as const;

const power = (sound: Samples): number => sound.reduce((sum, value) => sum + value * value, 0) / sound.length;

/** Pink noise (P. Kellet's three-pole filter), as loud as a room full of children is to the voice. */
function withNoise(sound: Samples, ratio: number, seed: number): Samples {
  const random = createRandom(seed);
  let [a, b, c] = [0, 0, 0];
  const noise = sound.map(() => {
    const white = random.next() * 2 - 1;
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    return a + b + c + white * 0.1848;
  });
  const gain = Math.sqrt(power(sound) / power(noise) / 10 ** (ratio / 10));
  return sound.map((value, i) => value + noise[i]! * gain);
}

/** As the recogniser wants it: 16 kHz, 16 bit, with a moment before and after. */
function forRecogniser(sound: Samples): Int16Array {
  const input = ['-f', 'f32le', '-ar', `${RATE}`, '-ac', '1', '-i', 'pipe:0'];
  const bytes = run(
    'ffmpeg',
    ['-v', 'error', ...input, '-f', 's16le', '-ar', '16000', 'pipe:1'],
    new Uint8Array(sound.buffer),
  );
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)));
}

function understood(
  clips: readonly Speech[],
  decoys: readonly string[],
  noise?: { ratio: number; seed: number },
) {
  const texts = clips.map((clip) => clip.sentences.map(spelled).join(' '));
  const sounds = clips.map((clip) => {
    const whole = join(silence(0.25), readSound(fileOf(clip.id)), silence(0.25));
    return forRecogniser(noise ? withNoise(whole, noise.ratio, noise.seed) : whole);
  });
  const heard = recognise(sounds, [...texts, ...decoys]);
  const missed = clips.flatMap((_, i) =>
    sameWords(heard[i]!, texts[i]!) ? [] : [`${texts[i]} -> ${heard[i] || '(nothing)'}`],
  );
  return { share: Math.round((1 - missed.length / clips.length) * 100), missed };
}

function levels(clips: readonly Clip[]): void {
  const all = clips.map(({ id }) => {
    const sound = readSound(fileOf(id));
    const first = sound.findIndex((value) => Math.abs(value) > 0.003);
    const peak = 20 * Math.log10(sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
    return { id, lufs: loudness(sound), peak, lead: (first / RATE) * 1000, seconds: sound.length / RATE };
  });
  for (const key of ['lufs', 'peak', 'lead', 'seconds'] as const) {
    const sorted = [...all].sort((a, b) => a[key] - b[key]);
    const show = (entry: (typeof all)[number]) => `${entry[key].toFixed(2)} (${entry.id})`;
    console.log(
      `  ${key}: ${show(sorted[0]!)} to ${show(sorted.at(-1)!)}, median ${show(sorted[all.length >> 1]!)}`,
    );
  }
}

/** Prints what can be measured without ears: loudness, peaks, silence before the first sound (ms), and what a recogniser understands. */
export function measure(names: readonly string[]): void {
  const clips = everyClip().filter(
    (clip) => names.length === 0 || names.some((name) => clip.id.startsWith(name)),
  );
  for (const kind of ['speech', 'effect', 'music'] as const) {
    const some = clips.filter((clip) => clip.kind === kind);
    if (some.length === 0) continue;
    console.log(`${kind}: ${some.length} clips`);
    levels(some);
  }
  for (const [group, decoys] of Object.entries(DECOYS)) {
    const some = clips.filter((clip): clip is Speech => clip.kind === 'speech' && clip.id.startsWith(group));
    if (some.length === 0) continue;
    const clean = understood(some, decoys);
    console.log(`${group} understood: ${clean.share} %`, clean.missed.join('; '));
    if (group === 'sentences/') continue;
    for (const ratio of [20, 10]) {
      const runs = [1, 2, 3].map((seed) => understood(some, decoys, { ratio, seed }));
      const share = Math.round(runs.reduce((sum, { share }) => sum + share, 0) / runs.length);
      console.log(
        `  in noise, ${ratio} dB below: ${share} %`,
        [...new Set(runs.flatMap(({ missed }) => missed))].join('; '),
      );
    }
  }
}
