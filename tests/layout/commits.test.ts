import { spawnSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { ROOT } from '#server/prepare.mjs';

/** The newest commit with a subject that is too long; nothing checked them until then. */
const SINCE = '31b0c652bfa0f10d606998c89bfd7e1f38aa6ae9';

const LONGEST = 71;
/** A first word of these endings tells what was done, or what somebody does. */
const TELLING = /(ed|ing|s)$/;
/** Commands that end like this all the same. */
const COMMANDS = /(ss|eed)$|^(Bring|Embed|Focus|Ping|Ring|Shed|Spring|String|Swing)$/;

/** What is wrong with a subject; undefined: nothing. */
function faultOf(subject: string): string | undefined {
  const [first = ''] = subject.split(' ');
  if (subject.length > LONGEST) return `has ${subject.length} characters, more than ${LONGEST}`;
  if (!/^[A-Z][a-z]+$/.test(first)) return 'begins with no capitalised word';
  if (TELLING.test(first) && !COMMANDS.test(first)) return `says "${first}", which is no command`;
  return subject.endsWith('.') ? 'ends with a full stop' : undefined;
}

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** A copy without history has nothing to look at, nor has a clone that begins later. */
const hasHistory = git('merge-base', '--is-ancestor', SINCE, 'HEAD').status === 0;

test.skipIf(!hasHistory)('every commit says in at most 71 characters, as a command, what it does', () => {
  const { stdout, status } = git('log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`);
  expect(status).toBe(0);
  const commits = stdout.split('\n').filter(Boolean);
  expect(commits.length).toBeGreaterThan(0);
  const faults = commits.flatMap((commit) => {
    const fault = faultOf(commit.slice(commit.indexOf(' ') + 1));
    return fault === undefined ? [] : [`${commit}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

describe('a subject', () => {
  it.each([
    'Hold that a dropped pack of sounds is fetched again',
    'Press the button twice',
    'Bring the coins back',
    'Speed up the tests of the pages',
  ])('like "%s" is good', (subject) => expect(faultOf(subject)).toBeUndefined());

  it.each([
    ['Fixed the sounds', 'Fixed'],
    ['Adds a test', 'Adds'],
    ['Mending the sounds', 'Mending'],
    ['fix: the sounds', 'capitalised'],
    ['Mend the sounds.', 'full stop'],
    ['Mend the sounds and the pictures and the words and the tests and the rest', 'characters'],
  ])('like "%s" is told why not', (subject, why) => expect(faultOf(subject)).toContain(why));
});
