import { Application } from 'pixi.js';

export interface Canvas {
  readonly app: Application;
  /** The element that a stage fills. */
  readonly host: HTMLElement;
  /** Safe to call twice. */
  close(): void;
}

/** A PixiJS application on a canvas of its own in the page's corner, so large in CSS pixels. Nothing runs by itself. */
export async function openCanvas(width: number, height: number): Promise<Canvas> {
  const host = document.createElement('section');
  host.style.cssText = `position:fixed;left:0;top:0;width:${width}px;height:${height}px`;
  document.body.append(host);
  const app = new Application();
  const init = { preference: 'webgl', autoDensity: true, autoStart: false, sharedTicker: false } as const;
  await app.init({ ...init, width, height });
  host.append(app.canvas);
  return {
    app,
    host,
    close() {
      if (!host.isConnected) return;
      app.destroy(true);
      host.remove();
    },
  };
}
