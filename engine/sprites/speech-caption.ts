import { Graphics, type Text } from 'pixi.js';
import { createLabel, fitWidth } from './label.ts';
import { Piece } from './piece.ts';

const HEIGHT = 68;

/** One line of what is being said, white on a dark pill: readable in any light, over any world. */
export class SpeechCaption extends Piece {
  private readonly pill = new Graphics();
  private readonly line: Text;
  private widest = 1200;
  /** Whether this stands on the stage in larger letters already: then it is not shown a second time. */
  stands: (text: string) => boolean = () => false;

  constructor() {
    super();
    this.label = 'caption';
    this.line = createLabel({ size: 46, fill: '#FFFFFF' });
    this.body.addChild(this.pill, this.line);
    this.visible = false;
  }

  /** The largest width, in design pixels. */
  set maxWidth(width: number) {
    this.widest = width;
    this.draw();
  }

  /** Undefined hides it. */
  set text(text: string | undefined) {
    this.visible = text !== undefined && !this.stands(text);
    if (text === undefined || text === this.line.text) return;
    this.line.text = text;
    this.draw();
  }

  private draw(): void {
    fitWidth(this.line, this.widest - 64);
    const width = this.line.width + 64;
    this.pill
      .clear()
      .roundRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2)
      .fill({ color: '#2A1038', alpha: 0.86 });
  }
}
