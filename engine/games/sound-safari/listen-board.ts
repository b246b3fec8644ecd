import { Container, Graphics, Sprite } from 'pixi.js';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY, downward } from '#engine/sprites/clay.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { TEN_FRAME, TenFrame } from '#engine/sprites/ten-frame.ts';
import { boxAround } from '#engine/sprites/piece.ts';
import type { Rect } from '#engine/stage/layout.ts';

const INSET = 36;
const EAR = 180;
const GAP = 40;

/** What is listened to: an ear to touch for hearing it again, and two frames of ten that show how the number is built. */
export class ListenBoard extends Piece {
  /** The ear in its disc. */
  readonly ear = new Piece();
  private readonly panel = new Panel();
  private readonly waves: Sprite;
  private readonly frames = new Container();
  private frame!: TenFrame;

  constructor(pictures: Pictures) {
    super();
    const disc = new Graphics()
      .circle(0, 6, 84)
      .fill(CLAY.coral.edge)
      .circle(0, 0, 82)
      .fill(downward(CLAY.coral.hi, CLAY.coral.mid, CLAY.coral.low));
    const ear = new Sprite(pictures.texture('ui/ear'));
    ear.anchor.set(0.5);
    ear.position.set(-16, 0);
    this.waves = new Sprite(pictures.texture('safari/sound'));
    this.waves.position.set(26, 0);
    this.waves.scale.set(0.62);
    this.ear.body.addChild(disc, ear, this.waves);
    this.panel.content.addChild(this.ear, this.frames);
    this.body.addChild(this.panel);
  }

  /** Empty frames for a number up to 20; `place` must follow. */
  show(target: number): void {
    for (const old of this.frames.removeChildren()) old.destroy({ children: true, context: true });
    const ten = Math.min(10, target);
    this.frame = new TenFrame({ parts: [ten, target - ten], frames: 2 });
    this.frame.shown = 0;
    this.frames.addChild(this.frame);
  }

  place(rect: Rect): void {
    this.position.set(rect.x + rect.width / 2, rect.y + rect.height / 2);
    const height = rect.height - 2 * INSET;
    const ear = Math.min(1.1, height / EAR);
    const earWidth = EAR * ear;
    const room = rect.width - 2 * INSET - 60 - earWidth - GAP;
    const scale = Math.min(height / TEN_FRAME.height, room / this.frame.frameWidth);
    const width = earWidth + GAP + this.frame.frameWidth * scale;
    this.panel.resize(width + 2 * INSET + 60, rect.height);
    this.ear.scale.set(ear);
    this.ear.x = (earWidth - width) / 2;
    this.frames.scale.set(scale);
    this.frames.x = (width - this.frame.frameWidth * scale) / 2;
  }

  /** All counters at once: the question as a picture. */
  set full(on: boolean) {
    this.frame.shown = on ? this.frame.counters.length : 0;
  }

  /** The sound arrives: its arcs breathe. 1.2 s. */
  sound(ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe().to(this.waves, { alpha: 0.3, duration: 0.2, yoyo: true, repeat: 5 });
    if (!ctx.calm)
      timeline.to(this.ear.body.scale, { x: 1.06, y: 1.06, duration: 0.2, yoyo: true, repeat: 5 }, 0);
    return lasting(timeline, 1.2);
  }

  /**
   * Builds the number: one by one up to ten, from there on the ten at once and then the rest.
   * `counted` is called with how many lie there.
   */
  build(secondsEach: number, counted: (count: number) => void): gsap.core.Timeline {
    const total = this.frame.counters.length;
    const first = total > 10 ? 10 : 1;
    const timeline = recipe().set(this.frame, { shown: 0 }, 0);
    for (let count = first, at = 0.3; count <= total; count++, at += secondsEach) {
      timeline.call(counted, [count], at);
      // Tweens, not callbacks: cut short, the frame is full all the same.
      timeline.set(this.frame, { shown: count }, at + 0.05);
      if (count === 10) at += secondsEach;
    }
    return lasting(timeline, 1);
  }

  /** Where a touch means the ear, in stage coordinates. */
  hitOfEar(): Rect {
    const size = Math.max(150, EAR * this.ear.scale.x);
    return boxAround({ x: this.x + this.ear.x, y: this.y }, size, size);
  }
}
