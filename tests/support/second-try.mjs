/** A step of real browsers and servers on a busy machine: files that failed are run once more, and named. */

/**
 * The files to run again.
 * @param {import('./report.d.ts').Report} report
 * @returns {string[]} absolute paths
 */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * @param {NonNullable<import('./report.d.ts').Report>} first
 * @param {import('./report.d.ts').Report} second of the failed files alone
 * @returns {{ merged: NonNullable<import('./report.d.ts').Report>, mended: import('./report.d.ts').Report }}
 *   the report of both runs as one, where a file that ran again counts as it did then; and of the first run the files
 *   that failed in it alone
 */
export function afterSecondTry(first, second) {
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  const testResults = (first.testResults ?? []).map((file) => again.get(file.name) ?? file);
  const mended = (first.testResults ?? []).filter(
    ({ name, status }) => status === 'failed' && again.get(name)?.status === 'passed',
  );
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const having = (/** @type {string[]} */ ...statuses) =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  const merged = {
    ...first,
    testResults,
    numPassedTests: having('passed'),
    numFailedTests: having('failed'),
    numPendingTests: having('pending', 'skipped'),
  };
  return { merged, mended: { testResults: mended } };
}
