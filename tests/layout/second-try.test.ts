import { expect, it } from 'vitest';
import { afterSecondTry, failedFiles } from '#tests/support/second-try.mjs';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ ancestorTitles: [], title: `test ${at}`, status })),
});
const first = {
  testResults: [
    file('steady', 'passed', 'pending'),
    file('shaky', 'failed', 'passed'),
    file('broken', 'failed'),
  ],
};

it('runs again what failed, alone', () => {
  expect(failedFiles(first)).toEqual(['shaky', 'broken']);
  expect(failedFiles(undefined)).toEqual([]);
});

it('counts a file as its second try went, and names those that it mended', () => {
  const second = { testResults: [file('shaky', 'passed', 'passed'), file('broken', 'failed')] };
  const { merged, mended } = afterSecondTry(first, second);
  expect(merged).toMatchObject({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 });
  expect(failedFiles(merged)).toEqual(['broken']);
  expect(mended?.testResults?.map(({ name }) => name)).toEqual(['shaky']);
});

it('leaves everything failed when the second try never ran', () => {
  const { merged, mended } = afterSecondTry(first, undefined);
  expect(merged).toMatchObject({ numPassedTests: 2, numFailedTests: 2 });
  expect(mended?.testResults).toEqual([]);
});
