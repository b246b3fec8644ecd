import { FillGradient, ImageSource, Matrix, Rectangle, Texture } from 'pixi.js';

const WIDTH = 1024;
/** Enough for gradients: texture filtering interpolates between two texels. */
const HEIGHT = 64;
/** Texels across; only the inner half is used, so that neighbouring gradients do not bleed in. */
const COLUMN = 4;

/**
 * Vertical gradients side by side on one texture. PixiJS gives each gradient a texture of its own, and shapes
 * can be drawn together only while their textures are few. Made once for each list of colours and kept.
 *
 * Each gradient still has a frame of its own on it: PixiJS's canvas renderer copies the frame at its first use, for good,
 * and repeats it over the plane. Of the whole sheet it would never see the gradients that are painted later; of a column
 * it repeats just this one.
 */
export class GradientSheet {
  private readonly made = new Map<string, FillGradient>();
  private readonly source: ImageSource;
  private readonly pen: CanvasRenderingContext2D;

  constructor() {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    this.pen = canvas.getContext('2d')!;
    this.source = new ImageSource({ resource: canvas });
  }

  /** The gradient of these colours, evenly spread from top to bottom over whatever shape it fills. */
  downward(colours: readonly string[]): FillGradient {
    const key = colours.join();
    const known = this.made.get(key);
    if (known) return known;
    const left = this.made.size * COLUMN;
    if (left >= WIDTH) throw new RangeError(`no room for the gradient ${key}: enlarge the sheet`);
    this.paint(left, colours);
    const gradient = new ColumnGradient(this.source, left);
    this.made.set(key, gradient);
    return gradient;
  }

  private paint(left: number, colours: readonly string[]): void {
    const slope = this.pen.createLinearGradient(0, 0.5, 0, HEIGHT - 0.5);
    colours.forEach((colour, index) => slope.addColorStop(index / Math.max(1, colours.length - 1), colour));
    this.pen.fillStyle = slope;
    this.pen.fillRect(left, 0, COLUMN, HEIGHT);
    this.source.update();
  }
}

/** A gradient drawn before. */
class ColumnGradient extends FillGradient {
  constructor(source: ImageSource, left: number) {
    super({ textureSpace: 'local' });
    this.texture = new Texture({ source, frame: new Rectangle(left, 0, COLUMN, HEIGHT) });
    // From texture to shape: PixiJS expects the inverse matrix.
    this.transform = new Matrix(COLUMN / 2 / WIDTH, 0, 0, (HEIGHT - 1) / HEIGHT)
      .translate((left + COLUMN / 4) / WIDTH, 0.5 / HEIGHT)
      .invert();
  }

  override buildGradient(): void {}
}
