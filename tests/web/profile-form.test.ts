import { NO_NEEDS } from '#engine/rules/needs.ts';
import { expect, it } from 'vitest';
import { editSchema } from '#web/features/profile/profile-form.ts';
import { hasAge, isFullySetUp } from '#web/lib/profile.ts';
import type { Profile } from '#server/contract/profile.ts';

const PROFILE: Profile = {
  id: 'a',
  public_id: 'b',
  username: 'Sunny Otter',
  public_name: 'Sunny Otter',
  age: 5,
  avatar_url: 'fox',
  theme: 'core',
  parent_email: 'parent@example.com',
  xp: 0,
  level: 1,
  coins: 0,
  on_leaderboard: true,
  show_name: false,
  scarf: 0,
  needs: NO_NEEDS,
  created_at: '2026-11-22T00:00:00Z',
};

it('a profile is enough for games with an age, for signing in with name, avatar and theme as well', () => {
  const judged = (changes: Partial<Profile>) => {
    const profile = { ...PROFILE, ...changes };
    return [hasAge(profile), isFullySetUp(profile)];
  };
  expect(judged({})).toEqual([true, true]);
  expect(judged({ age: null })).toEqual([false, false]);
  for (const missing of [{ username: null }, { avatar_url: null }, { theme: null }] as const)
    expect(judged(missing)).toEqual([true, false]);
  expect([hasAge(null), isFullySetUp(null)]).toEqual([false, false]);
});

it('an age that is taken away is saved as none, another one as a whole number from 4 to 18', () => {
  const saved = (age: string) => {
    const draft = { username: 'Sunny Otter', age, avatar_url: 'owl', theme: 'aqua' };
    const checked = editSchema.safeParse(draft);
    return checked.success ? checked.data.age : checked.error.issues[0]!.message;
  };
  expect(['', ' ', '4', '18', ' 7 '].map(saved)).toEqual([null, null, 4, 18, 7]);
  for (const age of ['3', '19', '5.5', '-5', 'five'])
    expect(saved(age)).toBe('Please enter a valid age between 4 and 18');
});
