import type { Application, Renderer } from 'pixi.js';
import { resolutionFor } from '#engine/layout/device-pixels.ts';
import { layoutFor, type Insets, type Layout, type Reach } from '#engine/layout/layout.ts';
import type { Clock } from './clock.ts';

/** Fewer texture units make the batch shader much cheaper on machines without a graphics card. */
const TEXTURES_A_BATCH = 4;

const SLOW_FRAME_MS = 22;
const FRAMES_WATCHED = 60;
const COARSER = [1, 0.75, 0.5] as const;
/** A frame that took this long was an interruption (another tab, a dialog), not slow drawing. */
const PAUSE_MS = 250;

/** Before anything is drawn with it: the shader is compiled for as many. */
export function limitBatches(renderer: Renderer): void {
  if ('limits' in renderer) renderer.limits.maxBatchableTextures = TEXTURES_A_BATCH;
}

/** The canvas's size and resolution, kept up to date with its element. */
export interface Screen {
  readonly layout: Layout;
  /** Recomputes the layout after a setting has changed. */
  fit(): void;
  dispose(): void;
}

export interface ScreenOptions {
  readonly app: Application;
  readonly host: HTMLElement;
  readonly clock: Pick<Clock, 'onFrame'>;
  reach(): Reach;
  /** Lowers the resolution when frames are too slow; off where pictures must be reproducible. */
  readonly adaptive: boolean;
  onFit(layout: Layout): void;
}

export function createScreen({ app, host, clock, reach, adaptive, onFit }: ScreenOptions): Screen {
  const { renderer } = app;
  let coarseness = 0;
  let layout = layoutFor(host.clientWidth || 1, host.clientHeight || 1, reach());
  let ratioWatch: MediaQueryList | undefined;

  const limitTextures = () => limitBatches(renderer);
  const draw = (width: number, height: number) =>
    renderer.resize(width, height, resolutionFor(width, height, devicePixelRatio) * COARSER[coarseness]!);
  const fit = () => {
    const width = host.clientWidth;
    const height = host.clientHeight;
    // Hidden or not laid out yet: the previous size stays until it is shown again.
    if (width === 0 || height === 0) return;
    draw(width, height);
    layout = layoutFor(width, height, reach(), insetsOf(host));
    onFit(layout);
  };

  const watchRatio = () => {
    ratioWatch?.removeEventListener('change', onRatio);
    // Safari knows the first since 16.
    ratioWatch = matchMedia(
      `(resolution: ${devicePixelRatio}dppx), (-webkit-device-pixel-ratio: ${devicePixelRatio})`,
    );
    ratioWatch.addEventListener('change', onRatio);
  };
  const onRatio = () => {
    watchRatio();
    fit();
  };

  let frames: number[] = [];
  let lastMs: number | undefined;
  const stopWatching = clock.onFrame(({ beganMs }) => {
    const took = lastMs === undefined ? 0 : beganMs - lastMs;
    lastMs = beganMs;
    if (!adaptive || took === 0 || took > PAUSE_MS || coarseness === COARSER.length - 1) return;
    frames.push(took);
    if (frames.length < FRAMES_WATCHED) return;
    frames.sort((a, b) => a - b);
    const slow = frames[Math.floor(FRAMES_WATCHED * 0.75)]! > SLOW_FRAME_MS;
    frames = [];
    if (!slow) return;
    coarseness += 1;
    // Only the resolution changes, not the layout, so a child about to touch an answer is not disturbed.
    draw(renderer.screen.width, renderer.screen.height);
  });

  limitTextures();
  const sizes = new ResizeObserver(() => {
    if (host.clientWidth !== renderer.screen.width || host.clientHeight !== renderer.screen.height) fit();
  });
  sizes.observe(host);
  watchRatio();
  app.canvas.addEventListener('webglcontextrestored', limitTextures);
  fit();

  return {
    get layout() {
      return layout;
    },
    fit,
    dispose() {
      stopWatching();
      sizes.disconnect();
      ratioWatch?.removeEventListener('change', onRatio);
      app.canvas.removeEventListener('webglcontextrestored', limitTextures);
    },
  };
}

/** The safe-area insets of the device (notch, rounded corners, home bar), in CSS pixels. */
function insetsOf(host: HTMLElement): Insets {
  const probe = document.createElement('div');
  const side = (name: string) => `env(safe-area-inset-${name}, 0px)`;
  probe.style.position = 'absolute';
  probe.style.visibility = 'hidden';
  probe.style.padding = ['top', 'right', 'bottom', 'left'].map(side).join(' ');
  host.append(probe);
  const style = getComputedStyle(probe);
  const insets = {
    top: parseFloat(style.paddingTop),
    right: parseFloat(style.paddingRight),
    bottom: parseFloat(style.paddingBottom),
    left: parseFloat(style.paddingLeft),
  };
  probe.remove();
  return insets;
}
