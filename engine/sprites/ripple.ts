import { gsap } from 'gsap';
import { Graphics, type Container } from 'pixi.js';

const RADIUS = 60;
const SECONDS = 0.35;

/** A small ring where a touch has no effect at the moment: the board reacts, but there is nothing to do. */
export interface Ripple {
  /** x, y: design pixels of the stage. calm: it fades without growing. */
  show(x: number, y: number, calm: boolean): void;
  dispose(): void;
}

export function createRipple(root: Container): Ripple {
  const ring = new Graphics({ label: 'ripple', visible: false });
  ring.circle(0, 0, RADIUS).stroke({ width: 6, color: '#FFFFFF' });
  let animation: gsap.core.Timeline | undefined;
  return {
    show(x, y, calm) {
      animation?.kill();
      // Above the scene, which may have been created later.
      root.addChild(ring);
      ring.position.set(x, y);
      ring.visible = true;
      animation = gsap
        .timeline({ onComplete: () => void (ring.visible = false) })
        .fromTo(ring, { alpha: 0.35 }, { alpha: 0, duration: SECONDS, ease: 'power2.out' }, 0)
        .fromTo(ring.scale, { x: calm ? 1 : 0.4, y: calm ? 1 : 0.4 }, { x: 1, y: 1, duration: SECONDS }, 0);
    },
    dispose() {
      animation?.kill();
      ring.destroy();
    },
  };
}
