import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { circle, ellipse, path, rect, type Svg } from '#assets/art/kit/svg.ts';

/** A box, and an open one on it for somebody to look out of; foot at 0,0, about 330 wide and 260 high. */
export const boxes = (): Svg =>
  ellipse(0, 2, 168, 16, { fill: '#2A1040', opacity: 0.32 }) +
  rect({ x: -150, y: -132, width: 300, height: 138 }, 14, {
    fill: linear(['#D9A874', '#A8744A']),
    filter: clay('#3A1236', 9),
  }) +
  rect({ x: -26, y: -132, width: 52, height: 66 }, 0, { fill: '#FFE9C4', opacity: 0.4 }) +
  path('M-114,-250 L-176,-206 L-166,-182 L-110,-214Z M114,-250 L176,-206 L166,-182 L110,-214Z', {
    fill: '#E2B0A0',
  }) +
  rect({ x: -118, y: -254, width: 236, height: 126 }, 12, {
    fill: linear(['#D89A96', '#A05F70']),
    filter: clay('#3A1236', 8),
  }) +
  path('M-42,-186 h84 v30 c0,14 -84,14 -84,0Z', { fill: '#6A3A56', opacity: 0.55 });

/** A round window with the moon in it, centred on 0,0. */
export const roundWindow = (): Svg =>
  circle(0, 0, 100, { fill: linear(['#A884B8', '#6A4A82']), filter: clay('#1A0F3A', 8) }) +
  circle(0, 0, 78, { fill: linear(['#1E2A74', '#4A62B8', '#8AA4E4']) }) +
  circle(20, -18, 36, { fill: radial(['#FFFDF0', '#FFF0BE', '#EBD08A'], 0.4, 0.35, 0.7) }) +
  path('M0,-78 V78 M-78,0 H78', { fill: 'none', stroke: '#7A5A92', strokeWidth: 11 });
