import { Container, type Application } from 'pixi.js';
import type { Game } from '#engine/games/game.ts';
import type { GameOptions } from '#engine/ports.ts';
import { createAccessLayer, type OwnedAccessLayer } from '#engine/stage/access.ts';
import { createControls, type Controls } from '#engine/stage/controls.ts';
import { createGate, createOperator, type Operator, type OwnedInputGate } from '#engine/stage/input.ts';
import { createScreen, type Screen } from '#engine/stage/screen.ts';
import {
  createSettings,
  storageOfDevice,
  type Settings,
  type SettingValues,
} from '#engine/stage/settings.ts';
import type { Belongings } from './belongings.ts';
import { createClock, type Clock } from './clock.ts';
import { createTimers, type Timers } from './timers.ts';

/** What a session has from its first moment, before anything is loaded. */
export interface Equipment {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly settings: Settings;
  readonly controls: Controls;
  readonly gate: OwnedInputGate;
  readonly operator: Operator;
  readonly access: OwnedAccessLayer;
  readonly screen: Screen;
  /** Design-pixel space: everything that is drawn is in here. */
  readonly root: Container;
  /** Calm motion, from the device's wish or the settings sheet. */
  calm(): boolean;
}

export interface EquipmentOptions {
  readonly app: Application;
  readonly game: Game;
  readonly options: GameOptions;
  /** Settings of this session only; otherwise the device's own, which are kept. */
  readonly preset: Partial<SettingValues> | undefined;
  /** Time and resolution are somebody else's: see `SessionExtras`. */
  readonly stepped: boolean;
  readonly belongings: Belongings;
  /** The stage has another size or shape. */
  onFit(): void;
}

const BACKGROUNDS = { core: '#F2FAEF', aqua: '#ECF8FC', berry: '#FFF1F7' } as const;

export function equip(wanted: EquipmentOptions): Equipment {
  const { app, game, options, preset, stepped, belongings, onFit } = wanted;
  const { host } = options;
  const settings = createSettings(preset ? undefined : storageOfDevice(), preset);
  const root = new Container({ label: 'stage' });
  belongings.onEnd(() => root.destroy({ children: true }));
  app.stage.addChild(root);
  app.renderer.background.color = BACKGROUNDS[options.theme];
  const draw = () => {
    access.flush();
    app.render();
  };
  const clock = belongings.keep(createClock(draw));
  const timers = belongings.keep(createTimers(clock));
  const controls = createControls();
  const gate = createGate(timers);
  const operator = createOperator(clock, gate);
  const access = belongings.keep(
    createAccessLayer({
      host,
      gameId: game.id,
      title: game.title,
      description: game.description,
      controls,
      gate,
      operator,
      layout: () => screen.layout,
    }),
  );
  const screen = belongings.keep(
    createScreen({
      app,
      host,
      clock,
      reach: () => settings.values.reach,
      adaptive: !stepped,
      onFit(layout) {
        root.scale.set(layout.scale);
        onFit();
      },
    }),
  );
  const quiet = matchMedia('(prefers-reduced-motion: reduce)');
  const calm = () =>
    settings.values.calmMotion === 'device' ? quiet.matches : settings.values.calmMotion === 'on';
  return { clock, timers, settings, controls, gate, operator, access, screen, root, calm };
}
