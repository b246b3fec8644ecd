import type { Clock } from '#engine/core/clock.ts';
import type { Timers } from '#engine/core/timers.ts';
import type { Settings } from '#engine/stage/settings.ts';
import type { ClipEntry, ClipId, EffectName, SoundManifest } from './clips.ts';
import type { PortSound, SoundPort } from './port.ts';

export const CHANNEL_NAMES = ['voice', 'effects', 'music'] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** How a sound came to its end. Blocked: the browser plays nothing before the first gesture. */
export type Outcome = 'ended' | 'blocked' | 'failed' | 'stopped';

export interface EffectOptions {
  /** Pitch, in semitones up or down; also makes it a little shorter or longer. */
  readonly semitones?: number;
  /** 0 to 1, of the channel's volume. */
  readonly volume?: number;
}

/** One line of what was asked to sound, for tests and the workbench. */
export interface SoundRecord {
  readonly channel: ChannelName;
  readonly id: ClipId;
  /** Engine time in seconds. */
  readonly at: number;
  readonly outcome: Outcome | undefined;
}

/** A sound under way. */
export interface Playing {
  /** Seconds it lasts. */
  readonly seconds: number;
  /** Fades out in so many seconds and ends as "stopped". */
  stop(fadeSeconds?: number): void;
}

/**
 * Voice, effects and music. Whatever becomes of a spoken sound, `onDone` is called exactly once, in a step of
 * the clock; one that cannot be heard (muted, refused, missing) keeps the clip's length all the same.
 */
export interface Channels {
  readonly manifest: SoundManifest;
  effect(name: EffectName, options?: EffectOptions): void;
  /** One spoken clip; `voice.ts` is the only caller. seconds: its length when the manifest does not know it. */
  speak(id: ClipId, seconds: number, onDone: (outcome: Outcome) => void): Playing;
  /** Loops a piece of music from now on; undefined: silence. */
  music(id: ClipId | undefined): void;
  /** Lowers the music while somebody speaks. */
  duck(down: boolean): void;
  /** False when this device has the voice switched off, or when it was last refused or did not load. */
  readonly voiceAudible: boolean;
  /** Fetches and decodes clips ahead of need, a few at a time, in this order. */
  prepare(ids: readonly ClipId[]): Promise<void>;
  readonly log: readonly SoundRecord[];
  /** Halts all sounds where they are, and goes on. */
  pause(): void;
  resume(): void;
  dispose(): void;
}

export interface ChannelOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: Settings;
  readonly manifest: SoundManifest;
  readonly port: SoundPort;
  /** An effect that is a part of the story has words, too: "[cheering]". */
  onCaption(text: string, seconds: number): void;
  /** A sound was refused or did not load; the game goes on. */
  onRefused(id: ClipId, outcome: Outcome): void;
}

const LOG_LENGTH = 500;
const EFFECTS_AT_ONCE = 3;
const SAME_EFFECT_SECONDS = 0.04;
/** Beyond its length by this much a sound is given up: its end got lost. */
const PATIENCE_SECONDS = 2;
const FADE_PARTS = 4;
/** -12 dB. */
const DUCKED = 0.25;
const MUSIC_LEVEL = 0.35;
const LOADS_AT_ONCE = 3;

export function createChannels(options: ChannelOptions): Channels {
  const { clock, timers, settings, manifest, port, onCaption, onRefused } = options;
  const log: { channel: ChannelName; id: ClipId; at: number; outcome: Outcome | undefined }[] = [];
  const sounding = new Map<PortSound, ChannelName>();
  const effects: { readonly name: EffectName; readonly until: number; readonly at: number }[] = [];
  let voiceRefused = false;
  let ducked = false;
  let wantedMusic: ClipId | undefined;
  let music: PortSound | undefined;
  let gone = false;

  const levelOf = (channel: ChannelName): number => {
    const { voiceOn, effectsOn, musicOn, voiceVolume, effectsVolume, musicVolume } = settings.values;
    if (channel === 'voice') return voiceOn ? voiceVolume : 0;
    if (channel === 'effects') return effectsOn ? effectsVolume : 0;
    return musicOn ? musicVolume * MUSIC_LEVEL * (ducked ? DUCKED : 1) : 0;
  };
  /** Recorded sound runs in real time: stepped or hurried time, and silence, are kept by the clock alone. */
  const canSound = (channel: ChannelName) => clock.realTime && levelOf(channel) > 0;
  const record = (channel: ChannelName, id: ClipId) => {
    const line = { channel, id, at: clock.now, outcome: undefined as Outcome | undefined };
    log.push(line);
    if (log.length > LOG_LENGTH) log.shift();
    return line;
  };
  const start = (
    channel: ChannelName,
    clip: ClipEntry,
    rate: number,
    volume: number,
    onDone: (outcome: Outcome) => void,
  ) => {
    const playing = port.play({
      src: clip.src,
      volume: volume * levelOf(channel),
      rate,
      loop: channel === 'music',
      onDone(outcome) {
        sounding.delete(playing);
        if (!gone) onDone(outcome);
      },
    });
    sounding.set(playing, channel);
    return playing;
  };

  const tuneMusic = () => {
    const clip = wantedMusic === undefined ? undefined : manifest.clips[wantedMusic];
    if (music && (!clip || levelOf('music') === 0)) {
      music.stop();
      music = undefined;
    } else if (music) music.volume = levelOf('music');
    else if (clip && canSound('music') && !port.blocked) {
      record('music', wantedMusic!);
      music = start('music', clip, 1, 1, () => (music = undefined));
    }
  };
  const stopListening = settings.onChange(() => {
    for (const [playing, channel] of sounding) playing.volume = levelOf(channel);
    tuneMusic();
  });

  return {
    manifest,
    log,
    effect(name, { semitones = 0, volume = 1 } = {}) {
      const now = clock.now;
      const current = effects.filter((effect) => effect.until > now);
      if (current.length >= EFFECTS_AT_ONCE) return;
      if (current.some((effect) => effect.name === name && now - effect.at < SAME_EFFECT_SECONDS)) return;
      const id = `effects/${name}`;
      const clip = manifest.clips[id];
      const rate = 2 ** (semitones / 12);
      const line = record('effects', id);
      if (clip?.caption !== undefined) onCaption(clip.caption, clip.seconds);
      effects.splice(0, effects.length, ...current, {
        name,
        at: now,
        until: now + (clip?.seconds ?? 0) / rate,
      });
      if (!clip) {
        line.outcome = 'failed';
        onRefused(id, 'failed');
      } else if (!canSound('effects')) line.outcome = 'ended';
      else {
        start('effects', clip, rate, volume, (outcome) => {
          line.outcome = outcome;
          if (outcome === 'failed' || outcome === 'blocked') onRefused(id, outcome);
        });
      }
    },
    speak(id, estimate, onDone) {
      const clip = manifest.clips[id];
      const seconds = clip?.seconds ?? estimate;
      const line = record('voice', id);
      const begun = clock.now;
      let playing: PortSound | undefined;
      let over = false;
      let callOff: () => void = () => {};
      const finish = (outcome: Outcome) => {
        if (over) return;
        over = true;
        callOff();
        line.outcome = outcome;
        onDone(outcome);
      };
      const refuse = (outcome: Outcome) => {
        voiceRefused = true;
        onRefused(id, outcome);
        callOff();
        callOff = timers.after(Math.max(0, begun + seconds - clock.now), () => finish(outcome));
      };
      if (!clip) refuse('failed');
      else if (!canSound('voice')) callOff = timers.after(seconds, () => finish('ended'));
      else {
        callOff = timers.after(seconds + PATIENCE_SECONDS, () => {
          playing?.stop();
          finish('failed');
        });
        playing = start('voice', clip, 1, 1, (outcome) => {
          if (over) return;
          if (outcome === 'failed' || outcome === 'blocked') return refuse(outcome);
          if (outcome === 'ended') voiceRefused = false;
          // The flow moves in steps of the clock only.
          callOff();
          callOff = timers.after(0, () => finish(outcome));
        });
      }
      return {
        seconds,
        stop(fadeSeconds = 0) {
          if (over) return;
          finish('stopped');
          const fading = playing;
          if (!fading) return;
          const from = fading.volume;
          for (let part = 1; part < FADE_PARTS && fadeSeconds > 0; part++) {
            timers.after(
              (fadeSeconds * part) / FADE_PARTS,
              () => (fading.volume = from * (1 - part / FADE_PARTS)),
            );
          }
          if (fadeSeconds > 0) timers.after(fadeSeconds, () => fading.stop());
          else fading.stop();
        },
      };
    },
    music(id) {
      if (id === wantedMusic) return tuneMusic();
      wantedMusic = id;
      music?.stop();
      music = undefined;
      tuneMusic();
    },
    duck(down) {
      ducked = down;
      tuneMusic();
    },
    get voiceAudible() {
      return levelOf('voice') > 0 && !voiceRefused;
    },
    async prepare(ids) {
      const queue = ids.flatMap((id) => manifest.clips[id]?.src ?? []);
      const work = async () => {
        for (let src = queue.shift(); src !== undefined && !gone; src = queue.shift())
          await port.prepare(src);
      };
      await Promise.all(Array.from({ length: LOADS_AT_ONCE }, work));
    },
    pause: () => port.pause(),
    resume: () => port.resume(),
    dispose() {
      gone = true;
      stopListening();
      for (const playing of [...sounding.keys()]) playing.stop();
      sounding.clear();
      port.dispose();
    },
  };
}
