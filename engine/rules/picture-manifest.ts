import type { Place } from './day-scene.ts';

/** The shape of assets/public/pictures/manifest.json, written by the art workshop and read by engine and pages. */

/** Pictures exist at 1x (stages drawn up to 1200 device pixels high, of 1080 design pixels) and 2x. */
export type Tier = '1' | '2';

/** Addresses start with / and carry ?v=<hash>, so that they may be cached forever. */
export type Address = string;

/** How a layer behaves when the stage is not 2520 x 1080. */
export type Pin =
  /** Stretched over the whole stage: sky gradients, vignettes. */
  | 'fill'
  /** Keeps its distance to the top edge. */
  | 'top'
  /** Moves with the horizon: far scenery, sea, hills. */
  | 'horizon'
  /** Keeps its distance to the bottom edge: ground, foreground. */
  | 'bottom'
  /** As bottom, but x keeps its distance to the left or right stage edge: side props, corner leaves. */
  | 'bottom-left'
  | 'bottom-right';

export interface LayerEntry {
  readonly name: string;
  /** Top left corner and size in the world's own design pixels (2520 x 1080). */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pin: Pin;
  /** 0 stands still, 1 moves most: share of the idle drift and of the parallax. */
  readonly drift: number;
  /** A tier may be missing for soft layers: then the other one is used. */
  readonly tiers: { readonly [T in Tier]?: Address };
}

export interface WorldEntry {
  readonly place: Place;
  readonly width: 2520;
  readonly height: 1080;
  /** y of the horizon in the world's design pixels. */
  readonly horizon: number;
  /** Flat colours beyond the painted area, as #RRGGBB. */
  readonly above: string;
  readonly below: string;
  /** Back to front. */
  readonly layers: readonly LayerEntry[];
}

export interface RigPart {
  readonly id: string;
  /** 'root' or the id of another part. */
  readonly parent: string;
  /** Draw order among the parts of one parent; a part's own picture is sorted among its child parts by the same z. */
  readonly z: number;
  /** The joint, in rig space: feet centre = 0,0, y down, about 400 units tall. */
  readonly pivot: readonly [x: number, y: number];
  /** Frame name in the rig's sheet: "fox/armL". Its anchor is the pivot. */
  readonly frame: string;
}

export interface RigEntry {
  readonly sheet: string;
  readonly parts: readonly RigPart[];
}

export interface PictureManifest {
  readonly worlds: { readonly [name: string]: WorldEntry };
  /** Pixi spritesheet JSON files (one per page). Frame size at tier 1 is the size in design pixels. */
  readonly sheets: { readonly [name: string]: { readonly [T in Tier]: readonly Address[] } };
  readonly rigs: { readonly [name: string]: RigEntry };
  /** Single pictures for pages: "thumbnails/number-trail", "avatars/fox", "logo/core", "share". */
  readonly pages: { readonly [name: string]: Address };
  /** What a game needs before its first question. */
  readonly bundles: {
    readonly [gameId: string]: {
      readonly world: string;
      readonly sheets: readonly string[];
      /** Frame of the guide's hat: "wear/sun". Its anchor is the joint of the head. */
      readonly hat?: string;
    };
  };
}
