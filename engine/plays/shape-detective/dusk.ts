import { Container, Graphics } from 'pixi.js';
import { lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Grown } from '#engine/sprites/grown.ts';
import { SoftLight } from '#engine/sprites/soft-light.ts';

const NIGHT = '#1C1447';
/** How dark it is before the first lamp, and with all but the last. */
const DARK = { first: 0.7, last: 0.36 } as const;
const BULB = { radius: 21, drop: 21 } as const;
const LIGHT = { colour: '#FFEBBE', radius: 300, strength: 0.5 } as const;
const LIGHT_SECONDS = 0.5;
/** In no 0.3 s does a room that grows dark lose a tenth of full brightness. */
const FALL_SECONDS = 1;
const BY_DAY = 0.3;

/**
 * A room in the dark, and a string of lamps over its wall: with each shape that is found one more is lit, and the room with
 * it. Behind all that belongs to the question.
 */
export class Dusk extends Container {
  readonly lamps: Grown;
  private readonly veil = new Graphics();
  private readonly cord = new Graphics();
  /** Around each lamp. */
  private readonly pools: readonly Container[];
  private readonly total: number;
  private readonly dark: string;

  /** dark: its colour; omitted: of a night. */
  constructor(total: number, dark = NIGHT) {
    super();
    this.total = total;
    this.dark = dark;
    this.lamps = new Grown(total, () => drawBulb(CLAY.gold.hi, '#FFF9DE', CLAY.gold.edge));
    this.pools = Array.from({ length: total }, makeLight);
    this.addChild(this.veil, ...this.pools, this.cord, this.lamps);
    // It fills whatever stage there is, and is no part of how large a picture is.
    this.measurable = false;
    this.lit = 0;
  }

  /** So many lamps are lit. */
  set lit(count: number) {
    this.lamps.count = count;
    this.pools.forEach((pool, index) => (pool.alpha = index < count ? 1 : 0));
    this.veil.alpha = this.darkWith(count);
  }

  /** garland: where the string of lamps hangs. */
  place({ width, height }: Pick<Layout, 'width' | 'height'>, garland: Rect): void {
    this.veil.clear().rect(0, 0, width, height).fill(this.dark);
    const { cord, lamps, pools, total } = this;
    const at = (share: number) => ({
      x: garland.x + garland.width * share,
      // A cord that hangs through, fastened at both ends.
      y: garland.y + garland.height * (1 - (2 * share - 1) ** 2),
    });
    cord.clear();
    const steps = 4 * total;
    for (let step = 0; step <= steps; step++) {
      const { x, y } = at(step / steps);
      if (step === 0) cord.moveTo(x, y);
      else cord.lineTo(x, y);
    }
    cord.stroke({ width: 6, color: '#2A1838', cap: 'round', join: 'round' });
    const size = Math.min(1, garland.width / (total * 90));
    for (let index = 0; index < total; index++) {
      const { x, y } = at((index + 0.5) / total);
      const place = { x, y: y + BULB.drop * size };
      drawBulb('#6E648C', '#8A80A8', '#2A1838', cord, place, size);
      lamps.pieces[index]!.position.copyFrom(place);
      lamps.pieces[index]!.scale.set(size);
      pools[index]!.position.copyFrom(place);
      pools[index]!.scale.set(size);
    }
  }

  /** It grows dark, as dark as it is with so many lamps. 1 s. */
  fall(lit: number): gsap.core.Timeline {
    const alpha = this.darkWith(lit);
    return recipe().fromTo(this.veil, { alpha: 0 }, { alpha, duration: FALL_SECONDS, ease: 'none' }, 0);
  }

  /** One more lamp goes on. 0.5 s. */
  light(index: number, ctx: FxContext): gsap.core.Timeline {
    const brighter = recipe()
      .to(this.pools[index]!, { alpha: 1, duration: LIGHT_SECONDS }, 0)
      .to(this.veil, { alpha: this.darkWith(index + 1), duration: LIGHT_SECONDS }, 0);
    return together([0, this.lamps.bring(index, ctx)], [0, brighter]);
  }

  /** All is bright; at the end the string of lamps is gone, too. seconds: in all. */
  end(seconds: number): gsap.core.Timeline {
    const timeline = recipe()
      .to(this.veil, { alpha: 0, duration: LIGHT_SECONDS }, 0)
      // In a bright room a lamp gives little.
      .to(this.pools, { alpha: BY_DAY, duration: LIGHT_SECONDS }, 0);
    timeline.to([this.cord, this.lamps, ...this.pools], { alpha: 0, duration: 0.3 }, seconds - 0.3);
    return lasting(timeline, seconds);
  }

  private darkWith(lit: number): number {
    return DARK.first - ((DARK.first - DARK.last) * lit) / this.total;
  }
}

/** A lamp at its cord. */
function drawBulb(
  light: string,
  middle: string,
  edge: string,
  g = new Graphics(),
  { x, y } = { x: 0, y: 0 },
  size = 1,
): Graphics {
  const radius = BULB.radius * size;
  return g
    .roundRect(x - 9 * size, y - radius - 12 * size, 18 * size, 22 * size, 5 * size)
    .fill('#4A3A62')
    .circle(x, y + 2 * size, radius)
    .fill(edge)
    .circle(x, y, radius - 2 * size)
    .fill(light)
    .circle(x - 4 * size, y - 5 * size, radius * 0.5)
    .fill(middle);
}

/** The light around a lamp: faded as a whole. */
function makeLight(): Container {
  const light = new SoftLight(LIGHT.colour, LIGHT.strength);
  light.reach(LIGHT.radius);
  const pool = new Container();
  pool.addChild(light);
  return pool;
}
