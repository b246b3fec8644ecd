import '@fontsource-variable/fredoka/index.css';
import { Container, Text } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import type { OwnedSession } from '#engine/session/session.ts';
import { REACHES, type Rect } from '#engine/layout/layout.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** CSS pixels: boards, laptop, tablets either way, phones either way, the smallest of both, and a wide strip. */
const SIZES = [
  [1920, 1080],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [360, 640],
  [320, 568],
  [320, 256],
  [1680, 720],
] as const;
/** Design pixels: what rounding may cost. */
const TOLERANCE = 0.01;
/** CSS pixels: what a finger needs, and the lowest stage that has room for it everywhere. */
const FINGER = 48;
const LOWEST_PHONE = 360;
/** Design pixels from the card of the instructions down to the buttons. */
const CARD_ABOVE = 40;

afterEach(closeGames);

/** What a finger can press; toys answer nothing and may lie under something. */
const pressable = ({ stage }: OwnedSession) =>
  stage!.controls.list.filter(
    (control) => control.visible() && !control.isAway?.() && control.kind !== 'toy',
  );

/** What is wrong with where the things to press lie. */
function misplaced(session: OwnedSession): readonly string[] {
  const { width, height } = session.stage!.layout();
  const targets = pressable(session);
  const boxes = targets.map((control) => ({ id: control.id, ...control.rect() }));
  const isOutside = (box: Rect) =>
    Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height) < -TOLERANCE;
  const isOver = (a: Rect, b: Rect) =>
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > TOLERANCE &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > TOLERANCE;
  return boxes.flatMap((box, index) => [
    ...(isOutside(box) ? [`${box.id} outside`] : []),
    ...boxes.slice(index + 1).flatMap((other) => (isOver(box, other) ? [`${box.id} over ${other.id}`] : [])),
  ]);
}

/** Anything to press that is small for a finger; on stages lower than phones there is no room for all. */
function small(session: OwnedSession): readonly string[] {
  const { scale, height } = session.stage!.layout();
  if (height * scale < LOWEST_PHONE) return [];
  return pressable(session)
    .filter((control) => Math.min(control.rect().width, control.rect().height) * scale < FINGER - TOLERANCE)
    .map(({ id }) => `${id} small`);
}

/** Texts of the instructions that reach over the lower edge of their card. */
function spilt({ scene, stage }: OwnedSession): readonly string[] {
  const { scale } = stage!.layout();
  const start = stage!.controls.find('start-game')!.rect();
  const listen = stage!.controls.find('play-instructions')!.rect();
  const edge = (Math.min(start.y, listen.y) - CARD_ABOVE) * scale;
  const textsOf = (thing: Container): readonly Text[] =>
    thing.children.flatMap((child) => (child instanceof Text ? [child] : textsOf(child)));
  const told = ['Questions', 'Max XP', 'Max Coins', stage!.game.instructions];
  return textsOf(scene!.root)
    .filter(({ text }) => told.includes(text))
    .filter((text) => text.getBounds().bottom > edge)
    .map(({ text }) => `"${text}" spilt`);
}

type Check = (session: OwnedSession) => readonly string[];

/** Everything wrong in any size and reach, named. */
async function anywhere({ session, host }: OpenGame, check: Check): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
    for (const reach of REACHES) {
      // Lays out anew at once, for the new size, too.
      session.stage!.settings.change({ reach });
      found.push(...check(session).map((what) => `${width} x ${height}, ${reach}: ${what}`));
    }
  }
  return found;
}

test.each(GAMES.map(({ id }) => id))(
  '%s: nothing to press is small, lies over another or off the stage',
  async (id) => {
    const game = await openGame({ gameId: id });
    goTo(game.session, 'play', 'question', 2);
    expect(await anywhere(game, (session) => [...small(session), ...misplaced(session)])).toEqual([]);
  },
);

test.each(['instructions', 'result'] as const)(
  'the %s: nothing to press is small, lies over another or off the stage',
  async (scene) => {
    const game = await openGame();
    goTo(game.session, scene, 'start', 1);
    expect(await anywhere(game, (session) => [...small(session), ...misplaced(session)])).toEqual([]);
  },
);

test.each(GAMES.map(({ id }) => id))('%s: the instructions keep their text on their card', async (id) => {
  const game = await openGame({ gameId: id });
  goTo(game.session, 'instructions', 'start', 1);
  expect(await anywhere(game, spilt)).toEqual([]);
});
