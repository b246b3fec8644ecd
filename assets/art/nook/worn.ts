import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear, soft } from '#assets/art/kit/paint.ts';
import { at, bothSides, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { STAR } from '#assets/art/things/ui.ts';

/** From a guide's neck, where its head turns, up to where hats sit, and to the eyes. */
const NECK_TO_HAT = -206;
const NECK_TO_EYES = -92;

const paperHat = (): Svg =>
  ellipse(4, 24, 78, 15, { fill: '#3A1236', opacity: 0.32, filter: soft(6) }) +
  path('M0,-112 L96,12 C50,-8 -50,-8 -96,12Z', {
    fill: linear(['#FFF6DC', '#F2DDAA']),
    filter: clay('#8A6A3A', 7),
  }) +
  path('M-112,18 C-60,-14 60,-14 112,18 L98,40 C50,14 -50,14 -98,40Z', {
    fill: linear(['#FFFBEA', '#E8CE92']),
    filter: clay('#8A6A3A', 6),
  }) +
  line('M0,-104 V-8', '#D9BE86', 5, { opacity: 0.8 });

const glasses = (): Svg =>
  line('M-26,0 C-10,-12 10,-12 26,0', '#E04A8A', 11) +
  bothSides((side) =>
    at(
      side * 62,
      0,
      path(STAR, { fill: linear(['#FF9CC8', '#E0458A']), filter: clay('#7A0F4A', 3) }) +
        at(0, 1, path(STAR, { fill: '#7FE3FF', opacity: 0.55 }), { scale: 0.58 }),
      { scale: 1.42 },
    ),
  );

const cape = (): Svg =>
  path(
    'M-70,0 C-96,60 -128,150 -140,196 C-96,222 -44,206 0,218 C44,206 96,222 140,196 C128,150 96,60 70,0 C40,-14 -40,-14 -70,0Z',
    {
      fill: linear(['#FF7A88', '#D0335A', '#9C1F55']),
      filter: clay('#5A0F3A', 10),
    },
  ) +
  bothSides((side) =>
    line(`M${side * 40},40 C${side * 56},100 ${side * 66},150 ${side * 70},190`, '#8A1246', 6, {
      opacity: 0.35,
    }),
  );

/** Each with its anchor on the joint that it hangs on; the shop shows the same pictures. */
export const wornThings = (): Frame[] => [
  { name: 'nook/paper-hat', drawing: at(0, NECK_TO_HAT, paperHat()) },
  { name: 'nook/star-glasses', drawing: at(0, NECK_TO_EYES, glasses()) },
  { name: 'nook/cape', drawing: cape() },
];

/** The same alone, for the guide in games: they fetch nothing else of the Nook. */
export const outfitFrames = (): Frame[] =>
  wornThings().map(({ name, ...frame }) => ({ ...frame, name: name.replace('nook/', 'outfits/') }));
