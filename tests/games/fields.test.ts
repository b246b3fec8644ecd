import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, gamesOfTerm, rewardOf } from '#engine/games/catalogue.ts';
import { TERMS } from '#engine/rules/terms.ts';
import { TERM_TEXTS } from '#web/features/catalogue/terms.ts';
import { expectAll, rounds } from './rounds.ts';

/** The fields of games, terms and questions: product specification, section 3. */

const PUBLIC = join(import.meta.dirname, '../../assets/public');
const read = (path: string) => JSON.parse(readFileSync(join(PUBLIC, path), 'utf8'));

test('a game is told by these fields, and by none that follows from them', () => {
  const { clips } = read('sounds/manifest.json');
  const { pages } = read('pictures/manifest.json');
  for (const game of GAMES) {
    const { id, title, description, instructions, ageRange, difficulty, rewards } = game;
    for (const text of [id, title, description, instructions]) expect(text).toMatch(/\w/);
    expect(ageRange).toMatch(/^[3-7]\+$/);
    expect(['easy', 'medium', 'hard']).toContain(difficulty);
    expect(Object.keys(rewards).sort()).toEqual(['partialCoins', 'perfectCoins', 'questionsCount']);
    expect(
      Object.keys(game).filter((field) => /icon|colou?r|class|link|audio|thumbnail|max/i.test(field)),
    ).toEqual([]);
    // Thumbnail and audio file follow from the id.
    expect(pages[`thumbnails/${id}`], `the thumbnail of ${id}: npm run art`).toBeDefined();
    expect(clips[`instructions/${id}`], `the spoken instructions of ${id}: npm run voice`).toBeDefined();
  }
});

test('XP and coins of a game end with its questions and its perfect coins', () => {
  for (const game of GAMES) {
    const { questionsCount, perfectCoins } = game.rewards;
    const all = Array.from({ length: questionsCount + 1 }, (_, score) => rewardOf(game, score));
    expect(Math.max(...all.map(({ xp }) => xp))).toBe(questionsCount);
    expect(Math.max(...all.map(({ coins }) => coins))).toBe(perfectCoins);
    expect(() => rewardOf(game, questionsCount + 1)).toThrow(RangeError);
  }
});

test('a term is told by its title, description, objectives and games', () => {
  expect(TERMS.map((term) => TERM_TEXTS[term].title)).toEqual([
    'Reception Autumn',
    'Reception Spring',
    'Reception Summer',
    'Other',
  ]);
  for (const term of TERMS) {
    expect(TERM_TEXTS[term].description).toMatch(/\w/);
    expect(TERM_TEXTS[term].objectives.length > 0).toBe(term !== 'other');
    expect(gamesOfTerm(term).length).toBeGreaterThan(0);
  }
});

const CONTAINERS = ['jar', 'box', 'basket', 'bowl', 'bag'];
const SUM = ['firstNumber', 'secondNumber', 'correctAnswer', 'options', 'firstEmoji', 'secondEmoji'];
const SHAPES = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond', 'pentagon', 'hexagon'];

test.each([
  ['total-treasure-hunt', SUM],
  ['cookie-crunch-count', SUM],
  ['number-sandwich', ['leftNumber', 'rightNumber', 'correctAnswer', 'options']],
  ['number-detective', ['type', 'targetNumber', 'targetShape', 'options']],
  ['none-left-fun', ['containers']],
  ['shape-detective', ['target', 'shown']],
])('a question of %s has the fields of the specification', (id, fields) => {
  const questions = rounds(id).flat() as unknown as readonly Record<string, unknown>[];
  expectAll(questions, (question) => fields.every((field) => question[field] !== undefined));
  const listed = (field: string) => questions.flatMap((question) => question[field] ?? []) as Listed[];
  if (id === 'number-detective') {
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(['number-to-shape', 'shape-to-number']),
    );
    expectAll(
      listed('options'),
      ({ value, shape, isCorrect }) =>
        [typeof value, typeof isCorrect, SHAPES.includes(shape)].join() === 'number,boolean,true',
    );
  }
  if (id === 'none-left-fun') {
    expect(new Set(listed('containers').map(({ type }) => type))).toEqual(new Set(CONTAINERS));
    expectAll(
      listed('containers'),
      ({ itemCount, isCorrect, position, itemIcon }) =>
        [typeof itemCount, typeof isCorrect, typeof position, typeof itemIcon].join() ===
        'number,boolean,number,string',
    );
  }
  if (id === 'shape-detective') {
    expect(new Set(listed('shown').map(({ shape }) => shape))).toEqual(new Set(SHAPES));
    expectAll(listed('shown'), ({ colour }) => typeof colour === 'string');
  }
});

/** Of an option, a container or a shape. */
interface Listed {
  readonly value: unknown;
  readonly shape: string;
  readonly isCorrect: unknown;
  readonly type: string;
  readonly itemCount: unknown;
  readonly position: unknown;
  readonly itemIcon: unknown;
  readonly colour: unknown;
}
