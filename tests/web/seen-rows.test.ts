import { describe, expect, it } from 'vitest';
import { rowsSeenBy } from '#web/features/leaderboard/seen-rows.ts';

const standing = (username: string) => ({ username, avatar_url: 'fox' as const, level: 1, xp: 5 });
const listOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...standing(`P${at + 1}`), id: `id-${at + 1}`, rank: at + 1 }));

const seen = (count: number, rank: number | null, viewer: { ownId?: string; hidden?: boolean }) => {
  const { rows, apart } = rowsSeenBy(
    {
      top50: listOf(count),
      currentUserRank: rank,
      currentUserStats: rank === null ? null : standing('Mia'),
    },
    { ownId: viewer.ownId, hidden: viewer.hidden ?? false },
  );
  const text = (row: (typeof rows)[number]) => `${row.rank} ${row.username}${row.own ? ' own' : ''}`;
  return { rows: rows.map(text), apart: apart && text(apart) };
};

describe('the ranking that a player sees', () => {
  it('marks the own row where it stands', () =>
    expect(seen(3, 2, { ownId: 'id-2' })).toEqual({ rows: ['1 P1', '2 P2 own', '3 P3'], apart: undefined }));

  it('has the own row apart below the best fifty', () => {
    const { rows, apart } = seen(50, 51, { ownId: 'me' });
    expect([rows.length, apart]).toEqual([50, '51 Mia own']);
  });

  it('has a hidden player at their own place, and no rank twice', () => {
    expect(seen(2, 1, { hidden: true }).rows).toEqual(['1 Mia own', '2 P1', '3 P2']);
    expect(seen(2, 2, { hidden: true }).rows).toEqual(['1 P1', '2 Mia own', '3 P2']);
    expect(seen(2, 3, { hidden: true }).rows).toEqual(['1 P1', '2 P2', '3 Mia own']);
    expect(seen(0, 1, { hidden: true }).rows).toEqual(['1 Mia own']);
  });

  it('stays fifty long with a hidden player in it', () => {
    const { rows, apart } = seen(50, 50, { hidden: true });
    expect([rows.length, rows.at(-1), apart]).toEqual([50, '50 Mia own', undefined]);
  });

  it('has no own row for whoever has no rank', () =>
    expect(seen(1, null, {})).toEqual({ rows: ['1 P1'], apart: undefined }));
});
