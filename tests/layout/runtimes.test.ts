import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '#server/prepare.mjs';
import { RUNTIMES } from '#tests/support/runtimes.mjs';

/** Paths relative to the project of what a tsconfig includes by itself. */
function filesOf(config: string): string[] {
  const { config: read, error } = ts.readConfigFile(`${ROOT}/${config}`, ts.sys.readFile);
  expect(error).toBeUndefined();
  return ts
    .parseJsonConfigFileContent(read, ts.sys, ROOT)
    .fileNames.map((file) => file.slice(ROOT.length + 1));
}

it.each(Object.entries(RUNTIMES))('`npm run check` checks every file of tsconfig.%s.json', (name, files) => {
  const included = filesOf(`tsconfig.${name}.json`);
  expect(included.length).toBeGreaterThan(10);
  expect(included.filter((file) => !files.test(file))).toEqual([]);
});
