import { afterEach, expect, test } from 'vitest';
import type { WayOn } from '#engine/ports.ts';
import { closeGames, openGame } from './open-game.ts';

afterEach(closeGames);

/** The result of a game, some seconds after the round; and what was said, and how its buttons stand. */
async function resultWith(wayOn?: WayOn, [width, height] = [480, 270]) {
  const game = await openGame({ ...(wayOn && { wayOn }), width: width!, height: height! });
  const { session } = game;
  const { controls, voice } = session.stage!;
  const said: string[] = [];
  voice.captions.onChange((text) => text !== undefined && said.push(text));
  session.dispatch(controls.find('start-game')!);
  session.clock.advance(0.5);
  session.finish(6, []);
  session.clock.advance(9);
  const ways = controls.list.filter(({ id }) => /again|game|leaderboard/.test(id) && id !== 'back');
  const size = (id: string) => controls.find(id)!.rect().width;
  return { game, ways: ways.map(({ id }) => id), said, size };
}

test('without a suggestion there are the three usual ways, and playing again is the big one', async () => {
  const { ways, size } = await resultWith();
  expect(ways).toEqual(['play-again', 'all-games', 'leaderboard']);
  expect(size('play-again')).toBeGreaterThan(size('all-games'));
});

test('a recommended game stands beside them, and leads there', async () => {
  const { game, ways, size } = await resultWith({ gameId: 'sound-safari', best: 'again' });
  expect(ways).toEqual(['play-again', 'next-game', 'all-games', 'leaderboard']);
  expect(size('play-again')).toBeGreaterThan(size('next-game'));
  const link = [...game.host.querySelectorAll('a')].find(({ textContent }) => textContent === 'Next Game');
  expect(new URL(link!.href).pathname).toBe('/play/sound-safari');
  game.session.dispatch(game.session.stage!.controls.find('next-game')!);
  expect(game.leaves).toEqual(['next-game']);
});

test('after enough rounds stopping is the bigger choice, the guide says so, and nothing is locked', async () => {
  const { game, ways, size, said } = await resultWith({ gameId: 'sound-safari', best: 'stop' });
  expect(ways[0]).toBe('all-games');
  expect(size('all-games')).toBeGreaterThan(size('play-again'));
  expect(said).toContain('That was good playing.');
  game.session.dispatch(game.session.stage!.controls.find('play-again')!);
  expect(game.session.phase).toBe('playing');
});

test('after two bad rounds the big button leads to the surer game, and says so', async () => {
  const { ways, size, said } = await resultWith({ gameId: 'number-detective', best: 'next' });
  expect(ways.slice(0, 2)).toEqual(['next-game', 'play-again']);
  expect(size('next-game')).toBeGreaterThan(size('play-again'));
  expect(said).toContain("Let's try this one.");
});

test.each([
  [480, 270],
  [400, 300],
  [300, 600],
])('at %i x %i no way on covers another', async (width, height) => {
  const { game, ways } = await resultWith({ gameId: 'sound-safari', best: 'again' }, [width, height]);
  const rects = ways.map((id) => game.session.stage!.controls.find(id)!.rect());
  for (const [at, a] of rects.entries())
    for (const b of rects.slice(at + 1))
      expect(
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
      ).toBe(true);
});
