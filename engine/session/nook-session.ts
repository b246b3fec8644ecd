import type { Application } from 'pixi.js';
import { createLoadNotice } from '#engine/access/load-notice.ts';
import type { Control } from '#engine/input/controls.ts';
import { Disposables } from '#engine/kernel/disposables.ts';
import { createFailureHandler } from '#engine/kernel/failure-handler.ts';
import type { SettingValues } from '#engine/kernel/settings.ts';
import { NookScene } from '#engine/nook/nook-scene.ts';
import type { NookOptions, NookSession } from '#engine/nook/ports.ts';
import { tierFor } from '#engine/layout/device-pixels.ts';
import type { NookState } from '#engine/rules/nook-state.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import type { Watched } from './lab.ts';
import { loadAll } from './loading.ts';
import { openStage } from './open-stage.ts';
import { ScenePlace } from './scene-place.ts';
import { createServices } from './services.ts';

export interface OwnedNookSession extends NookSession, Watched {
  onEnd(undo: () => void): void;
}

/** Options of workbench and tests. */
export interface NookExtras {
  readonly settings?: Partial<SettingValues>;
  readonly stepped?: boolean;
}

const NAMED = { id: 'nook', title: 'My Nook', description: '' };
/** The room, and all that stands in it, is drawn smaller than games draw their things. */
const DRAWN_AT = 0.7;
/** What is heard first. */
const CLIPS = /^effects\/(tap|pop|coin)$/;

/** The Nook on one canvas, from loading to leaving. Owns everything on the stage. */
export function createNookSession(
  app: Application,
  options: NookOptions,
  { settings: preset, stepped = false }: NookExtras = {},
): OwnedNookSession {
  const disposables = new Disposables();
  const notice = disposables.keep(createLoadNotice(options.host));
  const problems: string[] = [];
  let gone = false;
  let stage: BareStage | undefined;
  let scene: NookScene | undefined;
  let wanted: NookState = options.nook;
  let timed: (timeStampMs: number) => void = () => {};
  const report = (problem: string) => {
    problems.push(problem);
    notice.add(problem);
    console.error(problem);
  };
  const breakdown = createFailureHandler((error) => {
    report(`the Nook broke (${String(error)})`);
    if (gone) return;
    services.clock.stop();
    stage?.voice.stop();
    options.onBroken(error);
  });
  const broke = breakdown.tell;
  const placed: { scene?: ScenePlace } = {};
  // The first resize happens before the scene place exists.
  const onFit = () => placed.scene?.layOut();
  const services = createServices({ app, named: NAMED, options, preset, stepped, disposables, onFit, broke });
  const place = new ScenePlace(services);
  placed.scene = place;
  if (!stepped) services.clock.start();

  const load = async () => {
    const loaded = await loadAll({
      gameId: NAMED.id,
      bundle: { sheets: ['ui', 'nook'] },
      avatar: options.player.avatar,
      tier: tierFor(services.screen.layout.scale * app.renderer.resolution * DRAWN_AT),
      renderer: app.renderer,
      report,
    });
    if (gone) return;
    stage = openStage({
      app,
      firstClips: Object.keys(loaded.sounds.clips).filter((id) => CLIPS.test(id)),
      tellsHeldSound: false,
      today: 'plain',
      options,
      services,
      disposables,
      loaded,
      report,
      onPressTimed: (timeStampMs) => timed(timeStampMs),
    });
    const opened = stage;
    place.show(() => (scene = new NookScene(opened, { ...options, nook: wanted }, services.access)));
  };

  return {
    clock: services.clock,
    machine: { log: [] },
    phase: 'nook',
    problems,
    ready: load().catch((error: unknown) => {
      if (!gone) broke(error);
    }),
    get scene() {
      return scene;
    },
    get stage() {
      return stage;
    },
    isLive: (control: Control) => services.dispatcher.isLive(control),
    onPressTimed: (listener) => void (timed = listener),
    onEnd: (undo) => disposables.onEnd(undo),
    show(nook) {
      wanted = nook;
      scene?.show(nook);
    },
    closesSheet: () => stage?.closeSheet() ?? false,
    dispose() {
      if (gone) return;
      gone = true;
      place.clear();
      disposables.dispose();
    },
  };
}
