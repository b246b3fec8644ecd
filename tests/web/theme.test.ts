import { describe, expect, it } from 'vitest';
import { saveDelay, type SaveSituation } from '#web/features/theme/theme.ts';

const long = { sinceSave: 60_000, sinceSync: 60_000 };
const situation = (changes: Partial<SaveSituation>): SaveSituation => ({
  chosen: 'aqua',
  saved: 'core',
  editing: false,
  ...long,
  ...changes,
});

describe('a chosen theme', () => {
  it('is saved at once when nothing speaks against it', () => expect(saveDelay(situation({}))).toBe(0));

  it.each([
    ['while the profile is loading', { saved: undefined }],
    ['when it is the saved one already', { saved: 'aqua' }],
    ['during profile editing', { editing: true }],
  ] as const)('is not saved %s', (_, changes) => expect(saveDelay(situation(changes))).toBeUndefined());

  it('waits until a second after the last save', () =>
    expect(saveDelay(situation({ sinceSave: 300 }))).toBe(700));

  it('waits until 100 ms after the profile set the theme', () =>
    expect(saveDelay(situation({ sinceSync: 40 }))).toBe(60));

  it('is saved for a profile that has none', () => expect(saveDelay(situation({ saved: null }))).toBe(0));
});
