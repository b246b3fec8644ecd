import { loudness } from './loudness.ts';
import { RATE, readSound, run, type Samples } from './samples.ts';

/** 6 kB a second. */
const KILOBITS = 48;
/** MP3 takes some loudness, most from hissing sounds; what it takes is given back when it is more than this. In LU. */
const TOLERATED_LOSS = 0.1;

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

/** Writes a sound as mono MP3 that is as loud as the sound. hertz: the file's sample rate. */
export function encode(file: string, sound: Samples, hertz: number = RATE): void {
  writeMp3(file, sound, hertz);
  const loss = loudness(sound) - loudness(readSound(file));
  if (Math.abs(loss) < TOLERATED_LOSS) return;
  const gain = 10 ** (loss / 20);
  writeMp3(
    file,
    sound.map((value) => value * gain),
    hertz,
  );
}
