import { clay, linear } from '#assets/art/kit/paint.ts';
import { group, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { assemble } from './assemble.ts';
import { muzzleMouth, whiskers } from './face.ts';
import { ARM, foot, furBody, furHead, furLimb, furry } from './fur.ts';
import type { Skin, SkinColours } from './skin.ts';

const COLOURS: SkinColours = {
  fur: ['#C9B6F2', '#A58CE6', '#8467D2'],
  shade: '#4A1F8A',
  light: '#F6EEFF',
  belly: ['#FFFFFF', '#EFE4FF'],
  iris: ['#2C1B4D', '#5A3BA0'],
  brow: '#6A4CBB',
  scarf: ['#FFCF4A', '#F2992A'],
};
const WHITE = linear(['#FFFFFF', '#F0E6FF']);

const HEAD =
  'M0,-112 C84,-112 138,-66 144,-4 C146,10 150,20 156,30 C160,37 156,43 149,44 C146,45 144,47 142,50 C152,56 152,62 146,65 C138,68 130,70 124,75 C96,102 52,112 0,112 C-52,112 -96,102 -124,75 C-130,70 -138,68 -146,65 C-152,62 -152,56 -142,50 C-144,47 -146,45 -149,44 C-156,43 -160,37 -156,30 C-150,20 -146,10 -144,-4 C-138,-66 -84,-112 0,-112Z';
const MASK =
  'M0,14 C12,2 30,2 46,10 C92,30 104,66 92,84 C70,118 -70,118 -92,84 C-104,66 -92,30 -46,10 C-30,2 -12,2 0,14Z';
const STRIPES =
  'M-8,-120 C-10,-96 -6,-80 0,-74 C6,-80 10,-96 8,-120Z M-52,-116 C-50,-98 -44,-86 -36,-82 C-32,-90 -34,-104 -38,-118Z M52,-116 C50,-98 44,-86 36,-82 C32,-90 34,-104 38,-118Z';

const head = (): Svg =>
  furHead(HEAD, COLOURS, path(MASK, { fill: WHITE }), path(STRIPES, { fill: '#6A4CBB', opacity: 0.65 })) +
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
    path(outer, {
      fill: linear(COLOURS.fur),
      filter: clay(COLOURS.shade, 7, { dark: 0.4, light: 0.7, tint: COLOURS.light }),
    }),
    path(inner, {
      fill: linear(['#FFC4DA', '#F58CB4']),
      filter: clay('#9E1F4A', 6, { dark: 0.35, light: 0.2, inset: true }),
    }),
  );
}

const arm = (): Svg => furLimb(ARM, COLOURS, path('M-40,68 C-14,58 14,74 44,66 V130 H-40Z', { fill: WHITE }));

const tail = (): Svg =>
  line(
    'M0,0 C50,30 112,10 112,-48 C112,-90 76,-96 80,-134 C82,-152 96,-160 106,-156',
    linear(COLOURS.fur),
    38,
    {
      filter: furry(COLOURS, 10, 0.6, true),
    },
  );

const skin: Skin = {
  name: 'cat',
  sheet: 'cat',
  scale: 1,
  colours: COLOURS,
  headY: -276,
  head: head(),
  eye: { x: 62, y: -10, rx: 26, ry: 30 },
  browGap: 17,
  blush: { x: 104, y: 36 },
  lid: COLOURS.fur[1],
  ear: { x: 86, y: -76, draw: ear },
  body: furBody(COLOURS),
  arm: { x: 66, y: -150, draw: arm },
  foot: { x: 40, y: -8, draw: () => foot(WHITE, COLOURS.shade) },
  tail: { x: 56, y: -44, drawing: tail() },
  mouthY: 39,
  mouth: (mouth) => muzzleMouth(mouth, '#7A3A66'),
};

export const cat = () => assemble(skin);
