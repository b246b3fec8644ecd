import type { Settings } from '#engine/kernel/settings.ts';
import type { ClipId } from '#engine/rules/clips.ts';
import type { Mixer } from './mixer.ts';
import type { PortSound, SoundPort } from './port.ts';

export interface MusicOptions {
  readonly mixer: Mixer;
  readonly settings: Settings;
  readonly port: SoundPort;
}

/** One looping piece of music, if music is on for this device. */
export class Music {
  private readonly options: MusicOptions;
  private readonly stopListening: () => void;
  private wanted: ClipId | undefined;
  private loop: PortSound | undefined;

  constructor(options: MusicOptions) {
    this.options = options;
    this.stopListening = options.settings.onChange(() => this.tune());
  }

  play(id: ClipId | undefined): void {
    if (id !== this.wanted) {
      this.wanted = id;
      this.loop?.stop();
      this.loop = undefined;
    }
    this.tune();
  }

  duck(down: boolean): void {
    this.options.mixer.ducked = down;
    this.tune();
  }

  dispose(): void {
    this.stopListening();
  }

  /** Sets the volume, starting or stopping the music where that changes it. */
  private tune(): void {
    const { mixer, port } = this.options;
    const clip = this.wanted === undefined ? undefined : mixer.clip(this.wanted);
    if (this.loop && (!clip || mixer.levelOf('music') === 0)) {
      this.loop.stop();
      this.loop = undefined;
    } else if (this.loop) this.loop.volume = mixer.levelOf('music');
    else if (clip && mixer.canSound('music') && !port.blocked) {
      mixer.record('music', this.wanted!);
      this.loop = mixer.start('music', clip, {}, () => (this.loop = undefined));
    }
  }
}
