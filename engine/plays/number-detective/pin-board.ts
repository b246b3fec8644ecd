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
import { Grown } from '#engine/sprites/grown.ts';
import { createPicture } from '#engine/sprites/picture.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { PIN_BOARD } from './attic-place.ts';
import { PinnedClue } from './pinned-clue.ts';

/** Who it was: painted in the world of this game. */
const CULPRIT = { world: 'detective-night', layer: 'raccoon' } as const;
const PHOTO = { width: 240, height: 284, columns: 2, margin: 14, y: -14 } as const;
/** Clues hang down the right side of the photo and up its left one: so far from its middle, every other one a little farther out. */
const AROUND = { x: 182, aside: 7, top: -158, bottom: 146 } as const;
const BADGE = { size: 150, x: 168, y: 142 } as const;

/**
 * The cork board on the wall: each case that is solved pins up a clue, a thread joins it to the last one, and one more part of a
 * picture is seen: of a raccoon with a cookie.
 */
export class PinBoard extends Grown {
  private readonly parts: readonly Texture[];
  private readonly clues: readonly PinnedClue[];
  private readonly badge = new Piece();

  constructor(pictures: Pictures, total: number) {
    const whole = pictures.layer(CULPRIT.world, CULPRIT.layer);
    const parts = partsOf(whole, total);
    const clues = parts.map((_, index) => {
      const [pin, before] = [pinAt(index, total), index > 0 ? pinAt(index - 1, total) : undefined];
      return new PinnedClue(pictures, { index, pin, before, part: partSprite(parts, index, total, pin) });
    });
    super(total, (index) => clues[index]!);
    this.clues = clues;
    this.parts = parts;
    this.addChildAt(drawCork(total), 0);
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

  /** One more comes out of a case and is pinned up; then its thread is drawn, and its part of the photo is there. 0.7 s. */
  override bring(index: number, ctx: FxContext, from?: Container): gsap.core.Timeline {
    if (ctx.calm || !from) return super.bring(index, ctx);
    const shown = recipe().set(this.pieces[index]!, { alpha: 1 }, 0);
    return shown.add(this.clues[index]!.comeFrom(from).paused(false), 0);
  }

  /** The case is closed: the detective's badge is stamped on it. 1 s. */
  close(ctx: FxContext): gsap.core.Timeline {
    const { badge } = this;
    const stamped = stamp(badge.body, ctx, () => ctx.burst?.(badge, 28));
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
  x: -PHOTO.width / 2 + (index % PHOTO.columns) * (PHOTO.width / PHOTO.columns),
  y: PHOTO.y - PHOTO.height / 2 + Math.floor(index / PHOTO.columns) * (PHOTO.height / rowsOf(total)),
});

/** Where a clue is pinned. */
function pinAt(index: number, total: number): PointData {
  const half = Math.ceil(total / 2);
  const isRight = index < half;
  const [at, count] = isRight ? [index, half] : [index - half, total - half];
  const share = count < 2 ? 0.5 : at / (count - 1);
  const { x, aside, top, bottom } = AROUND;
  const y = top + (bottom - top) * (isRight ? share : 1 - share);
  return { x: (isRight ? 1 : -1) * (x + (at % 2 === 0 ? aside : -aside)), y };
}

/** Bare cork, with the place for a photo, whose parts are outlined. */
function drawCork(total: number): Graphics {
  const { width, height } = PIN_BOARD;
  const g = drawShadow(new Graphics(), { width, height, radius: 36 }, 20, 0.32);
  g.roundRect(-width / 2, -height / 2 + 8, width, height, 36).fill('#7A4A26');
  g.roundRect(-width / 2, -height / 2, width, height, 36).fill(downward('#EAC48E', '#DCAC70', '#C99256'));
  for (let spot = 0; spot < 34; spot++) {
    const x = (((spot * 137) % 100) / 100 - 0.5) * (width - 60);
    const y = (((spot * 61) % 100) / 100 - 0.5) * (height - 60);
    g.ellipse(x, y, 6, 4).fill({ color: '#8A5A2A', alpha: 0.16 });
  }
  const { margin, columns } = PHOTO;
  const [w, h] = [PHOTO.width + 2 * margin, PHOTO.height + 2 * margin];
  g.roundRect(-w / 2 + 4, PHOTO.y - h / 2 + 7, w, h, 10).fill({ color: '#5A2A1A', alpha: 0.3 });
  g.roundRect(-w / 2, PHOTO.y - h / 2, w, h, 10).fill('#FFFDF4');
  g.rect(-PHOTO.width / 2, PHOTO.y - PHOTO.height / 2, PHOTO.width, PHOTO.height).fill('#DAD3EA');
  const rows = rowsOf(total);
  for (let row = 1; row < rows; row++) {
    const y = PHOTO.y - PHOTO.height / 2 + (PHOTO.height * row) / rows;
    g.moveTo(-PHOTO.width / 2 + 6, y).lineTo(PHOTO.width / 2 - 6, y);
  }
  for (let column = 1; column < columns; column++) {
    const x = -PHOTO.width / 2 + (PHOTO.width * column) / columns;
    g.moveTo(x, PHOTO.y - PHOTO.height / 2 + 6).lineTo(x, PHOTO.y + PHOTO.height / 2 - 6);
  }
  return g.stroke({ width: 3, color: '#B9AED2', cap: 'round' });
}
