import type { Rect } from '#engine/layout/layout.ts';
import type { Bench } from './bench.ts';

const COLOURS = { choice: '#e4007c', action: '#0066ff', link: '#0066ff', toy: '#00a060' } as const;
const ZONE = '#ff9900';

export interface Overlay {
  /** Draws over this bench from now on: targets with their position in the focus order, and zones. */
  follow(bench: Bench): void;
}

export function createOverlay(host: HTMLElement): Overlay {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  host.append(canvas);
  const draw = ({ session }: Bench) => {
    const stage = session?.stage;
    if (!stage) return;
    canvas.width = host.clientWidth;
    canvas.height = host.clientHeight;
    const pen = canvas.getContext('2d')!;
    const layout = stage.layout();
    pen.scale(layout.scale, layout.scale);
    pen.font = '28px sans-serif';
    const box = (rect: Rect, colour: string, name: string) => {
      pen.strokeStyle = pen.fillStyle = colour;
      pen.lineWidth = 4;
      pen.strokeRect(rect.x, rect.y, rect.width, rect.height);
      pen.fillText(name, rect.x + 8, rect.y + 30);
    };
    box(layout.core, '#888', 'core');
    for (const [name, zone] of Object.entries(layout.zones)) box(zone as Rect, ZONE, name);
    stage.controls.list
      .filter((control) => control.visible())
      .forEach((control, index) => box(control.rect(), COLOURS[control.kind], `${index + 1} ${control.id}`));
  };
  return {
    follow(bench) {
      draw(bench);
      // On each step rather than each frame, because `step` has no frames.
      bench.clock.onStep(() => draw(bench));
    },
  };
}
