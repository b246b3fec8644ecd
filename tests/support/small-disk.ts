import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own, so small that a test can fill it. */
export interface SmallDisk {
  readonly folder: string;
  /** Up to the last byte. */
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Only root may mount one, and only where there is such a thing. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

export function smallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder]);
  // Whoever it belongs to inside of a container.
  chmodSync(folder, 0o777);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(filler),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      if (existsSync(folder)) rmSync(folder, { recursive: true });
    },
  };
}
