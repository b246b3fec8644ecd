import type { Clock } from './clock.ts';
import type { Timers } from './timers.ts';
import { createCaptions } from '#engine/audio/captions.ts';
import { createChannels, type Channels } from '#engine/audio/channels.ts';
import { CELEBRATIONS, type ClipId, type SoundManifest } from '#engine/audio/clips.ts';
import { createDeviceVoice, type DeviceVoice } from '#engine/audio/device-voice.ts';
import { createPixiPort } from '#engine/audio/port.ts';
import { soundProblem } from '#engine/audio/problems.ts';
import { createVoice, type Voice } from '#engine/audio/voice.ts';
import type { Game } from '#engine/games/game.ts';
import { loadPictures, type Pictures } from '#engine/pictures/load.ts';
import type { PictureManifest, Tier } from '#engine/pictures/manifest.ts';
import type { Avatar } from '#engine/ports.ts';
import { FONT } from '#engine/sprites/label.ts';
import type { Settings } from '#engine/stage/settings.ts';

const FETCH_MS = 8000;
const FONT_SECONDS = 4;
/** Device pixels of stage height from which pictures of the second tier are worth their weight. */
const FINE_FROM = 1200;

const NO_PICTURES: PictureManifest = { worlds: {}, sheets: {}, rigs: {}, pages: {}, bundles: {} };
const NO_SOUNDS: SoundManifest = { clips: {}, sentences: {} };

export const tierFor = (canvasHeight: number): Tier => (canvasHeight > FINE_FROM ? '2' : '1');

/** A manifest of what is served; a stage without it still plays, in discs and captions. */
async function loadManifest<T>(address: string, none: T, report: (problem: string) => void): Promise<T> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as T;
  } catch (error) {
    report(`${address} did not load (${error instanceof Error ? error.message : String(error)})`);
    return none;
  }
}

async function loadFont(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    AbortSignal.timeout(FONT_SECONDS * 1000).addEventListener('abort', () => resolve());
  });
  // A font that fails leaves the system's rounded one: nothing to tell a child.
  const loaded = document.fonts.load(FONT).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([loaded, late]);
}

export interface Loaded {
  readonly pictures: Pictures;
  readonly sounds: SoundManifest;
}

export interface LoadRequest {
  readonly game: Game;
  readonly avatar: Avatar;
  readonly tier: Tier;
  report(problem: string): void;
}

/** Everything that must be there before the first scene is shown. Never rejects. */
export async function loadAll({ game, avatar, tier, report }: LoadRequest): Promise<Loaded> {
  const base = import.meta.env.BASE_URL;
  const pictures = loadManifest(`${base}pictures/manifest.json`, NO_PICTURES, report).then((manifest) =>
    loadPictures({ gameId: game.id, avatar, tier, manifest, onMissing: report }),
  );
  const sounds = loadManifest(`${base}sounds/manifest.json`, NO_SOUNDS, report);
  await loadFont();
  return { pictures: await pictures, sounds: await sounds };
}

/** What every question of a game sounds like whatever is asked: these are fetched before anything is played. */
export const firstClips = (game: Game, manifest: SoundManifest): readonly ClipId[] => {
  const ids = Object.keys(manifest.clips);
  const byUse = [`instructions/${game.id}`, 'effects/', 'try_again', 'numbers/', ...CELEBRATIONS];
  return byUse.flatMap((use) => ids.filter((id) => (use.endsWith('/') ? id.startsWith(use) : id === use)));
};

export interface SoundRequest {
  readonly game: Game;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: Settings;
  readonly manifest: SoundManifest;
  report(problem: string): void;
  /** Text of the error catalogue. */
  onProblem(message: string): void;
}

export interface Sounding {
  readonly channels: Channels;
  readonly voice: Voice;
  readonly device: DeviceVoice;
}

/** The session's sound; a refusal is told to the player once for each kind. */
export function createSound(request: SoundRequest): Sounding {
  const { game, clock, timers, settings, manifest, report, onProblem } = request;
  const told = new Set<string>();
  const captions = createCaptions(clock, settings);
  const channels = createChannels({
    clock,
    timers,
    settings,
    manifest,
    port: createPixiPort(timers),
    onCaption: captions.showAside,
    onRefused(id, outcome, wanted) {
      if (outcome === 'failed')
        report(`sound: ${id} ${manifest.clips[id] ? 'did not load' : 'is not in the manifest'}`);
      // The trail games say nothing when the browser waits for a gesture, nor does anybody for a small effect.
      const quiet = outcome === 'blocked' && (game.family === 'number-trail' || id.startsWith('effects/'));
      const message = soundProblem(id, outcome === 'blocked' && !wanted);
      if (quiet || told.has(message)) return;
      told.add(message);
      onProblem(message);
    },
  });
  const device = createDeviceVoice();
  return { channels, device, voice: createVoice({ clock, timers, settings, channels, device, captions }) };
}
