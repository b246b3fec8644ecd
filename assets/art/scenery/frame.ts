import type { Layer } from '#assets/art/kit/drawing.ts';
import { radial, soft } from '#assets/art/kit/paint.ts';
import { at, each, group, rect, type Svg } from '#assets/art/kit/svg.ts';
import { cornerLeaf, type Tones } from './land.ts';
import { WHOLE } from './sky.ts';

/** The painted width; layers that reach both sides bleed beyond it for parallax. */
export const WIDTH = 2520;
export const BLEED = 40;
/** Where the edge of a 16:9 stage lies: what is pinned to a side is drawn in relation to this. */
export const EDGE = 300;
/** A band across the whole world, bleeding at both sides. */
export const across = (top: number, bottom: number) => ({
  x: -BLEED,
  y: top,
  width: WIDTH + 2 * BLEED,
  height: bottom - top,
});

const LEAVES = [
  { x: -10, y: 1120, scale: 0.55, turn: -8, tone: 2 },
  { x: -26, y: 1110, scale: 0.62, turn: 24, tone: 0 },
  { x: 40, y: 1125, scale: 0.5, turn: 58, tone: 1 },
] as const;

/** Leaves in both lower corners, slightly out of focus because they are so near. */
export const leafLayers = (tones: readonly [Tones, Tones, Tones]): Layer[] =>
  (['left', 'right'] as const).map((side) => ({
    name: `leaves-${side}`,
    pin: `bottom-${side}`,
    drift: 1,
    // Out of focus: the small size says all that there is.
    soft: true,
    drawing: cornerLeaves(side, tones),
  }));

function cornerLeaves(side: 'left' | 'right', tones: readonly [Tones, Tones, Tones]): Svg {
  const leaves = each(LEAVES, ({ x, y, scale, turn, tone }) =>
    at(x, y, cornerLeaf(tones[tone]), { scale, turn }),
  );
  const blurred = group({ filter: soft(2) }, leaves);
  return side === 'left' ? at(EDGE, 0, blurred) : at(WIDTH - EDGE, 0, blurred, { flip: true });
}
export const GREENS: readonly [Tones, Tones, Tones] = [
  ['#3FBF63', '#157A55', '#06384A'],
  ['#57D070', '#1F8F5A', '#06384A'],
  ['#2FA85F', '#0F6350', '#06384A'],
];

/** Slightly darker, plum-coloured corners, which lead the eye to the middle, where the game is. */
export const vignette: Layer = {
  name: 'vignette',
  pin: 'fill',
  drift: 0,
  soft: true,
  shrink: 0.125,
  box: WHOLE,
  drawing: rect(WHOLE, 0, {
    fill: radial(
      [
        [0.5, '#4A1246', 0],
        [0.8, '#4A1246', 0.055],
        [1, '#4A1246', 0.2],
      ],
      0.5,
      0.45,
      0.76,
    ),
  }),
};
