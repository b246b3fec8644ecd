import type { Application } from 'pixi.js';
import { findGame, GAMES } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/games/game.ts';
import type { GameOptions, GameSession, LeaveTo, Phase } from '#engine/ports.ts';
import { createRandom, freshSeed } from '#engine/rules/random.ts';
import type { FactRecord } from '#engine/rules/round.ts';
import type { Control } from '#engine/stage/controls.ts';
import { listenToInput } from '#engine/stage/listen.ts';
import type { SettingValues } from '#engine/stage/settings.ts';
import { createSettingsSheet } from '#engine/stage/settings-sheet.ts';
import { createSmallPrint, type SmallPrint } from '#engine/stage/small-print.ts';
import { resultOf } from './attempt.ts';
import { Belongings } from './belongings.ts';
import { createSound, firstClips, loadAll, tierFor, type Loaded } from './boot.ts';
import type { Clock } from './clock.ts';
import { equip, type Equipment } from './equipment.ts';
import { createMachine, type Machine } from './machine.ts';
import { PHASE_TABLE, type SessionEvent, type SessionState } from './phases.ts';
import type { InstructionsEvents, Finished, PlayEvents, ResultEvents } from './scene-events.ts';
import type { Scene } from './scene.ts';
import type { StageContext } from './stage-context.ts';

/** The three screens of a game. Made by whoever knows them: the core does not. */
export interface SceneSet {
  instructions(stage: StageContext, events: InstructionsEvents): Scene;
  play(stage: StageContext, events: PlayEvents): Scene;
  result(stage: StageContext, outcome: Finished, events: ResultEvents): Scene;
}

/** What the workbench and tests set beyond a page's options. */
export interface SessionExtras {
  /** Settings of this session only; nothing is kept on the device then. */
  readonly settings?: Partial<SettingValues>;
  /** Time stands still from the start and is stepped by hand; the resolution stays as it is. */
  readonly stepped?: boolean;
}

export interface OwnedSession extends GameSession {
  readonly clock: Clock;
  readonly machine: Machine<SessionState, SessionEvent>;
  readonly scene: Scene | undefined;
  /** Undefined while loading. */
  readonly stage: StageContext | undefined;
  readonly problems: readonly string[];
  isLive(control: Control): boolean;
  /** As if its element had been pressed. */
  operate(control: Control): boolean;
  /** Browser times of presses in ms, for measuring. */
  onPressTimed(listener: (timeStampMs: number) => void): void;
  /** Something to undo when the session ends. */
  onEnd(undo: () => void): void;
  /** Ends the round as if it had been played with this score. */
  finish(score: number, answers: readonly FactRecord[]): void;
}

type LoadScenes = (game: Game) => Promise<SceneSet>;

/**
 * One game on one canvas, from loading to leaving. Owns everything on the stage and gives all of it back.
 * app: initialised and not running; loadScenes: called once, while pictures load. Throws for an unknown game.
 */
export const createSession = (
  app: Application,
  options: GameOptions,
  loadScenes: LoadScenes,
  extras: SessionExtras = {},
): OwnedSession => new Session(app, options, loadScenes, extras);

/** Reasons that outlast a scene. */
const STAY_CLOSED = ['hidden', 'context', 'resize', 'sheet'];
const RESIZE_SECONDS = 0.3;

const gameOrThrow = (id: string): Game => {
  const game = findGame(id);
  if (game) return game;
  throw new Error(`There is no game "${id}". There are: ${GAMES.map((known) => known.id).join(', ')}`);
};

class Session implements OwnedSession {
  readonly clock: Clock;
  readonly machine: Machine<SessionState, SessionEvent>;
  readonly ready: Promise<void>;
  readonly problems: string[] = [];
  private readonly app: Application;
  private readonly options: GameOptions;
  private readonly game: Game;
  private readonly belongings = new Belongings();
  private readonly smallPrint: SmallPrint;
  private readonly equipment: Equipment;
  private loaded: { readonly stage: StageContext; readonly scenes: SceneSet } | undefined;
  private shown: Scene | undefined;
  private outcome: Finished | undefined;
  /** Nobody has been told yet what became of this one. */
  private untold: Finished | undefined;
  private xp: number | undefined;
  private timed: (timeStampMs: number) => void = () => {};
  private gone = false;

  constructor(app: Application, options: GameOptions, loadScenes: LoadScenes, extras: SessionExtras) {
    this.app = app;
    this.options = options;
    this.game = gameOrThrow(options.gameId);
    this.xp = options.player.xp;
    const { settings: preset, stepped = false } = extras;
    const { game, belongings } = this;
    this.smallPrint = belongings.keep(createSmallPrint(options.host));
    const onFit = () => this.layOut();
    this.equipment = equip({ app, game, options, preset, stepped, belongings, onFit });
    this.clock = this.equipment.clock;
    this.machine = createMachine<SessionState, SessionEvent>({
      table: PHASE_TABLE,
      initial: 'loading',
      now: () => this.clock.now,
      onEnter: {
        instructions: () => this.showInstructions(),
        playing: () => this.showPlay(),
        result: () => this.showResult(),
      },
    });
    if (!stepped) this.clock.start();
    this.ready = this.load(loadScenes).catch((error: unknown) => {
      this.report(`the game could not start (${error instanceof Error ? error.message : String(error)})`);
      if (!this.gone) options.onProblem('Something went wrong!');
    });
  }

  get scene(): Scene | undefined {
    return this.shown;
  }

  get stage(): StageContext | undefined {
    return this.loaded?.stage;
  }

  get phase(): Phase {
    const { state, log } = this.machine;
    if (state !== 'leaving') return state;
    return log.findLast((move) => move.from !== 'leaving')!.from as Phase;
  }

  isLive(control: Control): boolean {
    return this.equipment.operator.isLive(control);
  }

  operate(control: Control): boolean {
    return this.equipment.operator.operate(control);
  }

  onPressTimed(listener: (timeStampMs: number) => void): void {
    this.timed = listener;
  }

  onEnd(undo: () => void): void {
    this.belongings.onEnd(undo);
  }

  finish(score: number, answers: readonly FactRecord[]): void {
    this.complete(score, answers);
    this.machine.send('finished');
  }

  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    this.tellIfKept();
    this.endScene();
    this.belongings.dispose();
  }

  private showInstructions(): void {
    const { stage, scenes } = this.loaded!;
    const onCounting = () => void this.machine.send('counting');
    const onStart = () => void this.machine.send('start');
    this.show(() => scenes.instructions(stage, { onCounting, onStart, onLeave: this.leave }));
  }

  private showPlay(): void {
    const { stage, scenes } = this.loaded!;
    const onCompleted: PlayEvents['onCompleted'] = (score, answers) => this.complete(score, answers);
    const onFinished = () => void this.machine.send('finished');
    this.show(() => scenes.play(stage, { onCompleted, onFinished, onLeave: this.leave }));
  }

  /** The result leaves now, whatever becomes of the rest. */
  private complete(score: number, answers: readonly FactRecord[]): void {
    const result = resultOf(this.game, score, answers);
    this.outcome = { result, saved: this.options.onResult(result), xpBefore: this.xp };
    this.untold = this.outcome;
    if (this.xp !== undefined) this.xp += result.xpGained;
  }

  private showResult(): void {
    const { stage, scenes } = this.loaded!;
    const onAgain = () => void this.machine.send('again');
    this.show(() => scenes.result(stage, this.outcome!, { onAgain, onLeave: this.leave }));
    this.tellIfKept();
  }

  /** Not while the last answer is praised, because what is said then is gone before the result is there. */
  private tellIfKept(): void {
    const told = this.untold;
    this.untold = undefined;
    void told?.saved.then((state) => {
      if (state === 'kept') this.options.onKept();
    });
  }

  /** make: called after the scene before is gone, because both would share the controls. */
  private show(make: () => Scene): void {
    const { gate, root, controls } = this.equipment;
    this.endScene();
    gate.clear(STAY_CLOSED);
    this.shown = make();
    root.addChild(this.shown.root);
    this.shown.resize();
    controls.changed();
  }

  /** The scene goes, and its controls with it: a finger or the focus on one of them must not reach what is gone. */
  private endScene(): void {
    this.shown?.dispose();
    this.equipment.controls.set([]);
  }

  private readonly leave = (to: LeaveTo): void => {
    if (!this.machine.send('leave')) return;
    this.stage?.voice.stop();
    this.options.onLeave(to);
  };

  private layOut(): void {
    if (!this.shown) return;
    const { gate, controls } = this.equipment;
    gate.close('resize');
    this.shown.resize();
    controls.changed();
    gate.reopen('resize', RESIZE_SECONDS);
  }

  private readonly report = (problem: string): void => {
    this.problems.push(problem);
    this.smallPrint.add(problem);
    console.error(problem);
  };

  private async load(loadScenes: LoadScenes): Promise<void> {
    const { app, game, report } = this;
    const { avatar } = this.options.player;
    const tier = tierFor(app.renderer.height);
    const [loaded, scenes] = await Promise.all([loadAll({ game, avatar, tier, report }), loadScenes(game)]);
    if (this.gone) return;
    this.loaded = { stage: this.openStage(loaded), scenes };
    this.machine.send('loaded');
  }

  /** Everything that scenes share, connected with sound and input. */
  private openStage({ pictures, sounds }: Loaded): StageContext {
    const { app, game, options, report, belongings, equipment } = this;
    const { clock, timers, settings, controls, gate, operator, access, screen, root, calm } = equipment;
    const { host, player, theme, onProblem } = options;
    const sound = createSound({ game, clock, timers, settings, manifest: sounds, report, onProblem });
    const { channels, voice, device } = sound;
    belongings.keep(channels);
    belongings.onEnd(() => voice.stop());
    void channels.prepare(firstClips(game, sounds));
    const hasDeviceVoice = () => device.available;
    const sheet = belongings.keep(createSettingsSheet({ host, settings, clock, gate, hasDeviceVoice }));
    const random = createRandom(options.seed ?? freshSeed());
    const stage: StageContext = {
      app,
      stage: root,
      game,
      avatar: player.avatar,
      theme,
      options,
      clock,
      random,
      decoration: random.fork(),
      layout: () => screen.layout,
      pictures,
      channels,
      voice,
      controls,
      gate,
      access,
      settings,
      calm,
      openSettings: sheet.open,
    };
    const onPressTimed = (timeStampMs: number) => this.timed(timeStampMs);
    belongings.onEnd(listenToInput({ stage, host, root, timers, operator, access, sheet, onPressTimed }));
    belongings.onEnd(settings.onChange(() => screen.fit()));
    return stage;
  }
}
