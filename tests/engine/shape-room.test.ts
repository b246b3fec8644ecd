import { afterEach, expect, test } from 'vitest';
import { Beam } from '#engine/plays/shape-detective/beam.ts';
import { Dusk } from '#engine/plays/shape-detective/dusk.ts';
import { EvidenceBook } from '#engine/plays/shape-detective/evidence-book.ts';
import type { Rect } from '#engine/layout/layout.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn } from './tree.ts';

/** The dark room of the shape detective: a torch's light, and lamps that are lit one after the other. */

afterEach(closeGames);

const only = <T>({ session }: OpenGame, kind: new (...made: never[]) => T): T =>
  allIn(session.scene!.root).find((thing) => thing instanceof kind) as T;
const choices = ({ session }: OpenGame) =>
  session.stage!.controls.list.filter(({ kind }) => kind === 'choice');

const isIn = ({ x, y }: { readonly x: number; readonly y: number }, box: Rect) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

async function open(calmMotion: 'on' | 'off'): Promise<OpenGame> {
  const game = await openGame({ gameId: 'shape-detective', settings: { calmMotion } });
  goTo(game.session, 'play', 'question', 1);
  game.session.clock.advance(3);
  return game;
}

test.each(['off', 'on'] as const)(
  'calm %s: the light goes to what a finger or the focus is on, and stays there',
  async (calm) => {
    const game = await open(calm);
    const beam = only(game, Beam);
    const book = only(game, EvidenceBook);
    const [first, second] = choices(game);
    expect(Math.abs(beam.spot.y - book.y)).toBeLessThan(200);
    first!.press!(true);
    game.session.clock.advance(0.3);
    expect(isIn(beam.spot, first!.rect())).toBe(true);
    first!.press!(false);
    second!.focus!(true);
    game.session.clock.advance(0.3);
    expect(isIn(beam.spot, second!.rect())).toBe(true);
    second!.focus!(false);
    game.session.clock.advance(2);
    expect(isIn(beam.spot, second!.rect())).toBe(true);
    expect(beam.alpha).toBe(1);
  },
);

test('in calm motion the light is never between two places', async () => {
  const game = await open('on');
  const beam = only(game, Beam);
  const [first, second] = choices(game);
  first!.press!(true);
  game.session.clock.advance(0.5);
  second!.press!(true);
  for (let frame = 0; frame < 30; frame++) {
    game.session.clock.advance(1 / 60);
    expect(isIn(beam.spot, first!.rect()) || isIn(beam.spot, second!.rect())).toBe(true);
  }
  expect(isIn(beam.spot, second!.rect())).toBe(true);
});

test('a tablet that is turned takes the light with it', async () => {
  const game = await open('off');
  const beam = only(game, Beam);
  choices(game)[2]!.press!(true);
  game.session.clock.advance(0.5);
  Object.assign(game.host.style, { width: '270px', height: '480px' });
  game.session.stage!.settings.change({ reach: 'low' });
  expect(isIn(beam.spot, choices(game)[2]!.rect())).toBe(true);
});

test('with each shape that is found a lamp is lit, and the room with it; at the end it is bright', async () => {
  const game = await open('off');
  const { session } = game;
  const dusk = only(game, Dusk);
  const [veil] = dusk.children;
  const total = session.soFar!.questions.length;
  const dark: number[] = [veil!.alpha];
  expect(dusk.lamps.count).toBe(0);
  for (let found = 1; found <= total; found++) {
    answer(session, true);
    session.clock.advance(1.3);
    expect(dusk.lamps.count).toBe(found);
    dark.push(veil!.alpha);
    if (found < total) session.clock.advance(6);
  }
  expect(dark).toEqual([...new Set(dark)].toSorted((a, b) => b - a));
  expect(dark.at(-1)).toBeGreaterThan(0.2);
  for (let left = 20; left > 0 && session.phase === 'playing' && veil!.alpha > 0; left -= 0.1)
    session.clock.advance(0.1);
  expect(veil!.alpha).toBe(0);
});
