import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, circle, each, ellipse, line, path, rect, type Svg } from '#assets/art/kit/svg.ts';

/** A lantern that burns; foot at 0,0, about 100 wide and 160 high. */
const lantern = (): Svg =>
  line('M-26,-122 C-26,-168 26,-168 26,-122', '#5A4A86', 9) +
  rect({ x: -38, y: -104, width: 76, height: 92 }, 20, {
    fill: radial(['#FFFFF0', '#FFE890', '#FFB84A'], 0.5, 0.55, 0.6),
  }) +
  line('M-38,-96 V-16 M38,-96 V-16', '#4A3A6E', 10) +
  path('M-54,-98 C-44,-142 44,-142 54,-98Z', { fill: '#5A4A86', filter: clay('#140A34', 5) }) +
  rect({ x: -50, y: -24, width: 100, height: 26 }, 10, { fill: '#5A4A86', filter: clay('#140A34', 4) });

/** An old trunk, a suitcase on it, and a lantern on top; foot at 0,0, about 350 wide and 500 high. */
export const luggage = (): Svg =>
  ellipse(0, 2, 192, 17, { fill: '#2A1040', opacity: 0.32 }) +
  rect({ x: -174, y: -236, width: 348, height: 244 }, 30, {
    fill: linear(['#B5784E', '#7A4A38']),
    filter: clay('#2E0F2A', 9),
  }) +
  rect({ x: -174, y: -168, width: 348, height: 12 }, 0, { fill: '#5A3230', opacity: 0.6 }) +
  each([-120, 84], (x) =>
    rect({ x, y: -240, width: 36, height: 250 }, 8, { fill: linear(['#FFD770', '#D98A2E']) }),
  ) +
  at(
    14,
    -240,
    rect({ x: -136, y: -108, width: 252, height: 112 }, 26, {
      fill: linear(['#4FBFB4', '#24858C']),
      filter: clay('#0B3A5C', 8),
    }) +
      line('M-40,-110 C-40,-140 20,-140 20,-110', '#8A4A3A', 13) +
      each([-108, 58], (x) => rect({ x, y: -108, width: 24, height: 112 }, 4, { fill: '#D9874E' })) +
      circle(-24, -48, 26, { fill: '#FFE9A8' }) +
      circle(-24, -48, 14, { fill: '#FB6A63' }),
  ) +
  at(-40, -344, lantern());

/** What the lantern sheds, around it. */
export const glow = (): Svg =>
  circle(0, 0, 300, {
    fill: radial([
      [0, '#FFE9B0', 0.72],
      [0.35, '#FFDFA8', 0.34],
      [1, '#FFDFA8', 0],
    ]),
  });
