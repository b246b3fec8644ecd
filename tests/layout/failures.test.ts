import { expect, it } from 'vitest';
import { failuresIn } from '#tests/support/failures.mjs';

const RED = '\u001b[31m';

it("names vitest's tests that failed, and files that never got to theirs", () => {
  const report = {
    testResults: [
      {
        name: '/nook/tests/rules/level.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', ancestorTitles: [], title: 'begins at 1', failureMessages: [] },
          {
            status: 'failed',
            ancestorTitles: ['a level'],
            title: 'rises',
            failureMessages: [`${RED}Error: 1 is not 2\n    at level.test.ts:3`],
          },
        ],
      },
      {
        name: '/nook/tests/rules/coins.test.ts',
        status: 'failed',
        message: 'Unexpected end of file',
        assertionResults: [],
      },
    ],
  };
  expect(failuresIn(report, '/nook')).toEqual([
    'failed: tests/rules/level.test.ts > a level > rises: Error: 1 is not 2',
    'failed: tests/rules/coins.test.ts: Unexpected end of file',
  ]);
});

it("names Playwright's tests that failed at their last try", () => {
  const spec = (title: string, status: string) => ({
    file: 'pages/focus.spec.ts',
    line: 52,
    title,
    tests: [{ status, results: [{ error: { message: 'too early' } }, { error: { message: 'no focus' } }] }],
  });
  const suites = [{ specs: [spec('is kept', 'unexpected'), spec('is moved', 'flaky')] }];
  expect(failuresIn({ suites: [{ suites }] })).toEqual([
    'failed: tests/e2e/pages/focus.spec.ts:52 > is kept: no focus',
  ]);
});

it('says nothing of a step that did not run', () => {
  expect(failuresIn(undefined)).toEqual([]);
});
