import type { Application } from 'pixi.js';
import { make } from './elements.ts';
import type { DrawTile } from './gallery.ts';
import type { openBench } from './open-bench.ts';
import { readParams } from './params.ts';

/** Draws tiles with the engine itself: each address is opened out of sight, standing still, and copied. */
export function createStudio(app: Application, open: typeof openBench): DrawTile {
  return async (search, canvas) => {
    const parsed = readParams(`${search}&mute&speed=0`);
    if ('problems' in parsed) throw new Error(parsed.problems.join('; '));
    const host = make('div', { className: 'studio', inert: true }, app.canvas);
    document.body.append(host);
    try {
      const bench = await open(app, host, parsed.params);
      try {
        // What is drawn can be copied in the same task only.
        bench.clock.step(0);
        canvas.getContext('2d')!.drawImage(app.canvas, 0, 0, canvas.width, canvas.height);
        if (bench.problems.length > 0) throw new Error(bench.problems.join('; '));
      } finally {
        bench.dispose();
      }
    } finally {
      host.remove();
    }
  };
}
