import { afterEach, describe, expect, test } from 'vitest';
import { scanOrder } from '#engine/input/scanning.ts';
import type { SettingValues } from '#engine/kernel/settings.ts';
import { startPlaying, type DemoStage } from './demo-stage.ts';

let stage: DemoStage;
afterEach(() => stage.dispose());

const begin = async (settings: Partial<SettingValues> = {}) => {
  stage = await startPlaying({ rounds: 99, extras: { settings } });
};
const focused = () => document.activeElement?.textContent;
const press = (key: string, target: EventTarget = document.activeElement ?? document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const focusOn = (name: string) =>
  [...stage.host.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === name)!.focus();

describe('keys', () => {
  test('arrows go round the answers, Home and End to their ends', async () => {
    await begin();
    focusOn('1');
    press('ArrowRight');
    expect(focused()).toBe('2');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(focused()).toBe('4');
    press('ArrowRight');
    expect(focused()).toBe('1');
    press('End');
    expect(focused()).toBe('4');
    press('Home');
    expect(focused()).toBe('1');
    expect(stage.play.chosen).toEqual([]);
  });

  test('a digit chooses its answer while the focus is on the stage, and not elsewhere', async () => {
    await begin();
    press('3', document.body);
    expect(stage.play.chosen).toEqual([]);
    focusOn('1');
    press('3');
    expect(stage.play.chosen).toEqual(['3']);
    expect(focused()).toBe('3');
    press('7');
    expect(stage.play.chosen).toEqual(['3']);
  });

  test('"1" waits a moment where "12" is meant, too', async () => {
    await begin();
    const { controls } = stage.session.stage!;
    const names = ['1', '12', '5', '8'];
    let choice = 0;
    controls.set(
      controls.list.map((one) => (one.kind === 'choice' ? { ...one, label: names[choice++]! } : one)),
    );
    stage.step(0.1);
    focusOn('5');
    press('1');
    expect(stage.play.chosen).toEqual([]);
    press('2');
    expect(stage.play.chosen).toEqual(['2']);
    stage.step(1);
    press('1');
    stage.step(1);
    expect(stage.play.chosen).toEqual(['2', '1']);
  });

  test('a key held down is one press', async () => {
    await begin();
    focusOn('2');
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    expect(document.activeElement!.dispatchEvent(held)).toBe(false);
  });

  test('lift what has the focus, and the answer keeps it', async () => {
    await begin();
    focusOn('2');
    expect([...stage.play.focused]).toEqual(['2']);
    (document.activeElement as HTMLElement).click();
    stage.step(1);
    expect(focused()).toBe('2');
  });
});

describe('one switch', () => {
  const one = { switchMode: 'one', scanSeconds: 2 } as const;
  const marked = () => [...stage.play.focused];

  test('goes over answers, then the rest, "Instructions" last; the first stays half as long again', async () => {
    await begin(one);
    const order = scanOrder(stage.session.stage!.controls.list, (one) => stage.session.isLive(one));
    expect(order.map(({ label }) => label)).toEqual([
      '1',
      '2',
      '3',
      '4',
      'Back to All Games',
      'Instructions',
    ]);
    expect(marked()).toEqual(['1']);
    stage.step(2);
    expect(marked()).toEqual(['1']);
    stage.step(1);
    expect(marked()).toEqual(['2']);
    stage.step(2);
    expect(marked()).toEqual(['3']);
  });

  test('chooses what is marked, wherever the focus is, and not twice within half a second', async () => {
    await begin(one);
    stage.step(3);
    press(' ', document.body);
    press(' ', document.body);
    expect(stage.play.chosen).toEqual(['2']);
    stage.step(0.6);
    press('Enter', document.body);
    expect(stage.play.chosen).toEqual(['2', '2']);
  });

  test('rests after three passes until the switch is pressed', async () => {
    await begin(one);
    stage.step(60);
    expect(marked()).toEqual([]);
    press(' ', document.body);
    stage.step(0.1);
    expect(marked()).toEqual(['1']);
    expect(stage.play.chosen).toEqual([]);
  });

  test('stands still while feedback plays', async () => {
    await begin(one);
    stage.session.stage!.gate.close('feedback');
    stage.step(10);
    expect(marked()).toEqual(['1']);
  });
});

describe('two switches', () => {
  test('Space moves, Enter chooses', async () => {
    await begin({ switchMode: 'two' });
    stage.step(10);
    expect([...stage.play.focused]).toEqual(['1']);
    press(' ', document.body);
    stage.step(0.6);
    press(' ', document.body);
    expect([...stage.play.focused]).toEqual(['3']);
    stage.step(0.6);
    press('Enter', document.body);
    expect(stage.play.chosen).toEqual(['3']);
  });

  test('after "Play" the mark is back on what it was on', async () => {
    await begin({ switchMode: 'two' });
    press(' ', document.body);
    expect([...stage.play.focused]).toEqual(['2']);
    window.dispatchEvent(new Event('blur'));
    expect([...stage.play.focused]).toEqual([]);
    press('Enter', document.body);
    stage.step(0.5);
    expect([...stage.play.focused]).toEqual(['2']);
    press('Enter', document.body);
    expect(stage.play.chosen).toEqual(['2']);
  });
});
