import type { Place } from '#engine/rules/day-scene.ts';
import type { Pin } from '#engine/rules/picture-manifest.ts';
import type { Box, Svg } from './svg.ts';

/** One picture of a sheet, drawn around its anchor at 0,0. */
export interface Frame {
  readonly name: string;
  readonly drawing: Svg;
  /** Keeps exactly this frame, so that things of one kind line up; otherwise the frame hugs the picture. */
  readonly box?: Box;
}

/** One joint of a rig with its picture, drawn in rig space (feet centre 0,0, y down). */
export interface RigPartDrawing {
  readonly id: string;
  readonly parent: string;
  readonly z: number;
  readonly pivot: readonly [x: number, y: number];
  readonly drawing: Svg;
}

export interface RigDrawing {
  readonly name: string;
  /** The sheet that the parts go to; several rigs may share one. */
  readonly sheet: string;
  /** Size of a rig unit in design pixels. */
  readonly scale: number;
  readonly parts: readonly RigPartDrawing[];
}

/** One layer of a world, drawn in the world's design pixels (2520 x 1080). */
export interface Layer {
  readonly name: string;
  readonly pin: Pin;
  /** 0 stands still, 1 moves most. */
  readonly drift: number;
  /** Layers without sharp edges are kept at the small size only. */
  readonly soft?: boolean;
  /** Sheer gradients can be kept at a fraction of their size. */
  readonly shrink?: number;
  /** Keeps exactly this part of the drawing; otherwise the layer hugs what is drawn. */
  readonly box?: Box;
  readonly drawing: Svg;
}

export interface World {
  readonly name: string;
  /** What days can make of it. */
  readonly place: Place;
  readonly horizon: number;
  /** Colour beyond the painted area, over and under it. */
  readonly above: string;
  readonly below: string;
  readonly layers: readonly Layer[];
}

/** A single picture for the pages. */
export interface Page {
  readonly name: string;
  readonly drawing: Svg;
  readonly view: Box;
  /** Drawn as a whole before `view` is cut out of it: for scenes that go on beyond the view. */
  readonly canvas?: Box;
  /** Pixels written, across. */
  readonly width: number;
  readonly format: 'webp' | 'png' | 'jpg';
  /** Of WebP, from 0 to 100; what the sheets have unless it is given. */
  readonly quality?: number;
  /** An AVIF is made beside the WebP: for what a game shows before anything else. */
  readonly hasAvif?: true;
  /** Where it goes when the address is fixed by others (favicon and the like). */
  readonly file?: string;
  /** False: not listed in the manifest, because pages know its address. */
  readonly listed?: false;
}

/** A 120 x 120 box around the anchor: the size of everything that is counted. */
export const COUNTABLE: Box = { x: -60, y: -60, width: 120, height: 120 };
