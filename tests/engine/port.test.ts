import { sound, Sound } from '@pixi/sound';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createPixiPort } from '#engine/audio/port.ts';
import { createClock } from '#engine/kernel/clock.ts';
import { createTimers } from '#engine/kernel/timers.ts';
import { packUp } from '#engine/rules/packs.ts';

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
  port.play({ src: '/sounds/effects/tap.mp3', volume: 1, rate: 1, stretch: 1, loop: false, onDone });
  port.pause();
  port.resume();
  clock.step(1);
  expect(outcomes).toEqual(['blocked']);
  port.dispose();
  timers.dispose();
  clock.dispose();
});

test('sounds of one pack are fetched together, and each is decoded as it is', async () => {
  const real = window.fetch;
  const bodyOf = async (name: string) =>
    new Uint8Array(await (await real(`/sounds/effects/${name}`)).arrayBuffer());
  const names = ['tap.mp3', 'chest.mp3'] as const;
  const packed = packUp(await Promise.all(names.map(async (name) => [name, await bodyOf(name)] as const)));
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(packed as Uint8Array<ArrayBuffer>));
  });
  const clock = createClock(() => undefined);
  const timers = createTimers(clock);
  const port = createPixiPort(timers);
  await userEvent.click(document.body);
  await vi.waitFor(() => expect(port.blocked).toBe(false), 10_000);
  const lengths: number[] = [];
  vi.spyOn(Sound.prototype, 'play').mockImplementation(function (this: Sound) {
    lengths.push(this.duration);
    return this as never;
  });
  const at = (name: string) => `/sounds/effects/some.pack?v=1#${name}`;
  await Promise.all(names.map((name) => port.prepare(at(name))));
  const outcomes: string[] = [];
  const onDone = (outcome: string) => void outcomes.push(outcome);
  for (const name of names) port.play({ src: at(name), volume: 1, rate: 1, stretch: 1, loop: false, onDone });
  expect(asked).toEqual(['/sounds/effects/some.pack?v=1']);
  expect(lengths).toHaveLength(2);
  expect(lengths[1]).toBeGreaterThan(lengths[0]! * 2);
  port.play({ src: at('none.mp3'), volume: 1, rate: 1, stretch: 1, loop: false, onDone });
  await vi.waitFor(() => expect(outcomes).toEqual(['failed']));
  vi.restoreAllMocks();
  port.dispose();
  timers.dispose();
  clock.dispose();
});

test('a pack whose line drops is fetched again at once, one that does not come when it is next asked for', async () => {
  const real = window.fetch;
  const body = new Uint8Array(await (await real('/sounds/effects/tap.mp3')).arrayBuffer());
  const packed = packUp([['tap.mp3', body]]) as Uint8Array<ArrayBuffer>;
  const half = packed.slice(0, packed.length / 2);
  const answers = [
    () => Promise.reject(new TypeError('the line dropped')),
    () => Promise.resolve(new Response(packed)),
    () => Promise.resolve(new Response(null, { status: 503 })),
    () => Promise.resolve(new Response(half)),
    () => Promise.resolve(new Response(packed)),
  ];
  let asked = 0;
  let bounded = 0;
  vi.stubGlobal('fetch', (_address: string, options?: RequestInit) => {
    if (options?.signal) bounded += 1;
    return answers[asked++]!();
  });
  const clock = createClock(() => undefined);
  const timers = createTimers(clock);
  const port = createPixiPort(timers);
  await userEvent.click(document.body);
  await vi.waitFor(() => expect(port.blocked).toBe(false), 10_000);
  const played = async (src: string) =>
    new Promise<string>((resolve) =>
      port.play({ src, volume: 0, rate: 4, stretch: 1, loop: false, onDone: resolve }),
    );
  expect([await played('/one.pack?v=1#tap.mp3'), asked]).toEqual(['ended', 2]);
  expect([await played('/two.pack?v=1#tap.mp3'), asked]).toEqual(['failed', 4]);
  expect([await played('/two.pack?v=1#tap.mp3'), asked]).toEqual(['ended', 5]);
  // A line that hangs would keep what waits for it.
  expect(bounded).toBe(asked);
  port.dispose();
  timers.dispose();
  clock.dispose();
});

/** A second of a tone, as a WAV of 8 bits at 24 kHz. */
function wavOfTone(): string {
  const header = [
    0x46464952, 24_036, 0x45564157, 0x20746d66, 16, 0x10001, 24_000, 24_000, 0x80001, 0x61746164, 24_000,
  ];
  const samples = Uint8Array.from(
    { length: 24_000 },
    (_, i) => 128 + 60 * Math.sin((2 * Math.PI * 208 * i) / 24_000),
  );
  return URL.createObjectURL(new Blob([new Uint32Array(header), samples], { type: 'audio/wav' }));
}

test('a sound whose line drops once is fetched again; one that is refused is not', async () => {
  const clock = createClock(() => undefined);
  const timers = createTimers(clock);
  const port = createPixiPort(timers);
  await userEvent.click(document.body);
  await vi.waitFor(() => expect(port.blocked).toBe(false), 10_000);
  const real = window.fetch.bind(window);
  const tone = wavOfTone();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (src: string, options: RequestInit) => {
    asked.push(src);
    if (src === '/refused.mp3') return Promise.resolve(new Response(null, { status: 404 }));
    if (src === '/gone.mp3' || asked.length === 1) return Promise.reject(new TypeError('the line dropped'));
    return real(tone, options);
  });
  const outcomes: string[] = [];
  for (const src of ['/drops.mp3', '/refused.mp3', '/gone.mp3'])
    await new Promise<void>((resolve) => {
      const onDone = (outcome: string) => {
        outcomes.push(outcome);
        resolve();
      };
      port.play({ src, volume: 0, rate: 20, stretch: 1, loop: false, onDone });
    });
  expect(asked).toEqual(['/drops.mp3', '/drops.mp3', '/refused.mp3', '/gone.mp3', '/gone.mp3']);
  expect(outcomes).toEqual(['ended', 'failed', 'failed']);
  port.dispose();
  timers.dispose();
  clock.dispose();
});

test('a sound that is to take longer is played as one of that length', async () => {
  const clock = createClock(() => undefined);
  const timers = createTimers(clock);
  const port = createPixiPort(timers);
  await userEvent.click(document.body);
  await vi.waitFor(() => expect(port.blocked).toBe(false), 10_000);
  const played: number[] = [];
  const play = vi.spyOn(Sound.prototype, 'play').mockImplementation(function (this: Sound) {
    played.push(this.duration);
    return this as never;
  });
  const src = wavOfTone();
  await port.prepare(src);
  for (const stretch of [1, 1.25, 1.25])
    port.play({ src, volume: 1, rate: 1, stretch, loop: false, onDone: () => undefined });
  expect(played.map((seconds) => seconds.toFixed(2))).toEqual(['1.00', '1.25', '1.25']);
  play.mockRestore();
  port.dispose();
  timers.dispose();
  clock.dispose();
});
