import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { lasting, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Panel } from '#engine/sprites/panel.ts';
import { Piece } from '#engine/sprites/piece.ts';
import type { Rect } from '#engine/stage/layout.ts';
import { STONE } from './path.ts';

const INSET = 50;
const GAP = 14;
const HOP = { width: 150, height: 84 } as const;

/** One stone on the sign: walked over with its number, or the empty place of the next. */
class Slot extends Piece {
  private readonly numeral: Text;
  private readonly sprite: Sprite;
  private readonly pictures: Pictures;

  constructor(pictures: Pictures, value: number | undefined, look: 'lit' | 'idle' | 'next') {
    super();
    this.pictures = pictures;
    this.sprite = new Sprite(pictures.texture(`trail/stone-${look}`));
    const text = value === undefined ? '?' : String(value);
    this.numeral = createLabel({ text, size: 112, fill: value === undefined ? '#D9730B' : undefined });
    this.numeral.y = -8;
    this.body.addChild(this.sprite, this.numeral);
  }

  fill(value: number): void {
    this.sprite.texture = this.pictures.texture('trail/stone-right');
    this.numeral.text = String(value);
    this.numeral.style.fill = '#4A2354';
  }
}

/** The board that asks: this stone, a hop, and which one then? Small numbers are on its left, as on the trail. */
export class Sign extends Piece {
  /** Everything on the paper, for what breathes. */
  readonly row = new Container();
  private readonly panel = new Panel();
  private readonly pictures: Pictures;
  private readonly up: boolean;
  private slots: readonly Slot[] = [];
  private next: Slot | undefined;
  private size = { width: 0, height: 0 };

  /** up: counting towards larger numbers. */
  constructor(pictures: Pictures, up: boolean) {
    super();
    this.pictures = pictures;
    this.up = up;
    this.panel.content.addChild(this.row);
    this.body.addChild(this.panel);
  }

  place(rect: Rect): void {
    this.size = { width: rect.width, height: rect.height };
    this.position.set(rect.x + rect.width / 2, rect.y + rect.height / 2);
    this.panel.resize(rect.width, rect.height);
    this.fit();
  }

  /** The question: from `current` on; undefined: the first stone is named. `place` must follow or have been. */
  ask(current: number | undefined, first: number): void {
    this.write(current === undefined ? [first] : [current], current !== undefined);
  }

  /**
   * Writes the numbers one after the other, `secondsEach` apart: those walked over with the open place at the end;
   * before the first step, where the walk begins and how it goes on.
   */
  count(values: readonly number[], secondsEach: number, ctx: FxContext): gsap.core.Timeline {
    this.write(values, this.next !== undefined);
    const timeline = recipe();
    const inOrder = this.up ? this.slots : this.slots.toReversed();
    inOrder.forEach((slot, index) =>
      timeline.add(promptPop(slot.body, ctx).paused(false), index * secondsEach),
    );
    return lasting(timeline, this.slots.length * secondsEach);
  }

  /** The open place gets its number. 0.28 s. */
  answer(value: number, ctx: FxContext): gsap.core.Timeline {
    const { next } = this;
    if (!next) return lasting(recipe(), SECONDS.base);
    next.fill(value);
    return promptPop(next.body, ctx);
  }

  private write(values: readonly number[], asks: boolean): void {
    for (const old of this.row.removeChildren()) old.destroy({ children: true, style: true, context: true });
    this.row.alpha = 1;
    const slots = values.map(
      (value, index) => new Slot(this.pictures, value, asks || index === 0 ? 'lit' : 'idle'),
    );
    this.next = asks ? new Slot(this.pictures, undefined, 'next') : undefined;
    if (this.next) slots.push(this.next);
    this.slots = this.up ? slots : slots.toReversed();
    let x = 0;
    const withHop = values.length === 1 && this.next !== undefined;
    this.slots.forEach((slot, index) => {
      if (index > 0) x += STONE.width / 2 + (withHop ? HOP.width : GAP);
      slot.x = x + (index > 0 ? STONE.width / 2 : 0);
      x = slot.x;
    });
    this.row.addChild(...this.slots);
    if (withHop) this.row.addChild(hopArrow((this.slots[0]!.x + this.slots[1]!.x) / 2, this.up));
    this.row.pivot.x = x / 2;
    this.fit();
  }

  private fit(): void {
    const { width, height } = this.size;
    if (width === 0 || this.slots.length === 0) return;
    const drawn = this.slots.at(-1)!.x + STONE.width;
    this.panel.content.scale.set(
      Math.min(1.6, (width - 2 * INSET) / drawn, (height - 2 * INSET + 24) / STONE.height),
    );
  }
}

/** A hop to the next stone, drawn as an arrow. */
function hopArrow(x: number, up: boolean): Graphics {
  const { width, height } = HOP;
  const half = width / 2 - 12;
  const g = new Graphics({ x, scale: { x: up ? 1 : -1, y: 1 } });
  g.moveTo(-half, 16).quadraticCurveTo(0, -height, half - 10, 8);
  g.stroke({ width: 20, color: CLAY.amber.low, cap: 'round' });
  g.poly([half - 36, 2, half + 14, -20, half + 6, 34]).fill(CLAY.amber.low);
  return g.poly([half - 36, 2, half + 14, -20, half + 6, 34]).stroke({
    width: 12,
    color: CLAY.amber.low,
    join: 'round',
  });
}
