import { clay, linear } from '#assets/art/kit/paint.ts';
import { bothSides, circle, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

/** A bat that hangs asleep from the roof; its feet at 0,0, hanging about 170 down. */
export function bat(): Svg {
  const fur = linear(['#B8A6F0', '#7A62C8']);
  const coat = (size: number) => clay('#1A0F4A', size, { light: 0.55, tint: '#CFC0FF' });
  return (
    line('M-14,0 V26 M14,0 V26', '#3A2A70', 8) +
    bothSides((side) =>
      path(
        `M${side * 6},24 C${side * 60},16 ${side * 74},70 ${side * 58},128 C${side * 50},112 ${side * 42},112 ${side * 36},126 C${side * 28},114 ${side * 18},114 ${side * 8},130Z`,
        { fill: linear(['#9480D8', '#5E4AA8']), filter: coat(6) },
      ),
    ) +
    ellipse(0, 72, 34, 50, { fill: fur, filter: coat(8) }) +
    bothSides((side) =>
      path(`M${side * 12},150 L${side * 40},176 L${side * 38},134Z`, { fill: '#9480D8', filter: coat(3) }),
    ) +
    circle(0, 128, 37, { fill: fur, filter: coat(8) }) +
    bothSides((side) =>
      line(`M${side * 22},128 C${side * 18},122 ${side * 11},122 ${side * 8},128`, '#1A0F3A', 5),
    ) +
    line('M-8,110 C-4,105 4,105 8,110', '#1A0F3A', 4) +
    bothSides((side) => ellipse(side * 24, 114, 8, 6, { fill: '#FF9CB8', opacity: 0.5 }))
  );
}
