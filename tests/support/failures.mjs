/** Lists failures, a line each, at the end of a run's output: from vitest's and Playwright's reports. */
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { specsIn } from '#tests/spec/acceptance.mjs';

const MOST_LETTERS = 240;

/**
 * "file > title: the first line of its message" of every failed test, and of every file that failed before its tests.
 * @param {import('./report.d.ts').Report} report
 * @param {string} [root] the folder that paths are relative to
 */
export function failuresIn(report, root = process.cwd()) {
  const inVitest = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [told(file, message)];
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      told([file, ...ancestorTitles, title].join(' > '), failureMessages?.[0]),
    );
  });
  const inPages = specsIn(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => told(`tests/e2e/${file}:${line} > ${title}`, results?.at(-1)?.error?.message)),
  );
  return [...inVitest, ...inPages];
}

/**
 * @param {string} where
 * @param {string} [message]
 */
function told(where, message = '') {
  const [first = ''] = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return `failed: ${where}: ${first.trim().slice(0, MOST_LETTERS)}`;
}
