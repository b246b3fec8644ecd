import { Container, Graphics } from 'pixi.js';
import { downward } from '#engine/sprites/clay.ts';
import type { Look } from './looks.ts';

/** How the ground lies, in stage coordinates. */
export interface GroundPlace {
  readonly left: number;
  readonly right: number;
  /** Where it ends behind the chest, and passes into the world's own. */
  readonly bottom: number;
  /** Its height: the sum stands on it. */
  readonly crest: number;
  /** How far from its sides things may lie on it. */
  readonly slope: number;
}

/** The ground that the heaps lie on: higher than the world's own, so that nothing hangs in the air. */
export class Ground extends Container {
  private readonly hill = new Graphics();
  readonly look: Look;

  constructor(look: Look) {
    super();
    this.look = look;
    this.addChild(this.hill);
  }

  place(place: GroundPlace): void {
    draw(this.hill.clear(), place, this.look);
  }
}

function draw(g: Graphics, place: GroundPlace, look: Look): void {
  const { ground, rim, hill } = look;
  const [light, middle, low] = ground;
  outline(g, place, hill);
  g.fill(downward(light, middle, middle, low, low, `${low}00`));
  outline(g, { ...place, crest: place.crest + 5 }, hill);
  g.stroke({ width: 9, fill: downward(`${rim}E0`, `${rim}00`, `${rim}00`), join: 'round' });
  if (hill === 'hatch') planks(g, place, look);
  else ripples(g, place, look);
}

/** Round for sand, with corners for what is built, in between for rock. */
function outline(g: Graphics, { left, right, crest, bottom, slope }: GroundPlace, hill: Look['hill']): void {
  const height = bottom - crest;
  // Each side is a curve from its foot to the top with two control points: how far in from the foot they are, and how
  // far up.
  const shape = {
    dune: { foot: 0.55, up: 0.24, head: 0.42, top: 1.5 },
    hatch: { foot: 0.5, up: 0.5, head: 1, top: 1.02 },
    rock: { foot: 0.7, up: 0.4, head: 0.75, top: 1.2 },
  }[hill];
  const wave = { dune: 18, hatch: 0, rock: 9 }[hill];
  const middle = (left + right) / 2;
  const side = (way: 1 | -1, from: number) => ({
    foot: [from + way * slope * shape.foot, bottom - shape.up * height] as const,
    head: [from + way * slope * shape.head, crest + wave] as const,
    top: [from + way * slope * shape.top, crest] as const,
  });
  const [one, other] = [side(1, left), side(-1, right)];
  g.moveTo(left, bottom)
    .bezierCurveTo(...one.foot, ...one.head, ...one.top)
    .bezierCurveTo(one.top[0] + 180, crest - wave, middle - 160, crest + wave * 1.4, middle, crest + wave)
    .bezierCurveTo(middle + 160, crest + wave * 0.6, other.top[0] - 180, crest - wave * 1.4, ...other.top)
    .bezierCurveTo(...other.head, ...other.foot, right, bottom)
    .closePath();
}

/** Faint lines that the wind or the water left. */
function ripples(g: Graphics, { left, right, crest, bottom }: GroundPlace, { line }: Look): void {
  for (let index = 0; index < 10; index++) {
    const y = crest + (0.2 + 0.06 * index) * (bottom - crest);
    const side = index % 2 === 0 ? left + 0.1 * (right - left) : right - 0.14 * (right - left);
    const x = side + ((index * 37) % 60) - 20;
    g.moveTo(x, y).quadraticCurveTo(x + 34, y - 11, x + 72, y);
  }
  g.stroke({ width: 5, color: line, alpha: 0.28, cap: 'round' });
}

/** Boards in perspective, narrower at the far end. */
function planks(g: Graphics, { left, right, crest, bottom, slope }: GroundPlace, { line }: Look): void {
  const middle = (left + right) / 2;
  const count = Math.max(6, Math.round((right - left) / 150));
  const narrower = 1 - (2 * slope) / (right - left);
  for (let index = 1; index < count; index++) {
    const x = left + (index / count) * (right - left);
    g.moveTo(middle + (x - middle) * narrower, crest + 10).lineTo(x, bottom - 60);
  }
  g.stroke({ width: 4, color: line, alpha: 0.3 });
}
