import { linear } from '#assets/art/kit/paint.ts';
import { each, group, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { assemble } from './assemble.ts';
import { beak } from './face.ts';
import { foot, furHead, furLimb, furry } from './fur.ts';
import type { Skin, SkinColours } from './skin.ts';

const COLOURS: SkinColours = {
  fur: ['#9A6A4E', '#7C4F3B', '#5E3830'],
  shade: '#3A1236',
  light: '#F2C79B',
  belly: ['#FFF3DC', '#F6D29C'],
  iris: ['#2E1A24', '#5A2E2A'],
  brow: '#47262A',
  scarf: ['#FF7F92', '#E4476B'],
};
const CREAM = linear(['#FFF3DC', '#F8D8AC']);

const HEAD =
  'M0,-104 C52,-104 84,-112 118,-128 C128,-133 138,-126 136,-115 C132,-92 140,-62 144,-30 C152,40 112,112 0,112 C-112,112 -152,40 -144,-30 C-140,-62 -132,-92 -136,-115 C-138,-126 -128,-133 -118,-128 C-84,-112 -52,-104 0,-104Z';
const MASK =
  'M0,-52 C20,-86 66,-88 96,-62 C128,-34 126,28 96,52 C66,76 20,66 0,40 C-20,66 -66,76 -96,52 C-126,28 -128,-34 -96,-62 C-66,-88 -20,-86 0,-52Z';
const CROWN = 'M0,-56 C22,-92 70,-104 134,-140 L150,-160 H-150 L-134,-140 C-70,-104 -22,-92 0,-56Z';

const head = (): Svg =>
  furHead(
    HEAD,
    COLOURS,
    path(MASK, { fill: CREAM }),
    path(CROWN, { fill: linear(['#5E3830', '#47262A']), opacity: 0.75 }),
  );

function wing(): Svg {
  const outline =
    'M-24,-6 C-38,30 -36,76 -14,104 C-6,112 6,112 12,104 C34,78 38,30 22,-6 C14,-24 -16,-24 -24,-6Z';
  const scallop = (y: number) =>
    `M-40,${y} C-20,${y + 14} -6,${y + 14} 0,${y + 2} C8,${y + 14} 22,${y + 14} 40,${y}`;
  return furLimb(
    outline,
    COLOURS,
    path(`${scallop(32)} V46 C22,60 8,60 0,48 C-6,60 -20,60 -40,46Z`, { fill: '#C99168', opacity: 0.5 }),
    path(`${scallop(62)} V130 H-40Z`, { fill: '#47262A', opacity: 0.35 }),
  );
}

function body(): Svg {
  const feathers = [
    [-30, -100],
    [0, -92],
    [30, -100],
    [-18, -66],
    [18, -66],
  ] as const;
  return group(
    { filter: furry(COLOURS, 10) },
    path(
      'M0,-190 C70,-190 108,-140 108,-84 C108,-30 70,-6 0,-6 C-70,-6 -108,-30 -108,-84 C-108,-140 -70,-190 0,-190Z',
      { fill: linear(COLOURS.fur) },
    ),
    path(
      'M0,-150 C44,-150 72,-112 72,-78 C72,-36 44,-16 0,-16 C-44,-16 -72,-36 -72,-78 C-72,-112 -44,-150 0,-150Z',
      {
        fill: linear(COLOURS.belly),
      },
    ),
    each(feathers, ([x, y]) =>
      line(`M${x - 13},${y} C${x - 8},${y + 15} ${x + 8},${y + 15} ${x + 13},${y}`, '#D99A5E', 6, {
        opacity: 0.8,
      }),
    ),
  );
}

const tail = (): Svg =>
  path('M-34,-10 C-40,30 -24,44 0,44 C24,44 40,30 34,-10Z', {
    fill: linear(['#5E3830', '#47262A']),
    filter: furry(COLOURS, 8, 0.6),
  });

const skin: Skin = {
  name: 'owl',
  sheet: 'owl',
  scale: 1,
  colours: COLOURS,
  headY: -276,
  head: head(),
  eye: { x: 56, y: -8, rx: 30, ry: 33, ring: 13 },
  browGap: 26,
  blush: { x: 92, y: 40 },
  lid: linear(['#C99168', '#A86E4C']),
  body: body(),
  arm: { x: 76, y: -148, draw: wing },
  foot: { x: 40, y: -8, draw: () => foot(linear(['#FFC04A', '#F2902A']), '#B3390E', 34, 17) },
  tail: { x: 0, y: -30, drawing: tail() },
  mouthY: 34,
  mouth: beak,
};

export const owl = () => assemble(skin);
