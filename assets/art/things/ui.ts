import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, circle, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { coin } from './treasure.ts';

export const STAR =
  'M0,-54 C5,-54 8,-49 10,-44 L20,-22 L45,-19 C51,-18 55,-15 56,-11 C57,-6 54,-3 50,1 L32,17 L37,42 C38,48 36,52 32,54 C28,56 24,54 19,51 L0,39 L-19,51 C-24,54 -28,56 -32,54 C-36,52 -38,48 -37,42 L-32,17 L-50,1 C-54,-3 -57,-6 -56,-11 C-55,-15 -51,-18 -45,-19 L-20,-22 L-10,-44 C-8,-49 -5,-54 0,-54Z';

/** The star that stands for XP. */
const xpStar = (): Svg =>
  path(STAR, {
    fill: linear(['#D9B2FF', '#9B5CF0', '#6D33C4']),
    filter: clay('#3A1478', 7, { dark: 0.5, light: 0.8 }),
  }) + at(0, 2, path(STAR, { fill: '#FFFFFF', opacity: 0.25 }), { scale: 0.55 });

/** A gold star. */
export const goldStar = (): Svg =>
  path(STAR, {
    fill: linear(['#FFF0A0', '#FFC93A', '#F2961E']),
    filter: clay('#A84A0E', 7, { dark: 0.5, light: 0.85, tint: '#FFFDE0' }),
  });

/** The pouch that coins hop into. */
function pouch(): Svg {
  const bag =
    'M-26,-34 C-62,-8 -72,54 -34,64 C-14,70 14,70 34,64 C72,54 62,-8 26,-34 C10,-42 -10,-42 -26,-34Z';
  return (
    path(
      'M-30,-40 C-40,-56 -34,-68 -20,-62 C-12,-70 12,-70 20,-62 C34,-68 40,-56 30,-40 C14,-32 -14,-32 -30,-40Z',
      {
        fill: linear(['#B5703E', '#8A4A26']),
        filter: clay('#3A1236', 5),
      },
    ) +
    path(bag, {
      fill: linear(['#D9985A', '#B36E3C', '#8E4F2A']),
      filter: clay('#4A1526', 10, { dark: 0.5, tint: '#FFE0A8' }),
    }) +
    line('M-30,-36 C-12,-28 12,-28 30,-36', '#FFC93A', 9) +
    each([-18, 18], (x) => ellipse(x, 8, 5.5, 7.5, { fill: '#3A1C2A' })) +
    line('M-12,24 C-5,32 5,32 12,24', '#3A1C2A', 5) +
    each([-34, 34], (x) => ellipse(x, 20, 9, 6, { fill: '#FF8A7A', opacity: 0.6 }))
  );
}

/** Light, middle, dark and edge of a metal, and the two tones of its ribbon. */
export const MEDAL_TONES = {
  gold: ['#FFF0A0', '#FFC93A', '#E28A12', '#A85A0A', '#FB6A63', '#C42450'],
  silver: ['#FFFFFF', '#D3DCEA', '#8C9BB5', '#5A6A8A', '#4DBDF5', '#1F6FC4'],
  bronze: ['#FFD9B0', '#E59A5C', '#A85A2A', '#7A3A16', '#6CCB45', '#2A8039'],
} as const;
type MedalTones = (typeof MEDAL_TONES)[keyof typeof MEDAL_TONES];

/** A medal with its ribbon and a plain middle, anchored 18 over the middle of the disc. */
export function medalDisc([light, middle, dark, , ribbon, ribbonDark]: MedalTones): Svg {
  return (
    path('M-44,-104 H-8 L22,-40 L-14,-26Z', {
      fill: linear([ribbon, ribbonDark]),
      filter: clay('#1B1464', 5),
    }) +
    path('M44,-104 H8 L-22,-40 L14,-26Z', {
      fill: linear([ribbonDark, ribbon]),
      filter: clay('#1B1464', 5),
    }) +
    circle(0, 18, 62, { fill: linear([light, middle, dark]), filter: clay('#7A2F0E', 6, { light: 0.85 }) }) +
    circle(0, 18, 47, {
      fill: linear([middle, light]),
      filter: clay(dark, 4, { dark: 0.5, light: 0.3, inset: true }),
    })
  );
}
const medal = (tones: MedalTones): Svg =>
  medalDisc(tones) +
  at(0, 19, path(STAR, { fill: '#FFFDF0', filter: clay(tones[2], 5, { dark: 0.6, light: 0.4 }) }), {
    scale: 0.6,
  });

/** An ear, the sign for listening. */
const ear = (): Svg =>
  line(
    'M-20,-6 C-22,-28 -6,-40 8,-38 C26,-36 34,-18 26,-2 C20,9 10,12 8,24 C6,38 -12,42 -18,28',
    '#FFFFFF',
    9,
  ) + line('M-4,-6 C-4,-18 6,-22 12,-15 C17,-8 6,0 4,8', '#FFFFFF', 7);

const square = (size: number) => ({ x: -size / 2, y: -size / 2, width: size, height: size });

/** What every game needs: rewards, and the sign for listening, white to be tinted. */
export const uiFrames = (): Frame[] => [
  { name: 'ui/ear', drawing: ear(), box: square(96) },
  { name: 'ui/coin', drawing: at(0, 0, coin(), { scale: 0.7 }), box: square(96) },
  { name: 'ui/xp-star', drawing: at(0, 0, xpStar(), { scale: 0.8 }), box: square(96) },
  { name: 'ui/gold-star', drawing: goldStar(), box: square(128) },
  { name: 'ui/pouch', drawing: pouch(), box: square(160) },
  ...Object.entries(MEDAL_TONES).map(([name, tones]) => ({
    name: `ui/medal-${name}`,
    drawing: medal(tones),
  })),
];
