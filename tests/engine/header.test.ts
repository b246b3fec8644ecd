import { Sprite, Text, type Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

/** CSS pixels: whiteboard, 4:3, tablet upright, phones. named: whether buttons have room for their names in play. */
const SIZES = [
  { width: 1920, height: 1080, named: true },
  { width: 1280, height: 800, named: false },
  { width: 1024, height: 768, named: false },
  { width: 844, height: 390, named: true },
  { width: 768, height: 1024, named: false },
  { width: 390, height: 844, named: false },
] as const;
/** CSS pixels: below this, a grown-up cannot read a line on a phone. */
const READABLE = 9;

function everything(root: Container): Container[] {
  if (!root.visible) return [];
  return [root, ...root.children.flatMap((child) => everything(child))];
}

/** Visible texts by their words, with their boxes on the screen in CSS pixels. */
const written = ({ app }: OpenGame) =>
  new Map(
    everything(app.stage)
      .filter((thing) => thing instanceof Text)
      .map((text) => [text.text.replaceAll('\n', ' '), text.getBounds().rectangle]),
  );

function expectReadable(game: OpenGame, words: string): void {
  const box = written(game).get(words);
  const { width, height } = game.app.renderer.screen;
  expect(box, words).toBeDefined();
  const { left, right, top, bottom } = box!;
  const [most, least] = [Math.max(right - width, bottom - height), Math.min(left, top)];
  expect([most <= 0, least >= 0], `${words}: ${left} to ${right}, ${top} to ${bottom}`).toEqual([true, true]);
  expect(box!.height, words).toBeGreaterThan(READABLE);
}

const press = ({ host }: OpenGame, name: string) =>
  [...host.querySelectorAll<HTMLElement>('button, a')]
    .find(({ textContent }) => textContent === name)!
    .click();

test.each(SIZES)('$width x $height: the words of the specification are on the stage', async (size) => {
  for (const { id, title, description } of GAMES) {
    const game = await openGame({ gameId: id, width: size.width, height: size.height });
    game.session.clock.advance(1.5);
    for (const words of [title, description, 'How to Play', 'Game Stats', 'Play Instructions', 'Start Game'])
      expectReadable(game, words);
    const thumbnail = everything(game.app.stage).find(
      (thing) => thing instanceof Sprite && thing.texture.label?.includes('thumbnails/'),
    );
    expect(thumbnail, `${id} without its thumbnail`).toBeDefined();

    press(game, 'Start Game');
    game.session.clock.advance(2);
    for (const words of [title, description]) expectReadable(game, words);
    const named = ['Back to All Games', 'Instructions'].filter((words) => written(game).has(words));
    expect(named.length > 0).toBe(size.named);
    named.forEach((words) => expectReadable(game, words));
    game.close();
  }
});
