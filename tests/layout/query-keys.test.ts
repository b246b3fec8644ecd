import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';

const pages = sourceFiles().filter(({ path }) => /^web\/.*\.tsx?$/.test(path));
/** What a list that begins with a name is written after. */
const WRITTEN = /(.{0,40})\[\s*'([\w-]+)'/g;
const IS_KEY = /queryKey: $|PROFILES = $|QueryData(<[^(]*>)?\($|QueryState\($/;

const keys = pages.flatMap(({ path, text }) =>
  [...text.matchAll(WRITTEN)]
    .filter(([, before]) => IS_KEY.test(before!))
    .map(([, , name]) => ({ path, name })),
);

test('a query key is written once, beside its query', () => {
  expect(keys.length).toBeGreaterThan(8);
  const names = keys.map(({ name }) => name);
  expect(keys.filter(({ name }, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what is asked for again is named by the query that has it', () => {
  const retyped =
    /(invalidate|remove|refetch|cancel|reset)Queries\([^;]*?queryKey: \[|queryKey\[0\] [!=]== '/;
  expect(pages.filter(({ text }) => retyped.test(text)).map(({ path }) => path)).toEqual([]);
});
