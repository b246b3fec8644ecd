import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MANIFEST } from '#assets/art/bake/record.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { isDay, localDay, sceneOfDay, scenesAbout } from '#engine/rules/day-scene.ts';
import type { PictureManifest } from '#engine/rules/picture-manifest.ts';
import { lookOf } from '#engine/sprites/day-looks.ts';

const { worlds }: PictureManifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
const placeOf = ({ art }: (typeof GAMES)[number]) => worlds[art.world]?.place;

const DAY_MS = 86_400_000;
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10),
  );
const scenesIn = (game: (typeof GAMES)[number], from: string, count: number) =>
  days(from, count).map((day) => sceneOfDay({ gameId: game.id, place: placeOf(game), day }));

test('every game has a place that days can change', () => {
  expect(GAMES.filter((game) => placeOf(game) === undefined).map(({ id }) => id)).toEqual([]);
});

test('every scene but the plain one changes what is seen, whatever the season', () => {
  const places = [...new Set(GAMES.map((game) => placeOf(game)!))];
  const unseen = places.flatMap((place) =>
    [0, 100, 200, 300].flatMap((number) =>
      scenesAbout(place, number).filter(
        (scene) => (lookOf(place, scene) === undefined) !== (scene === 'plain'),
      ),
    ),
  );
  expect(unseen).toEqual([]);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: another scene each day of ten years',
  (_, game) => {
    const scenes = scenesIn(game, '2020-01-01', 3653);
    expect(scenes.filter((scene, index) => index > 0 && scene === scenes[index - 1])).toEqual([]);
    const weeks = scenes.slice(6).map((_, index) => new Set(scenes.slice(index, index + 7)).size);
    expect(Math.min(...weeks)).toBeGreaterThanOrEqual(4);
  },
);

test('snow comes in winter alone', () => {
  const snowy = GAMES.flatMap((game) =>
    days('2026-01-01', 365).filter(
      (day) => sceneOfDay({ gameId: game.id, place: placeOf(game), day }) === 'snow',
    ),
  );
  expect(new Set(snowy.map((day) => Number(day.slice(5, 7))))).toEqual(new Set([1, 2, 3, 12]));
});

test('a day has one scene, whenever it is asked for; without a day or a world it is plain', () => {
  const asked = { gameId: 'a', place: 'field', day: '2026-11-27' } as const;
  expect(sceneOfDay(asked)).toBe(sceneOfDay({ ...asked }));
  expect(sceneOfDay({ ...asked, day: undefined })).toBe('plain');
  expect(sceneOfDay({ ...asked, place: undefined })).toBe('plain');
  expect(() => sceneOfDay({ ...asked, day: '2026-02-30' })).toThrow('"2026-02-30" is no day');
});

test('the day is the one that the device shows', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(['2026-01-05', '2024-02-29'].every(isDay)).toBe(true);
  expect(['', 'today', '2026-1-5', '2026-13-01', '2025-02-29'].some(isDay)).toBe(false);
});
