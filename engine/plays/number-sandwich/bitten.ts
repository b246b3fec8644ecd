import { Graphics, Matrix, type PointData, type Texture } from 'pixi.js';

/** Where somebody has bitten. */
export interface Bite extends PointData {
  readonly size: number;
}

/**
 * What of a closed sandwich goes at the first bite, of its filling alone, and at the second: from above, where it is held to a
 * mouth, and of no number.
 */
export const BITES: readonly [first: readonly Bite[], second: readonly Bite[]] = [
  [{ x: 0, y: -108, size: 56 }],
  [
    { x: -128, y: -126, size: 66 },
    { x: -76, y: -94, size: 50 },
    { x: 0, y: -106, size: 54 },
    { x: 76, y: -94, size: 50 },
    { x: 128, y: -126, size: 66 },
  ],
];

const RAYS = 60;
const STEP = 2;

/** A texture's box around 0,0. */
const boxOf = ({ width, height, defaultAnchor }: Texture) => ({
  left: -width * (defaultAnchor?.x ?? 0.5),
  top: -height * (defaultAnchor?.y ?? 0.5),
  width,
  height,
});

/** A box without what was bitten off: from a place low in it, everything of it is in sight. */
function outline({ left, top, width, height }: ReturnType<typeof boxOf>, bites: readonly Bite[]): number[] {
  const from = { x: left + width / 2, y: top + height * 0.8 };
  const isLeft = (at: PointData) =>
    at.x > left &&
    at.x < left + width &&
    at.y > top &&
    at.y < top + height &&
    bites.every((bite) => Math.hypot(at.x - bite.x, at.y - bite.y) >= bite.size);
  const corners = [0, 1, 2, 3].map((corner) =>
    Math.atan2(top + (corner < 2 ? 0 : height) - from.y, left + (corner % 2) * width - from.x),
  );
  const turns = Array.from({ length: RAYS }, (_, ray) => ((ray + 0.5) / RAYS - 0.5) * 2 * Math.PI);
  return [...turns, ...corners]
    .toSorted((a, b) => a - b)
    .flatMap((turn) => {
      const at = { ...from };
      while (isLeft(at)) {
        at.x += Math.cos(turn) * STEP;
        at.y += Math.sin(turn) * STEP;
      }
      return [at.x, at.y];
    });
}

/** What is left of a picture, which otherwise stays as it was drawn. */
export function drawBitten(texture: Texture, bites: readonly Bite[]): Graphics {
  const box = boxOf(texture);
  const matrix = new Matrix().translate(box.left, box.top);
  return new Graphics().poly(outline(box, bites)).fill({ texture, matrix, textureSpace: 'global' });
}
