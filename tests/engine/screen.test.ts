import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from '#engine/kernel/clock.ts';
import { createScreen, type Screen } from '#engine/kernel/screen.ts';
import { openCanvas, type Canvas } from '#tests/support/canvas.ts';

type OnFrame = Parameters<Clock['onFrame']>[0];

let canvas: Canvas;
let screen: Screen;
let onFrame: OnFrame;
let fitted: number;
let nowMs: number;

beforeEach(async () => {
  fitted = 0;
  nowMs = 1000;
  canvas = await openCanvas(640, 400);
  screen = createScreen({
    app: canvas.app,
    host: canvas.host,
    clock: { onFrame: (listener) => ((onFrame = listener), () => undefined) },
    reach: () => 'normal',
    adaptive: true,
    onFit: () => (fitted += 1),
  });
});
afterEach(() => {
  screen.dispose();
  canvas.close();
});

const frames = (count: number, ms: number) => {
  for (; count > 0; count--) {
    nowMs += ms;
    onFrame({ beganMs: nowMs, drawnMs: nowMs, scriptMs: 0 });
  }
};

test('slow frames make the picture coarser, step by step, and move nothing', () => {
  const { renderer } = canvas.app;
  const whole = renderer.resolution;
  const before = fitted;
  frames(61, 16);
  expect(renderer.resolution).toBe(whole);
  const seen = [60, 60, 600].map((count) => {
    frames(count, 40);
    return renderer.resolution / whole;
  });
  expect(seen).toEqual([0.75, 0.5, 0.5]);
  expect([renderer.screen.width, renderer.screen.height]).toEqual([640, 400]);
  expect(fitted).toBe(before);
});

test('a pause between two frames is not slowness', () => {
  const whole = canvas.app.renderer.resolution;
  frames(600, 400);
  expect(canvas.app.renderer.resolution).toBe(whole);
});

test('a stage of another size is laid out anew', async () => {
  const before = fitted;
  canvas.host.style.width = '500px';
  await expect.poll(() => fitted).toBe(before + 1);
  expect(canvas.app.renderer.screen.width).toBe(500);
});
