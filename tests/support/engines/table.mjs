/** The matrix as a table, from vitest's report: tests by engine. */

/** @typedef {{ marks: Map<string, string>, seconds: number }} Column */

const FAILED = 'FAILED';
const MARKS = new Map([
  ['passed', 'ok'],
  ['failed', FAILED],
]);
const SKIPPED = '-';

/**
 * Lines of text; none when the report holds no engine.
 * @param {import('../report.d.ts').Report} report
 */
export function matrixTable(report) {
  /** @type {Map<string, Column>} */
  const engines = new Map();
  for (const { engine, what, mark, seconds } of (report?.testResults ?? []).flatMap(triedIn)) {
    /** @type {Column} */
    const column = engines.get(engine) ?? { marks: new Map(), seconds: 0 };
    engines.set(engine, column);
    column.marks.set(what, mark);
    column.seconds += seconds;
  }
  const columns = [...engines].sort(([one], [other]) => one.localeCompare(other));
  if (columns.length === 0) return [];
  const rows = [...new Set(columns.flatMap(([, { marks }]) => [...marks.keys()]))];
  const lines = [
    ['', ...columns.map(([name]) => name)],
    ...rows.map((row) => [row, ...columns.map(([, { marks }]) => marks.get(row) ?? SKIPPED)]),
    ['seconds', ...columns.map(([, { seconds }]) => String(Math.round(seconds)))],
  ];
  const widthOf = (/** @type {number} */ column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widthOf(column) + 2))
      .join('')
      .trimEnd(),
  );
}

/**
 * Files are named after their engine; in one that tries several, each title begins with the engine's name.
 * @param {import('../report.d.ts').TestedFile} tested
 */
function triedIn({ name: file, status: whole, assertionResults }) {
  // An engine that did not start fails as a whole, and the report lists its tests as skipped.
  const untried = whole === 'failed' ? FAILED : SKIPPED;
  return assertionResults.map(({ ancestorTitles, title, status, duration }) => {
    const own = ancestorTitles[0] === file.replace(/^.*[\\/]|\.test\.ts$/g, '');
    const [engine = '', ...words] = own ? [ancestorTitles[0], title] : title.split(' ');
    return {
      engine,
      what: words.join(' '),
      mark: MARKS.get(status) ?? untried,
      seconds: (duration ?? 0) / 1000,
    };
  });
}
