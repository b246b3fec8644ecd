import { createHash } from 'node:crypto';
import { group, path, type Svg } from './svg.ts';

/**
 * Paints are definitions that drawings point at by id. The id is the hash of the content, so the same paint is
 * one definition wherever it is used, and ids never clash when several SVGs end up on one page.
 */
const definitions = new Map<string, string>();

function define(content: (id: string) => string): string {
  const id = `p${createHash('sha256').update(content('')).digest('hex').slice(0, 10)}`;
  definitions.set(id, content(id));
  return `url(#${id})`;
}

/** Only what the drawing really uses, found from its text (clips may use further paints). */
function usedDefinitions(drawing: Svg): string {
  const used = new Map<string, string>();
  const collect = (text: string) => {
    for (const [, id] of text.matchAll(/url\(#(p[0-9a-f]{10})\)/g)) {
      if (used.has(id!)) continue;
      const definition = definitions.get(id!);
      if (definition === undefined) throw new Error(`no paint ${id}`);
      used.set(id!, definition);
      collect(definition);
    }
  };
  collect(drawing);
  return [...used.values()].join('');
}

/** A whole SVG document that shows `view` of the drawing. */
export function svgDocument(
  drawing: Svg,
  view: { x: number; y: number; width: number; height: number },
): Svg {
  const { x, y, width, height } = view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<defs>${usedDefinitions(drawing)}</defs>${drawing}</svg>`
  );
}

/** A colour, or a colour at a place from 0 to 1, or one with an opacity. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number];

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map((stop, index) => {
      const [offset, colour, opacity] = typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop;
      const clear = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`;
    })
    .join('');

/** A linear gradient over the shape's own box; 90 degrees runs from top to bottom, 0 from left to right. */
export function linear(stops: readonly Stop[], degrees = 90): string {
  const dx = Math.cos((degrees * Math.PI) / 180) / 2;
  const dy = Math.sin((degrees * Math.PI) / 180) / 2;
  const [x1, y1, x2, y2] = [0.5 - dx, 0.5 - dy, 0.5 + dx, 0.5 + dy].map((value) => value.toFixed(3));
  return define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
  );
}

/** A radial gradient over the shape's own box, centre and radius as shares of it. */
export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return define(
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
  );
}

/** Blurs by a standard deviation in design pixels. */
export function soft(deviation: number): string {
  return define(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
}

/** Shows the drawing only inside the outline. */
export function clipped(outline: string, ...drawing: readonly Svg[]): Svg {
  const clipPath = define((id) => `<clipPath id="${id}">${path(outline)}</clipPath>`);
  return group({ clipPath }, ...drawing);
}

export interface ClayOptions {
  /** Opacity of the shade at the lower right. */
  readonly dark?: number;
  /** Opacity of the light at the upper left. */
  readonly light?: number;
  /** Colour of the light. */
  readonly tint?: string;
  /** Pressed in instead of bulging out. */
  readonly inset?: boolean;
  /** For strokes, whose width does not count for the box that the filter works in. */
  readonly stroked?: boolean;
}

/**
 * What makes a flat shape look like soft clay: inside the shape, a shade in a hue-shifted colour at the lower
 * right and a light at the upper left. size: how far both reach in, in design pixels.
 * Both are masked by the shape's own alpha, so its antialiased edge stays clean.
 * Never on a shape without width or height: the rasteriser gives up on an empty filter region.
 */
export function clay(shade: string, size = 8, options: ClayOptions = {}): string {
  const { dark = 0.45, light = 0.6, tint = '#FFFFFF', inset = false, stroked = false } = options;
  const shift = inset ? -size : size;
  const inner = (blur: number, dx: number, dy: number, colour: string, opacity: number, result: string) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur.toFixed(2)}"/><feOffset dx="${dx.toFixed(2)}" dy="${dy.toFixed(2)}" result="moved"/>` +
    `<feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/>` +
    `<feComposite in2="edge" operator="in" result="${result}"/>`;
  return define(
    (id) =>
      `<filter id="${id}" ${stroked ? 'x="-60%" y="-60%" width="220%" height="220%"' : 'x="-15%" y="-15%" width="130%" height="130%"'} color-interpolation-filters="sRGB">` +
      inner(size, -shift * 0.45, -shift, shade, dark, 'shade') +
      inner(size * 0.7, shift * 0.3, shift * 0.6, tint, light, 'light') +
      '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge></filter>',
  );
}

/** A soft contact shadow on the ground. */
export const groundShadow = (width: number, opacity = 0.3, colour = '#5A2A1A'): Svg =>
  `<ellipse cx="0" cy="0" rx="${width / 2}" ry="${Math.max(6, width / 13)}" fill="${colour}" opacity="${opacity}" filter="${soft(Math.max(3, width / 34))}"/>`;
