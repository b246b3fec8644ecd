import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(dirname(import.meta.dirname));

/** The sources as they were at a commit. */
export interface Tree {
  readonly root: string;
  /** The commit's short name. */
  readonly commit: string;
  remove(): void;
}

function git(...args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${String(stderr).trim()}`);
  return stdout;
}

function run(command: string, args: readonly string[], cwd: string, input?: Buffer): void {
  const { status } = spawnSync(command, args, { cwd, input, stdio: ['pipe', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/**
 * Lays out a commit's files beside ours. Its packages are ours where it wants the same, else they are installed. kind: the
 * folder for it in `.cache`.
 */
export function layOut(name: string, kind = 'pictures'): Tree {
  const commit = String(git('rev-parse', '--short', '--verify', `${name}^{commit}`)).trim();
  const root = join(ROOT, '.cache', kind, commit);
  const remove = () => rmSync(root, { recursive: true, force: true });
  remove();
  mkdirSync(root, { recursive: true });
  run('tar', ['-x'], root, git('archive', '--format=tar', commit));
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(ROOT))
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  else run('npm', ['ci', '--ignore-scripts'], root);
  return { root, commit, remove };
}
