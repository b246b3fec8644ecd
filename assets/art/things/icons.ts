import type { Frame } from '#assets/art/kit/drawing.ts';
import { centred, circle, each, line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

const WHITE = '#FFFFFF';
const stroke = (d: string, width = 11) => line(d, WHITE, width);
const fill = (d: string) => path(d, { fill: WHITE, stroke: WHITE, strokeWidth: 5, strokeLinejoin: 'round' });

/** White, so that the engine can tint them; each in the same 96 x 96 box. */
const glyphs: { readonly [name: string]: () => Svg } = {
  back: () => stroke('M12,-26 L-14,0 L12,26', 14),
  speaker: () =>
    fill('M-32,-12 H-18 L2,-28 V28 L-18,12 H-32Z') +
    stroke('M16,-15 C25,-7 25,7 16,15', 8) +
    stroke('M28,-27 C44,-12 44,12 28,27', 8),
  'speaker-off': () =>
    fill('M-32,-12 H-18 L2,-28 V28 L-18,12 H-32Z') + stroke('M17,-12 L39,12 M39,-12 L17,12', 9),
  ear: () =>
    stroke('M-20,-6 C-22,-28 -6,-40 8,-38 C26,-36 34,-18 26,-2 C20,9 10,12 8,24 C6,38 -12,42 -18,28', 9) +
    stroke('M-4,-6 C-4,-18 6,-22 12,-15 C17,-8 6,0 4,8', 7),
  gear: () =>
    times(8, (i) => rect(centred(0, -33, 17, 18), 6, { fill: WHITE, transform: `rotate(${i * 45})` })) +
    path('M-29,0 A29,29 0 1 1 29,0 A29,29 0 1 1 -29,0Z M-12,0 A12,12 0 1 0 12,0 A12,12 0 1 0 -12,0Z', {
      fill: WHITE,
      fillRule: 'evenodd',
    }),
  star: () => fill('M0,-34 L10,-11 L34,-9 L16,8 L22,32 L0,19 L-22,32 L-16,8 L-34,-9 L-10,-11Z'),
  home: () => fill('M0,-34 L36,-4 H26 V30 H9 V8 H-9 V30 H-26 V-4 H-36Z'),
  trophy: () =>
    fill(
      'M-19,-33 H19 V-14 C19,4 10,12 0,12 C-10,12 -19,4 -19,-14Z M-4,12 H4 V24 H-4Z M-17,26 H17 V33 H-17Z',
    ) + stroke('M-22,-26 H-34 C-34,-10 -28,-4 -18,-2 M22,-26 H34 C34,-10 28,-4 18,-2', 7),
  play: () =>
    fill('M-18,-30 C-18,-34 -14,-35 -11,-33 L29,-5 C33,-2 33,2 29,5 L-11,33 C-14,35 -18,34 -18,30Z'),
  pause: () =>
    rect(centred(-15, 0, 18, 60), 8, { fill: WHITE }) + rect(centred(15, 0, 18, 60), 8, { fill: WHITE }),
  tick: () => stroke('M-30,2 L-9,24 L31,-22', 15),
  again: () =>
    stroke('M30,-8 C26,-28 4,-37 -13,-27 C-34,-15 -34,14 -15,25 C2,35 23,28 29,11', 11) +
    fill('M42,-22 L35,4 L14,-13Z'),
  cross: () => stroke('M-24,-24 L24,24 M24,-24 L-24,24', 14),
  music: () =>
    fill('M-12,22 V-26 L28,-34 V14 H20 V-20 L-4,-15 V22Z') +
    each(
      [
        [-17, 23],
        [15, 15],
      ],
      ([x, y]) => circle(x!, y!, 13, { fill: WHITE }),
    ),
  captions: () =>
    path(
      'M-38,-26 H38 C44,-26 46,-22 46,-18 V14 C46,20 42,22 38,22 H4 L-14,38 V22 H-38 C-44,22 -46,18 -46,14 V-18 C-46,-24 -42,-26 -38,-26Z M-32,-12 V-4 H32 V-12Z M-32,2 V10 H14 V2Z',
      { fill: WHITE, fillRule: 'evenodd' },
    ),
  screen: () => stroke('M-32,-12 V-30 H-14 M14,-30 H32 V-12 M32,12 V30 H14 M-14,30 H-32 V12', 10),
  lock: () => fill('M-26,-4 H26 V32 H-26Z') + stroke('M-16,-6 V-18 C-16,-38 16,-38 16,-18 V-6', 9),
};

const ICON = { x: -48, y: -48, width: 96, height: 96 };

export const icons = (): Frame[] =>
  Object.entries(glyphs).map(([name, draw]) => ({ name: `ui/${name}`, drawing: draw(), box: ICON }));
