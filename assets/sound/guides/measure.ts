import { spawnSync } from 'node:child_process';
import { AVATARS, type Avatar } from '#engine/rules/looks.ts';
import { peak } from '#assets/sound/finish.ts';
import { loudness } from '#assets/sound/loudness.ts';
import { prepareTell, WorkshopError } from '#assets/sound/prepare.ts';
import { readSound } from '#assets/sound/programs.ts';
import { RATE } from '#assets/sound/samples.ts';
import { fileOf } from '#assets/sound/sources.ts';
import { guideSounds } from './lines.ts';

/** What `tell.py` finds in a sound; null where there is none. */
interface Told {
  readonly name: Avatar;
  readonly file: string;
  readonly told: Avatar;
  /** Median in hertz. */
  readonly pitch: number | null;
  /** From the tenth to the ninetieth percentile, in semitones. */
  readonly range: number | null;
  /** The three lowest resonances in hertz, medians. */
  readonly formants: readonly (number | null)[];
}

const sorted = (values: readonly (number | null)[]) =>
  values.filter((value) => value !== null).sort((a, b) => a - b);
/** The quarter, the half and three quarters of a list. */
const quarters = (values: readonly (number | null)[]) => {
  const known = sorted(values);
  return [0.25, 0.5, 0.75].map((share) => known[Math.floor(share * known.length)]!.toFixed(0)).join(' / ');
};
const ends = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;

/** Prints how each guide sounds, and how many of its sounds a simple classifier takes for its own. */
export function measureGuides(): void {
  const { program, args, env } = prepareTell();
  const sounds = guideSounds().map(({ id, guide }) => ({ name: guide, file: fileOf(id) }));
  const input = sounds.map((sound) => JSON.stringify(sound) + '\n').join('');
  const done = spawnSync(program, args, { env, input, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (done.status !== 0)
    throw new WorkshopError(`the guides' sounds: ${done.stderr?.trim().split('\n').at(-1) ?? program}`);
  const rows = done.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
  console.log(
    '| Guide | Sounds | Pitch (Hz) | Its range (semitones) | Formants 1, 2, 3 (Hz) | LUFS | Peak (dBTP) | Told |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const guide of AVATARS) {
    const own = rows.filter(({ name }) => name === guide);
    const cells = [
      guide,
      own.length,
      quarters(own.map(({ pitch }) => pitch)),
      quarters(own.map(({ range }) => range)),
      [0, 1, 2].map((i) => quarters(own.map(({ formants }) => formants[i]!))).join(', '),
      ends(own.map(({ file }) => loudness(readSound(file)))),
      ends(own.map(({ file }) => peak(readSound(file, 4 * RATE)))),
      own.filter(({ told }) => told === guide).length,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const right = rows.filter(({ name, told }) => name === told).length;
  console.log(`\n${right} of ${rows.length} told apart (${((100 * right) / rows.length).toFixed(0)} %)`);
  for (const { file, told } of rows.filter((row) => row.told !== row.name)) console.log(`${file}: ${told}`);
}
