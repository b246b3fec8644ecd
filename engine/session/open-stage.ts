import type { Application } from 'pixi.js';
import { settingsSheet } from '#engine/access/settings-sheet.ts';
import { createSheet } from '#engine/access/sheet.ts';
import { freshSeed } from '#engine/kernel/chance.ts';
import type { Disposables } from '#engine/kernel/disposables.ts';
import type { Settings } from '#engine/kernel/settings.ts';
import type { StageOptions } from '#engine/ports.ts';
import type { ClipId } from '#engine/rules/clips.ts';
import type { DayScene } from '#engine/rules/day-scene.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import { outfitInGame } from '#engine/sprites/outfit.ts';
import { listenToInput } from './listen.ts';
import type { Loaded } from './loading.ts';
import type { Services } from './services.ts';
import { createSound } from './sound.ts';

export interface OpenStageOptions {
  readonly app: Application;
  /** Sounds that are preloaded before anything is played. */
  readonly firstClips: readonly ClipId[];
  readonly tellsHeldSound: boolean;
  /** How the place looks today. */
  readonly today: DayScene;
  readonly options: StageOptions;
  readonly services: Services;
  readonly disposables: Disposables;
  readonly loaded: Loaded;
  report(problem: string): void;
  onPressTimed(timeStampMs: number): void;
}

/** Of the decoration for who needs it the same every time; any number would do. */
const SAME_SEED = 1;

/** Decoration's stream, or one that is the same in every game for who needs that, which can be switched meanwhile. */
function decorationFor(settings: Settings, usual: Random): Random {
  const always = createRandom(SAME_SEED);
  const now = () => (settings.needs?.same ? always : usual);
  return {
    next: () => now().next(),
    int: (min, max) => now().int(min, max),
    pick: (list) => now().pick(list),
    shuffle: (list) => now().shuffle(list),
    fork: () => now().fork(),
  };
}

/** Creates what all scenes share, connected with sound and input. */
export function openStage(wanted: OpenStageOptions): BareStage {
  const {
    app,
    firstClips,
    tellsHeldSound,
    today,
    options,
    services,
    disposables,
    loaded,
    report,
    onPressTimed,
  } = wanted;
  const { clock, timers, settings, controls, gate, dispatcher, access, screen, root, calm } = services;
  const { pictures, sounds } = loaded;
  const { host, player, theme, onProblem } = options;
  const seed = options.seed ?? freshSeed();
  const random = createRandom(seed);
  // Forked either way, so that it never changes the questions.
  const decoration = decorationFor(settings, random.fork());
  const { avatar } = player;
  const sound = createSound({
    tellsHeldSound,
    clock,
    timers,
    settings,
    manifest: sounds,
    avatar,
    random: decoration.fork(),
    report,
    onProblem,
  });
  const { channels, voice, guideSounds, device } = sound;
  disposables.keep(channels);
  disposables.onEnd(() => voice.stop());
  void channels.prepare(firstClips);
  guideSounds.prepare('greeting');
  const hasDeviceVoice = () => device.available;
  const sheet = disposables.keep(createSheet({ host, clock, gate }));
  const seeds = [seed];
  const stage: BareStage = {
    app,
    stage: root,
    avatar,
    outfit: outfitInGame(player.outfit ?? [], pictures),
    theme,
    clock,
    nextSeed: () => seeds.pop() ?? random.int(0, 0xffffffff),
    decoration,
    dayScene: () => (settings.needs?.same ? 'plain' : today),
    layout: () => screen.layout,
    pictures,
    channels,
    voice,
    guideSounds,
    controls,
    gate,
    stir: { share: 1 },
    onFreePress: new Set(),
    access,
    settings,
    calm,
    openSettings: () => sheet.open(settingsSheet({ host, settings, hasDeviceVoice })),
    openSheet: sheet.open,
    closeSheet: sheet.close,
  };
  disposables.onEnd(listenToInput({ stage, host, root, timers, dispatcher, access, sheet, onPressTimed }));
  disposables.onEnd(settings.onChange(() => screen.fit()));
  return stage;
}
