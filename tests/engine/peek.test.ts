import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { findItem, mostSupportOf } from '#engine/games/items.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan } from '#engine/games/replay.ts';
import { scanOrder } from '#engine/input/scanning.ts';
import { Cover } from '#engine/plays/number-detective/cover.ts';
import type { Needs } from '#engine/rules/needs.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { startStage, type DemoStage } from './demo-stage.ts';

/** An amount that is seen for a moment, and Peek. */

const GAME = gameOrThrow('number-detective');

let stage: DemoStage;
afterEach(() => stage.dispose());

/** A round whose first question asks about an amount, with as much hidden as can be. */
async function play(needs: Partial<Needs> = {}, calm = false) {
  const seed = [1, 2, 3, 4, 5, 6].find((one) => dealtPlan(GAME, one)[0]!.item.startsWith('card.count'))!;
  const plan = dealtPlan(GAME, seed).map((one) => ({
    ...one,
    support: mostSupportOf(GAME, findItem(one.item)!),
  }));
  stage = await startStage({
    scenes: await loadScenes(GAME),
    options: {
      gameId: GAME.id,
      seed,
      player: { avatar: 'fox', xp: 0, needs },
      plan: () => ({ plan, tells: false }),
    },
    extras: { settings: { voiceOn: false, calmMotion: calm ? 'on' : 'off' } },
  });
  stage.session.machine.send('start');
  // The countdown, up to the first question.
  while (stage.session.phase !== 'playing') go(0.05);
}
/** The last frame is drawn, and told to the layer of real elements. */
function go(seconds: number): void {
  stage.session.clock.advance(seconds - 0.01);
  stage.step(0.01);
}
const coversIn = (root: Container): readonly Cover[] =>
  root.children.flatMap((child) => (child instanceof Cover ? [child] : coversIn(child)));
const seen = () => coversIn(stage.session.scene!.root)[0]!.body.alpha;
const told = () => stage.session.scene!.describe();
const recorded = () => (told()['records'] as readonly { help: number }[])[0];
const control = (id: string) => stage.session.stage!.controls.find(id)!;
const peek = () => [...stage.host.querySelectorAll('button')].find((one) => one.textContent === 'Peek');
const answer = () => control(`choice-${String(told()['answer'])}`).activate();

/** How long the cover was not whole, from now on. */
function openFor(seconds: number): number {
  let open = 0;
  for (let at = 0; at < seconds; at += 0.05) {
    go(0.05);
    open += seen() < 1 ? 0.05 : 0;
  }
  return open;
}

test.each([false, true])('the amount is seen for 1.5 s, then covered; calm: %s', async (calm) => {
  await play({}, calm);
  expect(seen()).toBe(1);
  const open = openFor(5);
  expect(open).toBeGreaterThan(1.5);
  expect(open).toBeLessThan(2.2);
  expect(seen()).toBe(1);
  expect(
    stage.session.stage!.controls.list.filter(({ kind, id }) => kind === 'toy' && id !== 'guide'),
  ).toEqual([]);
  answer();
  expect(recorded()).toMatchObject({ wrong: 0, help: 0, support: 2 });
  go(1);
  expect(seen()).toBeLessThan(0.01);
  expect(stage.session.problems).toEqual([]);
});

test('quick looks that are switched off in the middle of a round come no more in it', async () => {
  await play({ no_flashes: false });
  go(5);
  stage.session.stage!.settings.changeNeeds({ no_flashes: true });
  control('peek').activate();
  go(5);
  expect(seen()).toBe(0);
});

test('Peek is a named button before the answers; a press shows the amount again, free, as help', async () => {
  await play();
  go(5);
  const button = peek()!;
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  const choice = stage.host.querySelector('[data-choice]')!;
  expect(button.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const { controls } = stage.session.stage!;
  expect(scanOrder(controls.list, (one) => stage.session.isLive(one)).map(({ id }) => id)).toContain('peek');
  button.focus();
  button.click();
  go(1);
  expect(seen()).toBe(0);
  // It keeps its state, so that nobody is told of a change in the middle of a look.
  expect(peek()!.hasAttribute('aria-disabled')).toBe(false);
  expect(document.activeElement).toBe(peek());
  go(3);
  expect(seen()).toBe(1);
  expect(peek()!.hasAttribute('aria-disabled')).toBe(false);
  answer();
  expect(told()).toMatchObject({ score: 1 });
  expect(recorded()).toMatchObject({ wrong: 0, help: 2, support: 2 });
});

test('pressed without end it does not flicker', async () => {
  await play();
  go(5);
  let turns = 0;
  let last = seen();
  for (let at = 0; at < 10; at += 0.05) {
    control('peek').activate();
    go(0.05);
    const now = seen();
    if ((last === 1) !== (now === 1)) turns += 1;
    last = now;
  }
  // Open and shut again at most once in two seconds.
  expect(turns).toBeLessThanOrEqual(10);
});

test('a wrong answer shows the amount once more, help leaves it open, and another question follows', async () => {
  await play();
  go(5);
  const wrong = () =>
    stage.session.stage!.controls.list.find(
      ({ id, kind }) => kind === 'choice' && id !== `choice-${String(told()['answer'])}`,
    )!;
  wrong().activate();
  expect(openFor(1.5)).toBeGreaterThan(0.8);
  expect(seen()).toBe(1);
  go(3);
  wrong().activate();
  go(12);
  expect(seen()).toBe(0);
  control('peek').activate();
  go(3);
  expect(seen()).toBe(0);
  answer();
  go(12);
  expect(told()).toMatchObject({ question: 2 });
  expect(stage.session.stage!.controls.find('peek')).toBeUndefined();
  expect(stage.session.problems).toEqual([]);
});

test('who needs no flashes sees nothing for a moment only: covered until Peek, and open from then on', async () => {
  await play({ no_flashes: true });
  expect(openFor(6)).toBe(0);
  peek()!.click();
  go(1);
  expect(seen()).toBe(0);
  go(5);
  expect(seen()).toBe(0);
  answer();
  expect(recorded()).toMatchObject({ wrong: 0, help: 2 });
});
