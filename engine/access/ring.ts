import type { Rect } from '#engine/layout/layout.ts';

/**
 * The focus ring around the control that the keyboard or the scanner is on: visible on any picture, scaled with the
 * stage.
 */
export interface FocusRing {
  /** rect: CSS pixels within the host. unit: CSS pixels to a design pixel. */
  show(rect: Rect, unit: number): void;
  hide(): void;
  dispose(): void;
}

const INK = '#111';
const YELLOW = '#FFD400';

export function createRing(host: HTMLElement): FocusRing {
  const ring = document.createElement('div');
  ring.setAttribute('aria-hidden', 'true');
  Object.assign(ring.style, { position: 'absolute', pointerEvents: 'none', display: 'none' });
  host.append(ring);
  return {
    show(rect, unit) {
      const ink = Math.max(2, 6 * unit);
      const yellow = ink + Math.max(4, 12 * unit);
      Object.assign(ring.style, {
        display: 'block',
        left: `${rect.x}px`,
        top: `${rect.y}px`,
        width: `${rect.width}px`,
        height: `${rect.height}px`,
        borderRadius: `${36 * unit}px`,
        boxShadow: `0 0 0 ${ink}px ${INK}, 0 0 0 ${yellow}px ${YELLOW}`,
      });
    },
    hide() {
      ring.style.display = 'none';
    },
    dispose: () => ring.remove(),
  };
}
