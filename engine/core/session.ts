import { Container, type Application } from 'pixi.js';
import { findGame, GAMES } from '#engine/games/catalogue.ts';
import type { Game } from '#engine/games/game.ts';
import type { GameOptions, GameSession, LeaveTo, Phase } from '#engine/ports.ts';
import { createRandom, freshSeed } from '#engine/rules/random.ts';
import type { FactRecord } from '#engine/rules/round.ts';
import { createAccessLayer } from '#engine/stage/access.ts';
import { createControls, type Control } from '#engine/stage/controls.ts';
import { createGate, createOperator } from '#engine/stage/input.ts';
import { listenToInput } from '#engine/stage/listen.ts';
import { createScreen } from '#engine/stage/screen.ts';
import { createSettings, type SettingValues } from '#engine/stage/settings.ts';
import { createSettingsSheet } from '#engine/stage/settings-sheet.ts';
import { resultOf } from './attempt.ts';
import { createSound, firstClips, loadAll, tierFor } from './boot.ts';
import { createClock, type Clock } from './clock.ts';
import { createMachine, type Machine } from './machine.ts';
import { PHASE_TABLE, type SessionEvent, type SessionState } from './phases.ts';
import type { InstructionsEvents, Finished, PlayEvents, ResultEvents } from './scene-events.ts';
import type { Scene } from './scene.ts';
import type { StageContext } from './stage-context.ts';
import { createTimers } from './timers.ts';

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
  /** Resolves when the first scene is shown. */
  readonly ready: Promise<void>;
  readonly problems: readonly string[];
  isLive(control: Control): boolean;
  /** As if its element had been pressed. */
  operate(control: Control): boolean;
  /** Browser times of presses in ms, for measuring. */
  onPressTimed(listener: (timeStampMs: number) => void): void;
  /** Ends the round as if it had been played with this score. */
  finish(score: number, answers: readonly FactRecord[]): void;
}

const STAY_CLOSED = ['hidden', 'context', 'resize', 'sheet'];
const RESIZE_SECONDS = 0.3;
const BACKGROUNDS = { core: '#F2FAEF', aqua: '#ECF8FC', berry: '#FFF1F7' } as const;

const gameOrThrow = (id: string): Game => {
  const game = findGame(id);
  if (game) return game;
  throw new Error(`There is no game "${id}". There are: ${GAMES.map((known) => known.id).join(', ')}`);
};

/**
 * One game on one canvas, from loading to leaving. Owns everything on the stage and gives all of it back.
 * app: initialised and not running; loadScenes: called once, while pictures load. Throws for an unknown game.
 */
export function createSession(
  app: Application,
  options: GameOptions,
  loadScenes: (game: Game) => Promise<SceneSet>,
  extras: SessionExtras = {},
): OwnedSession {
  const game = gameOrThrow(options.gameId);
  const { host, player } = options;
  const seed = options.seed ?? freshSeed();
  const random = createRandom(seed);
  const problems: string[] = [];
  const disposers: (() => void)[] = [];
  const own = <T extends { dispose(): void }>(thing: T): T => {
    disposers.push(() => thing.dispose());
    return thing;
  };
  let scene: Scene | undefined;
  let stage: StageContext | undefined;
  let outcome: Finished | undefined;
  let xp = player.xp;
  let gone = false;

  const report = (problem: string) => {
    problems.push(problem);
    console.error(problem);
  };
  const clock = own(
    createClock(() => {
      access.flush();
      app.render();
    }),
  );
  const timers = own(createTimers(clock));
  const settings = createSettings(extras.settings ? undefined : localStorage, extras.settings);
  const controls = createControls();
  const gate = createGate(timers);
  const operator = createOperator(clock, gate);
  const root = new Container({ label: 'stage' });
  app.stage.addChild(root);
  app.renderer.background.color = BACKGROUNDS[options.theme];
  const access = own(
    createAccessLayer({
      host,
      gameId: game.id,
      title: game.title,
      controls,
      gate,
      operator,
      layout: () => screen.layout,
    }),
  );
  const screen = own(
    createScreen({
      app,
      host,
      clock,
      reach: () => settings.values.reach,
      adaptive: !extras.stepped,
      onFit(layout) {
        root.scale.set(layout.scale);
        if (!scene) return;
        gate.close('resize');
        scene.resize();
        controls.changed();
        gate.reopen('resize', RESIZE_SECONDS);
      },
    }),
  );
  const quiet = matchMedia('(prefers-reduced-motion: reduce)');
  const calm = () =>
    settings.values.calmMotion === 'device' ? quiet.matches : settings.values.calmMotion === 'on';

  const change = (make: () => Scene) => {
    scene?.dispose();
    gate.clear(STAY_CLOSED);
    scene = make();
    root.addChild(scene.root);
    scene.resize();
    controls.changed();
  };
  const leave = (to: LeaveTo) => {
    if (!machine.send('leave')) return;
    stage?.voice.stop();
    options.onLeave(to);
  };
  const finish = (score: number, answers: readonly FactRecord[]) => {
    const result = resultOf(game, score, answers);
    outcome = { result, saved: options.onResult(result), xpBefore: xp };
    if (xp !== undefined) xp += result.xpGained;
    machine.send('finished');
  };
  let scenes: SceneSet;
  const machine = createMachine<SessionState, SessionEvent>({
    table: PHASE_TABLE,
    initial: 'loading',
    now: () => clock.now,
    onEnter: {
      instructions: () =>
        change(() =>
          scenes.instructions(stage!, {
            onCounting: () => void machine.send('counting'),
            onStart: () => void machine.send('start'),
            onLeave: leave,
          }),
        ),
      playing: () => change(() => scenes.play(stage!, { onFinished: finish, onLeave: leave })),
      result: () =>
        change(() =>
          scenes.result(stage!, outcome!, { onAgain: () => void machine.send('again'), onLeave: leave }),
        ),
    },
  });

  async function load(): Promise<void> {
    const tier = tierFor(app.renderer.height);
    const [loaded, made] = await Promise.all([
      loadAll({ game, avatar: player.avatar, tier, report }),
      loadScenes(game),
    ]);
    if (gone) return;
    scenes = made;
    const { onProblem } = options;
    const sound = createSound({ game, clock, timers, settings, manifest: loaded.sounds, report, onProblem });
    own(sound.channels);
    void sound.channels.prepare(firstClips(game, loaded.sounds));
    disposers.push(() => sound.voice.stop());
    const decoration = random.fork();
    const hasDeviceVoice = () => sound.device.available;
    const sheet = own(createSettingsSheet({ host, settings, clock, gate, hasDeviceVoice }));
    stage = {
      app,
      stage: root,
      game,
      player,
      avatar: player.avatar,
      theme: options.theme,
      options,
      clock,
      random,
      decoration,
      layout: () => screen.layout,
      pictures: loaded.pictures,
      channels: sound.channels,
      voice: sound.voice,
      controls,
      gate,
      access,
      settings,
      calm,
      openSettings: sheet.open,
      report,
    };
    const onPressTimed = (timeStampMs: number) => timed(timeStampMs);
    disposers.push(listenToInput({ stage, host, root, timers, operator, access, sheet, onPressTimed }));
    disposers.push(settings.onChange(() => screen.fit()));
    machine.send('loaded');
  }

  let timed: (timeStampMs: number) => void = () => {};
  if (!extras.stepped) clock.start();
  const ready = load().catch((error: unknown) => {
    report(`the game could not start (${error instanceof Error ? error.message : String(error)})`);
    if (!gone) options.onProblem('Something went wrong!');
  });

  return {
    clock,
    machine,
    problems,
    ready,
    isLive: operator.isLive,
    operate: (control) => operator.operate(control, 'element'),
    get scene() {
      return scene;
    },
    get stage() {
      return stage;
    },
    get phase() {
      return machine.state === 'leaving' ? lastPhase(machine) : machine.state;
    },
    onPressTimed(listener) {
      timed = listener;
    },
    finish,
    dispose() {
      if (gone) return;
      gone = true;
      scene?.dispose();
      for (const dispose of disposers.reverse()) dispose();
      root.destroy({ children: true });
    },
  };
}

const lastPhase = (machine: Machine<SessionState, SessionEvent>): Phase =>
  machine.log.findLast((move) => move.from !== 'leaving')?.from as Phase;
