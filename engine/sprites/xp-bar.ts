import { Graphics, type Text } from 'pixi.js';
import { XP_PER_LEVEL, xpInLevel } from '#engine/rules/level.ts';
import type { Theme } from '#engine/rules/looks.ts';
import { downward, drawFace, drawShadow, THEME_CLAY } from './clay.ts';
import { createLabel } from './label.ts';
import { Piece } from './piece.ts';

const HEIGHT = 46;
const BADGE = 52;

/** XP on the way to the next level, with the level at its left end. */
export class XpBar extends Piece {
  readonly badge = new Piece();
  private readonly level: Text;
  private readonly trough = new Graphics();
  private readonly fill = new Graphics();
  private readonly barWidth: number;
  private readonly theme: Theme;
  private share = 0;

  constructor(width: number, theme: Theme) {
    super();
    this.barWidth = width;
    this.theme = theme;
    this.trough.roundRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2).fill('#E8D6B4');
    this.trough
      .roundRect(-width / 2 + 3, -HEIGHT / 2 + 3, width - 6, HEIGHT - 6, HEIGHT / 2 - 3)
      .stroke({ width: 6, fill: downward('#B9935A80', '#FFFFFF80') });
    const disc = new Graphics();
    const slab = { width: BADGE * 2, height: BADGE * 2, radius: BADGE };
    drawShadow(disc, slab, 8, 0.25);
    drawFace(disc, slab, THEME_CLAY[theme], 0.2);
    this.level = createLabel({ size: 54, fill: '#FFFFFF', outline: THEME_CLAY[theme].edge });
    this.badge.body.addChild(disc, this.level);
    this.badge.x = -width / 2;
    this.body.addChild(this.trough, this.fill, this.badge);
  }

  set levelShown(level: number) {
    this.level.text = String(level);
  }

  /** 0 to 1: the progress to the next level. */
  get filled(): number {
    return this.share;
  }

  set filled(share: number) {
    this.share = share;
    const { mid, low } = THEME_CLAY[this.theme];
    const width = HEIGHT - 12 + (this.barWidth - HEIGHT) * share;
    this.fill
      .clear()
      .roundRect(-this.barWidth / 2 + 6, -HEIGHT / 2 + 6, width, HEIGHT - 12, (HEIGHT - 12) / 2);
    this.fill.fill(downward('#FFFFFF', mid, low));
  }
}

/** 0 to 1 for XP within a level. */
export const shareOf = (xp: number): number => xpInLevel(xp) / XP_PER_LEVEL;
