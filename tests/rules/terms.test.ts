import { describe, expect, it } from 'vitest';
import { termOn, termsShown } from '#engine/rules/terms.ts';

describe('the school term', () => {
  it.each([
    ['2026-01-01', 'spring'],
    ['2026-04-30', 'spring'],
    ['2026-05-01', 'summer'],
    ['2026-07-17', 'summer'],
    ['2026-07-18', 'autumn'],
    ['2026-08-01', 'autumn'],
    ['2026-11-21', 'autumn'],
    ['2026-12-31', 'autumn'],
    ['2028-02-29', 'spring'],
  ])('on %s is %s', (day, term) => {
    const [year, month, date] = day.split('-').map(Number);
    expect(termOn(new Date(year!, month! - 1, date))).toBe(term);
    expect(termOn(new Date(year!, month! - 1, date, 23, 59, 59))).toBe(term);
  });
});

describe('the groups of games shown', () => {
  it.each([
    ['autumn', ['autumn', 'other']],
    ['spring', ['spring', 'other']],
    ['summer', ['summer', 'other']],
    ['all', ['autumn', 'spring', 'summer', 'other']],
  ] as const)('for %s', (choice, groups) => {
    expect(termsShown(choice)).toEqual(groups);
  });
});
