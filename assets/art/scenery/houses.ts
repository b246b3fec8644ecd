import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, circle, each, path, rect, type Svg } from '#assets/art/kit/svg.ts';

export interface HouseTones {
  readonly wall: readonly [light: string, dark: string];
  readonly roof: readonly [light: string, dark: string];
  readonly shade: string;
  /** Lit windows glow at dusk. */
  readonly window: readonly [light: string, dark: string];
}

const ROOF =
  'M-118,-136 C-126,-136 -130,-146 -122,-152 L-14,-236 C-6,-242 6,-242 14,-236 L122,-152 C130,-146 126,-136 118,-136Z';

/** A cottage with door, round window and chimney; foot at 0,0, about 240 wide and 260 high. */
export function cottage({ wall, roof, shade, window }: HouseTones): Svg {
  const pane = (x: number, y: number) =>
    at(
      x,
      y,
      rect({ x: -24, y: -26, width: 48, height: 52 }, 14, {
        fill: linear(window),
        filter: clay('#A8602E', 3, { dark: 0.5, inset: true }),
      }) + path('M0,-24 V24 M-22,0 H22', { fill: 'none', stroke: '#FFF6E0', strokeWidth: 5 }),
    );
  return (
    rect({ x: 48, y: -250, width: 36, height: 84 }, 8, {
      fill: linear(['#D98A78', '#A8524E']),
      filter: clay(shade, 5),
    }) +
    rect({ x: -98, y: -150, width: 196, height: 156 }, 16, {
      fill: linear(wall),
      filter: clay(shade, 9, { light: 0.7 }),
    }) +
    path('M-26,6 V-58 C-26,-92 26,-92 26,-58 V6Z', {
      fill: linear(['#B5774A', '#8A4E32']),
      filter: clay('#3A1236', 5),
    }) +
    circle(14, -34, 4.5, { fill: '#FFE07A' }) +
    each([-62, 62], (x) => pane(x, -78)) +
    path(ROOF, { fill: linear(roof), filter: clay(shade, 9, { light: 0.6 }) }) +
    path(
      'M-70,-160 C-52,-150 -34,-150 -16,-160 M-6,-186 C6,-178 20,-178 32,-186 M20,-160 C38,-150 56,-150 74,-160',
      {
        fill: 'none',
        stroke: '#FFFFFF',
        strokeWidth: 6,
        strokeLinecap: 'round',
        opacity: 0.22,
      },
    )
  );
}

/** A cottage of a village: where it stands, how large, and what tells it from its neighbours. */
export type House = readonly [
  x: number,
  y: number,
  scale: number,
  wall: HouseTones['wall'],
  roof: HouseTones['roof'],
];

/** Cottages that share their light. */
export const village = (houses: readonly House[], light: Pick<HouseTones, 'shade' | 'window'>): Svg =>
  each(houses, ([x, y, scale, wall, roof]) => at(x, y, cottage({ wall, roof, ...light }), { scale }));

/** A little windmill with still sails; foot at 0,0, about 330 high. */
export function windmill(shade = '#7A3A6A'): Svg {
  const sail = (turn: number) =>
    path('M-5,0 L-5,-120 C-5,-126 5,-126 5,-120 L5,0Z M6,-34 H40 C46,-34 46,-118 40,-118 H6Z', {
      transform: `translate(0 -250) rotate(${turn})`,
      fill: '#FFF6E4',
      filter: clay('#C98A6A', 3, { dark: 0.4 }),
    });
  return (
    path('M-62,4 L-40,-220 C-38,-262 38,-262 40,-220 L62,4 C30,12 -30,12 -62,4Z', {
      fill: linear(['#FFF3E0', '#F2D0B0']),
      filter: clay(shade, 10, { dark: 0.35 }),
    }) +
    path('M-46,-214 C-46,-286 46,-286 46,-214 C20,-204 -20,-204 -46,-214Z', {
      fill: linear(['#FF8A7A', '#E2505E']),
      filter: clay('#7A1F5C', 7),
    }) +
    path('M-20,4 V-44 C-20,-70 20,-70 20,-44 V4Z', {
      fill: linear(['#B5774A', '#8A4E32']),
      filter: clay('#3A1236', 4),
    }) +
    [18, 108, 198, 288].map(sail).join('') +
    circle(0, -250, 12, { fill: '#B5774A', filter: clay('#3A1236', 3) })
  );
}
