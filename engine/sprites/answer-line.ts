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

/** A bent golden line with an arrow's head, from what was worked out to the answer. */
export class AnswerLine extends Graphics {
  private ends: readonly [PointData, PointData] | undefined;
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
    const [start, end] = [middleOf(from), middleOf(to)];
    this.ends = [onEdge(from, end, BEFORE), onEdge(to, start, -INTO)];
    this.draw();
  }

  /** Where its head points, in its own coordinates; undefined: it leads nowhere. */
  get tip(): PointData | undefined {
    return this.ends?.[1];
  }

  clearAway(): void {
    this.ends = undefined;
    this.drawn = 0;
  }

  private draw(): void {
    this.clear();
    if (!this.ends || this.share <= 0) return;
    const [from, to] = this.ends;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) return;
    // Bent upwards, whichever way it leads.
    const way = dx >= 0 ? 1 : -1;
    const pull = { x: (from.x + to.x) / 2 + way * dy * BENT, y: (from.y + to.y) / 2 - way * dx * BENT };
    const at = (t: number): PointData => ({
      x: from.x * (1 - t) ** 2 + 2 * pull.x * t * (1 - t) + to.x * t ** 2,
      y: from.y * (1 - t) ** 2 + 2 * pull.y * t * (1 - t) + to.y * t ** 2,
    });
    const points = Array.from({ length: STEPS + 1 }, (_, step) => at((step / STEPS) * this.share));
    const tip = points.at(-1)!;
    const before = points.at(-2)!;
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
      for (const { x, y } of points.slice(1, -2)) this.lineTo(x, y);
      this.stroke({ width, color, cap: 'round', join: 'round' });
      this.poly(head)
        .fill(color)
        .stroke({ width: width - 12, color, join: 'round' });
    }
  }
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
