/** The shape of assets/public/pictures/little.json, written by the art workshop and read by the pages. */

type Box = readonly [x: number, y: number, width: number, height: number];

/** One of the small pictures. */
export interface LittleFrame {
  /** Where it lies in the picture of all, in pixels of it. */
  readonly cut: Box;
  /** Where it is drawn around its own 0,0, in design pixels. */
  readonly box: Box;
}

/** What the Nook's things look like on a page: one small picture of all. */
export interface LittleThings {
  readonly image: string;
  readonly size: readonly [width: number, height: number];
  /** By the thing's id; an animal by its name. */
  readonly frames: Readonly<Record<string, LittleFrame>>;
  /** Where each animal's head turns: what it wears hangs there. */
  readonly heads: Readonly<Record<string, readonly [x: number, y: number]>>;
}
