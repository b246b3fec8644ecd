import { afterEach, describe, expect, test } from 'vitest';
import { startPlaying, startStage, type DemoStage } from './demo-stage.ts';

let stage: DemoStage;
afterEach(() => stage.dispose());

const buttons = (host: HTMLElement) => [...host.querySelectorAll<HTMLButtonElement>('[data-choice]')];

describe('the layer of real elements', () => {
  test('names the stage, the phase and the game', async () => {
    stage = await startStage();
    const { host } = stage;
    expect(host.matches('[data-stage][role=group][aria-label="Total Treasure Hunt"]')).toBe(true);
    expect(host.dataset).toMatchObject({ game: 'total-treasure-hunt', phase: 'instructions' });
    expect(host.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
    expect(host.querySelector('h1')?.textContent).toBe('Total Treasure Hunt');
    expect(host.querySelector('[data-announce]')?.getAttribute('aria-live')).toBe('polite');
  });

  test('holds prompt, answers and score while playing', async () => {
    stage = await startPlaying();
    const { host } = stage;
    expect(host.dataset['phase']).toBe('playing');
    expect(host.querySelector('[data-prompt]')?.textContent).toBe('1 add 1. How many altogether?');
    expect(buttons(host).map((button) => button.textContent)).toEqual(['1', '2', '3', '4']);
    expect(host.querySelector('[data-choices]')?.getAttribute('aria-label')).toBe('Answers');
    expect(host.querySelector('[data-score]')?.textContent).toBe('+0');
    // One announcement for each event: the score by itself would be a second one.
    expect(host.querySelector('[data-score]')?.getAttribute('aria-live')).toBe('off');
    expect(host.querySelector('h1 + p')?.textContent).toBe('Count the treasures and add them.');
    expect(host.querySelector('a')?.textContent).toBe('Back to All Games');
  });

  test('lies where the picture shows things, also after a change of size', async () => {
    stage = await startPlaying();
    for (const [width, height] of [
      [640, 360],
      [390, 844],
      [512, 384],
    ] as const) {
      Object.assign(stage.host.style, { width: `${width}px`, height: `${height}px` });
      await expect.poll(() => stage.app.canvas.clientWidth).toBe(width);
      stage.step(0.1);
      const { scale } = stage.session.stage!.layout();
      const bounds = stage.play.root.children.map((child) => child.getBounds());
      buttons(stage.host).forEach((button, index) => {
        const box = button.getBoundingClientRect();
        expect(Math.abs(box.left - bounds[index]!.x)).toBeLessThan(2);
        expect(Math.abs(box.top - bounds[index]!.y)).toBeLessThan(2);
        expect(Math.abs(box.width - bounds[index]!.width)).toBeLessThan(2);
      });
      expect(scale).toBeGreaterThan(0);
    }
  });

  test('a press on an element is the same as a touch', async () => {
    stage = await startPlaying();
    buttons(stage.host)[2]!.click();
    expect(stage.play.chosen).toEqual(['3']);
    expect(stage.host.querySelector('[data-announce]')?.textContent).toBe('Answer 1 of 3.');
  });

  test('answers stay in place, disabled, while the gate is closed', async () => {
    stage = await startPlaying();
    const { gate } = stage.session.stage!;
    buttons(stage.host)[1]!.focus();
    gate.close('feedback');
    stage.step(0.1);
    expect(buttons(stage.host).map((button) => button.getAttribute('aria-disabled'))).toEqual(
      Array(4).fill('true'),
    );
    buttons(stage.host)[1]!.click();
    expect(stage.play.chosen).toEqual([]);
    expect(document.activeElement?.textContent).toBe('2');
    gate.reopen('feedback', 0.15);
    stage.step(0.2);
    expect(buttons(stage.host)[1]!.hasAttribute('aria-disabled')).toBe(false);
  });

  test('the focus goes to the first answer when the focused one is gone', async () => {
    stage = await startPlaying();
    const { controls } = stage.session.stage!;
    buttons(stage.host)[3]!.focus();
    controls.set(controls.list.filter((control) => control.kind !== 'choice'));
    stage.step(0.1);
    expect(document.activeElement?.textContent).toBe('4');
    const kept = { ...controls.list[0]!, kind: 'choice' as const };
    controls.set([controls.list[0]!, { ...kept, id: 'a', label: '8' }, { ...kept, id: 'b', label: '9' }]);
    stage.step(0.1);
    expect(document.activeElement?.textContent).toBe('8');
    expect(buttons(stage.host)).toHaveLength(2);
  });

  test('the result is told in its own part, with its buttons, and has the focus', async () => {
    stage = await startPlaying({ rounds: 1 });
    buttons(stage.host)[0]!.focus();
    buttons(stage.host)[0]!.click();
    stage.step(0.1);
    const result = stage.host.querySelector('[data-result]')!;
    expect(result.querySelector('h2')?.textContent).toBe('Great Job');
    expect(result.querySelector('button')?.textContent).toBe('Play Again');
    expect(document.activeElement?.textContent).toBe('Great Job');
  });

  test('leaves nothing behind', async () => {
    stage = await startPlaying();
    stage.session.dispose();
    expect(stage.host.children).toHaveLength(1);
    expect(stage.host.hasAttribute('data-stage')).toBe(false);
    expect(stage.host.querySelector('canvas')!.hasAttribute('aria-hidden')).toBe(false);
  });
});
