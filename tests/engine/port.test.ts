import { sound } from '@pixi/sound';
import { afterEach, expect, test, vi } from 'vitest';
import { createPixiPort } from '#engine/audio/port.ts';
import { createClock } from '#engine/kernel/clock.ts';
import { createTimers } from '#engine/kernel/timers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sound.init();
});

test('a device without Web Audio refuses every sound, and breaks nothing', async () => {
  vi.stubGlobal('AudioContext', undefined);
  vi.stubGlobal('webkitAudioContext', undefined);
  sound.init();
  const clock = createClock(() => undefined);
  const timers = createTimers(clock);
  const port = createPixiPort(timers);
  expect(port.blocked).toBe(true);
  await port.prepare('/sounds/effects/tap.mp3');
  const outcomes: string[] = [];
  const onDone = (outcome: string) => void outcomes.push(outcome);
  port.play({ src: '/sounds/effects/tap.mp3', volume: 1, rate: 1, loop: false, onDone });
  port.pause();
  port.resume();
  clock.step(1);
  expect(outcomes).toEqual(['blocked']);
  port.dispose();
  timers.dispose();
  clock.dispose();
});
