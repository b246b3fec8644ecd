/**
 * The living acceptance: every sentence of the product specification (product.md beside this), with the tests that
 * prove it or the decision that was taken instead. Read by tests/run.mjs, which knows how the tests went.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * @typedef {object} NamedTest
 * @property {string} file from tests/
 * @property {string | undefined} [within] the title around it, where several tests of the file have the same one
 * @property {string} title as it stands in the file: with ${...}, %s and $name
 *
 * @typedef {object} Sentence
 * @property {number} number
 * @property {string} chapter the heading it stands under
 * @property {string} sentence
 * @property {NamedTest[]} tests
 * @property {string} [decision] how its bullet in README.md, Decisions, begins after the date
 * @property {boolean} isOfTheText says something about the specification itself, nothing about the product
 *
 * @typedef {object} Run
 * @property {string} file from tests/
 * @property {string | undefined} [within]
 * @property {string} title
 * @property {string} status
 *
 * @typedef {'holds' | 'fails' | 'not run' | 'decided otherwise' | 'speaks of the document'} Mark
 *
 * @typedef {import('../support/report.d.ts').Report} Report
 */

const ROOT = join(import.meta.dirname, '../..');
const TESTS = join(ROOT, 'tests');
const COMPACT_COLUMNS = 116;

/** The sentences in their order, numbered from 1. */
export function readSentences(text = readFileSync(join(import.meta.dirname, 'product.md'), 'utf8')) {
  /** @type {Sentence[]} */
  const sentences = [];
  let chapter = '';
  const last = () => {
    const sentence = sentences.at(-1);
    if (!sentence) throw new Error('product.md: the first sentence comes after what is said of it');
    return sentence;
  };
  for (const line of text.split('\n')) {
    const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
    const [, sentence] = /^- (.*)$/.exec(line) ?? [];
    const [, file, within, title] = /^ {2}- `(\S+): (?:(.*) > )?(.*)`$/.exec(line) ?? [];
    const [, decision] = /^ {2}- decided: (.*)$/.exec(line) ?? [];
    if (heading !== undefined) chapter = heading;
    else if (sentence !== undefined)
      sentences.push({ number: sentences.length + 1, chapter, sentence, tests: [], isOfTheText: false });
    else if (file !== undefined && title !== undefined) last().tests.push({ file, within, title });
    else if (decision !== undefined) last().decision = decision;
    else if (line === '  - speaks of the document') last().isOfTheText = true;
    else if (line.startsWith(' ')) throw new Error(`product.md: what is "${line.trim()}"?`);
  }
  return sentences;
}

/**
 * A title as it stands in its file, as a pattern for the titles it becomes: `${…}`, %s and $name are filled in.
 * @param {string} title
 */
function patternOf(title) {
  const literal = title.split(/\$\{[^}]*\}|%[sdifj]|\$[a-z]\w*/i).map(escaped);
  return literal.join('.*');
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * What ran and how it ended, from vitest's and Playwright's reports.
 * @param {readonly Report[]} reports undefined: a step that did not run
 * @returns {Run[]}
 */
export function runsIn(reports) {
  return reports.flatMap((report) => [
    ...(report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: fromTests(name),
        within: ancestorTitles.at(-1),
        title,
        status,
      })),
    ),
    ...specsIn(report).flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: `e2e/${file}`,
        title,
        status: ENDS.get(status) ?? status,
      })),
    ),
  ]);
}

/** What Playwright says, in vitest's words. */
const ENDS = new Map([
  ['expected', 'passed'],
  ['flaky', 'passed'],
  ['unexpected', 'failed'],
]);

/**
 * All specifications of a suite of Playwright's and of the suites in it.
 * @param {import('../support/report.d.ts').Suite} [suite]
 * @returns {import('../support/report.d.ts').Spec[]}
 */
export function specsIn({ specs = [], suites = [] } = {}) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @param {string} path */
const fromTests = (path) => relative(TESTS, path).split(sep).join('/');

/**
 * @param {Run} run
 * @param {NamedTest} named
 */
const isOf = (run, { file, within, title }) =>
  run.file === file && matches(run.title, title) && (within === undefined || matches(run.within, within));

/**
 * @param {string | undefined} text
 * @param {string} title
 */
const matches = (text, title) => text !== undefined && new RegExp(`^${patternOf(title)}$`).test(text);

/**
 * "holds", "fails" or "not run" by its tests; a decision, too, holds by tests where it has some.
 * @param {Pick<Sentence, 'tests' | 'decision' | 'isOfTheText'>} sentence
 * @param {readonly Run[]} runs
 * @returns {Mark}
 */
export function judge({ tests, decision, isOfTheText }, runs) {
  if (isOfTheText) return 'speaks of the document';
  const ends = tests.map((test) => {
    const own = runs.filter((run) => isOf(run, test)).map(({ status }) => status);
    if (own.includes('failed')) return 'fails';
    return own.includes('passed') ? 'holds' : 'not run';
  });
  if (ends.includes('fails')) return 'fails';
  if (ends.includes('not run')) return 'not run';
  if (decision !== undefined) return 'decided otherwise';
  return ends.length > 0 ? 'holds' : 'not run';
}

/**
 * What runs just the tests of these sentences: arguments for vitest and for Playwright; undefined: none of its tests.
 * @param {readonly Sentence[]} sentences
 */
export function onlyThese(sentences) {
  const tests = sentences.flatMap((one) => one.tests);
  const argumentsFor = (/** @type {NamedTest[]} */ own, /** @type {string} */ titleFlag) =>
    own.length === 0
      ? undefined
      : [
          ...new Set(own.map(({ file }) => `tests/${file}`)),
          titleFlag,
          `(?:^| )(?:${[...new Set(own.map(({ title }) => patternOf(title)))].join('|')})$`,
        ];
  const isE2e = (/** @type {NamedTest} */ { file }) => file.startsWith('e2e/');
  return {
    vitest: argumentsFor(
      tests.filter((test) => !isE2e(test)),
      '-t',
    ),
    playwright: argumentsFor(tests.filter(isE2e), '-g'),
  };
}

/**
 * How it stands with these sentences: lines to print, and whether some are without a proof. What fails, a test has told.
 * @param {readonly Sentence[]} sentences
 * @param {readonly Report[]} reports
 * @param {{ compact: boolean }} options compact: one line each
 */
export function acceptance(sentences, reports, { compact }) {
  const runs = runsIn(reports);
  const judged = sentences.map((one) => ({ ...one, mark: judge(one, runs) }));
  const count = (/** @type {Mark} */ mark) => judged.filter((one) => one.mark === mark).length;
  const lines = judged.flatMap((one, index) => {
    const isNew = one.chapter !== judged[index - 1]?.chapter;
    const line = `${String(one.number).padStart(3)} ${one.mark}: ${one.sentence}`;
    const shown = compact ? [shortened(line, one)] : [line, ...proofOf(one)];
    return isNew && !compact ? ['', one.chapter, ...shown] : shown;
  });
  /** @type {Mark[]} */
  const marks = ['holds', 'decided otherwise', 'speaks of the document', 'fails', 'not run'];
  const sum = marks.map((mark) => `${count(mark)} ${mark}`).join(', ');
  return {
    unproven: count('not run') > 0,
    lines: [...lines, '', `The specification in ${judged.length} sentences: ${sum}`],
  };
}

/**
 * On one line of a terminal: the sentence as far as there is room, and where to look for its proof.
 * @param {string} line
 * @param {Sentence} sentence
 */
function shortened(line, { tests, decision }) {
  const files = [...new Set(tests.map(({ file }) => file.replace(/^.*\//, '')))];
  const [first = '', ...others] = decision === undefined ? files : [linkTo(decision)];
  const where = others.length > 0 ? `${first} +${others.length}` : first;
  const room = COMPACT_COLUMNS - where.length - 2;
  const text = line.length > room ? `${line.slice(0, room - 3)}...` : line;
  return where === '' ? text : `${text.padEnd(room)}  ${where}`;
}

/** @param {Sentence} sentence */
function proofOf({ tests, decision }) {
  return [
    ...(decision === undefined ? [] : [`      ${linkTo(decision)} ${decision}`]),
    ...tests.map(({ file, within, title }) => `      tests/${file}: ${within ? `${within} > ` : ''}${title}`),
  ];
}

/**
 * The line of README.md, from 1, where a decision's bullet begins; 0: there is none.
 * @param {string} decision its first words, with or without the full stop that ends them
 */
export function lineOf(decision) {
  const words = decision.replace(/\.$/, '');
  const lines = readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n');
  return lines.findIndex((line) => /^- \*\*[\d-]{10} /.test(line) && line.slice(15).startsWith(words)) + 1;
}

/** As terminals and editors open it. @param {string} decision */
const linkTo = (decision) => `README.md:${lineOf(decision)}`;
