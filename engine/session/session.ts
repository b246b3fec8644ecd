import type { Application } from 'pixi.js';
import { createLoadNotice, type LoadNotice } from '#engine/access/load-notice.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import type { Control } from '#engine/input/controls.ts';
import { createFailureHandler } from '#engine/kernel/failure-handler.ts';
import type { Timers } from '#engine/kernel/timers.ts';
import type { Clock } from '#engine/kernel/clock.ts';
import { Disposables } from '#engine/kernel/disposables.ts';
import { createMachine, type Machine } from '#engine/kernel/machine.ts';
import type { Scene } from '#engine/kernel/scene.ts';
import type { SettingValues } from '#engine/kernel/settings.ts';
import type { BoardMode, GameOptions, GameSession, LeaveTo, Phase } from '#engine/ports.ts';
import { tierFor } from '#engine/layout/device-pixels.ts';
import { firstClipsOf, sentencesOf } from '#engine/rules/clips.ts';
import { I_REMEMBER } from '#engine/rules/common-words.ts';
import { sceneOfDay } from '#engine/rules/day-scene.ts';
import type { Game } from '#engine/rules/game.ts';
import { OUTFITS } from '#engine/rules/game-pictures.ts';
import type { RoundBegun, Try } from '#engine/rules/played.ts';
import { keptOf, type RoundSoFar } from '#engine/rules/round.ts';
import { TOKEN_PICTURES } from '#engine/rules/turns.ts';
import type { PlayEvents, RoundScene, SceneSet } from '#engine/scenes/scene-events.ts';
import type { StageContext } from '#engine/scenes/stage-context.ts';
import { beginKeptBack, beginRound } from './attempt.ts';
import { loadAll } from './loading.ts';
import { openStage } from './open-stage.ts';
import { PHASE_TABLE, type SessionEvent, type SessionState } from './phases.ts';
import { Results } from './results.ts';
import { ScenePlace } from './scene-place.ts';
import { createServices, type Services } from './services.ts';

/** Options of workbench and tests, besides those of a page. */
export interface SessionExtras {
  /** Settings of this session only; nothing is stored on the device. */
  readonly settings?: Partial<SettingValues>;
  /** Time stands still from the start and is advanced by `step`; the resolution is fixed. */
  readonly stepped?: boolean;
}

export interface OwnedSession extends GameSession {
  readonly clock: Clock;
  readonly machine: Machine<SessionState, SessionEvent>;
  readonly scene: Scene | undefined;
  /** Undefined while loading. */
  readonly stage: StageContext | undefined;
  readonly problems: readonly string[];
  /** The round so far, in case the game breaks now. */
  readonly soFar: RoundSoFar | undefined;
  isLive(control: Control): boolean;
  /** As if its element had been pressed. */
  dispatch(control: Control): boolean;
  /** Browser times of presses in ms, for measuring. */
  onPressTimed(listener: (timeStampMs: number) => void): void;
  /** Something to undo at the end of the session. */
  onEnd(undo: () => void): void;
  /** Ends the round as if it had been played with this score. */
  finish(score: number, tries: readonly Try[]): void;
}

type LoadScenes = (game: Game, board: BoardMode | undefined) => Promise<SceneSet>;

/**
 * One game on one canvas, from loading to leaving. Owns everything on the stage and disposes of it. app: initialised
 * and not running; loadScenes: called once, while pictures load. Throws for an unknown game.
 */
export const createSession = (
  app: Application,
  options: GameOptions,
  loadScenes: LoadScenes,
  extras: SessionExtras = {},
): OwnedSession => new Session(app, options, loadScenes, extras);

class Session implements OwnedSession {
  readonly clock: Clock;
  readonly machine: Machine<SessionState, SessionEvent>;
  readonly ready: Promise<void>;
  readonly problems: string[] = [];
  private readonly app: Application;
  private readonly options: GameOptions;
  private readonly game: Game;
  private readonly disposables = new Disposables();
  private readonly loadNotice: LoadNotice;
  private readonly services: Services;
  private loaded: { readonly stage: StageContext; readonly scenes: SceneSet } | undefined;
  private readonly place: ScenePlace;
  private readonly results: Results;
  /** The scene of the latest round. */
  private round: RoundScene | undefined;
  /** What the first round goes on from. */
  private resume: RoundBegun | undefined;
  /** The beginning of the latest round. */
  private begun: RoundBegun | undefined;
  /** The player has to be told that what she does is remembered. */
  private tells = false;
  private timed: (timeStampMs: number) => void = () => {};
  private gone = false;
  private readonly breakdown = createFailureHandler((error) => this.onBroken(error));

  constructor(app: Application, options: GameOptions, loadScenes: LoadScenes, extras: SessionExtras) {
    this.app = app;
    this.options = options;
    this.game = gameOrThrow(options.gameId);
    this.results = new Results(this.game, options);
    this.resume = options.resume;
    const { settings: preset, stepped = false } = extras;
    const { game, disposables } = this;
    const after: Timers['after'] = (seconds, fn) => this.services.timers.after(seconds, fn);
    this.loadNotice = disposables.keep(createLoadNotice(options.host, options.board && after));
    let place: ScenePlace | undefined;
    // The first resize happens before the scene place exists.
    const onFit = () => place?.layOut();
    const broke = this.breakdown.tell;
    this.services = createServices({ app, named: game, options, preset, stepped, disposables, onFit, broke });
    this.clock = this.services.clock;
    this.place = place = new ScenePlace(this.services);
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
      // An error after disposal during loading is expected: the renderer is gone.
      if (!this.gone) broke(error);
    });
  }

  get scene(): Scene | undefined {
    return this.place.scene;
  }

  get stage(): StageContext | undefined {
    return this.loaded?.stage;
  }

  get soFar(): RoundSoFar | undefined {
    return this.round === this.scene ? this.round?.soFar : undefined;
  }

  asksToStop(): boolean {
    // Going back while a sheet is open closes the sheet alone.
    if (this.stage?.closeSheet()) return true;
    return this.round === this.scene && (this.round?.asksToStop?.() ?? false);
  }

  get phase(): Phase {
    const { state, log } = this.machine;
    if (state !== 'leaving') return state;
    return log.findLast((move) => move.from !== 'leaving')!.from as Phase;
  }

  isLive(control: Control): boolean {
    return this.services.dispatcher.isLive(control);
  }

  dispatch(control: Control): boolean {
    return this.services.dispatcher.dispatch(control);
  }

  onPressTimed(listener: (timeStampMs: number) => void): void {
    this.timed = listener;
  }

  onEnd(undo: () => void): void {
    this.disposables.onEnd(undo);
  }

  finish(score: number, tries: readonly Try[]): void {
    this.results.add(this.begun ?? this.begin(), score, tries);
    this.machine.send('finished');
  }

  dispose(): void {
    if (this.gone) return;
    this.gone = true;
    this.results.leave(this.soFar);
    this.results.notifyIfKept();
    this.place.clear();
    this.disposables.dispose();
  }

  private onBroken(error: unknown): void {
    this.report(`the game broke (${String(error)})`);
    if (this.gone) return;
    this.clock.stop();
    this.stage?.voice.stop();
    this.options.onBroken({ error, kept: this.soFar });
  }

  private showInstructions(): void {
    const { stage, scenes } = this.loaded!;
    const onCounting = () => void this.machine.send('counting');
    const onStart = () => void this.machine.send('start');
    this.place.show(() => scenes.instructions(stage, { onCounting, onStart, onLeave: this.leave }));
  }

  private showPlay(): void {
    const { stage, scenes } = this.loaded!;
    const begun = this.begin();
    const events: PlayEvents = {
      before: this.tells ? sentencesOf(I_REMEMBER) : [],
      onCompleted: (score, tries, skipped) =>
        this.results.add({ ...begun, ...keptOf(skipped) }, score, tries),
      onFinished: () => {
        if (this.options.board) this.leave('all-games');
        else this.machine.send('finished');
      },
      onLeave: this.leave,
    };
    const make = scenes.duet ?? scenes.play;
    this.place.show(() => (this.round = make(stage, events, begun)));
  }

  private begin(): RoundBegun {
    const { resume } = this;
    this.resume = undefined;
    this.tells = false;
    return (this.begun = resume ?? this.beginAnew());
  }

  private beginAnew(): RoundBegun {
    const seed = this.stage!.nextSeed();
    const planned = this.options.plan?.(seed, this.stage!.settings.needs);
    this.tells = planned?.tells ?? false;
    const begin = this.options.board === 'everyone-shows' ? beginKeptBack : beginRound;
    return begin(this.game, seed, planned?.plan);
  }

  private showResult(): void {
    const { stage, scenes } = this.loaded!;
    const onAgain = () => void this.machine.send('again');
    // Before the round's scene is disposed of, with everything that is still in it.
    const kept = this.round === this.scene ? this.round?.release?.() : undefined;
    const events = { onAgain, onLeave: this.leave };
    this.place.show(() => scenes.result(stage, this.results.newest!, events, kept));
    this.results.notifyIfKept();
  }

  private readonly leave = (to: LeaveTo): void => {
    const left = this.soFar;
    if (!this.machine.send('leave')) return;
    this.results.leave(left);
    this.stage?.voice.stop();
    this.options.onLeave(to);
  };

  private readonly report = (problem: string): void => {
    this.problems.push(problem);
    this.loadNotice.add(problem);
    console.error(problem);
  };

  private async load(loadScenes: LoadScenes): Promise<void> {
    const { app, game, report } = this;
    const { avatar, outfit = [] } = this.options.player;
    const { renderer } = app;
    const tier = tierFor(this.services.screen.layout.scale * renderer.resolution);
    const pages = this.options.turns ? TOKEN_PICTURES : [];
    const beside = outfit.length > 0 ? [OUTFITS] : [];
    const { takesAvif } = this.options;
    const fetched = loadAll({ gameId: game.id, avatar, tier, pages, beside, takesAvif, renderer, report });
    const [loaded, scenes] = await Promise.all([fetched, loadScenes(game, this.options.board)]);
    if (this.gone) return;
    const { options, services, disposables } = this;
    const onPressTimed = (timeStampMs: number) => this.timed(timeStampMs);
    const bare = openStage({
      app,
      firstClips: firstClipsOf(game, loaded.sounds, { told: options.cameFrom === 'play' }),
      tellsHeldSound: game.traits.tellsHeldSound,
      today: sceneOfDay({ gameId: game.id, place: loaded.pictures.place, day: options.day }),
      options,
      services,
      disposables,
      loaded,
      report,
      onPressTimed,
    });
    const stage: StageContext = { ...bare, game, options };
    this.loaded = { stage, scenes };
    this.machine.send(options.board ? 'loaded-for-class' : 'loaded');
  }
}
