import type { Svg } from '#assets/art/kit/svg.ts';

/** Mouths every figure has: resting, three for talking and feeling, one for wondering. */
export const MOUTHS = ['idle', 'open', 'small', 'cheer', 'think'] as const;
export type Mouth = (typeof MOUTHS)[number];

export interface SkinColours {
  /** Light, middle, dark. */
  readonly fur: readonly [string, string, string];
  /** Hue-shifted shadow and light of the fur. */
  readonly shade: string;
  readonly light: string;
  readonly belly: readonly [string, string];
  /** Light to dark, at the lower edge of the eye. */
  readonly iris: readonly [string, string];
  readonly brow: string;
  readonly scarf?: readonly [string, string];
}

export interface EyePlace {
  /** Centre of the right eye from the head's centre; the left one mirrors it. */
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** A coloured ring around the eye, as owls have. */
  readonly ring?: number;
}

/**
 * One animal on the common rig. Everything is drawn around its own joint, facing the child: head around the
 * head's centre, arm hanging down from the shoulder, tail from its root, foot around its middle.
 */
export interface Skin {
  readonly name: string;
  readonly sheet: string;
  readonly scale: number;
  readonly colours: SkinColours;
  /** Height of the head's centre over the feet, as y in rig space. */
  readonly headY: number;
  readonly head: Svg;
  /** How high brows sit over the eye, and how far blush sits out. */
  readonly eye: EyePlace;
  readonly browGap: number;
  readonly blush?: { readonly x: number; readonly y: number };
  readonly lid: string;
  /** Drawn for one side (1 is the right one on the picture); none for animals without visible ears. */
  readonly ear?: {
    readonly x: number;
    readonly y: number;
    /** In front of the head, as big hanging ears are. */
    readonly inFront?: boolean;
    draw(side: -1 | 1): Svg;
  };
  /** In rig space. */
  readonly body: Svg;
  readonly arm: { readonly x: number; readonly y: number; draw(side: -1 | 1): Svg };
  readonly foot: { readonly x: number; readonly y: number; draw(side: -1 | 1): Svg };
  readonly tail?: { readonly x: number; readonly y: number; readonly drawing: Svg };
  /** Around mouthY under the head's centre. */
  readonly mouthY: number;
  mouth(mouth: Mouth): Svg;
}
