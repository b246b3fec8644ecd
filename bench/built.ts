import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '#server/prepare.mjs';

/**
 * A module of the server, built as the product is: where Vite loads files one by one, the same work takes several times as
 * long. file: from the project's root.
 */
export async function builtModule<Module>(file: string): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'nook-built-'));
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: file,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: { output: { format: 'cjs', entryFileNames: 'built.cjs' } },
      },
    });
    return createRequire(import.meta.url)(join(folder, 'built.cjs')) as Module;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
