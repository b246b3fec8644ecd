import { Text, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { allIn, shownAlpha } from './tree.ts';

/** An answer that was tried has a small mark on its rim: beside its number it would be read as "1°" or "12.". */

afterEach(closeGames);

const isShown = (thing: Container): boolean => thing.visible && (!thing.parent || isShown(thing.parent));

test.each(GAMES)('$id: marks what was tried, below its number and clear of it', async ({ id }) => {
  const { session } = await openGame({ gameId: id, width: 960, height: 540 });
  const marks = () => allIn(session.scene!.root).filter((thing) => thing.label === 'tried' && isShown(thing));
  goTo(session, 'play', 'question', 2);
  expect(marks()).toEqual([]);
  answer(session, false);
  session.clock.advance(1.45);
  expect(marks()).toHaveLength(1);
  const mark = marks()[0]!.getBounds();
  const answered = marks()[0]!.parent!.parent!;
  const numerals = allIn(answered).filter(
    (thing) => thing instanceof Text && isShown(thing) && shownAlpha(thing) > 0.5,
  );
  // A text's box is higher than its letters.
  for (const numeral of numerals)
    expect(mark.y + mark.height / 2).toBeGreaterThan(numeral.getBounds().bottom);
});
