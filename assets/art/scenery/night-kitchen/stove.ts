import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { circle, each, line, path, rect, type Svg } from '#assets/art/kit/svg.ts';

/** An old stove with a glow behind its door and a pot on it; foot at 0,0, about 340 wide and 420 high. */
export const stove = (): Svg =>
  line('M-90,-330 V-760', '#2A2F6A', 52) +
  line('M-102,-340 V-760', '#6A76C8', 8, { opacity: 0.5 }) +
  path('M-30,-344 C-44,-400 104,-400 90,-344Z', {
    fill: linear(['#7FD3E0', '#3A8FB0']),
    filter: clay('#0B2F5C', 7),
  }) +
  circle(30, -398, 13, { fill: '#FFD770', filter: clay('#8A3A0E', 4) }) +
  rect({ x: -172, y: -346, width: 344, height: 352 }, 34, {
    fill: linear(['#4A5099', '#363C80', '#282C66']),
    filter: clay('#0C0A30', 13, { light: 0.55, tint: '#A8B4FF' }),
  }) +
  rect({ x: -190, y: -356, width: 380, height: 40 }, 18, {
    fill: linear(['#6A72BC', '#434A90']),
    filter: clay('#0C0A30', 6),
  }) +
  rect({ x: -116, y: -272, width: 232, height: 166 }, 30, { fill: '#1B1A4A' }) +
  rect({ x: -98, y: -256, width: 196, height: 134 }, 24, {
    fill: radial(['#FFE08A', '#FF9A3A', '#8A2F2A'], 0.5, 0.9, 0.85),
  }) +
  each([-49, 0, 49], (x) => line(`M${x},-252 V-126`, '#1B1A4A', 12)) +
  each([-106, -36, 36, 106], (x) => circle(x, -298, 13, { fill: '#FFC93A', filter: clay('#8A3A0E', 4) })) +
  rect({ x: -116, y: -84, width: 232, height: 60 }, 20, { fill: '#23255C' });
