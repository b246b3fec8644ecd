import type { Clock } from '#engine/core/clock.ts';
import type { Timers } from '#engine/core/timers.ts';
import type { Settings } from '#engine/stage/settings.ts';
import type { ClipEntry, ClipId, EffectName, SoundManifest } from './clips.ts';
import type { PortSound, SoundPort } from './port.ts';

export type ChannelName = 'voice' | 'effects' | 'music';

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

/** One clip to be spoken. */
export interface Spoken {
  readonly id: ClipId;
  /** Its length when the manifest does not know it. */
  readonly seconds: number;
  /** A press asked for it. */
  readonly wanted?: boolean | undefined;
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
  /** `voice.ts` is the only caller. */
  speak(clip: Spoken, onDone: (outcome: Outcome) => void): Playing;
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
  /** A sound was refused or did not load; the game goes on. wanted: a press asked for it. */
  onRefused(id: ClipId, outcome: Outcome, wanted: boolean): void;
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

export const createChannels = (options: ChannelOptions): Channels => new ThreeChannels(options);

interface Effect {
  readonly name: EffectName;
  readonly at: number;
  readonly until: number;
}

class ThreeChannels implements Channels {
  readonly manifest: SoundManifest;
  readonly log: (SoundRecord & { outcome: Outcome | undefined })[] = [];
  private readonly options: ChannelOptions;
  private readonly sounding = new Map<PortSound, ChannelName>();
  private readonly stopListening: () => void;
  private effects: readonly Effect[] = [];
  private voiceRefused = false;
  private ducked = false;
  private wantedMusic: ClipId | undefined;
  private loop: PortSound | undefined;
  private gone = false;

  constructor(options: ChannelOptions) {
    this.options = options;
    this.manifest = options.manifest;
    this.stopListening = options.settings.onChange(() => {
      for (const [playing, channel] of this.sounding) playing.volume = this.levelOf(channel);
      this.tuneMusic();
    });
  }

  get voiceAudible(): boolean {
    return this.levelOf('voice') > 0 && !this.voiceRefused;
  }

  effect(name: EffectName, { semitones = 0, volume = 1 }: EffectOptions = {}): void {
    const { clock, onCaption, onRefused } = this.options;
    const { now } = clock;
    const current = this.effects.filter((effect) => effect.until > now);
    if (current.length >= EFFECTS_AT_ONCE) return;
    if (current.some((effect) => effect.name === name && now - effect.at < SAME_EFFECT_SECONDS)) return;
    const id = `effects/${name}`;
    const clip = this.manifest.clips[id];
    const rate = 2 ** (semitones / 12);
    const line = this.record('effects', id);
    if (clip?.caption !== undefined) onCaption(clip.caption, clip.seconds);
    this.effects = [...current, { name, at: now, until: now + (clip?.seconds ?? 0) / rate }];
    if (!clip) {
      line.outcome = 'failed';
      onRefused(id, 'failed', true);
    } else if (!this.canSound('effects')) line.outcome = 'ended';
    else {
      this.start('effects', clip, { rate, volume }, (outcome) => {
        line.outcome = outcome;
        if (outcome === 'failed' || outcome === 'blocked') onRefused(id, outcome, true);
      });
    }
  }

  speak({ id, seconds: estimate, wanted = false }: Spoken, onDone: (outcome: Outcome) => void): Playing {
    const { clock, timers, onRefused } = this.options;
    const clip = this.manifest.clips[id];
    const seconds = clip?.seconds ?? estimate;
    const line = this.record('voice', id);
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
    const finishAfter = (wait: number, outcome: Outcome) => {
      callOff();
      callOff = timers.after(Math.max(0, wait), () => finish(outcome));
    };
    const refuse = (outcome: Outcome) => {
      this.voiceRefused = true;
      onRefused(id, outcome, wanted);
      finishAfter(line.at + seconds - clock.now, outcome);
    };
    if (!clip) refuse('failed');
    else if (!this.canSound('voice')) finishAfter(seconds, 'ended');
    else {
      callOff = timers.after(seconds + PATIENCE_SECONDS, () => {
        playing?.stop();
        finish('failed');
      });
      playing = this.start('voice', clip, {}, (outcome) => {
        if (over) return;
        if (outcome === 'failed' || outcome === 'blocked') return refuse(outcome);
        if (outcome === 'ended') this.voiceRefused = false;
        // The flow moves in steps of the clock only.
        finishAfter(0, outcome);
      });
    }
    return {
      seconds,
      stop: (fadeSeconds = 0) => {
        if (over) return;
        finish('stopped');
        if (playing) this.fadeOut(playing, fadeSeconds);
      },
    };
  }

  music(id: ClipId | undefined): void {
    if (id !== this.wantedMusic) {
      this.wantedMusic = id;
      this.loop?.stop();
      this.loop = undefined;
    }
    this.tuneMusic();
  }

  duck(down: boolean): void {
    this.ducked = down;
    this.tuneMusic();
  }

  async prepare(ids: readonly ClipId[]): Promise<void> {
    const queue = ids.flatMap((id) => this.manifest.clips[id]?.src ?? []);
    const work = async () => {
      for (let src = queue.shift(); src !== undefined && !this.gone; src = queue.shift())
        await this.options.port.prepare(src);
    };
    await Promise.all(Array.from({ length: LOADS_AT_ONCE }, work));
  }

  pause(): void {
    this.options.port.pause();
  }

  resume(): void {
    this.options.port.resume();
  }

  dispose(): void {
    this.gone = true;
    this.stopListening();
    for (const playing of [...this.sounding.keys()]) playing.stop();
    this.sounding.clear();
    this.options.port.dispose();
  }

  private levelOf(channel: ChannelName): number {
    const { voiceOn, effectsOn, musicOn, voiceVolume, effectsVolume, musicVolume } =
      this.options.settings.values;
    if (channel === 'voice') return voiceOn ? voiceVolume : 0;
    if (channel === 'effects') return effectsOn ? effectsVolume : 0;
    return musicOn ? musicVolume * MUSIC_LEVEL * (this.ducked ? DUCKED : 1) : 0;
  }

  /** Recorded sound runs in real time: stepped or hurried time, and silence, are kept by the clock alone. */
  private canSound(channel: ChannelName): boolean {
    return this.options.clock.realTime && this.levelOf(channel) > 0;
  }

  private record(channel: ChannelName, id: ClipId) {
    const line = { channel, id, at: this.options.clock.now, outcome: undefined as Outcome | undefined };
    this.log.push(line);
    if (this.log.length > LOG_LENGTH) this.log.shift();
    return line;
  }

  private start(
    channel: ChannelName,
    { src }: ClipEntry,
    { rate = 1, volume = 1 }: { readonly rate?: number; readonly volume?: number },
    onDone: (outcome: Outcome) => void,
  ): PortSound {
    const playing = this.options.port.play({
      src,
      volume: volume * this.levelOf(channel),
      rate,
      loop: channel === 'music',
      onDone: (outcome) => {
        this.sounding.delete(playing);
        if (!this.gone) onDone(outcome);
      },
    });
    this.sounding.set(playing, channel);
    return playing;
  }

  private fadeOut(playing: PortSound, seconds: number): void {
    if (seconds === 0) return playing.stop();
    const { timers } = this.options;
    const from = playing.volume;
    for (let part = 1; part < FADE_PARTS; part++)
      timers.after((seconds * part) / FADE_PARTS, () => (playing.volume = from * (1 - part / FADE_PARTS)));
    timers.after(seconds, () => playing.stop());
  }

  private tuneMusic(): void {
    const clip = this.wantedMusic === undefined ? undefined : this.manifest.clips[this.wantedMusic];
    if (this.loop && (!clip || this.levelOf('music') === 0)) {
      this.loop.stop();
      this.loop = undefined;
    } else if (this.loop) this.loop.volume = this.levelOf('music');
    else if (clip && this.canSound('music') && !this.options.port.blocked) {
      this.record('music', this.wantedMusic!);
      this.loop = this.start('music', clip, {}, () => (this.loop = undefined));
    }
  }
}
