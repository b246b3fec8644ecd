import { afterEach, expect, test } from 'vitest';
import { EvidenceBook } from '#engine/plays/shape-detective/evidence-book.ts';
import { Find } from '#engine/plays/shape-detective/find.ts';
import { HandOver } from '#engine/plays/shape-detective/hand-over.ts';
import { RIM } from '#engine/plays/shape-detective/material.ts';
import { grownOutline } from '#engine/plays/shape-detective/outline.ts';
import { ShapeFigure } from '#engine/plays/shape-detective/shape-figure.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { answer } from '#engine/workbench/checkpoints.ts';
import { closeGames } from './open-game.ts';
import { openShapes } from './open-shapes.ts';
import { allIn, shownAlpha, thingsOn } from './tree.ts';

/** What is to be chosen from, and what becomes of it once it was found. */

afterEach(closeGames);

test.each(['off', 'on'] as const)(
  'calm %s: a hand is on what lies on the page while it goes to its own place',
  async (calmMotion) => {
    const game = await openShapes(calmMotion);
    const finger = allIn(thingsOn(game, HandOver)[0]!).find((thing) => thing instanceof GhostHand)!;
    const book = thingsOn(game, EvidenceBook)[0]!;
    answer(game.session, true);
    game.session.clock.advance(1.2);
    const figure = allIn(book).find((thing) => thing instanceof ShapeFigure) as ShapeFigure;
    const at = () => ({ x: book.x + figure.x, y: book.y + figure.y });
    const [page, beside]: [ReturnType<typeof at>, boolean[]] = [at(), []];
    let was = page;
    for (let frame = 0; frame < 60; frame++) {
      game.session.clock.advance(1 / 60);
      const now = at();
      const moves = Math.hypot(now.x - was.x, now.y - was.y) > 0.5;
      was = now;
      if (!moves || shownAlpha(figure.body) < 0.05) continue;
      beside.push(finger.body.alpha > 0.9 && Math.hypot(finger.x - now.x, finger.y - now.y) < 130);
    }
    expect(Math.hypot(was.x - page.x, was.y - page.y)).toBeGreaterThan(100);
    expect(beside.length > 8).toBe(calmMotion === 'off');
    expect(beside).not.toContain(false);
  },
);

test('all that is to be chosen from has one area, so that its size tells nothing', async () => {
  const game = await openShapes('off');
  for (let asked = 1; asked <= 5; asked++) {
    const areas = thingsOn(game, Find).map(({ figure }) => {
      const { shape, stretch } = figure.shown;
      const points = grownOutline(shape, RIM);
      const twice = points.map(([x, y], index) => {
        const [toX, toY] = points[(index + 1) % points.length]!;
        return x * toY - toX * y;
      });
      const scale = figure.scale.x;
      return (Math.abs(twice.reduce((sum, one) => sum + one, 0)) / 2) * stretch * scale * scale;
    });
    expect(areas).toHaveLength(4);
    expect(Math.max(...areas) / Math.min(...areas), `question ${asked}`).toBeLessThan(1.08);
    answer(game.session, true);
    while (game.session.scene!.describe()['question'] === asked) game.session.clock.advance(0.1);
  }
});
