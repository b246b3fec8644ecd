import { Container, Graphics } from 'pixi.js';
import { CLAY, downward, drawHollow, drawShadow } from './clay.ts';
import { Piece } from './piece.ts';

const FRAME = 30;
/** How far the paper lies over the wood, its round corners included. */
const LAP = 14;

/**
 * The board behind questions: a wooden frame with gold pins around plain paper, so that the background does not compete
 * with what is counted.
 */
export class Panel extends Piece {
  /** Things on the paper go in here; 0,0 is its centre. */
  readonly content = new Container();
  private readonly drawing = new Graphics();

  constructor() {
    super();
    this.body.addChild(this.drawing, this.content);
  }

  /** Outer size in design pixels. */
  resize(width: number, height: number): void {
    const slab = { width, height, radius: 54 };
    const g = drawShadow(this.drawing.clear(), slab, 26, 0.34);
    const inner = { width: width - 2 * FRAME, height: height - 2 * FRAME, radius: 34 };
    // Open where the paper lies, so that no wood shows through fading paper.
    const open = () =>
      g
        .roundRect(
          -inner.width / 2 + LAP,
          -inner.height / 2 + LAP,
          inner.width - 2 * LAP,
          inner.height - 2 * LAP,
        )
        .cut();
    g.roundRect(-width / 2, -height / 2 + 6, width, height, 54).fill(CLAY.wood.edge);
    open();
    g.roundRect(-width / 2, -height / 2, width, height, 54).fill(downward('#DDA063', '#B9763F', '#935430'));
    open();
    g.roundRect(-width / 2 + 4, -height / 2 + 4, width - 8, height - 8, 50);
    g.stroke({ width: 7, fill: downward('#FFE0A8C0', '#FFE0A830', '#4A152690') });
    grain(g, width, height);
    g.roundRect(-inner.width / 2 - 4, -inner.height / 2 - 5, inner.width + 8, inner.height + 9, 38).fill(
      '#6B3420',
    );
    open();
    g.roundRect(-inner.width / 2, -inner.height / 2, inner.width, inner.height, inner.radius);
    g.fill(downward('#FFFCF0', '#FFF5DA', '#FDE9C0'));
    g.roundRect(
      -inner.width / 2 + 4,
      -inner.height / 2 + 4,
      inner.width - 8,
      inner.height - 8,
      inner.radius - 4,
    );
    g.stroke({ width: 8, fill: downward('#C98A3C66', '#C98A3C14', '#FFFFFFB0') });
    for (const [sideX, sideY] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      pin(g, sideX * (width / 2 - FRAME), sideY * (height / 2 - FRAME));
    }
  }
}

function grain(g: Graphics, width: number, height: number): void {
  for (let line = 0; line < 5; line++) {
    const x = -width / 2 + 70 + line * width * 0.17;
    // On a small board no line may extend beyond the paper.
    const longest = width / 2 - 60 - x;
    const step = (line % 3) * 6;
    const [above, below] = [-height / 2 + 11 + step, height / 2 - 10 - step];
    g.moveTo(x, above).lineTo(x + Math.min(90 + line * 20, longest), above);
    g.moveTo(-x, below).lineTo(-x - Math.min(120, longest), below);
  }
  g.stroke({ width: 3, color: CLAY.wood.edge, alpha: 0.22, cap: 'round' });
}

function pin(g: Graphics, x: number, y: number): void {
  g.circle(x, y + 3, 17).fill({ color: '#3A1236', alpha: 0.4 });
  g.circle(x, y, 16).fill(downward('#FFF3B0', '#F7B733', '#C9761A'));
  g.ellipse(x - 4, y - 6, 6, 4).fill({ color: '#FFFFFF', alpha: 0.7 });
}

/** A tinted recess in the paper that holds one group of things. */
export class Pod extends Piece {
  readonly content = new Container();
  size = { width: 0, height: 0 };
  private readonly hollow = new Graphics();
  private readonly colours: readonly [top: string, bottom: string];

  constructor(colours: readonly [top: string, bottom: string]) {
    super();
    this.colours = colours;
    this.body.addChild(this.hollow, this.content);
  }

  resize(width: number, height: number): void {
    this.size = { width, height };
    drawHollow(this.hollow.clear(), { width, height, radius: 42 }, ...this.colours);
  }
}

/** A plain light card with a soft shadow: instructions and result. */
export function drawCard(g: Graphics, width: number, height: number): Graphics {
  const slab = { width, height, radius: 60 };
  drawShadow(g.clear(), slab, 24, 0.34);
  g.roundRect(-width / 2, -height / 2 + 8, width, height + 4, 60).fill('#E2B877');
  g.roundRect(-width / 2, -height / 2, width, height, 60).fill(downward('#FFFEF8', '#FFF8E6', '#FFEFCF'));
  g.roundRect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14, 53);
  return g.stroke({ width: 7, fill: downward('#FFFFFF', '#FFFFFF80', '#E2B87766') });
}
