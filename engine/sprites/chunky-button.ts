import { Container, Graphics, type Text } from 'pixi.js';
import type { Pressable } from '#engine/fx/press.ts';
import { drawFace, drawShadow, drawSide, type Clay } from './clay.ts';
import { createLabel, fitWidth, OUTLINE } from './label.ts';
import { Piece } from './piece.ts';

export interface ChunkyButtonOptions {
  readonly width: number;
  readonly height: number;
  readonly clay: Clay;
  readonly text?: string;
  /** Size of the text; by default it suits the height. */
  readonly textSize?: number;
  readonly radius?: number;
  /** A picture in front of the text, or alone in the middle; about 0.5 of the height is a good size. */
  readonly icon?: Container;
  /** The picture stands above the text. */
  readonly upright?: boolean;
}

/** A thick clay button: shadow, side, and a cap that sinks when pressed. */
export class ChunkyButton extends Piece implements Pressable {
  /** Sinks when pressed; contains text, icon and whatever a subclass adds. */
  readonly cap = new Container();
  /** What is written on it; empty on a button that is a picture. */
  readonly text: string;
  readonly lettering: Text | undefined;
  readonly sizes: {
    readonly width: number;
    readonly height: number;
    readonly radius: number;
    readonly depth: number;
  };
  private readonly shadow = new Graphics();
  private readonly side = new Graphics();
  private readonly face = new Graphics();
  private shown: Clay;

  constructor(options: ChunkyButtonOptions) {
    super();
    const { width, height, clay, text, icon } = options;
    this.text = text ?? '';
    const radius = options.radius ?? Math.min(52, height * 0.28);
    this.sizes = { width, height, radius, depth: Math.round(height * 0.1) };
    this.shown = clay;
    this.cap.addChild(this.face);
    this.body.addChild(this.shadow, this.side, this.cap);
    if (text !== undefined) {
      this.lettering = createLabel({
        text,
        size: options.textSize ?? height * 0.34,
        fill: '#FFFFFF',
        outline: clay.edge,
      });
      this.cap.addChild(this.lettering);
    }
    if (icon) this.cap.addChild(icon);
    if (options.upright) this.pile(icon);
    else this.spread(icon);
    this.draw();
  }

  get clay(): Clay {
    return this.shown;
  }

  /** Recolours it: face, side and the outline of its text. */
  set clay(clay: Clay) {
    if (clay === this.shown) return;
    this.shown = clay;
    const style = this.lettering?.style;
    if (style) style.stroke = { color: clay.edge, width: style.fontSize * OUTLINE, join: 'round' };
    this.draw();
  }

  sink(share: number): void {
    this.cap.y = share * this.sizes.depth * 0.8;
  }

  /** Icon and text side by side, centred together. */
  private spread(icon: Container | undefined): void {
    const { width, height } = this.sizes;
    const lift = -height * 0.02;
    if (!this.lettering) {
      icon?.position.set(0, lift);
      return;
    }
    const iconWidth = icon ? icon.width + height * 0.14 : 0;
    fitWidth(this.lettering, width - height * 0.36 - iconWidth);
    this.lettering.position.set(iconWidth / 2, lift);
    icon?.position.set(-(this.lettering.width + height * 0.14) / 2, lift);
  }

  /** Icon above text. */
  private pile(icon: Container | undefined): void {
    const { width, height } = this.sizes;
    if (this.lettering) fitWidth(this.lettering, width - height * 0.24);
    this.lettering?.position.set(0, height * 0.2);
    icon?.position.set(0, -height * 0.21);
  }

  private draw(): void {
    const { depth } = this.sizes;
    drawShadow(this.shadow.clear(), this.sizes, depth * 1.5);
    drawSide(this.side.clear(), this.sizes, depth, this.shown);
    drawFace(this.face.clear(), this.sizes, this.shown);
  }
}
