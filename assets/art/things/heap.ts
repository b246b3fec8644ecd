import { clay, linear, soft } from '#assets/art/kit/paint.ts';
import { at, path, type Svg } from '#assets/art/kit/svg.ts';

/** The colours of one place: of its ground from light to dark, of what treasure lies on, of its hem. */
export interface HeapColours {
  readonly ground: readonly [string, string, string];
  readonly mat: readonly [string, string];
  readonly hem: string;
}

/** The ground that the heaps lie on, in a width of 1400 from y 160 down to 900. */
export const heapGround = ({ ground }: HeapColours): Svg =>
  path(
    'M-60,900 C20,640 -10,240 230,176 C420,146 560,190 700,180 C860,168 1000,150 1170,176 C1410,240 1380,640 1460,900Z',
    { fill: linear([...ground]), filter: clay('#5A2A3A', 9, { dark: 0.2, light: 0.6 }) },
  );

/** What a heap lies on around x,y: narrower at its far edge, plain within. */
export function mat(x: number, y: number, width: number, height: number, colours: HeapColours): Svg {
  const outline = (inset: number) => {
    const [w, h] = [width / 2 - inset, height / 2 - inset];
    return `M${-w + 44},${-h} H${w - 44} C${w - 30},${-h} ${w - 26},${-h + 6} ${w - 24},${-h + 18} L${w},${h - 18} C${w + 2},${h} ${w - 8},${h} ${w - 20},${h} H${-w + 20} C${-w + 8},${h} ${-w - 2},${h} ${-w},${h - 18} L${-w + 24},${-h + 18} C${-w + 26},${-h + 6} ${-w + 30},${-h} ${-w + 44},${-h}Z`;
  };
  return at(
    x,
    y,
    at(0, 14, path(outline(0), { fill: '#3A1236', opacity: 0.25, filter: soft(8) })) +
      path(outline(0), { fill: colours.hem }) +
      path(outline(13), { fill: linear([...colours.mat]) }),
  );
}
