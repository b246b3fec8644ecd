/** Where things go on the stage, in design pixels. Sizes and zones: one design pixel is 0.865 mm on a 75-inch board. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type StageClass = 'wide' | 'squarish' | 'portrait';

/** How low the answers lie, for boards mounted too high for small children. */
export const REACHES = ['normal', 'low', 'lowest'] as const;
export type Reach = (typeof REACHES)[number];

/** The safe-area insets of the device, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Zones {
  readonly hud: Rect;
  /** Guide, caption, question. */
  readonly prompt: Rect;
  /** The picture that is looked at and counted. */
  readonly work: Rect;
  /** Everything that must be within reach. */
  readonly answers: Rect;
}

export interface Layout {
  readonly class: StageClass;
  readonly reach: Reach;
  /** The stage in design pixels; it fills the canvas exactly. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels to a design pixel. */
  readonly scale: number;
  /** All required content lies in here. */
  readonly core: Rect;
  readonly zones: Zones;
  /** HUD parts are scaled by this on small screens. */
  readonly hudScale: number;
  /** The stage minus the device's insets, for parts anchored to its edges. */
  readonly safe: Rect;
}

const WIDE_FROM = 4 / 3;
const PORTRAIT_BELOW = 3 / 4;
/** A touch on a HUD button is 120 design pixels large; on small screens it grows to 48 CSS pixels, as far as there is room. */
const HUD = { hit: 120, leastCss: 48, most: 1.2, upright: 1.35 } as const;
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const EDGE = 40;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const between = (x: number, width: number, top: number, bottom: number): Rect => ({
  x,
  y: top,
  width,
  height: bottom - top,
});

/**
 * The layout for a canvas of cssWidth x cssHeight (CSS pixels, both > 0). Pure: the same sizes give the same layout, so
 * a resize at any moment only has to position everything again.
 */
export function layoutFor(
  cssWidth: number,
  cssHeight: number,
  reach: Reach = 'normal',
  insets: Insets = NO_INSETS,
): Layout {
  if (!(cssWidth > 0 && cssHeight > 0))
    throw new RangeError(`layoutFor: ${cssWidth} x ${cssHeight} is no size`);
  const aspect = cssWidth / cssHeight;
  const kind: StageClass = aspect >= WIDE_FROM ? 'wide' : aspect >= PORTRAIT_BELOW ? 'squarish' : 'portrait';
  // Beyond 21:9 and below 1:2.17 the stage keeps growing with the canvas; the extra area shows only scenery.
  const height = kind === 'wide' ? 1080 : kind === 'squarish' ? 1440 / aspect : Math.max(1080 / aspect, 1440);
  const width = height * aspect;
  const scale = cssWidth / width;
  const inset = {
    top: insets.top / scale,
    right: insets.right / scale,
    bottom: insets.bottom / scale,
    left: insets.left / scale,
  };
  const safe: Rect = {
    x: inset.left,
    y: inset.top,
    width: width - inset.left - inset.right,
    height: height - inset.top - inset.bottom,
  };
  const coreWidth = kind === 'portrait' ? 972 : Math.min(1360, width - 2 * EDGE);
  const coreX = (width - coreWidth) / 2;

  const zones = kind === 'portrait' ? portraitZones() : landscapeZones();
  const coreBottom = zones.answers.y + zones.answers.height;
  const coreTop = kind === 'portrait' ? 54 + inset.top : EDGE;
  return {
    class: kind,
    reach,
    width,
    height,
    scale,
    core: between(coreX, coreWidth, coreTop, coreBottom),
    zones,
    hudScale: kind === 'portrait' ? HUD.upright : clamp(HUD.leastCss / (HUD.hit * scale), 1, HUD.most),
    safe,
  };

  function portraitZones(): Zones {
    const h = clamp(height, 1440, 2340);
    const top = (height - h) / 2;
    const gutter = reach === 'normal' ? 140 : 60;
    const answersTop = reach === 'normal' ? 0.6 * h : 0.64 * h;
    return {
      hud: between(safe.x, safe.width, inset.top, 160 + inset.top),
      prompt: between(coreX, coreWidth, top + 180 + inset.top, top + 0.38 * h),
      work: between(coreX, coreWidth, top + 0.38 * h, top + answersTop),
      answers: between(coreX, coreWidth, top + answersTop, height - gutter - inset.bottom),
    };
  }

  /** Squarish stages are taller than 1080: the picture is centred, the answers stay at the bottom. */
  function landscapeZones(): Zones {
    const spare = height - 1080;
    const drop = reach === 'normal' ? 0 : 80;
    const answersTop = height - 420 + drop;
    const answersBottom = height - (reach === 'normal' ? 80 : 40) - inset.bottom;
    const promptTop = 140 + inset.top + spare * 0.25;
    return {
      hud: between(safe.x, safe.width, inset.top, 128 + inset.top),
      prompt: between(coreX, coreWidth, promptTop, promptTop + 280 + spare * 0.15),
      work: between(coreX, coreWidth, promptTop + 280 + spare * 0.15, answersTop),
      answers: between(coreX, coreWidth, answersTop, answersBottom),
    };
  }
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * Centres of `count` boxes of boxWidth x boxHeight in a zone: one row if it fits, else as few rows as possible, filled
 * evenly and centred. `scale` (at most 1) is how much the boxes must shrink to fit.
 */
export function placeGrid(
  zone: Rect,
  count: number,
  boxWidth: number,
  boxHeight: number,
  gap: number,
): { readonly cells: readonly Cell[]; readonly scale: number } {
  let best = { rows: 1, scale: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const fitX = zone.width / (columns * boxWidth + (columns - 1) * gap);
    const fitY = zone.height / (rows * boxHeight + (rows - 1) * gap);
    const scale = Math.min(1, fitX, fitY);
    if (scale > best.scale + 1e-6) best = { rows, scale };
  }
  const { rows, scale } = best;
  const columns = Math.ceil(count / rows);
  const stepX = (boxWidth + gap) * scale;
  const stepY = (boxHeight + gap) * scale;
  const centreX = zone.x + zone.width / 2;
  const centreY = zone.y + zone.height / 2;
  const cells: Cell[] = [];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
    const column = index - row * columns;
    cells.push({
      x: centreX + (column - (inRow - 1) / 2) * stepX,
      y: centreY + (row - (rows - 1) / 2) * stepY,
    });
  }
  return { cells, scale };
}

/** From this height on, as a share of its width, a card has its guide above its text. */
const TALL = 0.8;

/** Whether a card of this size has its guide above its text, not beside it. */
export const standsUpright = (layout: Layout, width: number, height: number): boolean =>
  layout.class === 'portrait' || height > width * TALL;
