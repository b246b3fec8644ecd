import 'pixi.js/unsafe-eval';
import { Application, useApplication } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { drawsWithoutCard, noteDrawnWithoutCard } from '#web/lib/drawing.ts';
import { isUnloaded } from '#web/lib/trouble.ts';
import { DrawingFailed, type GameFailure } from '#engine/ports.ts';

/** What is shown on the canvas. */
export interface Mounted {
  /** Settles when it is shown, or failed to show. */
  readonly ready: Promise<void>;
  dispose(): void;
}

type Mount = (app: PixiApplication, host: HTMLElement, onBroken: (failure: GameFailure) => void) => Mounted;

interface EngineStageProps {
  /** Another key of this component mounts anew; another function does not. */
  readonly mount: Mount;
  /** The first scene is shown. */
  readonly onReady: () => void;
  readonly onBroken: (failure: GameFailure) => void;
}

type Ports = Pick<EngineStageProps, 'mount' | 'onBroken'>;

type Renderers = 'withCard' | 'without';

/**
 * WebGL, not WebGPU, on which our pictures are not tested. Constant, because the library compares its props. Its type
 * is narrower than PixiJS's own, to which it passes this on.
 */
const RENDERERS = { withCard: ['webgl', 'canvas'], without: ['canvas'] } as unknown as Record<
  Renderers,
  'webgl'
>;

/**
 * The engine's stage inside a page. If the graphics card does not draw our pictures correctly,
 * it restarts once without it, and so does every later stage.
 */
export function EngineStage({ onBroken, ...props }: EngineStageProps) {
  const [renderers, setRenderers] = useState<Renderers>(() => (drawsWithoutCard() ? 'without' : 'withCard'));
  const tryWithout = (failure: GameFailure) => {
    if (renderers === 'withCard' && failure.error instanceof DrawingFailed) setRenderers('without');
    else onBroken(failure);
  };
  return <Stage key={renderers} {...props} renderers={renderers} onBroken={tryWithout} />;
}

function Stage({ renderers, onReady, ...ports }: EngineStageProps & { readonly renderers: Renderers }) {
  const host = useRef<HTMLElement>(null);
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const [box, setBox] = useState<HTMLElement | null>(null);
  const onBroken = (error: unknown) => latest.current.onBroken({ error, kept: undefined });
  const onStarted = useRendererTrouble(onBroken);
  return (
    <section
      ref={(element) => {
        host.current = element;
        setBox(element);
      }}
      className="fixed inset-0 overflow-hidden"
    >
      {box && (
        <Application
          preference={RENDERERS[renderers]}
          autoDensity
          autoStart={false}
          sharedTicker={false}
          resolution={RESOLUTION}
          antialias={RESOLUTION < 2}
        >
          <EngineHost host={host} ports={latest} onReady={onReady} onStarted={onStarted} />
        </Application>
      )}
    </section>
  );
}

/**
 * Reports that the renderer cannot start. The library drops that error, so it surfaces only as an unhandled rejection.
 * Returns the function to call when the renderer has started.
 */
function useRendererTrouble(onBroken: (error: unknown) => void): () => void {
  const latest = useRef(onBroken);
  useLayoutEffect(() => {
    latest.current = onBroken;
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) =>
      // The renderer's own scripts are fetched as it starts.
      latest.current(isUnloaded(reason) ? reason : new DrawingFailed(String(reason), { cause: reason }));
    window.addEventListener('unhandledrejection', onRejection);
    stop.current = () => window.removeEventListener('unhandledrejection', onRejection);
    return () => stop.current();
  }, []);
  return useCallback(() => stop.current(), []);
}

/** Initial sizes only: the engine follows the device afterwards. Constant, because the library compares its props. */
const RESOLUTION = Math.min(window.devicePixelRatio, 2);

interface EngineHostProps {
  readonly host: RefObject<HTMLElement | null>;
  readonly ports: RefObject<Ports>;
  readonly onReady: () => void;
  /** The renderer has started. */
  readonly onStarted: () => void;
}

/** Inside <Application>: work started earlier would outlive a page that is left while starting. */
function EngineHost({ host, ports, onReady, onStarted }: EngineHostProps) {
  const { app, isInitialised } = useApplication();
  // A layout effect: a passive one would run its cleanup after the renderer is destroyed.
  useLayoutEffect(() => {
    if (!isInitialised || !app.renderer || !host.current) return;
    onStarted();
    let session: Mounted | undefined;
    let gone = false;
    try {
      const mounted = ports.current.mount(app, host.current, (failure) => {
        gone = true;
        ports.current.onBroken(failure);
      });
      session = mounted;
      void mounted.ready.then(() => {
        if (gone) return;
        if (!('gl' in app.renderer)) noteDrawnWithoutCard();
        onReady();
      });
    } catch (error) {
      ports.current.onBroken({ error, kept: undefined });
    }
    return () => {
      gone = true;
      session?.dispose();
    };
  }, [app, isInitialised, host, ports, onReady, onStarted]);
  return null;
}
