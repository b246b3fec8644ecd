/** What nothing uses goes: files, packages, exports. Part of lint. Beginnings are what no import leads to. */

/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    // By name from the pages' HTML, from each other, or by the build.
    'web/{main.tsx,workbench.ts}',
    'web/start/*.{js,ts,css}',
    'web/worker/main.ts',
    'build/{worker.config.ts,first-sights.mjs,landing-words.mjs}',
    'web/{first-sights,landing-words}.tsx',
    'web/features/game/page-reconciler.tsx',
    // By a glob: each family's pictures are its folder's.
    'engine/plays/*/play.ts',
    // Programs, and what they start.
    'assets/{art,sound}/build.ts',
    'assets/art/{contact,bake/deutan}.ts',
    'assets/sound/{measure,guides/measure}.ts',
    'assets/public/*.css',
    'bench/*.{ts,tsx,mjs}',
    'deploy/*.mjs',
    'server/{main.ts,*.mjs}',
    'tests/{run,check}.mjs',
    'tests/faults/support/run-server.mjs',
    'tests/support/engines/rounds.ts',
    'tests/pictures/*.{ts,mjs}',
    'tests/**/*.{test,spec}.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,js,mjs,css}'],
  // Of this machine, where it has them.
  ignoreBinaries: [
    'openssl',
    'nginx',
    'mount',
    'umount',
    'apt-get',
    'apt-cache',
    'Xvfb',
    'pgbench',
    'prometheus',
    'taskset',
    'ffmpeg',
    'dockerd',
  ],
  // By name: polyfills of web/start/polyfills.json, a list that is required, a second TypeScript that is run.
  ignoreDependencies: ['core-js', 'naughty-words', 'typescript-7'],
  // A print of its text says whether sounds are to be made anew.
  ignoreIssues: { 'assets/sound/guides/throat.ts': ['exports'] },
  // A type that a function's own is made of is exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};
