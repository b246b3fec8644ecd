import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Avatar } from '#engine/rules/looks.ts';
import { prepareUtter, WorkshopError } from '#assets/sound/prepare.ts';
import { readSound, run } from '#assets/sound/programs.ts';
import { trim, type Samples } from '#assets/sound/samples.ts';

/** How a guide speaks. grow: semitones, of pitch and resonances; lift: semitones, of pitch alone. */
interface Manner {
  readonly voice: string;
  readonly speed: number;
  readonly grow: number;
  readonly lift: number;
}
export const MANNERS: { readonly [guide in Avatar]: Manner } = {
  fox: { voice: 'bf_lily', speed: 1.05, grow: 5, lift: 4 },
  cat: { voice: 'bf_isabella', speed: 1, grow: 1.5, lift: 0.5 },
  owl: { voice: 'bm_george', speed: 1, grow: -2, lift: 0 },
};

/** Under this many dB below full scale a voice is silent. */
const QUIET = -34;

/** The raw takes of words in a guide's voice: files by text. Throws a WorkshopError. */
export function rawWords(guide: Avatar, texts: readonly string[]): ReadonlyMap<string, string> {
  const { program, args, env } = prepareUtter();
  const { voice, speed } = MANNERS[guide];
  const input = texts.map((text) => JSON.stringify({ text, voice, speed }) + '\n').join('');
  const done = spawnSync(program, args, { env, input, encoding: 'utf8' });
  if (done.status !== 0)
    throw new WorkshopError(`the guides' words: ${done.stderr?.trim().split('\n').at(-1) ?? program}`);
  const files = done.stdout.trim().split('\n');
  return new Map(texts.map((text, i) => [text, (JSON.parse(files[i]!) as { file: string }).file]));
}

/** A raw take in the guide's own voice, without the silence around it. */
export function inVoice(guide: Avatar, file: string): Samples {
  const { grow, lift } = MANNERS[guide];
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    const [grown, lifted] = [join(folder, 'grown.wav'), join(folder, 'lifted.wav')];
    run('rubberband', ['-q', '--fine', '-p', `${grow}`, file, grown]);
    run('rubberband', ['-q', '--fine', '-F', '-p', `${lift}`, grown, lifted]);
    return trim(readSound(lifted), QUIET);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
