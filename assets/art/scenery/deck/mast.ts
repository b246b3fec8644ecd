import { clay, linear } from '#assets/art/kit/paint.ts';
import { each, line, path, rect, type Svg } from '#assets/art/kit/svg.ts';

/** A mast with what is left of its sail and a rope ladder; foot at 0,0, going up out of the picture. */
export const mast = (): Svg =>
  line('M-30,-40 L-250,-720 M-110,-20 L-250,-720', '#8A5A4A', 9) +
  each([-120, -210, -300, -390, -480], (y) =>
    line(`M${-30 + (y + 40) * 0.323},${y} L${-110 + (y + 20) * 0.2},${y}`, '#8A5A4A', 8),
  ) +
  rect({ x: -34, y: -900, width: 68, height: 910 }, 30, {
    fill: linear(['#C98A62', '#8E5243', '#6B3A3A'], 0),
    filter: clay('#3A1236', 9, { light: 0.6, tint: '#FFE0B0' }),
  }) +
  path('M20,-640 C110,-600 150,-520 138,-400 L112,-440 L96,-372 L72,-428 L44,-380 L20,-420Z', {
    fill: linear(['#FFE9D0', '#F2B8A8', '#D98A90']),
    filter: clay('#7A2F5A', 9, { light: 0.7 }),
  }) +
  rect({ x: -150, y: -668, width: 320, height: 34 }, 16, {
    fill: linear(['#C98A62', '#8E5243']),
    filter: clay('#3A1236', 6),
  }) +
  each([-250, -110], (y) =>
    rect({ x: -42, y, width: 84, height: 30 }, 14, {
      fill: linear(['#F2D9A8', '#C9A06A']),
      filter: clay('#6B3A2A', 5),
    }),
  );
