import { COUNTABLE, type Frame } from '#assets/art/kit/drawing.ts';
import { clay, clipped, linear, radial } from '#assets/art/kit/paint.ts';
import {
  at,
  bothSides,
  centred,
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  rect,
  type Svg,
} from '#assets/art/kit/svg.ts';

const EDGE =
  'M0,-74 C16,-78 30,-70 42,-62 C56,-56 66,-44 68,-28 C76,-14 76,8 70,22 C68,40 54,52 42,60 C30,72 12,74 -2,72 C-18,76 -34,70 -46,60 C-60,52 -68,38 -70,22 C-78,6 -76,-14 -68,-28 C-64,-46 -54,-56 -40,-62 C-28,-72 -14,-74 0,-74Z';
const CHIPS = [
  [-30, -28, 13],
  [22, -38, 10],
  [40, 4, 13],
  [-8, 8, 14],
  [-46, 18, 10],
  [14, 42, 12],
  [-22, 50, 9],
  [50, -28, 7],
] as const;
/** The cookie with a round bite missing at the upper right. */
const BITTEN = 'M-90,-90 H2 C-4,-72 8,-56 22,-54 C18,-38 30,-24 44,-24 C46,-6 62,2 90,-6 V90 H-90Z';

const dough = (): Svg => path(EDGE, { fill: radial(['#FFD9A0', '#F2B26A', '#D98A44'], 0.4, 0.32, 0.75) });
const chips = (): Svg =>
  each(CHIPS, ([x, y, size]) =>
    ellipse(x, y, size * 1.1, size, {
      fill: radial(['#8A5230', '#4A2418'], 0.35, 0.3, 0.8),
      filter: clay('#1A0A10', 2.5, { dark: 0.5, tint: '#E0A070' }),
      transform: `rotate(${x * 3} ${x} ${y})`,
    }),
  );
const baked = clay('#8A3A1A', 8, { dark: 0.5, light: 0.7, tint: '#FFF3D0' });

const cookie = (): Svg => group({ filter: baked }, dough()) + chips();
const bittenCookie = (): Svg => group({ filter: baked }, clipped(BITTEN, dough())) + clipped(BITTEN, chips());
/** The mark that an eaten cookie leaves. */
const gone = (): Svg =>
  circle(0, 0, 68, { fill: '#FFFFFF', opacity: 0.35 }) +
  circle(0, 0, 68, {
    fill: 'none',
    stroke: '#A8642E',
    strokeWidth: 6,
    strokeDasharray: '20 15.6',
    strokeLinecap: 'round',
  });

const crumb = (): Svg =>
  path('M-12,-4 C-8,-14 8,-14 12,-4 C14,8 2,14 -6,11 C-14,8 -14,2 -12,-4Z', {
    fill: linear(['#F2B26A', '#C9803E']),
    filter: clay('#8A3A1A', 2.5),
  });

const JAR =
  'M-112,-190 C-140,-160 -144,-128 -144,-96 C-144,-40 -124,0 -84,0 H84 C124,0 144,-40 144,-96 C144,-128 140,-160 112,-190Z';
/**
 * The glass cookie jar, standing on 0,0: what is behind the cookies in it, and what is before them. Its lid is drawn
 * around the middle of its lower edge, 190 higher.
 */
const jarBack = (): Svg =>
  path(JAR, {
    fill: linear(['#E6FBF7', '#C2EFE8', '#8FD9D0']),
    filter: clay('#07505E', 12, { dark: 0.4, light: 0.6 }),
  }) + ellipse(0, -14, 98, 12, { fill: '#5FB8AE', opacity: 0.35 });
const jarFront = (): Svg =>
  path(JAR, { fill: linear(['#FFFFFF', '#7FEAD2']), opacity: 0.16 }) +
  line('M-112,-150 C-124,-116 -122,-70 -106,-40', '#FFFFFF', 14, { opacity: 0.75 }) +
  line('M-94,-28 C-90,-22 -88,-20 -84,-17', '#FFFFFF', 12, { opacity: 0.6 }) +
  line('M118,-128 C124,-96 120,-62 106,-36', '#FFFFFF', 7, { opacity: 0.5 }) +
  rect(centred(0, -190, 244, 26), 13, { fill: linear(['#E2FFF8', '#8FE6D6']), filter: clay('#07505E', 4) });
const jarLid = (): Svg =>
  circle(0, -66, 24, { fill: linear(['#FFF0A0', '#F2A32E']), filter: clay('#8A3A0E', 5) }) +
  path('M-124,0 C-124,-44 -60,-58 0,-58 C60,-58 124,-44 124,0 C60,12 -60,12 -124,0Z', {
    fill: linear(['#7FEAD2', '#1FB5A4']),
    filter: clay('#07505E', 8, { dark: 0.5, light: 0.7 }),
  }) +
  bothSides((side) =>
    line(`M${side * 40},-50 C${side * 56},-36 ${side * 60},-16 ${side * 60},-2`, '#FFFFFF', 5, {
      opacity: 0.35,
    }),
  );

/** What the baker's games need; cookie, bitten and gone lie exactly on one another. */
export const cookieFrames = (): Frame[] => {
  const countable = (name: string, drawing: Svg): Frame => ({
    name: `cookie/${name}`,
    drawing: at(0, 0, drawing, { scale: 0.76 }),
    box: COUNTABLE,
  });
  return [
    countable('cookie', cookie()),
    countable('bitten', bittenCookie()),
    countable('gone', gone()),
    { name: 'cookie/crumb', drawing: crumb() },
    { name: 'cookie/jar-back', drawing: jarBack() },
    { name: 'cookie/jar-front', drawing: jarFront() },
    { name: 'cookie/jar-lid', drawing: jarLid() },
  ];
};
