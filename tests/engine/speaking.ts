import { afterEach, beforeEach } from 'vitest';
import { createCaptions } from '#engine/audio/captions.ts';
import { createChannels } from '#engine/audio/channels.ts';
import type { Outcome, PortRequest, SoundPort } from '#engine/audio/port.ts';
import { createVoice } from '#engine/audio/voice.ts';
import { createClock, type Clock } from '#engine/kernel/clock.ts';
import { createSettings, type SettingValues } from '#engine/kernel/settings.ts';
import { createTimers } from '#engine/kernel/timers.ts';
import type { SoundManifest } from '#engine/rules/clips.ts';

const MANIFEST: SoundManifest = {
  clips: {
    'sentences/sum': { src: '/sounds/sum.mp3', seconds: 1.2, caption: '3 add 2.' },
    'numbers/5': { src: '/sounds/5.mp3', seconds: 0.6, caption: '5.' },
    'instructions/total-treasure-hunt': {
      src: '/sounds/how.mp3',
      seconds: 4,
      caption: 'Look. Count them all.',
    },
    'effects/tap': { src: '/sounds/tap.mp3', seconds: 0.1 },
    'effects/chest': { src: '/sounds/chest.mp3', seconds: 1, caption: '[chest opens]' },
    'music/treasure-beach': { src: '/sounds/beach.mp3', seconds: 18 },
  },
  sentences: { '3 add 2.': 'sentences/sum', '5.': 'numbers/5' },
};

/** A port whose sounds end when the test says so: what comes out of a loudspeaker cannot be stepped. */
function handPort() {
  const sounds: (PortRequest & { stopped: boolean })[] = [];
  /** What was prepared, and what never comes. */
  const asked: string[] = [];
  const missing = new Set<string>();
  const port: SoundPort = {
    blocked: false,
    prepare: (src) => {
      asked.push(src);
      return Promise.resolve(!missing.has(src));
    },
    play(request) {
      const sound = { ...request, stopped: false };
      sounds.push(sound);
      return {
        get volume() {
          return sound.volume;
        },
        set volume(value) {
          Object.assign(sound, { volume: value });
        },
        stop() {
          sound.stopped = true;
          request.onDone('stopped');
        },
      };
    },
    pause() {},
    resume() {},
    dispose() {},
  };
  return { port, sounds, asked, missing };
}

export let clock: Clock;
export let loudspeaker: ReturnType<typeof handPort>;
export let refused: string[];
export let hung: string[];
beforeEach(() => {
  clock = createClock(() => {});
  loudspeaker = handPort();
  refused = [];
  hung = [];
});
afterEach(() => clock.dispose());

/** A voice on that loudspeaker, with what it tells. */
export function speaking(preset: Partial<SettingValues> = {}) {
  const timers = createTimers(clock);
  const settings = createSettings(undefined, preset);
  const captions = createCaptions(clock, settings);
  const channels = createChannels({
    clock,
    timers,
    settings,
    manifest: MANIFEST,
    port: loudspeaker.port,
    onCaption: captions.showAside,
    onHung: (id) => hung.push(id),
    onRefused: (id, outcome, wanted) => refused.push(`${id} ${outcome}${wanted ? ', wanted' : ''}`),
  });
  const silentDevice = { available: false, speak: () => ({ seconds: 0, stop() {} }) };
  const voice = createVoice({ clock, timers, settings, channels, device: silentDevice, captions });
  const told: string[] = [];
  const events = {
    sentence: (text: string) => told.push(`${clock.now.toFixed(1)} ${text}`),
    done: (outcome: Outcome) => told.push(`${clock.now.toFixed(1)} ${outcome}`),
  };
  return { voice, channels, settings, captions, told, events };
}

/** Real time without a frame between two steps: as the game runs, but stepped. */
export function inRealTime() {
  Object.defineProperty(clock, 'realTime', { value: true });
}
