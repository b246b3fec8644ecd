import { afterEach, beforeEach, expect, test } from 'vitest';
import { exposeLab } from '#engine/session/lab.ts';
import { startPlaying, type DemoStage } from './demo-stage.ts';
import { fingersOn } from './fingers.ts';

let stage: DemoStage;
let hide: () => void;
beforeEach(async () => {
  stage = await startPlaying({ rounds: 99 });
  hide = exposeLab(stage.session, stage.host);
});
afterEach(() => {
  hide();
  stage.dispose();
});

const lab = () => window.__lab!;

test('tells of every press how long it took until it was drawn, and never of a step', async () => {
  const fingers = fingersOn(stage);
  const startMs = performance.now();
  fingers.downOn(1, '1');
  fingers.downOn(2, '2');
  lab().step(100);
  expect(lab().lat()).toEqual([]);
  lab().follow();
  await expect.poll(() => lab().lat().length).toBe(2);
  // A millisecond more, because browsers round their times.
  const longest = performance.now() - startMs + 1;
  for (const ms of lab().lat()) {
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThan(longest);
  }
});

test('a press is drawn by the very next frame', async () => {
  const drawn: boolean[] = [];
  const { clock } = stage.session;
  clock.onFrame(() => drawn.push(stage.play.pressed.has('3') && lab().lat().length === 1));
  lab().follow();
  await expect.poll(() => drawn.length).toBeGreaterThan(0);
  const before = drawn.length;
  fingersOn(stage).downOn(1, '3');
  await expect.poll(() => drawn.length).toBeGreaterThan(before);
  expect(drawn.slice(0, before)).not.toContain(true);
  expect(drawn[before]).toBe(true);
});

test('counts what there is', async () => {
  const { play, app } = stage;
  const before = lab().stats();
  expect(before).toMatchObject({
    frames: 0,
    controls: 6,
    width: app.renderer.width,
    height: app.renderer.height,
  });
  const { Container } = await import('pixi.js');
  play.root.addChild(new Container({ children: [new Container(), new Container()] }));
  play.after(9, () => undefined);
  lab().follow();
  await expect.poll(() => lab().stats()['frames']).toBeGreaterThan(1);
  const after = lab().stats();
  expect(after['objects']! - before['objects']!).toBe(3);
  expect(after['animations']! - before['animations']!).toBe(1);
  // Of the last frame: in one that costs less than the timer's step it is 0.
  await expect.poll(() => lab().stats()['scriptMs']).toBeGreaterThan(0);
});
