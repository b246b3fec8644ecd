import type { Clock } from '#engine/kernel/clock.ts';
import { voiceStretch, type Settings } from '#engine/kernel/settings.ts';
import type { Timers } from '#engine/kernel/timers.ts';
import type { ClipEntry, ClipId, SoundManifest } from '#engine/rules/clips.ts';
import type { Outcome, PortSound, SoundPort } from './port.ts';

/** `guide`: sounds of the guide's own; they follow the settings of the voice. */
export type ChannelName = 'voice' | 'guide' | 'effects' | 'music';

/** One entry of the sound log, for tests and the workbench. */
export interface SoundRecord {
  readonly channel: ChannelName;
  readonly id: ClipId;
  /** Engine time in seconds. */
  readonly at: number;
  readonly outcome: Outcome | undefined;
}

export interface MixerOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: Settings;
  readonly manifest: SoundManifest;
  readonly port: SoundPort;
}

interface Manner {
  readonly rate?: number;
  /** 0 to 1, of the channel's volume. */
  readonly volume?: number;
}

const LOG_LENGTH = 500;
const FADE_PARTS = 4;
/** -12 dB. */
const DUCKED = 0.25;
const MUSIC_LEVEL = 0.35;
/** Of a loud voice, so many times its own. The compressor at the end of all sound keeps it from clipping. */
export const LOUD = 1.7;
/** The narrator is the louder one. */
const GUIDE_LEVEL = 0.7;

/** The volumes of the channels, and everything that is sounding in them. */
export class Mixer {
  readonly log: (SoundRecord & { outcome: Outcome | undefined })[] = [];
  /** Lowers the music while a sentence is spoken. */
  ducked = false;
  private readonly options: MixerOptions;
  private readonly sounding = new Map<PortSound, ChannelName>();
  private readonly stopListening: () => void;
  private gone = false;

  constructor(options: MixerOptions) {
    this.options = options;
    this.stopListening = options.settings.onChange(() => {
      for (const [playing, channel] of this.sounding) playing.volume = this.levelOf(channel);
    });
  }

  clip(id: ClipId): ClipEntry | undefined {
    return this.options.manifest.clips[id];
  }

  /** 0 to 1, and above for a loud voice; 0 is switched off. */
  levelOf(channel: ChannelName): number {
    const { voiceOn, effectsOn, musicOn, voiceVolume, effectsVolume, musicVolume, loudVoice } =
      this.options.settings.values;
    if (channel === 'voice') return voiceOn ? voiceVolume * (loudVoice ? LOUD : 1) : 0;
    if (channel === 'guide') return voiceOn ? voiceVolume * GUIDE_LEVEL : 0;
    if (channel === 'effects') return effectsOn ? effectsVolume : 0;
    return musicOn ? musicVolume * MUSIC_LEVEL * (this.ducked ? DUCKED : 1) : 0;
  }

  /** How many times as long a channel's sounds take as they were recorded. */
  stretchOf(channel: ChannelName): number {
    return channel === 'voice' ? voiceStretch(this.options.settings.values) : 1;
  }

  /**
   * Recorded sound runs in real time. When time is stepped or sped up, or sound is off, the clock alone keeps the
   * length.
   */
  canSound(channel: ChannelName): boolean {
    return this.options.clock.realTime && this.levelOf(channel) > 0;
  }

  /** An entry of the log; the caller fills in its outcome. */
  record(channel: ChannelName, id: ClipId) {
    const line = { channel, id, at: this.options.clock.now, outcome: undefined as Outcome | undefined };
    this.log.push(line);
    if (this.log.length > LOG_LENGTH) this.log.shift();
    return line;
  }

  /** onDone: not called after the mixer is disposed of. */
  start(
    channel: ChannelName,
    { src }: ClipEntry,
    { rate = 1, volume = 1 }: Manner,
    onDone: (outcome: Outcome) => void,
  ): PortSound {
    const playing = this.options.port.play({
      src,
      volume: volume * this.levelOf(channel),
      rate,
      stretch: this.stretchOf(channel),
      loop: channel === 'music',
      onDone: (outcome) => {
        this.sounding.delete(playing);
        if (!this.gone) onDone(outcome);
      },
    });
    this.sounding.set(playing, channel);
    return playing;
  }

  fadeOut(playing: PortSound, seconds: number): void {
    if (seconds === 0) return playing.stop();
    const { timers } = this.options;
    const from = playing.volume;
    for (let part = 1; part < FADE_PARTS; part++)
      timers.after((seconds * part) / FADE_PARTS, () => (playing.volume = from * (1 - part / FADE_PARTS)));
    timers.after(seconds, () => playing.stop());
  }

  dispose(): void {
    this.gone = true;
    this.stopListening();
    for (const playing of [...this.sounding.keys()]) playing.stop();
    this.sounding.clear();
  }
}
