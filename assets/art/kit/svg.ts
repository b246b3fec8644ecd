/** SVG as text: the few elements everything is drawn with. Attribute names are camelCase here, kebab-case in the text. */
export type Svg = string;
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** At most two decimals: finer than any pixel we bake, and the text stays the same on every machine. */
export const round = (value: number) => Math.round(value * 100) / 100;

function element(tag: string, attributes: Attributes, children = ''): Svg {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${kebab(name)}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children === '' ? `<${tag}${text}/>` : `<${tag}${text}>${children}</${tag}>`;
}

export const path = (d: string, attributes: Attributes = {}) => element('path', { d, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  element('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export const rect = (box: Box, radius: number, attributes: Attributes = {}) =>
  element('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx: radius, ...attributes });
/** A box given by its centre. */
export const centred = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** An open line with round ends. */
export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}) =>
  path(d, {
    fill: 'none',
    stroke,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...attributes,
  });

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg =>
  children.join('') === '' ? '' : element('g', attributes, children.join(''));

export interface Placing {
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  /** Mirrors left and right. */
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** Moves what is drawn around 0,0 to x,y. */
export function at(x: number, y: number, drawing: Svg, placing: Placing = {}): Svg {
  const { turn = 0, scale = 1, flip = false, opacity } = placing;
  const steps = [`translate(${round(x)} ${round(y)})`];
  if (turn !== 0) steps.push(`rotate(${round(turn)})`);
  if (scale !== 1 || flip) steps.push(`scale(${round(flip ? -scale : scale)} ${round(scale)})`);
  return group({ transform: steps.join(' '), opacity }, drawing);
}

/** The drawing and its mirror image. */
export const bothSides = (draw: (side: -1 | 1) => Svg): Svg => draw(-1) + draw(1);

/** One drawing for each element, in order. */
export const each = <T>(list: readonly T[], draw: (value: T, index: number) => Svg): Svg =>
  list.map(draw).join('');
/** `count` drawings, numbered from 0. */
export const times = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
