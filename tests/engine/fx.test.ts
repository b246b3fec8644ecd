import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { RECIPES, type Recipe } from '#engine/fx/index.ts';
import { createRandom } from '#engine/rules/random.ts';
import { AnswerTile } from '#engine/sprites/answer-tile.ts';
import { ANSWER_CLAYS } from '#engine/sprites/clay.ts';

type Tiles = [AnswerTile, AnswerTile, AnswerTile, AnswerTile];

const SAMPLES = 12;
const named = Object.entries(RECIPES as Record<string, Recipe>);

const makeTiles = (): Tiles =>
  ANSWER_CLAYS.map((clay, index) => {
    const tile = new AnswerTile({ width: 260, height: 240, clay, text: String(index + 1) });
    tile.position.set(index * 300, 0);
    return tile;
  }) as Tiles;

const make = (recipe: Recipe, calm: boolean) => {
  const tiles = makeTiles();
  return { tiles, timeline: recipe.make(tiles, { calm, random: createRandom(1) }) };
};

/** Place, turn and size of everything in a tile; what is shown or not does not count. */
const poseOf = (view: Container): string =>
  [view.x, view.y, view.rotation, view.scale.x, view.scale.y, ...view.children.map(poseOf)].join();

describe.each(named)('the recipe %s', (_name, recipe) => {
  test('lasts as long as it says, calm or not', () => {
    for (const calm of [false, true]) {
      expect(make(recipe, calm).timeline.duration(), calm ? 'calm' : 'full').toBeCloseTo(recipe.seconds, 1);
    }
  });

  test('is handed over paused', () => {
    expect(make(recipe, false).timeline.paused()).toBe(true);
  });
});

// The step of a trail has to arrive somewhere: in calm motion the walker fades out here and in there.
describe.each(named.filter(([name]) => name !== 'trail-step'))('calm %s', (name, recipe) => {
  test('moves nothing', () => {
    const { tiles, timeline } = make(recipe, true);
    const still = tiles.map(poseOf);
    for (let sample = 0; sample <= SAMPLES; sample++) {
      timeline.time((timeline.duration() * sample) / SAMPLES);
      // Tick and arrow appear; they are looked at without.
      for (const tile of tiles) for (const old of tile.badge.removeChildren()) old.destroy();
      expect(tiles.map(poseOf), `${name} at ${timeline.time()} s`).toEqual(still);
    }
  });
});
