import { Container } from 'pixi.js';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { headScale } from '#engine/layout/nook.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { HUD_HIT, HUD_SIZE, HudButton } from '#engine/sprites/hud-button.ts';
import { boxAround } from '#engine/sprites/piece.ts';

const PAD = 36;
/** Between what is touched of two buttons, as in games. */
const APART = 24;

/** The way out, undo and settings, where games have theirs. */
export class NookHead extends Container {
  readonly back = new HudButton('back', CLAY.sky, 'Home');
  readonly undo = new HudButton('undo', CLAY.amber);
  readonly gear = new HudButton('gear', CLAY.violet);

  /** Where something else may end, left of undo. */
  get besides(): { readonly right: number; readonly y: number } {
    return { right: this.undo.x - (HUD_SIZE * this.undo.scale.x) / 2 - PAD, y: this.undo.y };
  }

  constructor() {
    super();
    this.back.isNamed = true;
    this.addChild(this.back, this.undo, this.gear);
  }

  place(layout: Layout): void {
    const { safe } = layout;
    const scale = headScale(layout);
    const half = (HUD_SIZE * scale) / 2;
    const y = safe.y + PAD / 2 + half + 6;
    for (const button of [this.back, this.undo, this.gear]) button.scale.set(scale);
    this.back.position.set(safe.x + PAD + half, y);
    this.gear.position.set(safe.x + safe.width - PAD - half, y);
    this.undo.position.set(this.gear.x - (HUD_HIT + APART) * scale, y);
  }
}

/** A button's hit box, its words included. */
export function hitBox(button: HudButton): Rect {
  const box = boxAround(button, HUD_HIT * button.scale.x, HUD_HIT * button.scale.y);
  return { ...box, width: Math.max(box.x + box.width, button.x + button.reach) - box.x };
}
