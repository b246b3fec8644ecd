import { gsap } from 'gsap';
import type { SoundRecord } from '#engine/audio/mixer.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { BareStage } from '#engine/scenes/stage-context.ts';
import type { Clock } from '#engine/kernel/clock.ts';
import type { Control } from '#engine/input/controls.ts';
import type { Scene } from '#engine/kernel/scene.ts';

export interface LabTarget {
  readonly id: string;
  readonly label: string;
  readonly role: 'button' | 'link' | 'toy';
  /** Would react if it were pressed now. */
  readonly enabled: boolean;
  readonly visible: boolean;
  /** CSS pixels of the viewport, ready to be clicked. */
  readonly rect: Rect;
}

/** The hooks of development and test builds. Source: the stage's contract, "Workbench and test hooks". */
export interface Lab {
  /** The first scene is shown. */
  readonly ready: boolean;
  /** Advances the clock by this many milliseconds and draws once. */
  step(ms: number): void;
  /** Stops time, except for `step`. */
  freeze(): void;
  /** Follows browser frames again. */
  follow(): void;
  /** 0.25 to 20. There is no sound at any speed but 1. */
  speed(factor: number): void;
  state(): Readonly<Record<string, unknown>>;
  targets(): readonly LabTarget[];
  errors(): readonly string[];
  /** Milliseconds from each press until the frame that shows it was drawn, oldest first. `step` draws no such frame. */
  lat(): readonly number[];
  audioLog(): readonly SoundRecord[];
  /** Counts of what exists, and the cost of the last frame; only `frames` and `scriptMs` while loading. */
  stats(): Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    __lab?: Lab;
  }
}

/** What the hooks look at: a game's session, or another stage's. */
export interface Watched {
  readonly clock: Clock;
  readonly machine: { readonly log: readonly unknown[] };
  readonly phase: string;
  readonly ready: Promise<void>;
  readonly scene: Scene | undefined;
  readonly stage: BareStage | undefined;
  readonly problems: readonly string[];
  isLive(control: Control): boolean;
  onPressTimed(listener: (timeStampMs: number) => void): void;
}

/** Exposes the hooks on the window, for one session. Returns the function that removes them. */
export function exposeLab(session: Watched, host: HTMLElement): () => void {
  const { clock, machine } = session;
  let ready = false;
  void session.ready.then(() => (ready = true));
  const latencies: number[] = [];
  const pressedMs: number[] = [];
  let frames = 0;
  let scriptMs = 0;
  session.onPressTimed((timeStampMs) => pressedMs.push(timeStampMs));
  const stopFrames = clock.onFrame((frame) => {
    frames += 1;
    scriptMs = frame.scriptMs;
    latencies.push(...pressedMs.splice(0).map((ms) => frame.drawnMs - ms));
  });
  const lab: Lab = {
    get ready() {
      return ready;
    },
    step: (ms) => clock.step(ms / 1000),
    freeze: () => clock.stop(),
    follow: () => clock.start(),
    speed: (factor) => (clock.speed = factor),
    state: () => ({
      phase: session.phase,
      now: clock.now,
      paused: clock.paused,
      gate: session.stage?.gate.reasons ?? [],
      speaking: session.stage?.voice.speaking ?? false,
      caption: session.stage?.voice.captions.text,
      moves: machine.log,
      ...session.scene?.describe(),
    }),
    targets: () => targetsOf(session, host),
    errors: () => session.problems,
    lat: () => latencies,
    audioLog: () => session.stage?.channels.log ?? [],
    stats: () => ({ frames, scriptMs, ...statsOf(session) }),
  };
  window.__lab = lab;
  return () => {
    stopFrames();
    if (window.__lab === lab) delete window.__lab;
  };
}

function targetsOf(session: Watched, host: HTMLElement): readonly LabTarget[] {
  const { stage } = session;
  if (!stage) return [];
  const box = host.getBoundingClientRect();
  const scale = box.width / stage.layout().width;
  return stage.controls.list.map((control) => {
    const { x, y, width, height } = control.rect();
    return {
      id: control.id,
      label: control.label,
      role: control.kind === 'link' || control.kind === 'toy' ? control.kind : 'button',
      enabled: session.isLive(control),
      visible: control.visible(),
      rect: { x: box.left + x * scale, y: box.top + y * scale, width: width * scale, height: height * scale },
    };
  });
}

function statsOf(session: Watched): Readonly<Record<string, number>> {
  const { stage } = session;
  if (!stage) return {};
  let objects = 0;
  const count = (container: { readonly children: readonly unknown[] }) => {
    for (const child of container.children) {
      objects += 1;
      count(child as typeof container);
    }
  };
  count(stage.stage);
  const { renderer } = stage.app;
  return {
    objects,
    controls: stage.controls.list.length,
    animations: gsap.globalTimeline.getChildren().length,
    width: renderer.width,
    height: renderer.height,
    resolution: renderer.resolution,
  };
}
