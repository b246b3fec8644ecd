import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';

const files = sourceFiles();
const code = files.filter(({ path }) =>
  /^(web|engine|server|assets|build|tests|bench)\/.*\.(ts|tsx|mjs)$/.test(path),
);
const pathsOf = (found: readonly { path: string }[]) => found.map(({ path }) => path);

/** Lists of words are as long as they are. */
const DATA = /(words|names|passwords|palette|-list)\.ts$/;

test('the project is looked at', () => {
  expect(code.length).toBeGreaterThan(50);
});

const linesOf = (text: string) => text.split('\n').length - 1;

test('no file is longer than 300 lines', () => {
  const long = code.filter(({ path, text }) => !DATA.test(path) && linesOf(text) > 300);
  expect(pathsOf(long)).toEqual([]);
});

test('half of the files have at most 69 lines', () => {
  const lengths = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path)).map(({ text }) => linesOf(text));
  const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
  expect(median).toBeLessThanOrEqual(69);
});

test('file names are kebab-case', () => {
  expect(pathsOf(code).filter((path) => !/^[a-z0-9/-]+(\.[a-z]+)*$/.test(path))).toEqual([]);
});

test("no file holds a path of somebody's machine", () => {
  const machine = /["'`\s(=:](\/(home|Users|root|work|mnt)\/\w|[A-Z]:\\Users)/;
  expect(pathsOf(files.filter(({ path, text }) => path !== 'Dockerfile' && machine.test(text)))).toEqual([]);
});

test('no test is skipped, focused or left for later', () => {
  const tests = code.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  expect(
    pathsOf(tests.filter(({ text }) => /\b(test|it|describe)\.(skip|only|todo|fixme)\b/.test(text))),
  ).toEqual([]);
});
