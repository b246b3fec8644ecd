import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#server/prepare.mjs';
import { isDebianRoot } from '#tests/support/needs.mjs';
import { unpackNewer } from '#tests/support/newer-debian.ts';
import { ensureBases } from './bases.mjs';

const HOME = join(ROOT, '.cache/engine');
const START_PATIENCE_MS = 30_000;
export interface Engine {
  /** The words that `up` and the like come after. */
  readonly compose: readonly [string, ...string[]];
}

interface Running extends Engine {
  stop(): Promise<void>;
}

const ok = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** An engine that has the images to begin with; where there is none, a printed line says why. */
export async function engineWithBases(): Promise<Running | undefined> {
  const found = await findEngine();
  const lacking = typeof found === 'string' ? found : await ensureBases();
  if (lacking === undefined) return found as Running;
  if (typeof found !== 'string') await found.stop();
  console.log(`Image and compose file are not tried: ${lacking}`);
  return undefined;
}

/**
 * The engine that `docker` reaches, or Debian's (package docker.io), started with its data in .cache/engine. `docker`
 * works from then on in this process and its children. Where there is none: a line that says what is missing.
 */
async function findEngine(): Promise<Running | string> {
  let stop = async () => {};
  if (!ok('docker', 'info')) {
    const started = await startEngine();
    if (typeof started === 'string') return started;
    stop = started;
  }
  const compose = findCompose();
  if (compose) return { compose, stop };
  await stop();
  return 'Compose 2 is missing (docker-compose-plugin), and is had from Debian’s packages only by root on Debian';
}

async function startEngine(): Promise<string | (() => Promise<void>)> {
  if (process.getuid?.() !== 0) return 'no engine answers `docker info`, and only root can start one';
  if (!ok('dockerd', '--version') && !(isDebianRoot() && ok('apt-get', 'update') && install('docker.io')))
    return 'no engine answers `docker info`, and Debian’s docker.io is not installed and cannot be';
  mkdirSync(HOME, { recursive: true });
  const socket = `unix://${join(HOME, 'sock')}`;
  const folders = { 'data-root': 'data', 'exec-root': 'exec', pidfile: 'pid' };
  const flags = Object.entries(folders).flatMap(([flag, name]) => [`--${flag}`, join(HOME, name)]);
  const limits = ['--storage-driver', 'overlay2', '--default-ulimit', 'nofile=16384:16384'];
  const log = openSync(join(HOME, 'log'), 'w');
  const engine = spawn('dockerd', [...flags, ...limits, '-H', socket], { stdio: ['ignore', log, log] });
  const stop = async () => {
    delete process.env.DOCKER_HOST;
    if (engine.exitCode !== null) return;
    const ended = once(engine, 'exit');
    engine.kill('SIGTERM');
    await ended;
  };
  process.env.DOCKER_HOST = socket;
  for (const end = Date.now() + START_PATIENCE_MS; !ok('docker', 'info'); await sleep(200)) {
    if (engine.exitCode === null && Date.now() < end) continue;
    await stop();
    return `the engine does not start here: ${readFileSync(join(HOME, 'log'), 'utf8').trim().split('\n').at(-1)}`;
  }
  return stop;
}

function findCompose(): Engine['compose'] | undefined {
  for (const words of [['docker', 'compose'], ['docker-compose']] as const) {
    const [program, ...args] = words;
    const { stdout } = spawnSync(program, [...args, 'version', '--short'], { encoding: 'utf8' });
    if (/^v?[2-9]/.test(stdout ?? '')) return words;
  }
  const unpacked = unpackNewer(['docker-compose'], HOME);
  return unpacked === undefined
    ? undefined
    : [join(unpacked, 'usr/libexec/docker/cli-plugins/docker-compose')];
}

const install = (name: string) => ok('apt-get', 'install', '-y', '--no-install-recommends', name);
