import { Container, Graphics } from 'pixi.js';
import { ChunkyButton } from './chunky-button.ts';
import type { Clay } from './clay.ts';
import { createIcon, type IconName } from './icons.ts';
import { createLabel } from './label.ts';

/** Width and height of a HUD button at scale 1; its hit box is `HUD_HIT`. */
export const HUD_SIZE = 96;
export const HUD_HIT = 120;
/** Behind words over the scenery: dark, so that white letters are readable on any sky. */
export const HUD_PLATE = { color: '#2A1038', alpha: 0.62 } as const;
/** Beside a button, in design pixels: only grown-ups read them. */
const WORDS = { size: 32, height: 66, before: 14, after: 26 } as const;

/** A round clay button of the header. Where there is room, its name stands beside it, on its right. */
export class HudButton extends ChunkyButton {
  private readonly beside: Container | undefined;
  private readonly wordsWidth: number = 0;

  /** words: what it is called; omitted on a button that only has a picture. */
  constructor(icon: IconName, clay: Clay, words?: string) {
    super({
      width: HUD_SIZE,
      height: HUD_SIZE,
      radius: HUD_SIZE / 2,
      clay,
      icon: createIcon(icon, HUD_SIZE * 0.56),
    });
    if (words === undefined) return;
    const label = createLabel({ text: words, size: WORDS.size, fill: '#FFFFFF' });
    this.wordsWidth = WORDS.before + label.width + WORDS.after;
    label.position.set(HUD_SIZE / 2 + WORDS.before + label.width / 2, 0);
    const plate = new Graphics()
      .roundRect(0, -WORDS.height / 2, HUD_SIZE / 2 + this.wordsWidth, WORDS.height, WORDS.height / 2)
      .fill(HUD_PLATE);
    this.beside = new Container({ visible: false });
    this.beside.addChild(plate, label);
    this.body.addChildAt(this.beside, 0);
  }

  /** Whether the words are shown. */
  get isNamed(): boolean {
    return this.beside?.visible ?? false;
  }

  set isNamed(value: boolean) {
    if (this.beside) this.beside.visible = value;
  }

  /** How far it reaches to the right of its middle, in design pixels of the stage. */
  get reach(): number {
    return (HUD_SIZE / 2 + (this.isNamed ? this.wordsWidth : 0)) * this.scale.x;
  }
}
