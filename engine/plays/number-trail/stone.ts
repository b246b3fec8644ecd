import { Graphics, Sprite, type Text } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { GOLD } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { CAMP } from './path.ts';

/** One stepping stone with its number. */
export class Stone extends AnswerPiece {
  readonly value: number;
  private readonly pictures: Pictures;
  private readonly sprite: Sprite;
  private readonly numeral: Text;
  private walked = 0;

  /** ahead: the direction of the walk; the tick is on that side, clear of the walker on the stone. */
  constructor(pictures: Pictures, value: number, ahead: 'left' | 'right' = 'right') {
    const side = ahead === 'right' ? 1 : -1;
    super({ badge: { x: 82 * side, y: -56 }, tried: { x: 0, y: 70 } });
    this.pictures = pictures;
    this.value = value;
    this.numeral = createLabel({ text: String(value), size: 112 });
    this.sprite = new Sprite(pictures.texture('trail/stone-idle'));
    const wider = value % CAMP.every === 0 ? CAMP.wider : 1;
    this.sprite.scale.x = wider;
    const shadow = new Graphics();
    for (const [grow, alpha] of [
      [5, 0.07],
      [0, 0.09],
      [-6, 0.11],
    ] as const) {
      shadow.ellipse(0, 38, (100 + grow) * wider, 52 + grow * 0.6).fill({ color: '#2A1240', alpha });
    }
    this.addChildAt(shadow, 0);
    this.glow
      .ellipse(0, 6, 122 * wider, 92)
      .fill({ color: GOLD, alpha: 0.55 })
      .stroke({ width: 12, color: '#FFFFFF' });
    this.numeral.y = -8;
    this.face.addChild(this.sprite, this.numeral);
    this.reset();
  }

  /** 1: walked over, and golden; 0: not yet. */
  get lit(): number {
    return this.walked;
  }

  set lit(share: number) {
    this.walked = share;
    this.paint('idle');
  }

  /** Its number can be read. */
  get named(): boolean {
    return this.numeral.visible;
  }

  set named(on: boolean) {
    this.numeral.visible = on;
  }

  protected paint(state: TileState): void {
    const look = state === 'idle' && this.walked > 0.5 ? 'lit' : state;
    this.sprite.texture = this.pictures.texture(`trail/stone-${look}`);
  }
}
