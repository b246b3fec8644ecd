import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';

/** An import that is there at run time. */
const TAKEN = /^import (?!type )[^;]*?from '#server\/contract\/([\w-]+)\.ts'/gm;

test('pages take types and the checks of form fields from the contract, or zod would come to the landing page', () => {
  const taken = sourceFiles()
    .filter(({ path }) => /^web\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(TAKEN)].map(([, file]) => ({ path, file })));
  expect(taken.length).toBeGreaterThan(5);
  expect(taken.filter(({ file }) => file !== 'fields')).toEqual([]);
});

test('no page spells an address of the server: it names an endpoint of the contract', () => {
  const spelt = sourceFiles()
    .filter(({ path }) => /^(web|engine)\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) => (/['"`][^'"`\n]*\/api[/'"`]/.test(text) ? [path] : []));
  // The one that makes addresses of names.
  expect(spelt).toEqual(['web/lib/api.ts']);
});
