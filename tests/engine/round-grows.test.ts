import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { Jar } from '#engine/plays/cookie-crunch/jar.ts';
import { Animal } from '#engine/plays/sound-safari/animal.ts';
import { Flock } from '#engine/plays/sound-safari/flock.ts';
import { Stone } from '#engine/plays/number-trail/stone.ts';
import { ShapeFigure } from '#engine/plays/shape-detective/shape-figure.ts';
import { SeaChest } from '#engine/plays/treasure-hunt/sea-chest.ts';
import { Grown } from '#engine/sprites/grown.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';
import { allIn } from './tree.ts';

/** How far a round is can be seen without header, text and numbers: something of its place grows with each answer. */

afterEach(closeGames);

const STEP = 1 / 60;

/** How much of what the round builds is there, each game's own thing by its own measure. */
function built({ session }: OpenGame): number {
  const measures = allIn(session.scene!.root).map((thing) => {
    if (thing instanceof Grown) return thing.count;
    if (thing instanceof Jar || thing instanceof SeaChest) return thing.filled;
    if (thing instanceof Stone) return thing.lit;
    // Those to choose from are as many in each question.
    return thing instanceof ShapeFigure ? 1 : 0;
  });
  return measures.reduce((sum, one) => sum + one, 0);
}

function untilAsked(game: OpenGame): void {
  const { session } = game;
  while (session.scene!.describe()['state'] !== 'asking' || !session.stage!.gate.open)
    session.clock.advance(STEP);
}

const FORMS = GAMES.flatMap(({ id }) =>
  (['off', 'on'] as const).map((calmMotion) => [id, calmMotion] as const),
);

test.each(FORMS)(
  '%s, calm %s: with each answer there is more, and no mistake takes any',
  async (gameId, calmMotion) => {
    const game = await openGame({ gameId, settings: { calmMotion } });
    goTo(game.session, 'play', 'question', 1);
    untilAsked(game);
    const seen = [built(game)];
    const { length } = game.session.soFar!.questions;
    for (let left = length - 1; left > 0; left--) {
      answer(game.session, true);
      untilAsked(game);
      seen.push(built(game));
      if (seen.length > 2) continue;
      answer(game.session, false);
      untilAsked(game);
      expect(built(game)).toBe(seen.at(-1));
    }
    answer(game.session, true);
    // It is all there to the end, in the completed picture, too.
    let end = 0;
    while (game.session.phase === 'playing') {
      end = built(game);
      game.session.clock.advance(STEP);
    }
    expect(end).toBeGreaterThan(seen.at(-1)!);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
    expect(seen).toHaveLength(length);
  },
);

test.each(['off', 'on'] as const)(
  'Sound Safari, calm %s: a bird comes from behind the animal that called it, to the end of the line',
  async (calmMotion) => {
    const game = await openGame({ gameId: 'sound-safari', settings: { calmMotion } });
    const { session } = game;
    goTo(session, 'play', 'question', 2);
    const [flock] = allIn(session.scene!.root).filter((thing) => thing instanceof Flock);
    const [first, second] = flock!.pieces;
    expect(first!.x).toBeLessThan(second!.x);
    const wanted = String(session.scene!.describe()['answer']);
    const [caller] = allIn(session.scene!.root).filter(
      (thing): thing is Animal => thing instanceof Animal && thing.id === wanted,
    );
    answer(session, true);
    const ways: number[] = [];
    for (let left = 1.4; left > 0; left -= STEP) {
      session.clock.advance(STEP);
      if (second!.alpha === 1 && second!.body.alpha > 0) ways.push(second!.body.x * second!.scale.x);
    }
    expect(ways.at(-1)).toBe(0);
    if (calmMotion === 'on') return expect(Math.max(...ways.map(Math.abs))).toBe(0);
    const from = caller!.x - second!.x;
    expect(Math.abs(ways[0]! - from)).toBeLessThan(0.12 * Math.abs(from) + 1);
    const away = ways.map((x) => Math.abs(x));
    expect(away, 'never away again').toEqual(away.toSorted((a, b) => b - a));
  },
);
