import { Graphics, type PointData } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import { CLAY, GOLD } from './clay.ts';

const STEPS = 28;
/** How much the line is bent: a share of its length. */
const BENT = 0.16;
/** So far before the picture's edge it begins, and so far it reaches into the answer. */
const BEFORE = 12;
const INTO = 14;
const HEAD = { length: 40, width: 26 } as const;

/** Of the way down to an answer below: so far down it turns, where it has come over it. */
const TURN = 0.55;
/** Where it begins below a box: within this share of its width. */
const MIDDLE = 0.5;
/** From above it reaches deeper into an answer, above its number: a share of its height, and the most. */
const DOWN_INTO = { share: 0.18, most: 64 } as const;

/** Two ends, and what the line between them is bent towards. */
type Bent = readonly [from: PointData, pull: PointData, to: PointData];

/**
 * A bent golden line with an arrow's head, from what was worked out to the answer. To an answer below it leads round: along
 * between both, and down from above, over nothing that stands beside either.
 */
export class AnswerLine extends Graphics {
  private ends: Bent | undefined;
  private share = 0;

  /** How much of it is drawn, from 0 to 1. Tweened. */
  get drawn(): number {
    return this.share;
  }

  set drawn(share: number) {
    this.share = share;
    this.draw();
  }

  /** Leads from one box to the other, from now on. */
  between(from: Rect, to: Rect): void {
    this.ends = to.y > from.y + from.height ? round(from, to) : straight(from, to);
    this.draw();
  }

  /** Where its head points, in its own coordinates; undefined: it leads nowhere. */
  get tip(): PointData | undefined {
    return this.ends?.[2];
  }

  clearAway(): void {
    this.ends = undefined;
    this.drawn = 0;
  }

  private draw(): void {
    this.clear();
    if (!this.ends || this.share <= 0) return;
    const [from, pull, to] = this.ends;
    if (Math.hypot(to.x - from.x, to.y - from.y) === 0) return;
    const at = (t: number): PointData => ({
      x: from.x * (1 - t) ** 2 + 2 * pull.x * t * (1 - t) + to.x * t ** 2,
      y: from.y * (1 - t) ** 2 + 2 * pull.y * t * (1 - t) + to.y * t ** 2,
    });
    const points = Array.from({ length: STEPS + 1 }, (_, step) => at((step / STEPS) * this.share));
    const tip = points.at(-1)!;
    // The head points as the line comes where the head begins, also out of a bend.
    let last = points.length - 2;
    while (last > 0 && Math.hypot(tip.x - points[last]!.x, tip.y - points[last]!.y) < HEAD.length * 0.8)
      last -= 1;
    const before = points[last]!;
    const turn = Math.atan2(tip.y - before.y, tip.x - before.x);
    const corner = (back: number, aside: number): readonly [number, number] => [
      tip.x - Math.cos(turn) * back - Math.sin(turn) * aside,
      tip.y - Math.sin(turn) * back + Math.cos(turn) * aside,
    ];
    const head = [...corner(0, 0), ...corner(HEAD.length, HEAD.width), ...corner(HEAD.length, -HEAD.width)];
    // A dark edge under the gold: it is seen on every ground.
    for (const [width, color] of [
      [26, CLAY.amber.edge],
      [14, GOLD],
    ] as const) {
      this.moveTo(points[0]!.x, points[0]!.y);
      for (const { x, y } of points.slice(1, last + 1)) this.lineTo(x, y);
      this.stroke({ width, color, cap: 'round', join: 'round' });
      this.poly(head)
        .fill(color)
        .stroke({ width: width - 12, color, join: 'round' });
    }
  }
}

function straight(fromBox: Rect, toBox: Rect): Bent {
  const from = onEdge(fromBox, middleOf(toBox), BEFORE);
  const to = onEdge(toBox, middleOf(fromBox), -INTO);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Bent upwards, whichever way it leads.
  const way = dx >= 0 ? 1 : -1;
  const pull = { x: (from.x + to.x) / 2 + way * dy * BENT, y: (from.y + to.y) / 2 - way * dx * BENT };
  return [from, pull, to];
}

/** From below a box to the middle of the upper edge of one that is lower. */
function round(fromBox: Rect, toBox: Rect): Bent {
  const [{ x: middle }, { x }] = [middleOf(fromBox), middleOf(toBox)];
  const aside = (fromBox.width / 2) * MIDDLE;
  const from = {
    x: Math.min(middle + aside, Math.max(middle - aside, x)),
    y: fromBox.y + fromBox.height + BEFORE,
  };
  const to = { x, y: toBox.y + Math.min(DOWN_INTO.most, toBox.height * DOWN_INTO.share) };
  return [from, { x, y: from.y + (to.y - from.y) * TURN }, to];
}

const middleOf = ({ x, y, width, height }: Rect): PointData => ({ x: x + width / 2, y: y + height / 2 });

/** Where the way from a box's middle to a place has left the box by so much. */
function onEdge(box: Rect, towards: PointData, by: number): PointData {
  const { x, y } = middleOf(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  const way = share + by / Math.max(1, Math.hypot(dx, dy));
  return { x: x + dx * way, y: y + dy * way };
}
