import type { OwnedSession } from '#engine/core/session.ts';
import type { Rect } from '#engine/stage/layout.ts';

const COLOURS = { choice: '#e4007c', action: '#0066ff', link: '#0066ff', toy: '#00a060' } as const;

/** Draws targets and zones over the stage, as they are now, once a frame. */
export function createOverlay(host: HTMLElement, session: () => OwnedSession): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  host.append(canvas);
  const draw = () => {
    const { stage, clock } = session();
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
    for (const [name, zone] of Object.entries(layout.zones)) box(zone as Rect, '#ff9900', name);
    stage.controls.list.forEach((control, index) => {
      if (control.visible()) box(control.rect(), COLOURS[control.kind], `${index + 1} ${control.id}`);
    });
    return clock;
  };
  const clock = draw();
  clock?.onFrame(() => void draw());
}
