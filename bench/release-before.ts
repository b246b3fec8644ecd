import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '#server/prepare.mjs';
import { layOut } from '#tests/pictures/tree.ts';
import * as databases from './databases.ts';
import * as servers from './servers.ts';
import * as world from './world.ts';

/** The last commit before rounds were played again by the server. */
export const BEFORE = '47a3909e';

const KEPT = 'releases';
const BUILT = 'dist/product/server/main.js';

/** What measures a release, from its own tree: its schema, players, Postgres and server. */
export interface Release {
  readonly withDatabases: typeof databases.withDatabases;
  readonly createWorld: typeof world.createWorld;
  readonly startProductServer: typeof servers.startProductServer;
}

/** As it is now. */
export const NOW: Release = { ...databases, ...world, ...servers };

const run = (command: string, args: readonly string[], cwd: string, stdio: 'ignore' | 'inherit') =>
  spawnSync(command, args, { cwd, stdio }).status === 0;

/** That commit, laid out, with its own packages, and built by itself; kept for the next time. Undefined without its history. */
export async function releaseBefore(): Promise<Release | undefined> {
  if (!run('git', ['cat-file', '-e', `${BEFORE}^{commit}`], ROOT, 'ignore')) return undefined;
  const root = join(ROOT, '.cache', KEPT, BEFORE);
  if (!existsSync(join(root, BUILT))) {
    layOut(BEFORE, KEPT);
    if (!run('npm', ['run', 'build'], root, 'inherit')) throw new Error(`${BEFORE} cannot be built`);
  }
  const load = async <Module>(name: string) => {
    const options = { configFile: false, logLevel: 'warn' } as const;
    return (await runnerImport<Module>(join(root, 'bench', `${name}.ts`), options)).module;
  };
  return {
    ...(await load<typeof databases>('databases')),
    ...(await load<typeof world>('world')),
    ...(await load<typeof servers>('servers')),
  };
}
