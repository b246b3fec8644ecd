import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loudness } from './loudness.ts';
import { PLACES, prepareJudge } from './prepare.ts';
import { readSound } from './programs.ts';
import { RATE } from './samples.ts';
import { fileOf, hash } from './sources.ts';
import { choicesOf, linesOf, readTakes, spokenClips } from './spoken.ts';

interface Heard {
  readonly heard: string;
  readonly wrong: number;
  readonly added: number;
}
interface Judgement {
  readonly clean: Heard;
  readonly noise: Heard;
  readonly words: number;
  readonly quality: number;
  readonly peak: number;
}
interface Measured extends Judgement {
  readonly id: string;
  readonly text: string;
  readonly alone: boolean;
  readonly lufs: number;
  /** Silence before the first sound, in milliseconds. */
  readonly lead: number;
  /** Words a second while it sounds; a pause between sentences counts. */
  readonly pace: number;
}

const AUDIBLE = 0.003;

function levels(id: string, words: number) {
  const sound = readSound(fileOf(id));
  const first = sound.findIndex((value) => Math.abs(value) > AUDIBLE);
  const last = sound.findLastIndex((value) => Math.abs(value) > AUDIBLE);
  return { lufs: loudness(sound), lead: (first / RATE) * 1000, pace: words / ((last - first) / RATE) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function table(title: string, rows: readonly Measured[]): void {
  if (rows.length === 0) return;
  const range = (key: 'lufs' | 'lead' | 'pace' | 'peak' | 'quality') => {
    const sorted = [...rows].sort((a, b) => a[key] - b[key]);
    const show = (row: Measured) => `${row[key].toFixed(2)} (${row.id})`;
    return `${show(sorted[0]!)} to ${show(sorted.at(-1)!)}, mean ${mean(rows.map((row) => row[key])).toFixed(2)}`;
  };
  console.log(`\n${title}: ${rows.length} clips`);
  for (const kind of ['clean', 'noise'] as const) {
    const wrong = sum(rows.map((row) => row[kind].wrong)) / sum(rows.map((row) => row.words));
    const whole = rows.filter((row) => row[kind].wrong === 0).length / rows.length;
    const added = rows.filter((row) => row[kind].added > 0).length;
    const name = kind === 'clean' ? 'clean' : 'noise, 10 dB';
    console.log(
      `  ${name}: ${percent(wrong)} of words misheard, ${percent(whole)} of clips whole, ${added} with an added word`,
    );
    rows
      .filter((row) => row[kind].wrong > 0)
      .forEach((row) => console.log(`    ${row.text} -> ${row[kind].heard}`));
  }
  console.log(`  P.808: ${range('quality')}`);
  console.log(`  loudness (LUFS): ${range('lufs')}`);
  console.log(`  true peak (dB): ${range('peak')}`);
  console.log(`  silence before (ms): ${range('lead')}`);
  console.log(`  words a second: ${range('pace')}`);
}

/** Opens the judge, which keeps what it has said of a file: interrupted, a measurement goes on where it was. */
function openJudge() {
  const { program, args, env } = prepareJudge();
  const folder = join(PLACES.cache, 'judged');
  mkdirSync(folder, { recursive: true });
  const judge = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(judge.stdout)[Symbol.asyncIterator]();
  return {
    async judge(file: string, text: string, choices: readonly string[] | null): Promise<Judgement> {
      const asked = JSON.stringify({ text, choices });
      const kept = join(folder, `${hash(readFileSync(file), asked)}.json`);
      if (!existsSync(kept)) {
        judge.stdin.write(JSON.stringify({ file, text, choices }) + '\n');
        const line = await lines.next();
        if (line.done) throw new Error(`the judge ended at ${file}`);
        writeFileSync(kept, line.value);
      }
      return JSON.parse(readFileSync(kept, 'utf8')) as Judgement;
    },
    close: () => judge.stdin.end(),
  };
}

/**
 * Prints what can be told of the spoken clips without ears, by a judge that did not choose their takes. every: only
 * each so-manieth clip, because the judge takes some seconds for one.
 */
export async function measure(names: readonly string[], every: number): Promise<void> {
  const takes = readTakes();
  const clips = spokenClips()
    .filter(({ id }) => takes[id] && (names.length === 0 || names.some((name) => id.startsWith(name))))
    .filter((_, i) => i % every === 0);
  const judge = openJudge();
  const rows: Measured[] = [];
  for (const clip of clips) {
    const text = linesOf(clip)
      .map((line) => line.text)
      .join(' ');
    const choices = choicesOf(clip);
    const judged = await judge.judge(fileOf(clip.id), text, choices);
    rows.push({ id: clip.id, text, alone: choices !== null, ...judged, ...levels(clip.id, judged.words) });
  }
  judge.close();
  table(
    'words alone, by forced choice',
    rows.filter(({ alone }) => alone),
  );
  table(
    'sentences',
    rows.filter(({ alone }) => !alone),
  );
}
