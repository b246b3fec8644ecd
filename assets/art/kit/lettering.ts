import { at, group, line, type Svg } from './svg.ts';

/**
 * The few letters and digits that are drawn into pictures (name of the product, numerals on thumbnails), as
 * single round strokes on a base line at y 0, 140 high. Everything else is live text.
 */
const GLYPHS: { readonly [character: string]: readonly [width: number, d: string] } = {
  A: [104, 'M0,0 L45,-132 Q52,-146 59,-132 L104,0 M20,-44 H84'],
  d: [82, 'M80,-44 A39,44 0 1 1 2,-44 A39,44 0 1 1 80,-44 M81,-142 V0'],
  l: [2, 'M1,-142 V0'],
  y: [78, 'M0,-86 L38,-4 M78,-86 L34,30 Q28,44 10,42'],
  N: [86, 'M0,0 V-138 L86,0 V-138'],
  o: [84, 'M84,-44 A42,44 0 1 1 0,-44 A42,44 0 1 1 84,-44'],
  k: [64, 'M0,-142 V0 M60,-86 L2,-34 M24,-50 L64,0'],
  '0': [
    84,
    'M42,-138 C72,-138 86,-108 86,-69 C86,-30 72,0 42,0 C12,0 -2,-30 -2,-69 C-2,-108 12,-138 42,-138Z',
  ],
  '1': [40, 'M2,-112 L40,-138 V0'],
  '2': [78, 'M2,-100 C4,-126 22,-138 42,-138 C64,-138 78,-122 78,-102 C78,-66 22,-44 0,0 H80'],
  '3': [76, 'M4,-124 C24,-142 70,-142 72,-106 C72,-82 52,-74 34,-74 C56,-74 78,-62 78,-38 C76,4 22,6 0,-16'],
  '4': [88, 'M58,-138 L0,-46 H88 M66,-82 V0'],
  '5': [76, 'M70,-138 H14 L8,-78 C28,-92 78,-88 78,-44 C78,0 22,8 0,-18'],
  '6': [
    82,
    'M64,-134 C22,-120 0,-84 0,-46 C0,-16 18,0 42,0 C66,0 84,-16 84,-44 C84,-70 64,-86 42,-86 C20,-86 2,-70 0,-46',
  ],
  '7': [76, 'M0,-138 H78 L28,0'],
  '8': [
    80,
    'M40,-74 C16,-76 6,-90 6,-106 C6,-126 22,-138 40,-138 C58,-138 74,-126 74,-106 C74,-90 64,-76 40,-74 C12,-72 0,-56 0,-38 C0,-14 18,0 40,0 C62,0 80,-14 80,-38 C80,-56 68,-72 40,-74Z',
  ],
  '9': [
    82,
    'M20,-4 C62,-18 84,-54 84,-92 C84,-122 66,-138 42,-138 C18,-138 0,-122 0,-94 C0,-68 20,-52 42,-52 C64,-52 82,-68 84,-92',
  ],
};

const SPACE = 58;

export interface Lettering {
  readonly d: readonly { readonly x: number; readonly path: string }[];
  readonly width: number;
}

/** Places the glyphs of a text next to each other; `gap` between their strokes' centres. */
function place(text: string, gap: number): Lettering {
  let x = 0;
  const d: { x: number; path: string }[] = [];
  for (const character of text) {
    if (character === ' ') {
      x += SPACE;
      continue;
    }
    const glyph = GLYPHS[character];
    if (!glyph) throw new Error(`no lettering for ${character}`);
    d.push({ x, path: glyph[1] });
    x += glyph[0] + gap;
  }
  return { d, width: x - gap };
}

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dy?: number;
  readonly filter?: string;
}

/** A text in strokes laid over each other, widest first, centred on 0 with its base line at y 0. */
export function lettering(text: string, strokes: readonly Stroke[], gap = 56): Svg {
  const { d, width } = place(text, gap);
  return strokes
    .map(({ colour, width: thickness, dy = 0, filter }) =>
      group(
        { filter, transform: dy === 0 ? undefined : `translate(0 ${dy})` },
        ...d.map(({ x, path: glyph }) => at(x - width / 2, 0, line(glyph, colour, thickness))),
      ),
    )
    .join('');
}

/** A numeral in one colour, centred on 0,0, `height` pixels tall. */
export const plainNumeral = (value: number, height: number, colour: string): Svg =>
  at(0, height / 2, lettering(String(value), [{ colour, width: 28 }], 48), { scale: height / 140 });

export const plus = (size: number, colour: string, edge: string): Svg =>
  [
    [edge, size * 0.42],
    [colour, size * 0.22],
  ]
    .map(([stroke, width]) =>
      line(`M${-size / 2},0 H${size / 2} M0,${-size / 2} V${size / 2}`, stroke as string, width as number),
    )
    .join('');
