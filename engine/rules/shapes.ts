/** The flat shapes that games name. Source: product specification, section 3. */
export const SHAPES = [
  'circle',
  'square',
  'triangle',
  'star',
  'heart',
  'diamond',
  'pentagon',
  'hexagon',
] as const;
export type Shape = (typeof SHAPES)[number];
