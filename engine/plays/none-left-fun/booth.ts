import type { Graphics } from 'pixi.js';
import { CLAY, downward, type Clay } from '#engine/sprites/clay.ts';
import { BOOTH_WIDTH, VESSEL } from './shelf-place.ts';

const [TOP, BOTTOM] = [-VESSEL.height / 2, VESSEL.height / 2 + VESSEL.depth];
/** The counter on which the container stands, with its posts, and the awning over it. */
const COUNTER = { top: 148, over: 5 } as const;
const POST = 14;
/** Who stands behind the counter has its feet here: they are hidden by it. */
export const BOOTH_FLOOR = COUNTER.top + 26;
const HALF = BOOTH_WIDTH / 2 - COUNTER.over;
const AWNING = { high: 30, drop: 18, stripes: 8 } as const;

/** Of a booth where nothing was chosen: pale wood, and an awning like the market's own. */
const IDLE = {
  counter: { ...CLAY.cream, hi: '#FBE4BC', mid: '#EFCB94', low: '#D9A868' },
  awning: '#F5807A',
} as const;

/** The pale cloth at a booth's back, before which things are counted: behind whoever stands in it. */
export function drawBoothCloth(g: Graphics): void {
  const cream = downward('#FFFDF4', '#FFF8E6', '#FCEBC8');
  g.rect(-HALF + 4, TOP + 10, 2 * HALF - 8, COUNTER.top - TOP).fill(cream);
}

/** What is before the cloth of a booth around 0,0: two posts, a counter, and a striped awning. state: its colour once it was chosen. */
export function drawBooth(g: Graphics, state?: Clay): void {
  const { hi, mid, low, edge } = state ?? IDLE.counter;
  const wood = downward(CLAY.wood.hi, CLAY.wood.mid);
  for (const side of [-1, 1])
    g.roundRect(side * (HALF - 2 - POST / 2) - POST / 2, TOP, POST, COUNTER.top - TOP + 20, 6).fill(wood);
  const counter = { x: -HALF - COUNTER.over, width: 2 * (HALF + COUNTER.over) };
  g.roundRect(counter.x, COUNTER.top + 10, counter.width, BOTTOM - COUNTER.top - 10, 14).fill(edge);
  g.roundRect(counter.x, COUNTER.top, counter.width, BOTTOM - COUNTER.top - 16, 14).fill(
    downward(hi, mid, low),
  );
  g.roundRect(counter.x + 6, COUNTER.top + 5, counter.width - 12, 7, 3).fill({
    color: '#FFFFFF',
    alpha: 0.5,
  });
  if (state) drawAwning(g, mid, edge);
  else drawAwning(g, IDLE.awning, CLAY.coral.edge);
}

function drawAwning(g: Graphics, colour: string, edge: string): void {
  const step = (2 * HALF + 8) / AWNING.stripes;
  const [left, y] = [-HALF - 4, TOP - 4];
  const scallops = (down: number, from: number, every: number) => {
    for (let stripe = from; stripe < AWNING.stripes; stripe += every) {
      const x = left + stripe * step;
      g.roundRect(x, y + down, step, AWNING.high + AWNING.drop, 14).rect(x, y + down, step, AWNING.high);
    }
    return g;
  };
  scallops(5, 0, 1).fill({ color: '#3A1236', alpha: 0.22 });
  scallops(0, 0, 2).fill(colour);
  scallops(0, 1, 2).fill('#FFFDF4');
  g.roundRect(left - 2, y - 8, 2 * HALF + 12, 16, 8).fill(edge);
}

/** Its soft shadow on the table. */
export function drawBoothShadow(g: Graphics): void {
  for (const [grow, alpha] of [
    [0, 0.12],
    [14, 0.09],
    [28, 0.06],
  ] as const)
    g.ellipse(6, BOTTOM + 2, HALF + grow - 4, 14 + grow / 3).fill({ color: '#3A1236', alpha });
}
