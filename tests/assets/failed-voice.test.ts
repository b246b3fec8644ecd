import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { actAsPython } from '#tests/support/voice-programs.ts';

/**
 * `npm run voice` in a copy of the tree, with two sentences that nobody has spoken and two that nobody asks for any
 * more. Python and the programs of sound are stood in for: nothing here needs the voice itself.
 */
const ROOT = join(import.meta.dirname, '..', '..');
const ANEW = { 'Your turn.': 'My turn.', 'Look, it is this one.': 'Look, it is that one.' } as const;
const NEW_CLIPS = ['sentences/my-turn', 'sentences/look-it-is-that-one'];
const OLD_CLIPS = ['sentences/your-turn', 'sentences/look-it-is-this-one'];

const tree = mkdtempSync(join(tmpdir(), 'voice-tree-'));
const programs = mkdtempSync(join(tmpdir(), 'voice-programs-'));
const sounds = join(tree, 'assets', 'public', 'sounds');
const cache = join(tree, '.cache', 'voice');
const asked = join(programs, 'asked');
const clip = (id: string) => join(sounds, `${id}.mp3`);

const program = (name: string, text: string) => writeFileSync(join(programs, name), text, { mode: 0o755 });

beforeAll(() => {
  for (const part of ['package.json', 'assets/run.mjs', 'assets/sound', 'assets/public/sounds', 'engine'])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  const words = join(tree, 'engine', 'rules', 'common-words.ts');
  const changed = Object.entries(ANEW).reduce(
    (text, [old, now]) => text.replace(`'${old}'`, `'${now}'`),
    readFileSync(words, 'utf8'),
  );
  writeFileSync(words, changed);
  program('python3', `#!${process.execPath}\n(${actAsPython.toString()})();\n`);
  // What they write is what they were given: samples.
  program(
    'ffmpeg',
    '#!/bin/sh\nfor word; do [ "$last" = -i ] && from=$word; last=$word; done\n' +
      'if [ "$last" = pipe:1 ]; then exec cat "$from"; else exec cat > "$last"; fi\n',
  );
  program('rubberband', '#!/bin/sh\nfor word; do from=$last; last=$word; done\nexec cp "$from" "$last"\n');
});
beforeEach(() => rmSync(cache, { recursive: true, force: true }));
afterAll(() => [tree, programs].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** As if everything had been fetched. */
function haveStudio(): void {
  const inside = join(cache, 'venv', 'bin', 'python');
  mkdirSync(dirname(inside), { recursive: true });
  cpSync(join(programs, 'python3'), inside);
  const lists = ['requirements.txt', 'hashed.txt'].map((name) =>
    readFileSync(join(tree, 'assets', 'sound', 'studio', name), 'utf8'),
  );
  writeFileSync(join(cache, 'prepared'), lists.join(''));
}

interface Run {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  /** Its exit code and what it said of errors. */
  readonly end: Promise<{ readonly code: number | null; readonly told: string }>;
}

/** Starts the command in a group of its own, as a terminal does. trouble: what its Python does. */
function voice(trouble: string, path = `${programs}${delimiter}${process.env['PATH'] ?? ''}`): Run {
  writeFileSync(asked, '');
  const env = { ...process.env, PATH: path, TROUBLE: trouble, ASKED: asked };
  const child = spawn(process.execPath, ['assets/run.mjs', 'sound'], { cwd: tree, env, detached: true });
  let [stdout, told] = ['', ''];
  child.stdout.on('data', (data) => (stdout += String(data)));
  child.stderr.on('data', (data) => (told += String(data)));
  const end = new Promise<Awaited<Run['end']>>((ended) => child.on('close', (code) => ended({ code, told })));
  return { child, stdout: () => stdout, end };
}

/** Of every file that is committed, its name and hash. */
const committed = () =>
  readdirSync(join(tree, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`);

test.each([
  ['no Python', '', '', /^npm run voice needs Python 3\.9 or newer: python3 cannot be run\n$/],
  ['an old Python', 'old', undefined, /^npm run voice needs Python 3\.9 or newer; python3 is 3\.8\n$/],
  [
    'a package that is not to be had',
    'away',
    undefined,
    /^the packages of the studio are not to be had: ERROR: .+\n$/,
  ],
  [
    'a hash that differs',
    'other hash',
    undefined,
    /^the voice is not to be had: ERROR: THESE PACKAGES DO NOT MATCH .+\n$/,
  ],
  [
    'another model',
    'other model',
    undefined,
    /^the voice model is not the one we know: its SHA-256 is .+\n$/,
  ],
] as const)('%s: one line, and what is committed stays byte by byte', async (_, trouble, path, line) => {
  const before = committed();
  const { code, told } = await voice(trouble, path).end;
  expect(told).toMatch(line);
  expect(code).toBe(1);
  expect(committed()).toEqual(before);
});

test.each([
  ['an unknown word', 'unknown', /^no pronunciation is known for: flibberty \(add it to .+\)\n$/],
  ['a studio that ends', 'ends', /^the studio ended too early\n$/],
] as const)('%s: one line, and what is committed stays byte by byte', async (_, trouble, line) => {
  haveStudio();
  const before = committed();
  const { code, told } = await voice(trouble).end;
  expect(told).toMatch(line);
  expect(code).toBe(1);
  expect(committed()).toEqual(before);
});

test('stopped by Ctrl-C: one line, nothing is changed, and the next run speaks only what is left', async () => {
  haveStudio();
  const before = committed();
  const { child, stdout, end } = voice('silent at the second clip');
  await expect.poll(stdout, { timeout: 30_000 }).toContain('1/2 ');
  process.kill(-child.pid!, 'SIGINT');
  expect(await end).toEqual({ code: 130, told: 'stopped; the next run goes on where this one was\n' });
  expect(committed()).toEqual(before);
  const said = (text: string) => readFileSync(asked, 'utf8').includes(text);
  expect(said(ANEW['Look, it is this one.'])).toBe(true);

  expect(await voice('').end).toEqual({ code: 0, told: '' });
  expect([said(ANEW['Your turn.']), said(ANEW['Look, it is this one.'])]).toEqual([false, true]);
  const manifest = JSON.parse(readFileSync(join(sounds, 'manifest.json'), 'utf8')) as SoundManifest;
  for (const id of NEW_CLIPS) expect([existsSync(clip(id)), id in manifest.clips]).toEqual([true, true]);
  for (const id of OLD_CLIPS) expect([existsSync(clip(id)), id in manifest.clips]).toEqual([false, false]);
  expect(
    readdirSync(sounds, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.new')),
  ).toEqual([]);
  // Everything is up to date: with nothing to make, not even a studio is opened.
  expect(await voice('unknown').end).toEqual({ code: 0, told: '' });
});
