import { clay, clipped, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, group, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { assemble } from './assemble.ts';
import { muzzleMouth, whiskers } from './face.ts';
import type { Skin } from './skin.ts';

const FUR = ['#C9B6F2', '#A58CE6', '#8467D2'] as const;
const SHADE = '#4A1F8A';
const LIGHT = '#F6EEFF';
const WHITE = linear(['#FFFFFF', '#F0E6FF']);

const HEAD =
  'M0,-112 C84,-112 138,-66 144,-4 C146,10 150,20 156,30 C160,37 156,43 149,44 C146,45 144,47 142,50 C152,56 152,62 146,65 C138,68 130,70 124,75 C96,102 52,112 0,112 C-52,112 -96,102 -124,75 C-130,70 -138,68 -146,65 C-152,62 -152,56 -142,50 C-144,47 -146,45 -149,44 C-156,43 -160,37 -156,30 C-150,20 -146,10 -144,-4 C-138,-66 -84,-112 0,-112Z';
const MASK =
  'M0,14 C12,2 30,2 46,10 C92,30 104,66 92,84 C70,118 -70,118 -92,84 C-104,66 -92,30 -46,10 C-30,2 -12,2 0,14Z';
const STRIPES =
  'M-8,-120 C-10,-96 -6,-80 0,-74 C6,-80 10,-96 8,-120Z M-52,-116 C-50,-98 -44,-86 -36,-82 C-32,-90 -34,-104 -38,-118Z M52,-116 C50,-98 44,-86 36,-82 C32,-90 34,-104 38,-118Z';

const head = (): Svg =>
  group(
    { filter: clay(SHADE, 13, { dark: 0.42, light: 0.65, tint: LIGHT }) },
    path(HEAD, {
      fill: radial(
        [
          [0, FUR[0]],
          [0.55, FUR[1]],
          [1, FUR[2]],
        ],
        0.42,
        0.28,
        0.8,
      ),
    }),
    clipped(HEAD, path(MASK, { fill: WHITE }), path(STRIPES, { fill: '#6A4CBB', opacity: 0.65 })),
  ) +
  whiskers() +
  path('M-15,18 C-10,12 10,12 15,18 C18,24 8,35 0,36 C-8,35 -18,24 -15,18Z', {
    fill: linear(['#FF92BC', '#EE5C94']),
    filter: clay('#A3115C', 3, { dark: 0.35 }),
  });

function ear(side: -1 | 1): Svg {
  const outer = 'M-56,44 C-66,-14 -52,-70 -30,-88 C-22,-94 -12,-93 -4,-87 C30,-62 60,-14 58,44Z';
  const inner = 'M-34,44 C-40,-4 -34,-42 -22,-56 C-17,-61 -10,-60 -5,-55 C18,-34 36,-4 34,44Z';
  return group(
    { transform: `scale(${side} 1) rotate(16)` },
    path(outer, { fill: linear(FUR), filter: clay(SHADE, 7, { dark: 0.4, light: 0.7, tint: LIGHT }) }),
    path(inner, {
      fill: linear(['#FFC4DA', '#F58CB4']),
      filter: clay('#9E1F4A', 6, { dark: 0.35, light: 0.2, inset: true }),
    }),
  );
}

function arm(): Svg {
  const outline =
    'M-21,-4 C-27,28 -30,62 -27,82 C-21,112 25,112 29,82 C32,58 27,22 19,-4 C13,-22 -15,-22 -21,-4Z';
  return group(
    { filter: clay(SHADE, 6, { dark: 0.42, light: 0.22, tint: LIGHT }) },
    path(outline, { fill: linear(FUR) }),
    clipped(outline, path('M-40,68 C-14,58 14,74 44,66 V130 H-40Z', { fill: WHITE })),
  );
}

const body = (): Svg =>
  group(
    { filter: clay(SHADE, 10, { dark: 0.42, light: 0.65, tint: LIGHT }) },
    path(
      'M0,-186 C54,-186 80,-140 88,-86 C94,-34 62,-4 0,-4 C-62,-4 -94,-34 -88,-86 C-80,-140 -54,-186 0,-186Z',
      { fill: linear(FUR) },
    ),
    path(
      'M0,-150 C34,-150 56,-112 58,-74 C60,-34 36,-14 0,-14 C-36,-14 -60,-34 -58,-74 C-56,-112 -34,-150 0,-150Z',
      {
        fill: linear(['#FFFFFF', '#EFE4FF']),
      },
    ),
  );

const tail = (): Svg =>
  line('M0,0 C50,30 112,10 112,-48 C112,-90 76,-96 80,-134 C82,-152 96,-160 106,-156', linear(FUR), 38, {
    filter: clay(SHADE, 10, { dark: 0.42, tint: LIGHT, stroked: true }),
  });

const skin: Skin = {
  name: 'cat',
  sheet: 'cat',
  scale: 1,
  colours: {
    fur: FUR,
    shade: SHADE,
    light: LIGHT,
    belly: ['#FFFFFF', '#EFE4FF'],
    iris: ['#2C1B4D', '#5A3BA0'],
    brow: '#6A4CBB',
    scarf: ['#FFCF4A', '#F2992A'],
  },
  headY: -276,
  head: head(),
  eye: { x: 62, y: -10, rx: 26, ry: 30 },
  browGap: 17,
  blush: { x: 104, y: 36 },
  lid: FUR[1],
  ear: { x: 86, y: -76, draw: ear },
  body: body(),
  arm: { x: 66, y: -150, draw: arm },
  foot: {
    x: 40,
    y: -8,
    draw: () => ellipse(0, 0, 38, 22, { fill: WHITE, filter: clay(SHADE, 6, { dark: 0.4, light: 0.45 }) }),
  },
  tail: { x: 56, y: -44, drawing: tail() },
  mouthY: 39,
  mouth: (mouth) => muzzleMouth(mouth, '#7A3A66'),
};

export const cat = () => assemble(skin);
