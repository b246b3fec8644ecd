import type { Application, Container } from 'pixi.js';
import type { AccessLayer } from '#engine/access/access.ts';
import type { SheetContent } from '#engine/access/sheet.ts';
import type { Channels } from '#engine/audio/channels.ts';
import type { GuideSounds } from '#engine/audio/guide-sounds.ts';
import type { Voice } from '#engine/audio/voice.ts';
import type { Controls } from '#engine/input/controls.ts';
import type { InputGate } from '#engine/input/gate.ts';
import type { Clock } from '#engine/kernel/clock.ts';
import type { Settings } from '#engine/kernel/settings.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { GameOptions } from '#engine/ports.ts';
import type { DayScene } from '#engine/rules/day-scene.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Avatar, Theme } from '#engine/rules/looks.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Worn } from '#engine/sprites/outfit.ts';

/** What every scene needs, of a game or not. Created once by a session, passed to each scene, owned by the session. */
export interface BareStage {
  readonly app: Application;
  /** Design-pixel space, scaled to the canvas by the session. Contains world and scene roots. */
  readonly stage: Container;
  readonly avatar: Avatar;
  /** What the guide wears of the child's own. */
  readonly outfit: readonly Worn[];
  readonly theme: Theme;
  readonly clock: Clock;
  /** The seed of the next round: the session's own for the first one. */
  nextSeed(): number;
  /** For decoration. */
  readonly decoration: Random;
  /** How the place looks today. */
  dayScene(): DayScene;
  layout(): Layout;
  readonly pictures: Pictures;
  readonly channels: Channels;
  readonly voice: Voice;
  /** What the guide says of its own, beside the voice that teaches. */
  readonly guideSounds: GuideSounds;
  readonly controls: Controls;
  readonly gate: InputGate;
  /** How much of what moves by itself is to be seen, from 1 to 0: nothing, where nobody does anything. Continuous from scene to scene. */
  readonly stir: { share: number };
  /** Each is called at a press that no control takes, while time runs. */
  readonly onFreePress: Set<() => void>;
  readonly access: AccessLayer;
  readonly settings: Settings;
  /** Whether calm motion is on, by the device's preference or the settings sheet. */
  calm(): boolean;
  /** Opens the settings sheet; time is paused until it is closed. */
  openSettings(): void;
  /** Opens a sheet over the stage; time is paused until it is closed. */
  openSheet(content: SheetContent): void;
  /** False: none is open. */
  closeSheet(): boolean;
}

/** What the scenes of a game share. */
export interface StageContext extends BareStage {
  readonly game: Game;
  readonly options: GameOptions;
}
