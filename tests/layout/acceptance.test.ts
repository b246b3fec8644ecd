import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge, lineOf, readSentences, runsIn, type NamedTest, type Run } from '#tests/spec/acceptance.mjs';

const ROOT = join(import.meta.dirname, '../..');
const sentences = readSentences();
/** Of the sentences as they were given: a change of a single letter is another specification. */
const SENTENCES_SHA256 = 'b3d683d598b753694bc5928f53067171cb800ad516386416a1d18da3ebb75747';

const sourceOf = new Map<string, string | undefined>();
function read(file: string): string | undefined {
  const path = join(ROOT, 'tests', file);
  if (!sourceOf.has(file)) sourceOf.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return sourceOf.get(file);
}

/** How often a title stands in a source, as the first thing in brackets after a test's or a group's name or a table. */
function timesIn(source: string, title: string, kind: 'test|it' | 'describe'): number {
  const quoted = ["'", '"', '`'].map((quote) => quote + title + quote);
  return quoted
    .flatMap((text) => source.split(text).slice(0, -1))
    .filter((before) => new RegExp(`(?:\\b(?:${kind})|\\)|\`)\\(\\s*$`).test(before)).length;
}

function faultOf({ file, within, title }: NamedTest): string | undefined {
  const source = read(file);
  if (source === undefined) return `there is no tests/${file}`;
  const times = timesIn(source, title, 'test|it');
  if (times === 0) return `tests/${file} has no test "${title}"`;
  if (within !== undefined && timesIn(source, within, 'describe') !== 1)
    return `tests/${file} has no group "${within}"`;
  if (within === undefined && times > 1) return `tests/${file} has several tests "${title}": "group > title"`;
  return undefined;
}

describe('the specification, sentence by sentence', () => {
  it('is kept word by word', () => {
    const text = sentences.map(({ sentence }) => sentence).join('\n');
    expect(createHash('sha256').update(text).digest('hex')).toBe(SENTENCES_SHA256);
  });

  it('names tests that exist', () => {
    const faults = sentences.flatMap(({ number, tests }) =>
      tests.map(faultOf).map((fault) => fault && `${number}: ${fault}`),
    );
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it('is proven or decided otherwise, but for what speaks of the document itself', () => {
    const bare = sentences.filter(
      ({ tests, decision, isOfTheText }) => !isOfTheText && tests.length === 0 && decision === undefined,
    );
    expect(bare.map(({ number, sentence }) => `${number}: ${sentence}`)).toEqual([]);
    const ofTheText = sentences.filter(({ isOfTheText }) => isOfTheText);
    for (const { sentence } of ofTheText) expect(sentence).toMatch(/not shown|^This document/);
  });

  it('is decided otherwise only where README.md says why', () => {
    const missing = sentences.filter(({ decision }) => decision !== undefined && lineOf(decision) === 0);
    expect(missing.map(({ number, decision }) => `${number}: ${decision}`)).toEqual([]);
  });
});

describe('a sentence', () => {
  const test = { file: 'web/a.test.ts', title: 'takes %i of ${many}' };
  const sentence = { tests: [test, { file: 'e2e/b.spec.ts', title: 'is seen' }], isOfTheText: false };
  const runs = (first: string, second: string, seen: string): Run[] =>
    runsIn([
      {
        testResults: [
          {
            name: join(ROOT, 'tests/web/a.test.ts'),
            status: 'passed',
            assertionResults: [
              { ancestorTitles: ['one'], title: 'takes 1 of 2', status: first },
              { ancestorTitles: ['other'], title: 'takes 2 of 2', status: second },
            ],
          },
        ],
      },
      {
        suites: [
          {
            suites: [
              { specs: [{ file: 'b.spec.ts', line: 1, title: 'is seen', tests: [{ status: seen }] }] },
            ],
          },
        ],
      },
    ]);

  it('holds when every case of all its tests has passed, if at the second try', () => {
    expect(judge(sentence, runs('passed', 'passed', 'expected'))).toBe('holds');
    expect(judge(sentence, runs('passed', 'passed', 'flaky'))).toBe('holds');
  });

  it('fails with any case of any test', () => {
    expect(judge(sentence, runs('passed', 'failed', 'expected'))).toBe('fails');
    expect(judge(sentence, runs('passed', 'passed', 'unexpected'))).toBe('fails');
  });

  it('is not shown to hold by tests that did not run, or by none', () => {
    expect(judge(sentence, runs('passed', 'passed', 'skipped'))).toBe('not run');
    expect(judge(sentence, runs('pending', 'pending', 'expected'))).toBe('not run');
    expect(judge(sentence, [])).toBe('not run');
    expect(judge({ tests: [], isOfTheText: false }, [])).toBe('not run');
  });

  it('asks for one group of tests alone when it names one', () => {
    const one = { tests: [{ ...test, within: 'one' }], isOfTheText: false };
    expect(judge(one, runs('passed', 'failed', 'expected'))).toBe('holds');
    expect(judge(one, runs('failed', 'passed', 'expected'))).toBe('fails');
  });

  it('that was decided otherwise still has what holds instead proven', () => {
    const decided = { ...sentence, decision: 'Otherwise.' };
    expect(judge(decided, runs('passed', 'passed', 'expected'))).toBe('decided otherwise');
    expect(judge(decided, runs('failed', 'passed', 'expected'))).toBe('fails');
  });

  it('that is no list of tests is told by its line', () => {
    expect(() => readSentences('- A sentence.\n  - it holds, believe me')).toThrow('it holds, believe me');
  });
});
