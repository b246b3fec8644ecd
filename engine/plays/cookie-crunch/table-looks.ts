import type { Graphics } from 'pixi.js';
import { downward } from '#engine/sprites/clay.ts';

/** Draws the table from its far edge to the stage's lower edge. */
export type DrawTable = (
  g: Graphics,
  stage: { readonly width: number; readonly height: number },
  far: number,
) => void;

/** Depth of a table's far edge as it is seen. */
const EDGE = 30;
/** Rings of which the light on a table is made. */
const LIGHTS = 10;
/** Boards, as shares of the way from the far edge to the child. */
const SEAMS = [0.12, 0.29, 0.52, 0.8];

interface Wood {
  readonly top: readonly [string, string, string];
  readonly edge: readonly [string, string];
  readonly seam: string;
  readonly light: string;
  readonly shine: number;
}

function drawWood(g: Graphics, width: number, height: number, far: number, wood: Wood): void {
  const depth = height - far;
  g.rect(0, far, width, depth).fill(downward(...wood.top));
  for (const share of SEAMS) g.rect(0, far + EDGE + share * depth, width, 4);
  g.fill({ color: wood.seam, alpha: 0.2 });
  for (const share of SEAMS) g.rect(0, far + EDGE + share * depth + 4, width, 3);
  g.fill({ color: wood.light, alpha: 0.22 });
  // Light, softly brighter towards the middle.
  for (let ring = 0; ring < LIGHTS; ring++) {
    const size = 1 - ring / LIGHTS;
    g.ellipse(width / 2, far + depth * 0.36, (width / 2) * size, Math.min(depth * 0.5, 420) * size);
    g.fill({ color: wood.light, alpha: wood.shine / LIGHTS });
  }
  g.rect(0, far + EDGE - 6, width, 16).fill({ color: wood.seam, alpha: 0.16 });
  g.rect(0, far - 8, width, EDGE + 4).fill(downward(...wood.edge));
  g.rect(0, far - 8, width, 6).fill({ color: '#FFFFFF', alpha: 0.35 });
}

/** A baker's counter of pale wood, with flour on it. */
export const drawCounter: DrawTable = (g, { width, height }, far) => {
  drawWood(g, width, height, far, {
    top: ['#E9B878', '#D9A05E', '#BE8448'],
    edge: ['#FFF6E6', '#F2DDC0'],
    seam: '#7A3A1A',
    light: '#FFF6D8',
    shine: 0.45,
  });
  for (const [x, y, size] of [
    [0.06, 0.34, 1],
    [0.13, 0.39, 0.5],
    [0.93, 0.5, 0.8],
    [0.89, 0.55, 0.4],
  ] as const)
    g.ellipse(width * x, far + (height - far) * y, 64 * size, 15 * size).fill({
      color: '#FFFDF6',
      alpha: 0.5,
    });
};

/** A kitchen's table at night, in the light of a lamp. */
export const drawNightTable: DrawTable = (g, { width, height }, far) =>
  drawWood(g, width, height, far, {
    top: ['#8A5E5A', '#724A52', '#513548'],
    edge: ['#B98768', '#8E5F56'],
    seam: '#1E1038',
    light: '#FFD08A',
    shine: 0.6,
  });

const BANDS = 9;
const ROWS = 5;
/** The blanket's width, far and near, as a share of the stage's. */
const CLOTH = { far: 0.86, near: 1.5, down: 40 } as const;

/** A checked blanket on a rise of the meadow. */
export const drawBlanket: DrawTable = (g, { width, height }, far) => {
  const middle = width / 2;
  g.moveTo(0, far + 46)
    .quadraticCurveTo(middle, far - 74, width, far + 46)
    .lineTo(width, height)
    .lineTo(0, height)
    .fill(downward('#B6E874', '#86CF58', '#5DB04C'));
  const top = far + CLOTH.down;
  const depth = height - top;
  const at = (share: number, down: number) =>
    middle + (share - 0.5) * width * (CLOTH.far + (CLOTH.near - CLOTH.far) * down);
  const band = (from: number, to: number, above: number, below: number) => {
    const [high, low] = [top + depth * above, top + depth * below];
    return g.poly(
      cutTo(width, [
        [at(from, above), high],
        [at(to, above), high],
        [at(to, below), low],
        [at(from, below), low],
      ]),
    );
  };
  g.poly(
    cutTo(width, [
      [at(0, 0) + 8, top + 14],
      [at(1, 0) + 16, top + 14],
      [at(1, 1), height],
      [at(0, 1), height],
    ]),
  ).fill({ color: '#2A5A2A', alpha: 0.26 });
  band(0, 1, 0, 1).fill(downward('#FFF4E2', '#FFF9EC', '#FFF1DC'));
  for (let column = 0; column < BANDS; column++) band(column / BANDS, (column + 0.5) / BANDS, 0, 1);
  g.fill({ color: '#EE8F8A', alpha: 0.26 });
  for (let row = 0; row < ROWS; row++) band(0, 1, (row / ROWS) ** 1.4, ((row + 0.5) / ROWS) ** 1.4);
  g.fill({ color: '#EE8F8A', alpha: 0.26 });
  g.rect(at(0, 0), top - 4, at(1, 0) - at(0, 0), 9).fill('#E2606A');
};

/** What of a shape with straight sides is between the stage's sides: beyond them another half of the stage may be. */
function cutTo(width: number, shape: readonly (readonly [number, number])[]): number[] {
  return [0, width]
    .reduce((points, side) => {
      const isIn = ([x]: readonly [number, number]) => (side === 0 ? x >= 0 : x <= width);
      return points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        const share = (side - before[0]) / (point[0] - before[0]);
        const crossing = [side, before[1] + share * (point[1] - before[1])] as const;
        const entered = isIn(before) === isIn(point) ? [] : [crossing];
        return isIn(point) ? [...entered, point] : entered;
      });
    }, shape)
    .flat();
}
