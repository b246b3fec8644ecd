import { clay, clipped, linear } from '#assets/art/kit/paint.ts';
import { ellipse, group, path, type Svg } from '#assets/art/kit/svg.ts';
import { assemble } from './assemble.ts';
import { muzzleMouth } from './face.ts';
import { ARM, foot, furBody, furHead, furLimb, furry } from './fur.ts';
import type { Skin, SkinColours } from './skin.ts';

const COLOURS: SkinColours = {
  fur: ['#FFB04A', '#FF8A2B', '#F2652A'],
  shade: '#B3245E',
  light: '#FFE9A8',
  belly: ['#FFFDF6', '#FFE3C2'],
  iris: ['#3A1C2A', '#7A3B2E'],
  brow: '#8A3A2A',
  scarf: ['#2FC6B4', '#0E8F93'],
};
const SOCKS = linear(['#6B3A3A', '#3E1E2C']);
const CREAM = linear(['#FFFDF6', '#FFE9D2']);

const HEAD =
  'M0,-112 C74,-112 120,-74 132,-20 C138,4 152,20 170,33 C176,38 174,46 166,47 C152,49 142,53 134,61 C106,98 58,112 0,112 C-58,112 -106,98 -134,61 C-142,53 -152,49 -166,47 C-174,46 -176,38 -170,33 C-152,20 -138,4 -132,-20 C-120,-74 -74,-112 0,-112Z';
const MASK =
  'M0,18 C16,18 20,-14 50,-16 C96,-18 146,18 176,40 L166,60 C120,130 -120,130 -166,60 L-176,40 C-146,18 -96,-18 -50,-16 C-20,-14 -16,18 0,18Z';

const head = (): Svg =>
  furHead(HEAD, COLOURS, path(MASK, { fill: CREAM })) +
  path('M-22,22 C-16,13 16,13 22,22 C27,31 10,49 0,50 C-10,49 -27,31 -22,22Z', {
    fill: linear(['#5A3344', '#331826']),
  }) +
  ellipse(-6, 23, 8, 4, { fill: '#FFFFFF', opacity: 0.45 });

function ear(side: -1 | 1): Svg {
  const outer = 'M-50,44 C-58,-24 -42,-92 -14,-116 C-5,-123 6,-122 13,-114 C42,-84 60,-24 54,44Z';
  const inner = 'M-28,44 C-34,-14 -22,-58 -8,-76 C-3,-81 4,-80 8,-74 C26,-50 36,-10 32,44Z';
  const tip = 'M-80,-140 H80 V-70 C40,-56 20,-66 0,-58 C-24,-50 -44,-60 -80,-52Z';
  return group(
    { transform: `scale(${side} 1) rotate(14)` },
    group(
      { filter: clay(COLOURS.shade, 7, { dark: 0.4, light: 0.7, tint: COLOURS.light }) },
      path(outer, { fill: linear(COLOURS.fur) }),
      clipped(outer, path(tip, { fill: SOCKS })),
    ),
    path(inner, {
      fill: linear(['#FFB7A6', '#F0766F']),
      filter: clay('#9E1F4A', 6, { dark: 0.35, light: 0.2, inset: true }),
    }),
  );
}

const arm = (): Svg => furLimb(ARM, COLOURS, path('M-40,58 C-14,48 14,68 44,56 V130 H-40Z', { fill: SOCKS }));

function tail(): Svg {
  const outline =
    'M-6,6 C30,44 104,40 142,-14 C178,-68 172,-150 128,-204 C121,-212 110,-208 110,-198 C110,-160 92,-134 62,-112 C24,-84 -26,-58 -6,6Z';
  const tip =
    'M70,-240 H220 V-118 C196,-132 182,-112 166,-124 C150,-136 140,-112 122,-126 C112,-134 100,-124 84,-130Z';
  return group(
    { filter: furry(COLOURS, 10, 0.6) },
    path(outline, { fill: linear(COLOURS.fur, 100) }),
    clipped(outline, path(tip, { fill: CREAM })),
  );
}

const skin: Skin = {
  name: 'fox',
  sheet: 'fox',
  scale: 1,
  colours: COLOURS,
  headY: -276,
  head: head(),
  eye: { x: 60, y: -18, rx: 23, ry: 29 },
  browGap: 17,
  blush: { x: 100, y: 36 },
  lid: COLOURS.fur[1],
  ear: { x: 82, y: -88, draw: ear },
  body: furBody(COLOURS),
  arm: { x: 66, y: -150, draw: arm },
  foot: { x: 40, y: -8, draw: () => foot(SOCKS, COLOURS.shade) },
  tail: { x: 50, y: -50, drawing: tail() },
  mouthY: 50,
  mouth: (mouth) => muzzleMouth(mouth, '#4A1E2C'),
};

export const fox = () => assemble(skin);
