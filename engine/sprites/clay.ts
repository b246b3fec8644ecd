import type { FillGradient, Graphics } from 'pixi.js';
import type { Theme } from '#engine/rules/looks.ts';
import { GradientSheet } from './gradient-sheet.ts';

/** One clay colour: highlight, body, shade, and the side that shows its thickness. */
export interface Clay {
  readonly hi: string;
  readonly mid: string;
  readonly low: string;
  readonly edge: string;
}

const clay = (hi: string, mid: string, low: string, edge: string): Clay => ({ hi, mid, low, edge });

/** Answer tiles use the first four, never `right` or `wrong`, which are distinct for every kind of colour vision. */
export const CLAY = {
  coral: clay('#FF9C8A', '#FB6A63', '#EE4A55', '#A8214A'),
  amber: clay('#FFD770', '#FDB02B', '#F58A1A', '#AD4B0C'),
  violet: clay('#C9A6FF', '#9868F2', '#7A46DE', '#46209A'),
  sky: clay('#A6E6FF', '#4DBDF5', '#2196E3', '#0F5AA0'),
  right: clay('#7FEAD2', '#2CC9B2', '#0E9C86', '#00695C'),
  wrong: clay('#FFB27A', '#F0803C', '#C2410C', '#8A2C08'),
  cream: clay('#FFFDF4', '#FFF6E0', '#FCE8BF', '#C08A4A'),
  wood: clay('#E3A767', '#BE7A44', '#935430', '#5A2A1A'),
  gold: clay('#FFF0A0', '#FFC93A', '#EE9A1C', '#A84A0E'),
} as const satisfies Record<string, Clay>;

export const ANSWER_CLAYS: readonly Clay[] = [CLAY.coral, CLAY.amber, CLAY.violet, CLAY.sky];

/** The main action of each theme, with the ink for text on its pale grounds. */
export const THEME_CLAY: Record<Theme, Clay> = {
  core: clay('#B6EC7A', '#6CCB45', '#2A8039', '#1F6B34'),
  aqua: clay('#A6E6FF', '#34B6E8', '#0E76B8', '#0F5A8A'),
  berry: clay('#FFB3D1', '#F2559A', '#C2266F', '#99195E'),
};

export const INK = '#4A2354';
export const GOLD = '#FFC83D';
const SHADOW = '#3A1236';

let sheet: GradientSheet | undefined;

/** A vertical gradient over the shape it fills. Shared by all sessions, like a texture. */
export const downward = (...colours: readonly string[]): FillGradient =>
  (sheet ??= new GradientSheet()).downward(colours);

export interface Slab {
  /** Centre of the face, at y 0, and its size. */
  readonly x?: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

const corner = ({ x = 0, width, height }: Slab) => [x - width / 2, -height / 2] as const;

/** A soft contact shadow under a slab: a few pale outlines instead of a blur filter, which weak boards cannot afford. */
export function drawShadow(g: Graphics, slab: Slab, drop: number, strength = 0.3): Graphics {
  const [left, top] = corner(slab);
  const rings = 6;
  for (let ring = 0; ring < rings; ring++) {
    const grow = (ring - rings / 2) * 4;
    g.roundRect(
      left - grow,
      top - grow + drop,
      slab.width + 2 * grow,
      slab.height + 2 * grow,
      slab.radius + grow,
    );
    g.fill({ color: SHADOW, alpha: strength / rings });
  }
  return g;
}

/** The side of a slab: what is visible below its face. */
export function drawSide(g: Graphics, slab: Slab, depth: number, colours: Clay): Graphics {
  const [left, top] = corner(slab);
  return g
    .roundRect(left, top + depth / 2, slab.width, slab.height + depth / 2, slab.radius)
    .fill(colours.edge);
}

/** The face: gradient, a rim lit from above and shaded below, and a broad gloss. */
export function drawFace(g: Graphics, slab: Slab, colours: Clay, gloss = 0.26): Graphics {
  const [left, top] = corner(slab);
  const { width, height, radius } = slab;
  g.roundRect(left, top, width, height, radius).fill(downward(colours.hi, colours.mid, colours.low));
  const rim = Math.max(3, Math.min(width, height) * 0.035);
  g.roundRect(left + rim / 2, top + rim / 2, width - rim, height - rim, radius - rim / 2);
  g.stroke({ width: rim, fill: downward('#FFFFFFB8', '#FFFFFF30', `${colours.edge}80`) });
  if (gloss > 0) drawGloss(g, slab, gloss);
  return g;
}

/** A highlight on the upper part, ending in a soft curve. */
function drawGloss(g: Graphics, slab: Slab, strength: number): void {
  const [left, top] = corner(slab);
  const { width, height, radius } = slab;
  const inset = Math.min(width, height) * 0.085;
  const bend = Math.max(6, radius - inset);
  const right = left + width - inset;
  const low = top + height * 0.42;
  g.moveTo(left + inset, low)
    .lineTo(left + inset, top + inset + bend)
    .quadraticCurveTo(left + inset, top + inset, left + inset + bend, top + inset)
    .lineTo(right - bend, top + inset)
    .quadraticCurveTo(right, top + inset, right, top + inset + bend)
    .lineTo(right, low)
    .quadraticCurveTo(left + width / 2, low - height * 0.14, left + inset, low)
    .fill(downward(`#FFFFFF${alphaHex(strength * 1.7)}`, `#FFFFFF${alphaHex(strength * 0.6)}`));
}

/** A recess in the paper, for groups and answer slots. */
export function drawHollow(g: Graphics, slab: Slab, top: string, bottom: string): Graphics {
  const [left, y] = corner(slab);
  g.roundRect(left, y, slab.width, slab.height, slab.radius).fill(downward(top, bottom));
  g.roundRect(left + 3, y + 3, slab.width - 6, slab.height - 6, slab.radius - 3);
  return g.stroke({ width: 6, fill: downward('#7A5A8A40', '#7A5A8A10', '#FFFFFFC0') });
}

const alphaHex = (alpha: number) =>
  Math.round(Math.min(1, alpha) * 255)
    .toString(16)
    .padStart(2, '0');
