import { amplitude, limit, peak } from './finish.ts';
import { loudness } from './loudness.ts';
import { readSound, run } from './programs.ts';
import { RATE, type Samples } from './samples.ts';

/** 6 kB a second. */
const KILOBITS = 48;
/** The true peak of what is heard, in dB below full scale, and how often it is measured in a sample of RATE. */
const TRUE_PEAK = -1.05;
const OVERSAMPLED = 4;
/** MP3 takes some loudness, most from hissing sounds; what it takes is given back when it is more than this. In LU. */
const TOLERATED_LOSS = 0.1;
/** From this attempt on, what the limiter and the coding take from each other's work may stay. In LU. */
const LATE_ATTEMPT = 5;
const TOLERATED_LATE = 0.4;

/** Constant bit rate, no tags. The LAME header stays, so that browsers trim the encoder's delay. */
function writeMp3(file: string, sound: Samples, hertz: number): void {
  const input = ['-f', 'f32le', '-ar', `${RATE}`, '-ac', '1', '-i', 'pipe:0'];
  const coding = ['-c:a', 'libmp3lame', '-b:a', `${KILOBITS}k`, '-compression_level', '0'];
  const plain = ['-id3v2_version', '0', '-bitexact'];
  run(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, '-ar', `${hertz}`, ...coding, ...plain, file],
    new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength),
  );
}

/**
 * Writes a sound as mono MP3 that is heard as loud as the sound and under TRUE_PEAK: what the coding adds to the peaks is
 * taken off before it. hertz: the file's sample rate. Throws when the two cannot be had together.
 */
export function encode(file: string, sound: Samples, hertz: number = RATE): void {
  const wanted = loudness(sound);
  let gain = 0;
  let ceiling = 0;
  for (let attempt = 0; attempt < 12; attempt++) {
    const factor = amplitude(gain);
    const input = sound.map((value) => value * factor);
    writeMp3(file, ceiling < 0 ? limit(input, amplitude(ceiling)) : input, hertz);
    const missing = wanted - loudness(readSound(file));
    const over = peak(readSound(file, OVERSAMPLED * RATE)) - TRUE_PEAK;
    const tolerated = attempt < LATE_ATTEMPT ? TOLERATED_LOSS : TOLERATED_LATE;
    if (Math.abs(missing) < tolerated && over <= 0) return;
    gain += missing;
    if (over > 0) ceiling = Math.min(ceiling, peak(input)) - over;
  }
  throw new Error(`${file}: cannot be as loud as wanted under ${TRUE_PEAK} dB`);
}
