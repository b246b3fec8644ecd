import { sound, Sound, type IMediaInstance } from '@pixi/sound';
import type { Timers } from '#engine/core/timers.ts';
import type { Outcome } from './channels.ts';

/** One sound of the port under way. */
export interface PortSound {
  /** 0 to 1. */
  volume: number;
  stop(): void;
}

export interface PortRequest {
  readonly src: string;
  readonly volume: number;
  /** 1: as recorded; more is higher and shorter. */
  readonly rate: number;
  readonly loop: boolean;
  /** Called exactly once, except for a loop that nobody stops. */
  onDone(outcome: Outcome): void;
}

/** Where sound leaves the engine. */
export interface SoundPort {
  /** True while the browser refuses to sound before the first gesture. */
  readonly blocked: boolean;
  /** Fetches and decodes ahead of need. Never rejects: a failure shows when the sound is played. */
  prepare(src: string): Promise<void>;
  play(request: PortRequest): PortSound;
  pause(): void;
  resume(): void;
  dispose(): void;
}

const FETCH_MS = 8000;
/** A browser that wakes up its sound at a gesture needs a moment until it says so. */
const WAKE_SECONDS = 0.15;

type Loaded = Sound | undefined;

/**
 * Sound through @pixi/sound. It fetches by itself, because the library never settles on a broken network, and
 * it tells a refused sound from a playing one, which the library does not.
 */
export function createPixiPort(timers: Timers): SoundPort {
  // Undefined on a device without Web Audio, which refuses every sound.
  const audio = sound.supported ? (sound.context.audioContext as AudioContext) : undefined;
  if (audio) sound.disableAutoPause = true;
  const loads = new Map<string, Promise<Loaded>>();
  const ready = new Map<string, Sound>();
  const wake = () => {
    // A refusal shows in the state.
    if (audio?.state === 'suspended' && !sound.context.paused) void audio.resume().catch(() => undefined);
  };
  // The library listens to mouse and touch only.
  const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;
  gestures.forEach((name) => document.addEventListener(name, wake, true));
  const blocked = () => audio === undefined || audio.state !== 'running';

  const load = (src: string): Promise<Loaded> => {
    const known = loads.get(src);
    if (known) return known;
    const loading = loadSound(src).then((loaded) => {
      if (loaded && loads.has(src)) ready.set(src, loaded);
      else if (loaded) loaded.destroy();
      else loads.delete(src);
      return ready.get(src);
    });
    loads.set(src, loading);
    return loading;
  };

  return {
    get blocked() {
      return blocked();
    },
    prepare: async (src) => void (audio && (await load(src))),
    play(request) {
      let instance: IMediaInstance | undefined;
      let volume = request.volume;
      let over = false;
      const end = (outcome: Outcome) => {
        if (over) return;
        over = true;
        request.onDone(outcome);
      };
      const start = (loaded: Loaded) => {
        if (over) return;
        if (!loaded) return end('failed');
        const { rate: speed, loop } = request;
        const playing = loaded.play({ volume, speed, loop, complete: () => end('ended') });
        if (!(playing instanceof Promise)) instance = playing;
      };
      const begin = () => {
        const loaded = ready.get(request.src);
        if (loaded) start(loaded);
        else void load(request.src).then(start);
      };
      wake();
      if (!blocked()) begin();
      else timers.after(WAKE_SECONDS, () => (blocked() ? end('blocked') : begin()));
      return {
        get volume() {
          return volume;
        },
        set volume(value) {
          volume = value;
          if (instance) instance.volume = value;
        },
        stop() {
          instance?.stop();
          end('stopped');
        },
      };
    },
    pause() {
      sound.context.paused = true;
    },
    resume() {
      sound.context.paused = false;
    },
    dispose() {
      gestures.forEach((name) => document.removeEventListener(name, wake, true));
      loads.clear();
      for (const loaded of ready.values()) loaded.destroy();
      ready.clear();
    },
  };
}

async function loadSound(src: string): Promise<Loaded> {
  try {
    const response = await fetch(src, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok) return undefined;
    const source = await response.arrayBuffer();
    return await new Promise<Loaded>((resolve) => {
      const loaded: Sound = Sound.from({
        source,
        preload: true,
        loaded: (error) => resolve(error ? undefined : loaded),
      });
    });
  } catch {
    // A network failure is an outcome like any other here; who plays the sound reports it.
    return undefined;
  }
}
