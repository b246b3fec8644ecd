import { gsap } from 'gsap';
import { Graphics, type Application } from 'pixi.js';
import type { Control } from '#engine/input/controls.ts';
import { Scene } from '#engine/kernel/scene.ts';
import { placeGrid, type Rect } from '#engine/layout/layout.ts';
import type { GameFailure, GameOptions, LeaveTo } from '#engine/ports.ts';
import type { RoundResult } from '#engine/rules/round.ts';
import type { SceneSet } from '#engine/scenes/scene-events.ts';
import type { StageContext } from '#engine/scenes/stage-context.ts';
import { createSession, type OwnedSession, type SessionExtras } from '#engine/session/session.ts';
import { openCanvas } from '#tests/support/canvas.ts';

/** Four boxes with the numbers 1 to 4: enough of a game to try everything that lies around games. */
export class DemoPlay extends Scene {
  readonly pressed = new Set<string>();
  readonly focused = new Set<string>();
  readonly chosen: string[] = [];
  resized = 0;
  private readonly boxes = ['1', '2', '3', '4'].map((label) => ({ label, shape: new Graphics() }));
  private rects: Rect[] = [];

  private readonly stage: StageContext;
  private readonly onChosen: (label: string, scene: DemoPlay) => void;

  constructor(
    stage: StageContext,
    onChosen: (label: string, scene: DemoPlay) => void,
    leave: (to: LeaveTo) => void,
  ) {
    super();
    this.stage = stage;
    this.onChosen = onChosen;
    for (const { shape } of this.boxes) this.root.addChild(shape);
    this.play(stageTween(this.boxes[0]!.shape));
    stage.access.show({ phase: 'playing', prompt: '1 add 1. How many altogether?', score: '+0' });
    const away: Rect = { x: 40, y: 40, width: 120, height: 120 };
    const help: Rect = { x: 200, y: 40, width: 120, height: 120 };
    const choices = this.boxes.map(({ label }, index) => this.control(label, () => this.rects[index]!));
    stage.controls.set([
      {
        ...this.control('back', () => away),
        kind: 'link',
        label: 'Back to All Games',
        href: '/play',
        activate: () => leave('all-games'),
      },
      { ...this.control('instructions', () => help), kind: 'action', label: 'Instructions' },
      ...choices,
    ]);
  }

  private control(label: string, rect: () => Rect): Control {
    return {
      id: label,
      kind: 'choice',
      label,
      rect,
      enabled: () => true,
      visible: () => true,
      press: (down) => void (down ? this.pressed.add(label) : this.pressed.delete(label)),
      focus: (on) => void (on ? this.focused.add(label) : this.focused.delete(label)),
      activate: () => {
        this.chosen.push(label);
        this.onChosen(label, this);
      },
    };
  }

  override describe() {
    return { chosen: this.chosen };
  }

  resize(): void {
    this.resized += 1;
    const { zones } = this.stage.layout();
    const { cells, scale } = placeGrid(zones.answers, this.boxes.length, 260, 260, 56);
    const size = 260 * scale;
    this.rects = cells.map(({ x, y }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size }));
    this.rects.forEach((rect, index) => {
      this.boxes[index]!.shape.clear().roundRect(rect.x, rect.y, rect.width, rect.height, 40).fill('#D2563F');
    });
  }
}

const stageTween = (shape: Graphics) => gsap.to(shape, { alpha: 0.6, duration: 1, repeat: -1, yoyo: true });

class DemoPage extends Scene {
  constructor(stage: StageContext, phase: 'instructions' | 'result', button: string, activate: () => void) {
    super();
    const rect = { x: 600, y: 700, width: 420, height: 140 };
    const blocks = [{ kind: 'heading', text: phase === 'result' ? 'Great Job' : 'How to Play' }] as const;
    stage.access.show({ phase, article: { blocks, controls: [button] } });
    const always = () => true;
    stage.controls.set([
      {
        id: 'back',
        kind: 'link',
        label: 'Back to All Games',
        href: '/play',
        rect: () => rect,
        enabled: always,
        visible: always,
        activate() {},
      },
      {
        id: button,
        kind: 'action',
        label: button,
        rect: () => rect,
        enabled: always,
        visible: always,
        activate,
      },
    ]);
  }
  resize(): void {}
}

/** Ends after so many answers. */
export function demoScenes(rounds: number): SceneSet {
  const play: SceneSet['play'] = (stage, { onCompleted, onFinished, onLeave }) =>
    new DemoPlay(
      stage,
      (_, scene) => {
        stage.access.announce(`Answer ${scene.chosen.length} of ${rounds}.`);
        if (scene.chosen.length < rounds) return;
        onCompleted(rounds, []);
        onFinished();
      },
      onLeave,
    );
  return {
    instructions: (stage, { onStart }) => new DemoPage(stage, 'instructions', 'Start Game', onStart),
    play,
    result: (stage, _outcome, { onAgain }) => new DemoPage(stage, 'result', 'Play Again', onAgain),
  };
}

export interface DemoStage {
  readonly app: Application;
  readonly host: HTMLElement;
  readonly session: OwnedSession;
  readonly results: RoundResult[];
  readonly left: LeaveTo[];
  readonly told: string[];
  readonly broken: GameFailure[];
  /** The play scene that is on. */
  readonly play: DemoPlay;
  /** Steps the clock. */
  step(seconds: number): void;
  dispose(): void;
}

interface DemoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly rounds?: number;
  readonly scenes?: SceneSet;
  readonly options?: Partial<GameOptions>;
  readonly extras?: SessionExtras;
}

/** A whole session on a canvas of its own, stepped by hand, in its first scene. */
export async function startStage(demo: DemoOptions = {}): Promise<DemoStage> {
  const { width = 640, height = 360, rounds = 3, scenes = demoScenes(rounds), options, extras } = demo;
  const { app, host, close } = await openCanvas(width, height);
  const results: RoundResult[] = [];
  const left: LeaveTo[] = [];
  const told: string[] = [];
  const broken: GameFailure[] = [];
  const session = createSession(
    app,
    {
      gameId: 'total-treasure-hunt',
      player: { avatar: 'fox', xp: 95 },
      theme: 'core',
      cameFrom: undefined,
      host,
      seed: 7,
      onResult: async (result) => {
        results.push(result);
        return 'saved';
      },
      onKept() {},
      onLeave: (to) => left.push(to),
      onProblem: (message) => told.push(message),
      onBroken: (failure) => broken.push(failure),
      ...options,
    },
    () => Promise.resolve(scenes),
    { stepped: true, settings: {}, ...extras },
  );
  await session.ready;
  const step = (seconds: number) => session.clock.step(seconds);
  step(0);
  return {
    app,
    host,
    session,
    results,
    left,
    told,
    broken,
    step,
    get play() {
      return session.scene as DemoPlay;
    },
    dispose() {
      if (!host.isConnected) return;
      session.dispose();
      close();
    },
  };
}

/** As `startStage`, with the game begun. */
export async function startPlaying(demo: DemoOptions = {}): Promise<DemoStage> {
  const stage = await startStage(demo);
  stage.session.machine.send('start');
  stage.step(0.5);
  return stage;
}
