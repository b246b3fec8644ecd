import { expect, it } from 'vitest';
import { ABSENT, differencesOf, written } from '#tests/pictures/digests.ts';

const digests = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries));

it('tells which pictures of a game are no longer the same, or are new or gone', () => {
  const before = digests({ same: 'a', other: 'b', gone: 'c', 'of both': ABSENT });
  const now = digests({ same: 'a', other: 'B', fresh: 'd', gone: ABSENT, 'of both': ABSENT });
  expect(differencesOf(before, now)).toEqual(['other', 'gone: only before', 'fresh: only now']);
  expect(differencesOf(now, now)).toEqual([]);
});

it('writes digests as a list that other programs compare, too', () => {
  expect(written(digests({ 'number-trail play right': 'a1', 'sound-safari play right': 'b2' }))).toBe(
    'a1  number-trail play right\nb2  sound-safari play right\n',
  );
});
