import { Application } from 'pixi.js';

export interface Canvas {
  readonly app: Application;
  /** The element that a stage fills. */
  readonly host: HTMLElement;
  /** Safe to call twice. */
  close(): void;
}

/** The renderer: with a graphics card (or emulated in software), or without. */
export type Renderer = 'webgl' | 'canvas';

/** A PixiJS application on its own canvas in the page's corner, of this size in CSS pixels. Its ticker is stopped. */
export async function openCanvas(
  width: number,
  height: number,
  preference: Renderer = 'webgl',
): Promise<Canvas> {
  const host = document.createElement('section');
  host.style.cssText = `position:fixed;left:0;top:0;width:${width}px;height:${height}px`;
  document.body.append(host);
  const app = new Application();
  const init = { autoDensity: true, autoStart: false, sharedTicker: false } as const;
  await app.init({ ...init, preference, width, height });
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
