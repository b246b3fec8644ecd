import { Container, type Application } from 'pixi.js';
import { createAccessLayer, type OwnedAccessLayer } from '#engine/access/access.ts';
import { createControls, type Controls } from '#engine/input/controls.ts';
import { createDispatcher, type Dispatcher } from '#engine/input/dispatcher.ts';
import { createGate, type OwnedInputGate } from '#engine/input/gate.ts';
import { watchChanges } from '#engine/kernel/changes.ts';
import { createClock, type Clock } from '#engine/kernel/clock.ts';
import type { Disposables } from '#engine/kernel/disposables.ts';
import { createScreen, type Screen } from '#engine/kernel/screen.ts';
import {
  createSettings,
  storageOfDevice,
  type Settings,
  type SettingValues,
} from '#engine/kernel/settings.ts';
import { createTimers, type Timers } from '#engine/kernel/timers.ts';
import type { StageOptions } from '#engine/ports.ts';

/** What a session has from the start, before anything is loaded. */
export interface Services {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: Settings;
  readonly controls: Controls;
  readonly gate: OwnedInputGate;
  readonly dispatcher: Dispatcher;
  readonly access: OwnedAccessLayer;
  readonly screen: Screen;
  /** Design-pixel space: contains everything that is drawn. */
  readonly root: Container;
  /** Whether calm motion is on, by the device's preference or the settings sheet. */
  calm(): boolean;
}

/** What a screen reader is told of a stage. */
export interface Named {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export interface ServicesOptions {
  readonly app: Application;
  readonly named: Named;
  readonly options: StageOptions;
  /** Settings of this session only; omitted: the device's own, which are stored. */
  readonly preset: Partial<SettingValues> | undefined;
  /** Time and resolution are controlled from outside: see `SessionExtras`. */
  readonly stepped: boolean;
  readonly disposables: Disposables;
  /** The stage's size or shape has changed. */
  onFit(): void;
  /** Something threw in a browser callback (frame, press, resize), where nobody would catch it. */
  broke(error: unknown): void;
}

const BACKGROUNDS = { core: '#F2FAEF', aqua: '#ECF8FC', berry: '#FFF1F7' } as const;

export function createServices(wanted: ServicesOptions): Services {
  const { app, named, options, preset, stepped, disposables, onFit, broke } = wanted;
  const { host } = options;
  const { needs } = options.player;
  const settings = createSettings(
    preset ? undefined : storageOfDevice(),
    preset,
    needs && { needs, onChange: (changes) => options.onNeeds?.(changes) },
  );
  const root = new Container({ label: 'stage' });
  disposables.onEnd(() => root.destroy({ children: true }));
  app.stage.addChild(root);
  app.renderer.background.color = BACKGROUNDS[options.theme];
  const changes = disposables.keep(watchChanges(app));
  const draw = (forced: boolean) => {
    access.flush();
    if (changes.any() || forced) app.render();
  };
  const clock = disposables.keep(createClock(draw, broke));
  const timers = disposables.keep(createTimers(clock));
  const controls = createControls();
  const gate = createGate(timers);
  const dispatcher = createDispatcher(clock, gate, broke);
  const access = disposables.keep(
    createAccessLayer({
      host,
      gameId: named.id,
      title: named.title,
      description: named.description,
      controls,
      gate,
      dispatcher,
      layout: () => screen.layout,
    }),
  );
  const screen = disposables.keep(
    createScreen({
      app,
      host,
      clock,
      reach: () => settings.values.reach,
      adaptive: !stepped,
      onFit(layout) {
        root.scale.set(layout.scale);
        try {
          onFit();
        } catch (error) {
          broke(error);
        }
      },
    }),
  );
  const quiet = matchMedia('(prefers-reduced-motion: reduce)');
  const calm = () =>
    settings.values.calmMotion === 'device' ? quiet.matches : settings.values.calmMotion === 'on';
  return { clock, timers, settings, controls, gate, dispatcher, access, screen, root, calm };
}
