import type { Layer } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { at, centred, circle, each, ellipse, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { WHOLE } from './sky.ts';

export type Wood = readonly [light: string, middle: string, dark: string, shade: string];
export const OAK: Wood = ['#E8B878', '#C98F4F', '#A86E3A', '#5A2A3A'];
export const WALNUT: Wood = ['#B5784E', '#8E5638', '#6B3C2A', '#2E0F2A'];

/** A wide board or table front, from x to x + width. */
export const plank = (x: number, y: number, width: number, height: number, wood: Wood, radius = 18): Svg =>
  rect({ x, y, width, height }, radius, {
    fill: linear([wood[0], wood[1], wood[2]]),
    filter: clay(wood[3], Math.min(10, height / 4), { dark: 0.4, light: 0.55, tint: '#FFE9C0' }),
  });

/** Soft lines of grain over a plank. */
const grain = (x: number, y: number, width: number, rows: number, step: number): Svg =>
  times(rows, (row) =>
    path(
      `M${x + 60 + ((row * 170) % 400)},${y + row * step} h${width * 0.28} M${x + width * 0.52 + ((row * 90) % 240)},${y + row * step + 5} h${width * 0.3}`,
      { fill: 'none', stroke: '#5A2A1A', strokeWidth: 3, strokeLinecap: 'round', opacity: 0.14 },
    ),
  );

/** Height at which the tables and counters of rooms begin. */
const COUNTER = 660;

/**
 * A table over the whole width: its far edge, then boards towards the child, lit in the middle. plain: without grain and
 * light, where a game lays a table of its own over it.
 */
export function counterLayer(
  name: string,
  edge: readonly [string, string],
  wood: Wood,
  plain = false,
): Layer {
  const [light, middle, dark, shade] = wood;
  const seams = [58, 142, 254, 396];
  const ends = [
    [420, 0],
    [1580, 0],
    [980, 1],
    [2160, 1],
    [240, 2],
    [1380, 2],
    [760, 3],
    [1960, 3],
  ] as const;
  const line = (d: string, stroke: string, opacity: number) =>
    path(d, { fill: 'none', stroke, strokeWidth: 4, opacity });
  return {
    name,
    pin: 'bottom',
    drift: 0,
    drawing:
      rect({ x: -40, y: COUNTER, width: 2600, height: 460 }, 0, {
        fill: linear([
          [0, light],
          [0.3, middle],
          [1, dark],
        ]),
      }) +
      (plain ? '' : grain(0, COUNTER + 86, 2520, 5, 72)) +
      each(
        seams,
        (y) =>
          line(`M-40,${COUNTER + y} H2560`, shade, 0.17) +
          line(`M-40,${COUNTER + y + 4} H2560`, '#FFF3D0', 0.16),
      ) +
      each(plain ? [] : ends, ([x, row]) =>
        line(`M${x},${COUNTER + (seams[row - 1] ?? 0) + 6} V${COUNTER + seams[row]!}`, shade, 0.15),
      ) +
      (plain
        ? ''
        : ellipse(1260, COUNTER + 170, 1180, 270, {
            fill: radial([
              [0, '#FFF6D8', 0.3],
              [0.6, '#FFF6D8', 0.12],
              [1, '#FFF6D8', 0],
            ]),
          })) +
      rect(centred(1260, COUNTER + 28, 2600, 16), 7, { fill: shade, opacity: 0.16 }) +
      rect({ x: -40, y: COUNTER - 40, width: 2600, height: 60 }, 18, {
        fill: linear(edge),
        filter: clay(shade, 9, { light: 0.75, tint: '#FFF6E0' }),
      }),
  };
}

/** A wall behind everything. */
export const wallLayer = (drawing: Svg): Layer => ({
  name: 'wall',
  pin: 'fill',
  drift: 0,
  soft: true,
  shrink: 0.5,
  box: WHOLE,
  drawing,
});

/** Light that falls from a window around x,y, in a layer of its own because it needs few pixels. */
export const windowLight = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): Layer => ({
  name: 'light',
  pin: 'horizon',
  drift: 0.1,
  soft: true,
  shrink: 0.125,
  drawing: circle(x, y, radius, {
    fill: radial([
      [0, colour, strength],
      [1, colour, 0],
    ]),
  }),
});

/** Wallpaper of soft stripes over the whole width. */
export const stripes = (colour: string, step: number, width: number, height: number, opacity: number): Svg =>
  times(Math.ceil(2520 / step), (index) =>
    rect({ x: index * step, y: 0, width, height }, 0, { fill: colour, opacity }),
  );

/** Wallpaper of dots in a staggered grid. */
export const dots = (colour: string, step: number, radius: number, height: number, opacity: number): Svg =>
  times(Math.ceil(height / step), (row) =>
    times(Math.ceil(2520 / step) + 1, (column) =>
      circle(column * step + (row % 2 ? step / 2 : 0), row * step + step / 2, radius, {
        fill: colour,
        opacity,
      }),
    ),
  );

/** A window with a view of sky and hills, centred on 0,0. view: sky above, sky below, hill. */
export function roomWindow(
  width: number,
  height: number,
  view: readonly [string, string, string],
  frame: readonly [string, string, string],
): Svg {
  const inner = centred(0, 0, width, height);
  const hill = `M${-width / 2},${height * 0.24} C${-width / 4},${height * 0.02} ${width * 0.1},${height * 0.36} ${width / 2},${height * 0.12} V${height / 2} H${-width / 2}Z`;
  return (
    rect(centred(0, 0, width + 44, height + 44), 34, {
      fill: linear([frame[0], frame[1]]),
      filter: clay(frame[2], 8, { light: 0.8 }),
    }) +
    rect(inner, 18, { fill: linear([view[0], view[1]]) }) +
    path(hill, { fill: view[2] }) +
    circle(width * 0.24, -height * 0.2, height * 0.11, { fill: '#FFF3C0', opacity: 0.95 }) +
    path(`M0,${-height / 2} V${height / 2} M${-width / 2},0 H${width / 2}`, {
      fill: 'none',
      stroke: frame[1],
      strokeWidth: 16,
    }) +
    path(
      `M${-width / 2 + 26},${-height / 2 + 30} l${width * 0.22},0 l${-width * 0.16},${height * 0.3} l${-width * 0.06},0Z`,
      {
        fill: '#FFFFFF',
        opacity: 0.3,
      },
    ) +
    rect(centred(0, height / 2 + 34, width + 96, 30), 15, {
      fill: linear([frame[0], frame[1]]),
      filter: clay(frame[2], 6, { light: 0.8 }),
    })
  );
}

/** A shelf board with two brackets, its top at y 0, from -width/2 to width/2. */
export const shelf = (width: number, wood: Wood): Svg =>
  each([-0.36, 0.36], (share) =>
    path(`M${width * share - 12},18 h24 v34 c0,14 -24,14 -24,0Z`, {
      fill: wood[2],
      filter: clay(wood[3], 4),
    }),
  ) + plank(-width / 2, 0, width, 26, wood, 12);

/** A round jar with a coloured lid, foot at 0,0, about 80 wide and 110 high. */
export const jar = (lid: string, filling: string): Svg =>
  path('M-38,-6 C-44,-30 -44,-62 -34,-80 H34 C44,-62 44,-30 38,-6 C30,4 -30,4 -38,-6Z', {
    fill: linear(['#F4FDFF', '#C9ECF8']),
    filter: clay('#3A8FC0', 6, { light: 0.8 }),
  }) +
  path('M-36,-8 C-41,-24 -42,-40 -40,-52 H40 C42,-40 41,-24 36,-8 C28,2 -28,2 -36,-8Z', {
    fill: filling,
    opacity: 0.85,
  }) +
  rect(centred(0, -90, 80, 24), 10, { fill: lid, filter: clay('#5A1236', 4) });

/** Round loaf with cuts, foot at 0,0, about 150 wide. */
export const loaf = (): Svg =>
  path('M-74,0 C-86,-40 -50,-72 0,-72 C50,-72 86,-40 74,0 C40,8 -40,8 -74,0Z', {
    fill: linear(['#F9CE86', '#E29C4A', '#C9762E']),
    filter: clay('#8A3A12', 9, { light: 0.7, tint: '#FFF0C8' }),
  }) +
  each([-34, 0, 34], (x) =>
    path(`M${x - 10},-52 C${x},-44 ${x + 6},-34 ${x + 6},-22`, {
      fill: 'none',
      stroke: '#FFE9C0',
      strokeWidth: 8,
      strokeLinecap: 'round',
      opacity: 0.75,
    }),
  );

/** A hanging lamp, cord going up from 0,0; its shade hangs below. */
export const pendant = (tones: readonly [string, string, string]): Svg =>
  path('M0,0 V-400', { fill: 'none', stroke: '#6B4A5A', strokeWidth: 7 }) +
  ellipse(0, 96, 150, 90, { fill: '#FFF6D0', opacity: 0.28 }) +
  circle(0, 74, 26, { fill: '#FFF6C8' }) +
  path('M-92,78 C-86,10 -30,-8 0,-8 C30,-8 86,10 92,78 C50,92 -50,92 -92,78Z', {
    fill: linear([tones[0], tones[1]]),
    filter: clay(tones[2], 9, { light: 0.7 }),
  });

/** A pot plant, foot at 0,0, about 120 wide and 170 high. */
export const potPlant = (pot: readonly [string, string]): Svg =>
  each(
    [
      [-52, -20],
      [-24, -6],
      [0, 0],
      [24, 6],
      [52, 20],
    ] as const,
    ([turn, lean]) =>
      path('M0,0 C22,-34 22,-78 0,-112 C-22,-78 -22,-34 0,0Z', {
        transform: `translate(${lean * 0.3} -62) rotate(${turn})`,
        fill: linear(['#8BDD7E', '#3BA865']),
        filter: clay('#0B4F5C', 6, { light: 0.5 }),
      }),
  ) +
  path('M-46,-70 H46 L36,-4 C34,4 -34,4 -36,-4Z', { fill: linear(pot), filter: clay('#7A1F3A', 7) }) +
  rect(centred(0, -72, 106, 22), 10, { fill: linear(pot), filter: clay('#7A1F3A', 4) });

export const placed = (
  items: readonly (readonly [x: number, y: number, drawing: Svg, scale?: number])[],
): Svg => each(items, ([x, y, drawing, scale]) => at(x, y, drawing, { scale: scale ?? 1 }));
