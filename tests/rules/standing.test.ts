import { expect, test } from 'vitest';
import { RULES } from '#engine/rules/played.ts';
import { standingOf } from '#engine/rules/standing.ts';

const RELEASES = { current: 3, ended: { 1: '2026-12-01', 2: '2027-01-10' } };
const NOW = Date.parse('2027-01-20');

test.each([
  [3, 'now'],
  [4, 'newer'],
  [2, 'lately'],
  [1, 'unknown'],
  [0, 'unknown'],
  [-1, 'unknown'],
])('rules %i are %s to a server of rules 3', (rules, standing) => {
  expect(standingOf(rules, NOW, RELEASES)).toBe(standing);
});

test('it is known until when each of the rules before held', () => {
  for (let rules = 1; rules < RULES; rules++)
    expect([rules, standingOf(rules, 0)]).toEqual([rules, 'lately']);
});

test('a round of these very rules is of now', () => {
  expect(standingOf(RULES, Date.now())).toBe('now');
});
