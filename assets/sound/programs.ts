import { spawnSync } from 'node:child_process';
import { RATE, type Samples } from './samples.ts';

/** Runs a program to its end and gives its output. Throws with the program's own words when it fails. */
export function run(program: string, args: readonly string[], input?: Uint8Array): Buffer {
  const done = spawnSync(program, args, { input, maxBuffer: 1 << 28 });
  if (done.error)
    throw new Error(`${program} cannot be run; see assets/sound/README.md (${done.error.message})`);
  if (done.status !== 0)
    throw new Error(`${program} ${args.join(' ')}\n${done.stderr.toString().slice(-800)}`);
  return done.stdout;
}

/** Any sound file that ffmpeg knows, as samples. hertz: other than RATE for measuring only. */
export function readSound(file: string, hertz: number = RATE): Samples {
  const raw = run('ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-f',
    'f32le',
    '-ac',
    '1',
    '-ar',
    `${hertz}`,
    'pipe:1',
  ]);
  return new Float32Array(
    raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength - (raw.byteLength % 4)) as ArrayBuffer,
  );
}
