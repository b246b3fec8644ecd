import { Sprite, type Container } from 'pixi.js';
import type { Side } from './acting.ts';
import type { Rig } from './rig.ts';

const SIDES = ['L', 'R'] as const;

/** A figure's arms in a gesture. One that carries something takes no part in it. */
export class Arms {
  /** Set as long as something is carried, from before the gestures are made that begin meanwhile. */
  carrying: Side | undefined;
  private readonly rig: Rig;

  constructor(rig: Rig) {
    this.rig = rig;
  }

  /** The one on its side, joined at its shoulder. */
  of(side: Side): Container {
    return this.rig.joint(`arm${side}`);
  }

  /** Another picture of it, for where the figure itself is behind things. */
  pictureOf(side: Side): Sprite {
    const own = this.of(side).children.find((part) => part instanceof Sprite);
    return new Sprite(own?.texture);
  }

  /** Mirrored; positive goes outwards and up. more: of the tween. */
  turn(timeline: gsap.core.Timeline, angle: number, at: number, more: gsap.TweenVars): gsap.core.Timeline {
    for (const [arm, way] of this.free) timeline.to(arm, { rotation: way * angle, ...more }, at);
    return timeline;
  }

  /** They hang down again. 0.3 s. */
  back(timeline: gsap.core.Timeline, at: number): gsap.core.Timeline {
    return this.turn(timeline, 0, at, { duration: 0.3, ease: 'power2.inOut' });
  }

  private get free(): readonly (readonly [arm: Container, way: number])[] {
    return SIDES.filter((side) => side !== this.carrying).map((side) => [
      this.rig.joint(`arm${side}`),
      side === 'L' ? 1 : -1,
    ]);
  }
}
