import { Container, Graphics, GraphicsContext, type PointData } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Theme } from '#engine/rules/looks.ts';
import type { Random } from '#engine/rules/random.ts';
import { GOLD, THEME_CLAY } from './clay.ts';

/** At most this many at once, the whole confetti of a perfect score. */
const MOST_PARTICLES = 200;
/** The last of them are so late, in seconds. */
const LATEST = 0.3;

/** A burst of so many leaves the middle free in which an answer's number stands: it begins so far from it. */
const RING = { from: 12, radius: 64 } as const;
/**
 * What begins at the rim of an answer goes so far out, at least and at most, over no neighbour's number: less far to the sides,
 * where the next one lies. It slows down as what is light does in the air, by so much a second, and is soon gone.
 */
const RIM = { least: 34, most: 74, across: 0.5, drag: 8, life: 0.42, fade: 0.2, size: 0.85 } as const;

interface Particle {
  readonly view: Graphics;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  gravity: number;
  life: number;
  age: number;
  /** Fades during this many seconds at its end. */
  fade: number;
  /** Slows it down: the share of its speed that it loses, a second. */
  drag: number;
  /** Rotates it around its long side, like paper in the air: 0 none. */
  flutter: number;
}

interface Throw {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly gravity: number;
  readonly life: number;
  readonly fade: number;
  readonly size: number;
  readonly drag?: number;
  readonly flutter: number;
}

/** A pool of small shapes for bursts, sparkles and confetti. Moved by `step`; allocates nothing while they fly. */
export class Particles extends Container {
  private readonly flying: Particle[] = [];
  private readonly free: Graphics[] = [];
  private readonly shapes: readonly GraphicsContext[];
  private readonly colours: readonly string[];
  private readonly random: Random;

  constructor(theme: Theme, random: Random) {
    super({ isRenderGroup: true });
    this.random = random;
    const { hi, mid } = THEME_CLAY[theme];
    this.colours = ['#FFFFFF', GOLD, mid, hi, '#FF7E9C', '#4DBDF5', '#9868F2'];
    this.shapes = [
      new GraphicsContext().star(0, 0, 5, 12, 6).fill('#FFFFFF'),
      new GraphicsContext().circle(0, 0, 8).fill('#FFFFFF'),
      new GraphicsContext().roundRect(-9, -6, 18, 12, 3).fill('#FFFFFF'),
      new GraphicsContext().roundRect(-4, -13, 8, 26, 4).fill('#FFFFFF'),
    ];
  }

  get count(): number {
    return this.flying.length;
  }

  /** Stars and dots from one point, or, of many for a right answer, from around it; of a box: from its rim. */
  burst(at: PointData & Partial<Rect>, count: number): void {
    const { x, y, width = 0, height = 0 } = at;
    if (width > 0) return this.ring({ x, y, width, height }, count);
    const ring = count < RING.from ? 0 : RING.radius;
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * Math.PI * 2 + this.random.next() * 0.4;
      const speed = 260 + this.random.next() * 300;
      this.throw(this.random.int(0, 1), {
        x: at.x + Math.cos(angle) * ring,
        y: at.y + Math.sin(angle) * ring,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        gravity: 320,
        life: 0.65,
        fade: 0.3,
        size: 0.9 + this.random.next() * 0.7,
        flutter: 0,
      });
    }
  }

  /** From a rim outwards, and not far. */
  private ring({ x, y, width, height }: Rect, count: number): void {
    const { least, most, across, drag, life, fade, size } = RIM;
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * Math.PI * 2 + this.random.next() * 0.4;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // By its root: along a box with round corners.
      const along = (share: number) => Math.sign(share) * Math.sqrt(Math.abs(share));
      const speed = (least + this.random.next() * (most - least)) * drag;
      this.throw(this.random.int(0, 1), {
        x: x + (width / 2) * (1 + along(cos)),
        y: y + (height / 2) * (1 + along(sin)),
        vx: cos * speed * across,
        vy: sin * speed,
        gravity: 0,
        life,
        fade,
        size: size + this.random.next() * 0.4,
        drag,
        flutter: 0,
      });
    }
  }

  /** Sparkles that stay in place for a moment. */
  sparkle(at: { readonly x: number; readonly y: number }): void {
    this.throw(0, {
      x: at.x,
      y: at.y,
      vx: 0,
      vy: -30,
      gravity: 0,
      life: 0.8,
      fade: 0.4,
      size: 1.3,
      flutter: 0,
    });
  }

  /** All the confetti at once, from both lower corners of a stage of this size. */
  confetti(width: number, height: number): void {
    for (let index = 0; index < MOST_PARTICLES; index++) {
      const way = index % 2 === 0 ? 1 : -1;
      const reach = width / 1920;
      const rise = Math.sqrt(height / 1080);
      const across = (180 + this.random.next() * 980) * reach;
      // They come into sight one after the other: all at once they would be a block at the edge.
      const behind = 20 + this.random.next() * LATEST * across;
      this.throw(this.random.int(0, 3), {
        x: way > 0 ? -behind : width + behind,
        y: height * (0.72 + this.random.next() * 0.24),
        vx: way * across,
        vy: -(800 + this.random.next() * 850) * rise,
        gravity: 1150,
        life: 2.1 + this.random.next() * 0.7,
        fade: 0.4,
        size: 1.1 + this.random.next() * 0.9,
        flutter: 4 + this.random.next() * 6,
      });
    }
  }

  /** The confetti of calm motion: shapes that appear at these places, stay a while, and fade. */
  strew(places: readonly PointData[]): void {
    for (const { x, y } of places) {
      this.throw(this.random.int(0, 3), {
        x,
        y,
        vx: 0,
        vy: 0,
        gravity: 0,
        life: 2.6,
        fade: 0.4,
        size: 2,
        flutter: 0,
      });
    }
  }

  /** still: calm motion, in which they do not move. */
  step(delta: number, still = false): void {
    for (let index = this.flying.length - 1; index >= 0; index--) {
      const particle = this.flying[index]!;
      const { view } = particle;
      particle.age += delta;
      if (particle.age >= particle.life) {
        view.visible = false;
        this.free.push(view);
        this.flying[index] = this.flying.at(-1)!;
        this.flying.pop();
        continue;
      }
      view.alpha = Math.min(1, (particle.life - particle.age) / particle.fade);
      if (still) continue;
      particle.vy += particle.gravity * delta;
      if (particle.drag > 0) {
        const left = Math.exp(-particle.drag * delta);
        particle.vx *= left;
        particle.vy *= left;
      }
      particle.x += particle.vx * delta;
      particle.y += particle.vy * delta;
      view.position.set(particle.x, particle.y);
      particle.turn += particle.spin * delta;
      const flutter = particle.flutter > 0 ? Math.sin(particle.age * particle.flutter) * 0.9 : 0;
      turnTo(view, particle.turn, flutter);
    }
  }

  private throw(shape: number, options: Throw): void {
    if (this.flying.length >= MOST_PARTICLES) return;
    const view = this.free.pop() ?? this.addChild(new Graphics());
    view.context = this.shapes[shape]!;
    view.tint = this.random.pick(this.colours);
    view.position.set(options.x, options.y);
    view.scale.set(options.size);
    const turn = this.random.next() * Math.PI * 2;
    turnTo(view, turn, 0);
    view.alpha = 1;
    view.visible = true;
    const spin = options.vx === 0 ? 0 : (this.random.next() - 0.5) * 9;
    const { x, y, vx, vy, gravity, life, fade, drag = 0, flutter } = options;
    // Not spread: objects that are written out are quicker to move.
    this.flying.push({ view, x, y, vx, vy, turn, spin, gravity, life, age: 0, fade, drag, flutter });
  }
}

/**
 * Turns and slants it at once: a rotation is a slant of both sides. With a rotation and a skew PixiJS would reckon all sines
 * and cosines twice, which is a tenth of a frame of confetti. It must have no rotation.
 */
const turnTo = (view: Graphics, turn: number, slant: number) => view.skew.set(slant - turn, turn);
