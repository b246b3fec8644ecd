import {
  Graphics,
  Rectangle,
  Sprite,
  Texture,
  type Container,
  type DestroyOptions,
  type PointData,
} from 'pixi.js';
import { stamp } from '#engine/fx/finish.ts';
import { lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { downward, drawShadow } from '#engine/sprites/clay.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';
import { Grown } from '#engine/sprites/grown.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { PIN_BOARD } from './attic-place.ts';
import { noteOf, PinnedClue } from './pinned-clue.ts';

/** Who it was: painted in the world of this game. */
const CULPRIT = { world: 'detective-night', layer: 'raccoon' } as const;
const PHOTO = { width: 286, height: 338, columns: 2, margin: 13, x: 82, y: 0 } as const;
/** Clues hang beside the photo, two in a row, the second one a little lower: who pins them up covers nothing of it. */
const CLUES = { columns: [-206, -124], lower: 16, top: -176, bottom: 116 } as const;
const BADGE = { size: 140, x: 184, y: 132, from: 1.2 } as const;
const WOOD = ['#B9804C', '#8A5630', '#6B3A22'] as const;

/**
 * The cork board on the wall: each case that is solved pins up a clue, a thread joins it to the last one, and one more part of a
 * picture is seen: of a raccoon with a cookie.
 */
export class PinBoard extends Grown {
  private readonly parts: readonly Texture[];
  private readonly clues: readonly PinnedClue[];
  private readonly badge = new Piece();
  private readonly pictures: Pictures;

  constructor(pictures: Pictures, total: number) {
    const whole = pictures.layer(CULPRIT.world, CULPRIT.layer);
    const parts = partsOf(whole, total);
    const clues = parts.map((_, index) => {
      const [pin, before] = [pinAt(index, total), index > 0 ? pinAt(index - 1, total) : undefined];
      return new PinnedClue(pictures, { index, pin, before, part: partSprite(parts, index, total, pin) });
    });
    super(total, (index) => clues[index]!);
    this.pictures = pictures;
    this.clues = clues;
    this.parts = parts;
    this.addChildAt(drawCork(), 0);
    this.pieces.forEach((piece, index) => piece.position.copyFrom(pinAt(index, total)));
    this.badge.position.set(BADGE.x, BADGE.y);
    this.badge.body.addChild(
      createPicture(pictures, 'shapes/badge', BADGE.size),
      createPicture(pictures, 'ui/gold-star', BADGE.size * 0.4),
    );
    this.badge.alpha = 0;
    this.addChild(this.badge);
  }

  /** room: in stage coordinates; it hangs in its middle. */
  place({ x, y, width, height }: Rect): void {
    this.position.set(x + width / 2, y + height / 2);
    this.scale.set(Math.min(width / PIN_BOARD.width, height / PIN_BOARD.height));
  }

  /** So many clues are pinned up, the first ones. */
  show(count: number): void {
    this.count = count;
    for (const clue of this.clues) clue.pinUp();
  }

  /** Another note of the clue of this question, to be carried to its pin. */
  noteFor(index: number): Container {
    return noteOf(this.pictures, index);
  }

  /** Where the clue of this question is pinned, in stage coordinates. */
  pinOf(index: number): PointData {
    const { x, y } = this.pieces[index]!;
    return { x: this.x + x * this.scale.x, y: this.y + y * this.scale.y };
  }

  /** One more is pinned up, where a paw has put it: its thread is drawn, and its part of the photo is there. 0.2 s. */
  pin(index: number): gsap.core.Timeline {
    const shown = recipe().set(this.pieces[index]!, { alpha: 1 }, 0);
    return shown.add(this.clues[index]!.join().paused(false), 0);
  }

  /** Where the badge comes at the end, on a board in this place, in its coordinates. */
  badgeOn({ x, y, scale }: Omit<FinalePlace, 'lightY'>): PointData {
    return { x: x + BADGE.x * scale, y: y + BADGE.y * scale };
  }

  /** The case is closed: the detective's badge is stamped on it. 1 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const { badge } = this;
    const stamped = stamp(badge.body, ctx, () => ctx.burst?.(badge, 28), BADGE.from);
    return lasting(recipe().set(badge, { alpha: 1 }, 0).add(stamped.paused(false), 0), 1);
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options);
    // Of the world's own picture only where they lie on it.
    for (const part of this.parts) if (part !== Texture.EMPTY) part.destroy();
  }
}

/** The rows of parts that a photo is cut into. */
const rowsOf = (total: number) => Math.ceil(total / PHOTO.columns);

/** Parts of a picture, row by row; a picture that is not there has none. */
function partsOf(whole: Texture, total: number): readonly Texture[] {
  if (whole === Texture.EMPTY) return Array<Texture>(total).fill(whole);
  const { x, y, width, height } = whole.frame;
  const [partWidth, partHeight] = [width / PHOTO.columns, height / rowsOf(total)];
  return Array.from({ length: total }, (_, index) => {
    const column = index % PHOTO.columns;
    const row = Math.floor(index / PHOTO.columns);
    const frame = new Rectangle(x + column * partWidth, y + row * partHeight, partWidth, partHeight);
    return new Texture({ source: whole.source, frame });
  });
}

/** A part of the photo, around the pin of its clue. */
function partSprite(parts: readonly Texture[], index: number, total: number, pin: PointData): Sprite {
  const corner = partAt(index, total);
  const part = new Sprite(parts[index]);
  part.position.set(corner.x - pin.x, corner.y - pin.y);
  part.setSize(PHOTO.width / PHOTO.columns + 0.8, PHOTO.height / rowsOf(total) + 0.8);
  return part;
}

/** Where the photo's parts begin, on the board. */
const partAt = (index: number, total: number) => ({
  x: PHOTO.x - PHOTO.width / 2 + (index % PHOTO.columns) * (PHOTO.width / PHOTO.columns),
  y: PHOTO.y - PHOTO.height / 2 + Math.floor(index / PHOTO.columns) * (PHOTO.height / rowsOf(total)),
});

/** Where a clue is pinned: row by row. */
function pinAt(index: number, total: number): PointData {
  const { columns, lower, top, bottom } = CLUES;
  const rows = Math.ceil(total / columns.length);
  const row = Math.floor(index / columns.length);
  const column = index % columns.length;
  const y = top + ((bottom - top) * row) / Math.max(1, rows - 1) + column * lower;
  return { x: columns[column]!, y };
}

/** Cork in a frame of wood, with the place for a photo: plain paper, hardly lighter, on which there is nothing to count. */
function drawCork(): Graphics {
  const { width, height } = PIN_BOARD;
  const g = drawShadow(new Graphics(), { width, height, radius: 34 }, 20, 0.32);
  g.roundRect(-width / 2, -height / 2 + 8, width, height, 34).fill('#3E1F22');
  g.roundRect(-width / 2, -height / 2, width, height, 34).fill(downward(...WOOD));
  g.roundRect(-width / 2 + 6, -height / 2 + 5, width - 12, height - 12, 29);
  g.stroke({ width: 3, color: '#FFE0B0', alpha: 0.35 });
  g.roundRect(-width / 2 + 16, -height / 2 + 16, width - 32, height - 32, 20).fill('#7A4A2C');
  g.roundRect(-width / 2 + 16, -height / 2 + 20, width - 32, height - 36, 20);
  g.fill(downward('#D3A66C', '#C4925A', '#B07C48'));
  for (let spot = 0; spot < 34; spot++) {
    const x = (((spot * 137) % 100) / 100 - 0.5) * (width - 76);
    const y = (((spot * 61) % 100) / 100 - 0.5) * (height - 76);
    g.ellipse(x, y, 6, 4).fill({ color: '#7A4A26', alpha: 0.2 });
  }
  const { margin } = PHOTO;
  const [w, h] = [PHOTO.width + 2 * margin, PHOTO.height + 2 * margin];
  const [left, top] = [PHOTO.x - PHOTO.width / 2, PHOTO.y - PHOTO.height / 2];
  g.roundRect(left - margin + 4, top - margin + 8, w, h, 10).fill({ color: '#4A1F18', alpha: 0.36 });
  g.roundRect(left - margin, top - margin, w, h, 10).fill('#F3E6D6');
  g.rect(left, top, PHOTO.width, PHOTO.height).fill(downward('#C9A377', '#BC9468', '#AE865A'));
  // Nobody's face yet, hardly seen.
  const [x, bottom] = [PHOTO.x, top + PHOTO.height];
  g.circle(x, top + 124, 66);
  g.moveTo(x - 112, bottom).bezierCurveTo(x - 112, bottom - 130, x + 112, bottom - 130, x + 112, bottom);
  return g.fill({ color: '#8A6238', alpha: 0.3 });
}
