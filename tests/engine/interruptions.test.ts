import { sound } from '@pixi/sound';
import { afterEach, describe, expect, test } from 'vitest';
import { frames } from './frames.ts';
import { startPlaying, startStage, type DemoStage } from './demo-stage.ts';
import { fingersOn } from './fingers.ts';

let stage: DemoStage;
afterEach(() => stage.dispose());

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
    await frames();
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
