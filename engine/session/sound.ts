import { createCaptions } from '#engine/audio/captions.ts';
import { createChannels, type Channels } from '#engine/audio/channels.ts';
import { createDeviceVoice, type DeviceVoice } from '#engine/audio/device-voice.ts';
import { createGuideSounds, type GuideSounds } from '#engine/audio/guide-sounds.ts';
import { createPixiPort } from '#engine/audio/port.ts';
import { createSoundProblems } from '#engine/audio/problems.ts';
import { createVoice, type Voice } from '#engine/audio/voice.ts';
import type { Clock } from '#engine/kernel/clock.ts';
import type { Settings } from '#engine/kernel/settings.ts';
import type { Timers } from '#engine/kernel/timers.ts';
import type { SoundManifest } from '#engine/rules/clips.ts';
import type { Avatar } from '#engine/rules/looks.ts';
import type { Random } from '#engine/rules/random.ts';

export interface SoundRequest {
  readonly tellsHeldSound: boolean;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: Settings;
  readonly manifest: SoundManifest;
  readonly avatar: Avatar;
  /** Chooses the guide's sounds. */
  readonly random: Random;
  report(problem: string): void;
  /** A text of the error catalogue. */
  onProblem(message: string): void;
}

export interface SessionSound {
  readonly channels: Channels;
  readonly voice: Voice;
  readonly guideSounds: GuideSounds;
  readonly device: DeviceVoice;
}

/** The session's sound; the player is told once if some of it is missing. */
export function createSound(request: SoundRequest): SessionSound {
  const { tellsHeldSound, clock, timers, settings, manifest, avatar, random, report, onProblem } = request;
  const captions = createCaptions(clock, settings);
  let hangs = false;
  const channels = createChannels({
    clock,
    timers,
    settings,
    manifest,
    port: createPixiPort(timers),
    onCaption: captions.showAside,
    onHung(id) {
      // Once: what keeps one back keeps back others.
      if (!hangs) report(`sound: ${id} has not come for half a minute`);
      hangs = true;
    },
    onRefused(id, outcome, wanted) {
      if (outcome === 'failed')
        report(`sound: ${id} ${manifest.clips[id] ? 'did not load' : 'is not in the manifest'}`);
      // A small effect that waits for a gesture is not reported.
      const told = tellsHeldSound && !id.startsWith('effects/');
      const quiet = outcome === 'blocked' && !told;
      if (!quiet) problems.add(id, { automatic: outcome === 'blocked' && !wanted, wanted });
    },
  });
  const device = createDeviceVoice();
  const narrates = () => voice.speaking;
  const guideSounds = createGuideSounds({ avatar, clock, channels, random, narrates });
  const onBegin = () => guideSounds.stop();
  const voice = createVoice({ clock, timers, settings, channels, device, captions, onBegin });
  const problems = createSoundProblems({ clock, speaking: () => voice.speaking, tell: onProblem });
  return { channels, device, voice, guideSounds };
}
