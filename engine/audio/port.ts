import { sound, Sound, type IMediaInstance, type webaudio } from '@pixi/sound';
import { fileIn, filesOf } from '#engine/kernel/packs.ts';
import type { Timers } from '#engine/kernel/timers.ts';
import { inPack } from '#engine/rules/packs.ts';
import { stretch } from './stretch.ts';

/**
 * How a sound ended. Blocked: browsers play nothing before the first user gesture. Late: it had not begun or ended
 * when a game could wait no longer, on a slow line or machine. Unlike a failed one, its file may be in order.
 */
export type Outcome = 'ended' | 'blocked' | 'failed' | 'late' | 'stopped';

/** A sound being played by the port. */
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
  /** 1: as recorded; more is longer, at the same pitch. */
  readonly stretch: number;
  readonly loop: boolean;
  /** Called exactly once, except for a loop that is never stopped. */
  onDone(outcome: Outcome): void;
}

/** The interface through which the engine plays sound. */
export interface SoundPort {
  /** True while the browser blocks sound before the first user gesture. */
  readonly blocked: boolean;
  /** Fetches and decodes in advance. Never rejects: a failure is reported when the sound is played. Whether it has come. */
  prepare(src: string): Promise<boolean>;
  play(request: PortRequest): PortSound;
  pause(): void;
  resume(): void;
  dispose(): void;
}

const FETCH_MS = 8000;
/** A line may drop once in the middle of a file. */
const TRIES = 2;
/** After a user gesture, a browser needs a moment until it reports its audio as running. */
const WAKE_SECONDS = 0.15;

type Loaded = Sound | undefined;

/**
 * Sound through @pixi/sound. Fetches the files itself, because the library never settles on a broken network, and
 * distinguishes a blocked sound from a playing one, which the library does not.
 */
export function createPixiPort(timers: Timers): SoundPort {
  // Undefined on a device without Web Audio, where every sound is refused.
  const audio = sound.supported ? (sound.context.audioContext as AudioContext) : undefined;
  if (audio) sound.disableAutoPause = true;
  const loads = new Map<string, Promise<Loaded>>();
  const ready = new Map<string, Sound>();
  const stretched = new Map<string, Sound>();
  const wake = () => {
    // A refusal is visible in the context's state.
    if (audio?.state === 'suspended' && !sound.context.paused) void audio.resume().catch(() => undefined);
  };
  // The library listens to mouse and touch only, not to keys.
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

  const atLength = (loaded: Sound, { src, stretch: factor }: PortRequest): Sound => {
    if (factor === 1) return loaded;
    const key = `${factor} ${src}`;
    const longer = stretched.get(key) ?? stretchedSound(loaded, factor);
    stretched.set(key, longer);
    return longer;
  };

  return {
    get blocked() {
      return blocked();
    },
    prepare: async (src) => audio !== undefined && (await load(src)) !== undefined,
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
        const playing = atLength(loaded, request).play({ volume, speed, loop, complete: () => end('ended') });
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
      for (const longer of stretched.values()) longer.destroy();
      ready.clear();
      stretched.clear();
    },
  };
}

/** Only the first channel: the voice is mono. */
function stretchedSound({ media }: Sound, factor: number): Sound {
  const { buffer } = media as webaudio.WebAudioMedia;
  const samples = stretch(buffer.getChannelData(0), buffer.sampleRate, factor);
  const longer = new AudioBuffer({ length: Math.max(1, samples.length), sampleRate: buffer.sampleRate });
  longer.copyToChannel(samples, 0);
  return Sound.from({ source: longer, preload: true });
}

/** The bytes of a sound of a pack; decoding takes them away, so that they are a copy. */
async function soundInPack({ pack, name }: { pack: string; name: string }): Promise<ArrayBuffer> {
  return fileIn(await filesOf(pack, FETCH_MS), name).slice().buffer;
}

/** What the server answers; undefined when it refuses, which it would again, or when the line dropped every time. */
async function fetchSound(src: string): Promise<ArrayBuffer | undefined> {
  const place = inPack(src);
  for (let time = 0; time < TRIES; time++) {
    try {
      if (place) return await soundInPack(place);
      const response = await fetch(src, { signal: AbortSignal.timeout(FETCH_MS) });
      return response.ok ? await response.arrayBuffer() : undefined;
    } catch {
      // A network failure is just another outcome here; the caller reports it.
    }
  }
  return undefined;
}

async function loadSound(src: string): Promise<Loaded> {
  const source = await fetchSound(src);
  if (!source) return undefined;
  return new Promise<Loaded>((resolve) => {
    const loaded: Sound = Sound.from({
      source,
      preload: true,
      loaded: (error) => resolve(error ? undefined : loaded),
    });
  });
}
