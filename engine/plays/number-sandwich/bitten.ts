import type { Graphics, PointData } from 'pixi.js';
import type { FillingKind } from './filling.ts';

/** Where somebody has bitten. */
interface Bite extends PointData {
  readonly size: number;
}

/**
 * What of a closed sandwich goes at the first bite, of its filling alone, and at the second: from above, where it is held to a
 * mouth, and of no number.
 */
export const BITES: readonly [first: readonly Bite[], second: readonly Bite[]] = [
  [
    { x: -48, y: -98, size: 66 },
    { x: 44, y: -106, size: 76 },
  ],
  [
    { x: -88, y: -120, size: 62 },
    { x: -4, y: -98, size: 92 },
    { x: 86, y: -116, size: 60 },
  ],
];

const CRUST = { dark: '#8A4A1A', light: '#D08A45' } as const;
const CRUMB = '#FCEBC8';
const COLOURS: { readonly [Kind in FillingKind]: readonly [edge: string, face: string] } = {
  cheese: ['#D98A12', '#FFCB45'],
  tomato: ['#A81E3C', '#F0606A'],
  lettuce: ['#2F8A3C', '#7FD34F'],
  ham: ['#C8567E', '#FBB2C6'],
};
/** Half of a slice and of a filling. */
const SLICE = { x: 134, y: 116 } as const;
const FILLING = { x: 108, y: 96 } as const;
const CRUST_WIDTH = 15;
/** Its corners: the higher the sharper. */
const CORNERS = 5;
const RAYS = { count: 60, step: 4 } as const;

/** A soft square without what was bitten off: from a place low in it, everything of it is in sight. */
function outline(x: number, half: PointData, bites: readonly Bite[]): number[] {
  const low = half.y * 0.6;
  const isLeft = (at: PointData) =>
    Math.abs((at.x - x) / half.x) ** CORNERS + Math.abs(at.y / half.y) ** CORNERS <= 1 &&
    bites.every((bite) => Math.hypot(at.x - bite.x, at.y - bite.y) >= bite.size);
  return Array.from({ length: RAYS.count }, (_, index) => {
    const turn = (index / RAYS.count) * 2 * Math.PI;
    const at = { x, y: low };
    while (isLeft(at)) {
      at.x += Math.cos(turn) * RAYS.step;
      at.y += Math.sin(turn) * RAYS.step;
    }
    return [at.x, at.y];
  }).flat();
}

/** The slices of a closed sandwich that was bitten, around 0,0. apart: how far they are from its middle. */
export function drawBittenSlices(g: Graphics, apart: number, bites: readonly Bite[]): Graphics {
  const inner = { x: SLICE.x - CRUST_WIDTH, y: SLICE.y - CRUST_WIDTH };
  for (const x of [-apart, apart]) {
    g.poly(outline(x + 8, SLICE, bites)).fill(CRUST.dark);
    g.poly(outline(x, SLICE, bites)).fill(CRUST.light);
    g.poly(outline(x, inner, bites)).fill(CRUMB);
  }
  return g;
}

/** Its filling, in its middle. */
export function drawBittenFilling(g: Graphics, kind: FillingKind, bites: readonly Bite[]): Graphics {
  const [edge, face] = COLOURS[kind];
  g.poly(outline(6, FILLING, bites)).fill(edge);
  return g.poly(outline(0, FILLING, bites)).fill(face);
}
