import type { Application, Container } from 'pixi.js';
import type { Channels } from '#engine/audio/channels.ts';
import type { Voice } from '#engine/audio/voice.ts';
import type { Game } from '#engine/games/game.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Avatar, GameOptions, Theme } from '#engine/ports.ts';
import type { Random } from '#engine/rules/random.ts';
import type { AccessLayer } from '#engine/stage/access.ts';
import type { Controls } from '#engine/stage/controls.ts';
import type { InputGate } from '#engine/stage/input.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Settings } from '#engine/stage/settings.ts';
import type { Clock } from './clock.ts';

/** What every scene of a session shares. Made once by `mountGame`, handed to each scene, owned by the session. */
export interface StageContext {
  readonly app: Application;
  /** Design-pixel space; the session scales it to the canvas. World and scene roots go in here. */
  readonly stage: Container;
  readonly game: Game;
  readonly avatar: Avatar;
  readonly theme: Theme;
  readonly options: GameOptions;
  readonly clock: Clock;
  /** For questions. */
  readonly random: Random;
  /** For decoration. */
  readonly decoration: Random;
  layout(): Layout;
  readonly pictures: Pictures;
  readonly channels: Channels;
  readonly voice: Voice;
  readonly controls: Controls;
  readonly gate: InputGate;
  readonly access: AccessLayer;
  readonly settings: Settings;
  /** Calm motion, from the device's wish or the settings sheet. */
  calm(): boolean;
  /** Opens the settings sheet; time stands still until it is closed. */
  openSettings(): void;
}
