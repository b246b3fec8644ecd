import { expect, it } from 'vitest';
import {
  randomPublicName,
  isMadeUp,
  publicNameAt,
  publicNameLike,
  makeUpName,
} from '#server/names/made-up-names.ts';
import { looksReal } from '#server/profiles/real-names.ts';

it('a name that others read is known again in every spelling, whatever its number', () => {
  const unknown = Array.from({ length: 20_000 }, (_, n) => publicNameAt(n * 997)).filter((name) =>
    [name, name.toLowerCase(), name.replaceAll(' ', '-'), name.replace(/ (?=\d)/, '')].some(
      (spelt) => publicNameLike(spelt) !== name,
    ),
  );
  expect(unknown).toEqual([]);
});

it('names that are offered have no word in them that children are called, and those of before stay made up', () => {
  const offered = Array.from({ length: 20_000 }, () => [makeUpName(), randomPublicName()]).flat();
  expect(offered.filter((name) => /Amber|Merry|Robin|Wren/.test(name))).toEqual([]);
  expect(offered.filter((name, index) => isMadeUp(name) !== (index % 2 === 0))).toEqual([]);
  expect(isMadeUp('Amber Robin 6')).toBe(true);
  expect(looksReal('Amber Robin 6')).toBe(false);
});
