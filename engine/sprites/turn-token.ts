import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { SCARF_LOOKS } from '#engine/rules/scarves.ts';
import { tokenPicture, type Token } from '#engine/rules/turns.ts';
import { Piece } from './piece.ts';

/** Across, in design pixels at scale 1. */
export const TOKEN_SIZE = 256;
/** With its rim. */
export const TOKEN_RIM = TOKEN_SIZE + 28;
/** A head is drawn on a square of this side, around its middle. */
const HALF = TOKEN_SIZE / 2;
/** Points of the pattern's line. */
const STEPS = 48;
/** The middle line of the scarf, as on the pages (`web/ui/scarf.tsx`). */
const LINE = { from: [34, 202], bend: [128, 264], to: [222, 202] } as const;

/** Whose turn it is: an animal's head in a scarf, on a light disc. */
export class TurnToken extends Piece {
  private readonly head = new Sprite();
  private readonly scarf = new Container();
  private readonly pictures: Pictures;

  constructor(pictures: Pictures) {
    super();
    this.pictures = pictures;
    const disc = new Graphics()
      .circle(0, 6, TOKEN_RIM / 2)
      .fill({ color: '#2A1038', alpha: 0.28 })
      .circle(0, 0, TOKEN_RIM / 2)
      .fill('#FFFFFF')
      .circle(0, 0, HALF + 4)
      .fill('#FFF1DC');
    this.head.anchor.set(0.5);
    this.scarf.position.set(-HALF, -HALF);
    this.body.addChild(disc, this.head, this.scarf);
  }

  show({ animal, scarf }: Token): void {
    this.head.texture = this.pictures.page(tokenPicture(animal));
    this.head.scale.set((TOKEN_SIZE * 0.94) / Math.max(1, this.head.texture.width));
    for (const drawn of this.scarf.removeChildren()) drawn.destroy();
    const { light, dark, dashes } = SCARF_LOOKS[scarf];
    this.scarf.addChild(band(light, dark), ...(dashes ? [pattern(dashes)] : []), knot(light, dark));
  }
}

const band = (light: string, dark: string): Graphics =>
  new Graphics()
    .moveTo(34, 186)
    .quadraticCurveTo(128, 246, 222, 186)
    .lineTo(229, 214)
    .quadraticCurveTo(128, 282, 27, 214)
    .closePath()
    .fill(light)
    .stroke({ color: dark, width: 4, join: 'round' });

const knot = (light: string, dark: string): Graphics =>
  new Graphics()
    .moveTo(160, 222)
    .lineTo(152, 258)
    .quadraticCurveTo(172, 268, 194, 258)
    .lineTo(190, 222)
    .closePath()
    .fill(light)
    .stroke({ color: dark, width: 4, join: 'round' })
    .roundRect(154, 204, 42, 28, 12)
    .fill(light)
    .stroke({ color: dark, width: 4 });

/** Strokes and gaps along the scarf. */
function pattern(dashes: readonly number[]): Graphics {
  const drawing = new Graphics();
  const points = Array.from({ length: STEPS + 1 }, (_, step) => pointAt(step / STEPS));
  const drawn = { color: '#FFFFFF', alpha: 0.85, width: 6, cap: 'round' } as const;
  let [dash, left] = [0, dashes[0]!];
  drawing.moveTo(points[0]!.x, points[0]!.y);
  for (let at = 1; at < points.length; at++) {
    const to = points[at]!;
    let from = points[at - 1]!;
    let far = Math.hypot(to.x - from.x, to.y - from.y);
    while (far > left) {
      const share = left / far;
      from = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      if (dash % 2 === 0) drawing.lineTo(from.x, from.y);
      else drawing.moveTo(from.x, from.y);
      far -= left;
      dash += 1;
      left = dashes[dash % dashes.length]!;
    }
    left -= far;
    if (dash % 2 === 0) drawing.lineTo(to.x, to.y);
  }
  return drawing.stroke(drawn);
}

function pointAt(share: number): { readonly x: number; readonly y: number } {
  const { from, bend, to } = LINE;
  const mix = (axis: 0 | 1) =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * to[axis];
  return { x: mix(0), y: mix(1) };
}
