import { gsap } from 'gsap';
import type { Container } from 'pixi.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { STEP_SECONDS } from '#engine/kernel/clock.ts';
import { TenFrame } from '#engine/sprites/ten-frame.ts';
import { goTo } from '#engine/workbench/checkpoints.ts';
import { frames } from './frames.ts';
import { fingersOn } from './fingers.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

/** The picture as it is now, as numbers: equal only when every pixel is. */
async function pictureOf({ app, session }: OpenGame): Promise<string> {
  session.clock.step(0);
  const bytes = await (await fetch(app.canvas.toDataURL())).arrayBuffer();
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('the same seed and steps', () => {
  test.each([
    ['play', 'start', 1],
    ['play', 'right', 2],
    ['play', 'wrong', 2],
    ['result', 'perfect', 1],
  ] as const)('give the same picture twice: %s, %s %i', async (scene, moment, count) => {
    const pictures: string[] = [];
    for (let run = 0; run < 2; run++) {
      const game = await openGame();
      goTo(game.session, scene, moment, count);
      pictures.push(await pictureOf(game));
      game.close();
    }
    expect(pictures[0]).toBe(pictures[1]);
  });

  test('and more time gives another one', async () => {
    const game = await openGame();
    goTo(game.session, 'play', 'right', 1);
    const before = await pictureOf(game);
    game.session.clock.step(0.5);
    expect(await pictureOf(game)).not.toBe(before);
  });
});

test('a press is seen after one step of the clock', async () => {
  const pictures: string[] = [];
  for (const pressed of [false, true]) {
    const game = await openGame();
    goTo(game.session, 'play', 'question', 1);
    if (pressed) game.session.stage!.controls.list.find(({ kind }) => kind === 'choice')!.press!(true);
    game.session.clock.advance(STEP_SECONDS);
    pictures.push(await pictureOf(game));
    game.close();
  }
  expect(pictures[0]).not.toBe(pictures[1]);
});

test('the layer of real elements tells one moment: with the new score answers are closed, with the new question they are new', async () => {
  const { host, session } = await openGame({ gameId: 'number-detective' });
  const told = () => ({
    score: host.querySelector('[data-score]')!.textContent,
    prompt: host.querySelector('[data-prompt]')!.textContent!,
    open: host.querySelectorAll('[data-choice]:not([aria-disabled="true"])').length,
    answers: [...host.querySelectorAll('[data-choice]')].map((one) => one.textContent!),
  });
  goTo(session, 'play', 'question', 1);
  const { answer } = session.scene!.describe();
  session.dispatch(session.stage!.controls.find(`choice-${String(answer)}`)!);
  const chosen = told();
  expect(chosen).toMatchObject({ score: '+1', open: 0 });
  // Without drawing, as on a machine whose frames take long.
  while (told().prompt === chosen.prompt) session.clock.advance(STEP_SECONDS);
  const asked = session
    .stage!.controls.list.filter(({ kind }) => kind === 'choice')
    .map(({ label }) => label);
  expect(asked).not.toEqual(chosen.answers);
  expect(told()).toMatchObject({ open: 0, answers: asked });
});

test('a lost and restored graphics context goes on with the same question and the same picture', async () => {
  const game = await openGame();
  goTo(game.session, 'play', 'wrong', 1);
  const before = await pictureOf(game);
  const asked = game.host.querySelector('[data-prompt]')!.textContent;
  const told = (name: string) =>
    new Promise((resolve) => game.app.canvas.addEventListener(name, resolve, { once: true }));
  const loss = game.app.canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
  const lost = told('webglcontextlost');
  loss.loseContext();
  await lost;
  const restored = told('webglcontextrestored');
  // The browser allows it only after the loss was told everywhere.
  await frames();
  loss.restoreContext();
  await restored;
  await expect.poll(() => game.session.clock.paused).toBe(false);
  expect(await pictureOf(game)).toBe(before);
  expect(game.host.querySelector('[data-prompt]')!.textContent).toBe(asked);
});

test('a game that is left with a finger and the focus on an answer touches nothing that is gone', async () => {
  const warned = vi.spyOn(console, 'warn');
  const game = await openGame();
  goTo(game.session, 'play', 'question', 1);
  game.session.clock.step(1);
  const answer = game.host.querySelector<HTMLElement>('[data-choice]')!;
  answer.focus();
  fingersOn(game).downOn(1, answer.textContent!);
  game.close();
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});

describe('a game without sound', () => {
  test('ends all the same, with captions', async () => {
    const { session, host, told } = await openGame({ settings: { voiceOn: false, effectsOn: false } });
    const captions = new Set<string>();
    session.stage!.voice.captions.onChange((text) => text !== undefined && captions.add(text));
    goTo(session, 'play', 'finish', 1);
    for (let seconds = 0; session.phase !== 'result' && seconds < 20; seconds++) session.clock.step(1);
    session.clock.step(3);
    expect(host.querySelector('[data-result] h2')?.textContent).toBe('Perfect Score');
    expect(captions).toContain('2 add 1 makes 3.');
    expect(told).toEqual([]);
    expect(session.problems).toEqual([]);
  }, 60_000);
});

describe('a game that asks by voice alone', () => {
  test.each([
    [true, 'nothing'],
    [false, 'all'],
  ] as const)('with the voice on: %s, shows %s of the number it asks for', async (voiceOn, shown) => {
    const { session } = await openGame({ gameId: 'sound-safari', settings: { voiceOn } });
    goTo(session, 'play', 'question', 1);
    session.clock.step(1);
    const frames: TenFrame[] = [];
    const find = (thing: Container) => {
      if (thing instanceof TenFrame) frames.push(thing);
      thing.children.forEach(find);
    };
    find(session.stage!.stage);
    const all = frames.reduce((sum, { counters }) => sum + counters.length, 0);
    expect(all).toBeGreaterThan(0);
    const seen = frames.reduce((sum, frame) => sum + Math.max(0, frame.shown), 0);
    expect(seen).toBe(shown === 'all' ? all : 0);
  });
});

describe('many games, one after the other', () => {
  test('leave no tween, element or listener of the engine behind', async () => {
    const counts: (readonly number[])[] = [];
    const listeners = new Map<string, Set<unknown>>();
    const listenersOf = (type: string) => listeners.get(type) ?? listeners.set(type, new Set()).get(type)!;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    // Counted on what outlives a stage only: the page itself.
    const outlives = (target: unknown) => target === document || target === window || target === undefined;
    EventTarget.prototype.addEventListener = function (type, listener, how) {
      if (outlives(this)) listenersOf(type).add(listener);
      return addEventListener.call(this ?? window, type, listener, how);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, how) {
      if (outlives(this)) listenersOf(type).delete(listener);
      return removeEventListener.call(this ?? window, type, listener, how);
    };
    const countListeners = () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0);
    try {
      for (let run = 0; run < 6; run++) {
        // Things are counted in one of them, and carried in the others.
        const games = ['total-treasure-hunt', 'cookie-crunch-count', 'shape-detective'] as const;
        const game = await openGame({ gameId: games[run % games.length]! });
        goTo(game.session, 'play', 'right', 1);
        game.session.clock.step(0.3);
        game.close();
        counts.push([
          gsap.globalTimeline.getChildren().length,
          document.querySelectorAll('*').length,
          countListeners(),
        ]);
      }
    } finally {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
    }
    // The first ones load what stays: textures, the sound context, the library's own listeners.
    expect(new Set(counts.slice(3).map(String)).size, counts.join(' | ')).toBe(1);
  }, 60_000);

  test('may end before they have begun', async () => {
    for (let run = 0; run < 10; run++) {
      const pending = openGame();
      await frames();
      closeGames();
      const game = await pending;
      game.close();
      expect(game.session.problems).toEqual([]);
      expect(game.host.isConnected).toBe(false);
    }
    expect(document.querySelector('[data-stage]')).toBeNull();
  }, 60_000);
});
