import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { lasting, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import type { Step, TrailPoint } from '#engine/games/number-trail/words.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { destroyChildren } from '#engine/sprites/slot.ts';
import { drawCloud } from './cloud.ts';
import { STONE } from './path.ts';
import { SIGN } from './sign-place.ts';

const GAP = 14;
const HOP = { width: SIGN.hop, height: 84 } as const;
/** What was found out is written in the colour of right answers, dark enough for a cloud. */
const RIGHT = '#00796B';
const NUMERAL = 142;

/** A place on the sign with its number, or the open one of the next. Flat, unlike all that can be chosen. */
class Slot extends Piece {
  private readonly numeral: Text;
  private readonly open: Sprite | undefined;

  constructor(pictures: Pictures, value: number | undefined) {
    super();
    const text = value === undefined ? '?' : String(value);
    this.numeral = createLabel({ text, size: NUMERAL, fill: value === undefined ? '#D9730B' : undefined });
    this.numeral.y = -8;
    if (value === undefined) this.open = this.body.addChild(new Sprite(pictures.texture('trail/stone-next')));
    this.body.addChild(this.numeral);
  }

  fill(value: number): void {
    if (this.open) this.open.visible = false;
    this.numeral.text = String(value);
    this.numeral.style.fill = RIGHT;
  }
}

/**
 * A cloud over the way with the question: this stone, a hop, and which one comes next? Small numbers are on its left, as
 * on the trail.
 */
export class Sign extends Piece {
  /** Everything on the cloud, for the breathing recipe. */
  readonly row = new Container();
  private readonly cloud = new Graphics();
  private readonly content = new Container();
  private readonly pictures: Pictures;
  private readonly up: boolean;
  private readonly asks: boolean;
  /** Where the walk begins, before its first step. */
  private readonly start: number;
  private slots: readonly Slot[] = [];
  /** The same by what they show. */
  private readonly shown = new Map<TrailPoint, Slot>();
  private next: Slot | undefined;
  /** Stands on it from the answer on, whatever else is written. */
  private found: number | undefined;
  private size: { readonly width: number; readonly height: number };

  /** One step of the walk; the first shows the starting stone instead. up: counting towards larger numbers. */
  constructor(pictures: Pictures, { current, next }: Step, up: boolean, rect: Rect) {
    super();
    this.pictures = pictures;
    this.up = up;
    this.asks = current !== undefined;
    this.size = rect;
    this.content.addChild(this.row);
    this.body.addChild(this.cloud, this.content);
    this.start = next;
    this.write(current === undefined ? [] : [current]);
    this.place(rect);
  }

  place(rect: Rect): void {
    this.size = { width: rect.width, height: rect.height };
    this.position.set(rect.x + rect.width / 2, rect.y + rect.height / 2);
    drawCloud(this.cloud.clear(), rect.width, rect.height);
    this.fit();
  }

  /** The open place; before the first step, the stone where the walk begins. */
  get focus(): Container {
    return this.next ?? this.slots.at(this.up ? 0 : -1)!;
  }

  /** Adds this number, or the open place, to those on the sign; before the first step, where the walk begins. */
  pop(point: TrailPoint, ctx: FxContext): gsap.core.Timeline {
    const slot = this.shown.get(point);
    if (!slot) return recipe();
    // Where the walk begins is there to be read already.
    return point === 'beginning' ? breathe(slot.body, ctx) : promptPop(slot.body, ctx);
  }

  /** The open place gets its number. 0.28 s. */
  answer(value: number, ctx: FxContext): gsap.core.Timeline {
    const { next } = this;
    this.found = value;
    if (!next) return lasting(recipe(), SECONDS.base);
    next.fill(value);
    return promptPop(next.body, ctx);
  }

  /** These numbers and the open place at their end; before the first step, the stone where they lead to. */
  write(counted: readonly number[]): void {
    const { asks, start } = this;
    const values = asks ? counted : [start, ...counted.toReversed()];
    destroyChildren(this.row);
    this.row.alpha = 1;
    const slots = values.map((value) => new Slot(this.pictures, value));
    this.next = asks ? new Slot(this.pictures, undefined) : undefined;
    if (this.found !== undefined) this.next?.fill(this.found);
    this.shown.clear();
    values.forEach((value, index) => this.shown.set(value, slots[index]!));
    for (const asked of ['next', 'beginning'] as const) this.shown.set(asked, this.next ?? slots[0]!);
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
    const drawn = this.slots.at(-1)!.x + STONE.width;
    this.content.scale.set(
      Math.min(SIGN.most, (width - 2 * SIGN.beside) / drawn, (height - 2 * SIGN.above) / STONE.height),
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
