import type { Clock } from '#engine/kernel/clock.ts';
import type { ClipId } from '#engine/rules/clips.ts';
import { guideClips, MOUTH_RATE, type GuideMoment } from '#engine/rules/guide-moments.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Channels } from './channels.ts';
import type { PlayingSound } from './speech.ts';

/** The guide's own sounds. They teach nothing, so each gives way to the narrator and may be left out. */
export interface GuideSounds {
  /**
   * Makes a sound that suits the moment, never the same twice running. Returns how many seconds it takes, and 0 if none
   * is made: while the narrator speaks or another sounds, with the voice switched off, and before it was fetched.
   */
  make(moment: GuideMoment): number;
  /** Fetches a sound for each of these moments, the one that is made next. */
  prepare(...moments: readonly GuideMoment[]): void;
  /** Fades out what sounds. */
  stop(): void;
  /** How far the mouth is open, from 0 to 1; undefined: no sound is being made. */
  readonly mouth: number | undefined;
}

export interface GuideSoundOptions {
  readonly avatar: Avatar;
  readonly clock: Clock;
  readonly channels: Channels;
  /** Chooses among the sounds of a moment. */
  readonly random: Random;
  /** Whether the narrator speaks. */
  narrates(): boolean;
}

const FADE_SECONDS = 0.08;
/** Made once, as a stage begins. */
const ONCE: GuideMoment = 'greeting';

interface Made {
  readonly mouth: string;
  readonly at: number;
  readonly playing: PlayingSound;
}

export function createGuideSounds(options: GuideSoundOptions): GuideSounds {
  const { avatar, clock, channels, random, narrates } = options;
  const { clips } = channels.manifest;
  const ids = Object.keys(clips);
  /** What is made next at each moment. */
  const chosen = new Map<GuideMoment, ClipId>();
  const fetched = new Set<ClipId>();
  const lastMade = new Map<GuideMoment, ClipId>();
  let made: Made | undefined;

  const choose = (moment: GuideMoment): ClipId | undefined => {
    const known = chosen.get(moment);
    if (known !== undefined) return known;
    const all = ids.filter((id) => id.startsWith(guideClips(avatar, moment)));
    const others = all.filter((id) => id !== lastMade.get(moment));
    if (others.length === 0) return undefined;
    const id = random.pick(others);
    chosen.set(moment, id);
    return id;
  };
  const fetch = async (moment: GuideMoment) => {
    const id = choose(moment);
    if (id === undefined || fetched.has(id)) return;
    await channels.prepare([id]);
    fetched.add(id);
  };

  return {
    make(moment) {
      const id = choose(moment);
      if (id === undefined || made || narrates() || !channels.voiceAudible) return 0;
      // One that is still being fetched would be heard late, perhaps over a sentence. A stepped clock plays nothing,
      // so nothing is late.
      if (clock.realTime && !fetched.has(id)) {
        void fetch(moment);
        return 0;
      }
      const playing = channels.call(id, () => {
        if (made?.playing === playing) made = undefined;
      });
      made = { mouth: clips[id]?.mouth ?? '', at: clock.now, playing };
      chosen.delete(moment);
      lastMade.set(moment, id);
      if (moment !== ONCE) void fetch(moment);
      return playing.seconds;
    },
    prepare: (...moments) => moments.forEach((moment) => void fetch(moment)),
    stop() {
      made?.playing.stop(FADE_SECONDS);
      made = undefined;
    },
    get mouth() {
      if (!made) return undefined;
      return Number(made.mouth[Math.floor((clock.now - made.at) * MOUTH_RATE)] ?? 0) / 9;
    },
  };
}
