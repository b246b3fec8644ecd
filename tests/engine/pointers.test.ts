import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPlaying, type DemoStage } from './demo-stage.ts';
import { fingersOn } from './fingers.ts';

let stage: DemoStage;
let fingers: ReturnType<typeof fingersOn>;
beforeEach(async () => {
  stage = await startPlaying({ rounds: 99 });
  fingers = fingersOn(stage);
});
afterEach(() => stage.dispose());

const ripples = () =>
  stage.session.stage!.stage.children.filter((child) => child.label === 'ripple' && child.visible);

describe('one finger', () => {
  test.each(['touch', 'mouse', 'pen'] as const)('chooses by %s on release', (type) => {
    fingers.downOn(1, '3', { type });
    expect([...stage.play.pressed]).toEqual(['3']);
    expect(stage.play.chosen).toEqual([]);
    fingers.upOn(1, '3', { type });
    expect(stage.play.chosen).toEqual(['3']);
    expect(stage.play.pressed.size).toBe(0);
  });

  test('asks for the press sound in the same tick', () => {
    fingers.downOn(1, '3');
    expect(stage.session.stage!.channels.log.map(({ id }) => id)).toEqual(['effects/tap']);
  });

  test('chooses 20 px beside a target, not further', () => {
    const { x, y, width } = fingers.middleOf('1');
    const left = x - width / 2;
    fingers.down(1, left - 18, y);
    fingers.up(1, left - 18, y);
    expect(stage.play.chosen).toEqual(['1']);
    stage.step(0.6);
    fingers.down(1, left - 25, y);
    fingers.up(1, left - 25, y);
    expect(stage.play.chosen).toEqual(['1']);
  });

  test('that slides off chooses nothing and leaves nothing pressed', () => {
    fingers.downOn(1, '2');
    const { x, y, height } = fingers.middleOf('2');
    fingers.move(1, x, y - height / 2 - 30);
    expect(stage.play.pressed.size).toBe(1);
    fingers.move(1, x, y - height / 2 - 60);
    expect(stage.play.pressed.size).toBe(0);
    fingers.upOn(1, '2');
    expect(stage.play.chosen).toEqual([]);
  });

  test('that is cancelled, or a window that loses its focus, leaves nothing pressed', () => {
    fingers.downOn(1, '2');
    fingers.cancel(1);
    fingers.downOn(2, '3');
    window.dispatchEvent(new Event('blur'));
    expect(stage.play.pressed.size).toBe(0);
    fingers.upOn(2, '3');
    expect(stage.play.chosen).toEqual([]);
  });

  test('may rest as long as it likes', () => {
    fingers.downOn(1, '4');
    stage.step(5);
    fingers.upOn(1, '4');
    expect(stage.play.chosen).toEqual(['4']);
  });

  test('that rested on an answer while the next question came chooses nothing of that one', () => {
    fingers.downOn(1, '4');
    const { controls } = stage.session.stage!;
    controls.set(controls.list.map((control) => ({ ...control })));
    fingers.upOn(1, '4');
    expect(stage.play.chosen).toEqual([]);
    fingers.tap('4');
    expect(stage.play.chosen).toEqual(['4']);
  });

  test('that comes too soon on the same answer is ignored, not queued; on another one it counts', () => {
    fingers.tap('1');
    fingers.tap('1');
    stage.step(0.6);
    expect(stage.play.chosen).toEqual(['1']);
    fingers.tap('1');
    fingers.tap('2');
    expect(stage.play.chosen).toEqual(['1', '1', '2']);
  });

  test('a right mouse button is no finger', () => {
    const { x, y } = fingers.middleOf('1');
    const { scale } = stage.session.stage!.layout();
    const at = { clientX: x * scale, clientY: y * scale, bubbles: true, cancelable: true };
    stage.app.canvas.dispatchEvent(
      new PointerEvent('pointerdown', { ...at, button: 2, pointerType: 'mouse' }),
    );
    stage.app.canvas.dispatchEvent(new PointerEvent('pointerup', { ...at, button: 2, pointerType: 'mouse' }));
    expect(stage.play.chosen).toEqual([]);
    expect(stage.app.canvas.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }))).toBe(false);
  });
});

describe('several fingers', () => {
  test('on two answers give one: the first', () => {
    fingers.downOn(1, '1');
    fingers.downOn(2, '2');
    expect([...stage.play.pressed]).toEqual(['1', '2']);
    fingers.upOn(2, '2');
    expect(stage.play.chosen).toEqual([]);
    fingers.upOn(1, '1');
    expect(stage.play.chosen).toEqual(['1']);
    expect(stage.play.pressed.size).toBe(0);
  });

  test('the second chooses after the first has let go', () => {
    fingers.downOn(1, '1');
    fingers.cancel(1);
    fingers.downOn(2, '2');
    fingers.upOn(2, '2');
    expect(stage.play.chosen).toEqual(['2']);
  });

  test('a held answer does not keep the way out from working', () => {
    fingers.downOn(1, '1');
    fingers.downOn(2, 'Back to All Games', { atMs: 1000 });
    fingers.upOn(2, 'Back to All Games', { atMs: 1040 });
    expect(stage.left).toEqual(['all-games']);
  });

  test('a contact of less than 20 ms beside another is a ghost', () => {
    fingers.down(1, 5, 5);
    fingers.downOn(2, '2', { atMs: 1000 });
    fingers.upOn(2, '2', { atMs: 1019 });
    expect(stage.play.chosen).toEqual([]);
    fingers.downOn(2, '2', { atMs: 2000 });
    fingers.upOn(2, '2', { atMs: 2020 });
    expect(stage.play.chosen).toEqual(['2']);
  });

  test('a palm, or the fifth of five contacts, is no finger', () => {
    fingers.tap('1', { size: 120 });
    for (const id of [1, 2, 3, 4]) fingers.down(id, 5, 5 + id);
    fingers.downOn(5, '2');
    fingers.upOn(5, '2');
    expect(stage.play.chosen).toEqual([]);
    expect(stage.play.pressed.size).toBe(0);
  });

  test('a leaning hand of five on five answers gives none while it lies', () => {
    for (const [index, label] of ['1', '2', '3', '4'].entries())
      fingers.downOn(index + 1, label, { size: 100 });
    for (const [index, label] of ['1', '2', '3', '4'].entries())
      fingers.upOn(index + 1, label, { size: 100 });
    expect(stage.play.chosen).toEqual([]);
  });
});

describe('a closed gate', () => {
  test('ignores answers with a ripple, and queues nothing', () => {
    const { gate } = stage.session.stage!;
    gate.close('feedback');
    fingers.tap('1');
    expect(ripples()).toHaveLength(1);
    stage.step(1);
    expect(ripples()).toHaveLength(0);
    gate.reopen('feedback');
    stage.step(1);
    expect(stage.play.chosen).toEqual([]);
  });

  test('a finger that was down before it opened chooses nothing', () => {
    const { gate } = stage.session.stage!;
    gate.close('arrival');
    fingers.downOn(1, '1');
    gate.reopen('arrival');
    fingers.upOn(1, '1');
    expect(stage.play.chosen).toEqual([]);
  });

  test('opens only when every reason is given up, and after its delay', () => {
    const { gate } = stage.session.stage!;
    gate.close('a');
    gate.close('b');
    gate.reopen('a', 0.3);
    gate.reopen('b');
    expect(gate.reasons).toEqual(['a']);
    stage.step(0.2);
    expect(gate.open).toBe(false);
    stage.step(0.15);
    expect(gate.open).toBe(true);
    gate.close('a');
    gate.reopen('a', 0.3);
    gate.close('a');
    stage.step(1);
    expect(gate.open).toBe(false);
  });

  test('does not keep buttons from working', () => {
    stage.session.stage!.gate.close('feedback');
    fingers.tap('Back to All Games');
    expect(stage.left).toEqual(['all-games']);
  });
});
