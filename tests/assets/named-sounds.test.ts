import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CELEBRATIONS, type SoundManifest } from '#engine/rules/clips.ts';
import { GAMES } from '#engine/games/catalogue.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { SHAPES } from '#engine/rules/shapes.ts';

const PUBLIC = join(import.meta.dirname, '../../assets/public');
const { clips } = JSON.parse(readFileSync(join(PUBLIC, 'sounds/manifest.json'), 'utf8')) as SoundManifest;

test('the sounds that the specification names are there under their names', () => {
  const celebrations = ['good', 'hooray', 'nice', 'woohoo'];
  expect(CELEBRATIONS).toEqual(celebrations);
  const named = [
    ...GAMES.map(({ id }) => `instructions/${id}`),
    ...numbersFrom(0, 20).map((number) => `numbers/${number}`),
    ...SHAPES.map((shape) => `shapes/${shape}`),
    ...['try_again', 'tap_the_empty_box', 'perfect_game', 'great_game', 'poor_result'],
    ...celebrations,
  ];
  expect(named).toHaveLength(GAMES.length + 21 + 8 + 5 + 4);
  for (const name of named) {
    expect(clips[name], `${name}: npm run voice`).toBeDefined();
    const [address] = clips[name]!.src.split('?');
    expect(address).toBe(`/sounds/${name}.mp3`);
    expect(existsSync(join(PUBLIC, address!)), address).toBe(true);
  }
});
