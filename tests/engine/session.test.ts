import { sound } from '@pixi/sound';
import { gsap } from 'gsap';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlayEvents } from '#engine/core/scene-events.ts';
import { createSession } from '#engine/core/session.ts';
import { demoScenes, startPlaying, startStage, type DemoStage } from './demo-stage.ts';
import { fingersOn } from './fingers.ts';

let stage: DemoStage;
afterEach(() => stage.dispose());

describe('a session', () => {
  test('goes through a game as its table says', async () => {
    stage = await startStage({ rounds: 2 });
    const { session, host } = stage;
    expect(session.phase).toBe('instructions');
    host.querySelectorAll('button')[0]!.click();
    expect(session.phase).toBe('playing');
    for (const label of ['1', '2']) {
      stage.step(0.6);
      fingersOn(stage).tap(label);
    }
    expect(session.phase).toBe('result');
    stage.step(0.1);
    host.querySelector<HTMLButtonElement>('[data-result] button')!.click();
    expect(session.phase).toBe('playing');
    expect(session.machine.log.map(({ event, to }) => `${event} ${to}`)).toEqual([
      'loaded instructions',
      'start playing',
      'finished result',
      'again playing',
    ]);
  });

  test('hands the result out once, with the rewards of the game', async () => {
    stage = await startPlaying();
    stage.session.finish(8, []);
    expect(stage.results).toHaveLength(1);
    expect(stage.results[0]).toMatchObject({
      gameId: 'total-treasure-hunt',
      score: 8,
      totalQuestions: 10,
      xpGained: 8,
      coinsGained: 9,
    });
    expect(stage.results[0]!.attemptId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('tells that a result is only kept when it is shown, or left before: not while its last answer is praised', async () => {
    let play: PlayEvents | undefined;
    const told: string[] = [];
    const demo = demoScenes(1);
    stage = await startPlaying({
      scenes: { ...demo, play: (context, events) => demo.play(context, (play = events)) },
      options: {
        onResult: () => Promise.resolve('kept'),
        onKept: () => told.push(stage.session.phase),
      },
    });
    play!.onCompleted(1, []);
    await Promise.resolve();
    expect(told).toEqual([]);
    play!.onFinished();
    await Promise.resolve();
    expect(told).toEqual(['result']);

    stage.session.machine.send('again');
    play!.onCompleted(1, []);
    stage.session.dispose();
    await Promise.resolve();
    expect(told).toEqual(['result', 'playing']);
  });

  test('refuses what the phase does not allow, and remembers it', async () => {
    stage = await startStage();
    expect(stage.session.machine.send('again')).toBe(false);
    expect(stage.session.machine.log.at(-1)).toMatchObject({
      from: 'instructions',
      event: 'again',
      to: undefined,
    });
  });

  test('leaves once', async () => {
    stage = await startPlaying();
    fingersOn(stage).tap('Back to All Games');
    fingersOn(stage).tap('Back to All Games');
    expect(stage.left).toEqual(['all-games']);
  });

  test('of an unknown game says which there are', async () => {
    stage = await startStage();
    const { app, host } = stage;
    const options = {
      gameId: 'number-trial',
      player: { avatar: 'fox', xp: 0 },
      theme: 'core',
      cameFrom: undefined,
      host,
    } as const;
    const ports = {
      onResult: () => Promise.resolve('saved' as const),
      onKept() {},
      onLeave() {},
      onProblem() {},
    };
    const open = () => createSession(app, { ...options, ...ports }, () => Promise.resolve(demoScenes(1)));
    expect(open).toThrow(/no game "number-trial".*number-trail,/);
  });

  test('that cannot start says so', async () => {
    stage = await startStage();
    stage.dispose();
    const broken = {
      ...demoScenes(1),
      instructions: () => {
        throw new Error('no picture');
      },
    };
    stage = await startStage({ scenes: broken });
    expect(stage.told).toContain('Something went wrong!');
    expect(stage.session.problems.join()).toContain('no picture');
  });
});

describe('interruptions', () => {
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('a hidden page holds time, sound and answers; the question goes on 0.3 s after "Play"', async () => {
    stage = await startPlaying();
    const { clock, stage: context } = stage.session;
    hide(true);
    expect(clock.paused).toBe(true);
    expect(sound.context.paused).toBe(true);
    expect(context!.gate.open).toBe(false);
    hide(false);
    expect(clock.paused).toBe(true);
    expect(sound.context.paused).toBe(true);
    fingersOn(stage).tap('Play');
    expect(clock.paused).toBe(false);
    expect(sound.context.paused).toBe(false);
    stage.step(0.2);
    expect(context!.gate.open).toBe(false);
    stage.step(0.2);
    expect(context!.gate.open).toBe(true);
  });

  test('where nothing runs a page goes on by itself when it is seen again', async () => {
    stage = await startStage();
    hide(true);
    expect(stage.session.clock.paused).toBe(true);
    hide(false);
    expect(stage.session.clock.paused).toBe(false);
    window.dispatchEvent(new Event('blur'));
    expect(stage.session.clock.paused).toBe(false);
  });

  test('a window that lost its focus shows "Play" and the way out, and closes all else', async () => {
    stage = await startPlaying();
    const { session, host } = stage;
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('blur'));
    session.clock.step(0);
    fingersOn(stage).tap('2');
    expect(stage.play.chosen).toEqual([]);
    const live = session.stage!.controls.list.filter((one) => session.isLive(one)).map(({ label }) => label);
    expect(live).toEqual(['Back to All Games', 'Play']);
    const names = [...host.querySelectorAll('a, button')].map((element) => element.textContent);
    expect(names).toEqual(['Back to All Games', 'Play', 'Instructions', '1', '2', '3', '4']);
    expect(host.querySelector('[data-announce]')?.textContent).toBe('Paused. Tap to go on.');
    fingersOn(stage).tap('Play');
    expect(session.clock.paused).toBe(false);
    stage.step(0.5);
    fingersOn(stage).tap('2');
    expect(stage.play.chosen).toEqual(['2']);
  });

  test('"Play" has the focus of who plays by keys, and gives it back', async () => {
    stage = await startPlaying();
    const { host, session } = stage;
    const named = (name: string) =>
      [...host.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === name)!;
    named('3').focus();
    window.dispatchEvent(new Event('blur'));
    expect(document.activeElement?.textContent).toBe('Play');
    named('Play').click();
    session.clock.step(0);
    expect(document.activeElement?.textContent).toBe('3');
  });

  test('walking on with Tab into the buttons of the browser does not pause', async () => {
    stage = await startPlaying();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    window.dispatchEvent(new Event('blur'));
    expect(stage.session.clock.paused).toBe(false);
    window.dispatchEvent(new Event('blur'));
    expect(stage.session.clock.paused).toBe(true);
  });

  test.each(['one', 'two'] as const)('a switch goes on, with %s of them', async (switchMode) => {
    stage = await startPlaying({ extras: { settings: { switchMode } } });
    window.dispatchEvent(new Event('blur'));
    const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    expect(stage.session.clock.paused).toBe(false);
    expect(stage.play.chosen).toEqual([]);
  });

  test('a lost and restored graphics context continues the same question with the same picture', async () => {
    stage = await startPlaying();
    const { app, session } = stage;
    fingersOn(stage).tap('2');
    stage.step(1);
    const picture = () => {
      app.render();
      return app.canvas.toDataURL();
    };
    const before = picture();
    const gl = app.canvas.getContext('webgl2')!;
    const loss = gl.getExtension('WEBGL_lose_context')!;
    const lost = new Promise((resolve) =>
      app.canvas.addEventListener('webglcontextlost', resolve, { once: true }),
    );
    loss.loseContext();
    await lost;
    expect(session.clock.paused).toBe(true);
    const restored = new Promise((resolve) =>
      app.canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
    );
    // The browser allows it only after the loss was told everywhere.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    loss.restoreContext();
    await restored;
    await expect.poll(() => session.clock.paused).toBe(false);
    expect(picture()).toBe(before);
    stage.step(0.5);
    fingersOn(stage).tap('3');
    expect(stage.play.chosen).toEqual(['2', '3']);
  });

  test('a change of size keeps everything but the places', async () => {
    stage = await startPlaying();
    fingersOn(stage).tap('2');
    const { resized } = stage.play;
    Object.assign(stage.host.style, { width: '300px', height: '600px' });
    await expect.poll(() => stage.play.resized).toBeGreaterThan(resized);
    expect(stage.session.stage!.layout().class).toBe('portrait');
    expect(stage.session.stage!.gate.reasons).toContain('resize');
    stage.step(1);
    fingersOn(stage).tap('3');
    expect(stage.play.chosen).toEqual(['2', '3']);
  });

  test('a page that was hidden over the open settings has its sound back before they are closed', async () => {
    stage = await startPlaying();
    const { session, host } = stage;
    session.stage!.openSettings();
    hide(true);
    expect(sound.context.paused).toBe(true);
    hide(false);
    expect(sound.context.paused).toBe(false);
    expect(session.clock.paused).toBe(true);
    [...host.children].at(-1)!.shadowRoot!.querySelector('dialog')!.close();
    await expect.poll(() => session.clock.paused).toBe(false);
  });

  test('settings hold time while they are open, and are kept out of the stage', async () => {
    stage = await startPlaying();
    const { session, host } = stage;
    session.stage!.openSettings();
    expect(session.clock.paused).toBe(true);
    const shadow = [...host.children].at(-1)!.shadowRoot!;
    const dialog = shadow.querySelector('dialog')!;
    expect(dialog.open).toBe(true);
    const captions = [...shadow.querySelectorAll('label')].find((label) => label.textContent === 'Captions')!;
    captions.querySelector('input')!.click();
    expect(session.stage!.settings.values.captions).toBe(false);
    dialog.close();
    await expect.poll(() => session.clock.paused).toBe(false);
    expect(shadow.isConnected).toBe(false);
  });
});

describe('the end', () => {
  test('leaves no tween, object, listener on the page or element behind', async () => {
    stage = await startPlaying();
    const before = gsap.globalTimeline.getChildren().length;
    stage.dispose();
    const after = gsap.globalTimeline.getChildren().length;
    expect(after).toBeLessThan(before);
    const again = await startPlaying();
    expect(gsap.globalTimeline.getChildren().length).toBe(before);
    again.dispose();
    expect(gsap.globalTimeline.getChildren().length).toBe(after);
    stage = await startStage();
  });
});
