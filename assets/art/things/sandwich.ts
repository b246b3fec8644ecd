import type { Frame } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial, soft } from '#assets/art/kit/paint.ts';
import { circle, each, ellipse, line, path, type Svg } from '#assets/art/kit/svg.ts';

const CRUST =
  'M-118,-40 C-150,-70 -140,-128 -84,-130 H84 C140,-128 150,-70 118,-40 L120,98 C120,118 108,128 90,128 H-90 C-108,128 -120,118 -120,98Z';
const CRUMB =
  'M-98,-50 C-122,-74 -112,-110 -76,-112 H76 C112,-110 122,-74 98,-50 L100,90 C100,104 92,110 80,110 H-80 C-92,110 -100,104 -100,90Z';

/** A slice of bread of 280 x 260 around 0,0 with room for a numeral. */
export const bread = (): Svg =>
  path(CRUST, {
    fill: linear(['#E9A552', '#C9762E', '#A85A22']),
    filter: clay('#6B2A12', 9, { dark: 0.5, light: 0.7, tint: '#FFE9B8' }),
  }) +
  path(CRUMB, {
    fill: radial(['#FFF8E2', '#FFEFC8', '#F8DDA2'], 0.45, 0.4, 0.75),
    filter: clay('#C98A3C', 8, { dark: 0.35, light: 0.5 }),
  }) +
  each(
    [
      [-74, -84, 5],
      [80, -70, 4],
      [-84, 60, 4],
      [78, 84, 5],
      [-70, 90, 3],
      [86, 10, 3],
    ] as const,
    ([x, y, r]) => ellipse(x, y, r * 1.3, r, { fill: '#E0B068', opacity: 0.7 }),
  );

/** A slice of cheese, 240 x 220: round corners, holes at the edge, a clear middle. */
export const cheese = (): Svg =>
  path(
    'M-96,-110 H96 C112,-110 120,-100 120,-88 V86 C120,102 110,110 96,110 H-96 C-110,110 -120,102 -120,86 V-88 C-120,-100 -112,-110 -96,-110Z',
    {
      fill: linear(['#FFEB8A', '#FFC83D', '#F2A524']),
      filter: clay('#A8560E', 10, { dark: 0.5, light: 0.8, tint: '#FFFDE0' }),
    },
  ) +
  each(
    [
      [-86, -76, 17],
      [90, -84, 12],
      [-92, 68, 12],
      [84, 76, 18],
      [40, 92, 9],
      [-40, -94, 9],
    ] as const,
    ([x, y, r]) =>
      circle(x, y, r, {
        fill: '#EFA022',
        filter: clay('#A8560E', 3, { dark: 0.5, light: 0.4, inset: true }),
      }),
  );

/** A leaf of lettuce, about 250 x 226, with a frilly edge. */
export const lettuce = (): Svg => {
  const lobes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return [Math.cos(angle) * 88, Math.sin(angle) * 76] as const;
  });
  return (
    path(
      `${lobes
        .map(([x, y], index) => {
          const [nextX, nextY] = lobes[(index + 1) % 12]!;
          return `${index === 0 ? `M${x.toFixed(1)},${y.toFixed(1)}` : ''} C${(x * 1.5).toFixed(1)},${(y * 1.5).toFixed(1)} ${(nextX * 1.5).toFixed(1)},${(nextY * 1.5).toFixed(1)} ${nextX.toFixed(1)},${nextY.toFixed(1)}`;
        })
        .join(' ')}Z`,
      {
        fill: radial(['#D9F58A', '#9BDB5A', '#5DB53F'], 0.45, 0.42, 0.62),
        filter: clay('#1F6B34', 9, { dark: 0.5, light: 0.75, tint: '#F6FFC8' }),
      },
    ) +
    line(
      'M-84,0 C-60,-6 -58,-6 -50,0 M84,0 C60,-6 58,-6 50,0 M-40,-66 L-34,-48 M40,-66 L34,-48 M-40,68 L-34,52 M40,68 L34,52',
      '#4FA03A',
      6,
      { opacity: 0.5 },
    )
  );
};

/** A slice of tomato, 230 across, its seeds around a clear middle. */
export const tomato = (): Svg =>
  circle(0, 0, 115, {
    fill: linear(['#FF7A62', '#EE4040', '#C92A3E']),
    filter: clay('#7A0F2A', 9, { dark: 0.5, light: 0.65 }),
  }) +
  circle(0, 0, 94, {
    fill: radial(['#FFB8A0', '#FF8A76', '#FA6A5E']),
    filter: clay('#B0203A', 5, { dark: 0.3, light: 0.3, inset: true }),
  }) +
  each(
    Array.from({ length: 10 }, (_, index) => index * 36),
    (turn) => ellipse(0, -78, 6, 10, { fill: '#FFE7A8', transform: `rotate(${turn})`, opacity: 0.95 }),
  ) +
  circle(0, 0, 56, { fill: '#FFC4AE', opacity: 0.75, filter: soft(5) });

/** The wooden board under the sandwich, 920 x 76, drawn around the middle of its top. */
const board = (): Svg =>
  path('M-440,-6 H440 C464,-6 464,56 440,70 H-440 C-464,56 -464,-6 -440,-6Z', {
    fill: linear(['#E8B878', '#C98F4F', '#A86E3A']),
    filter: clay('#5A2A3A', 9, { dark: 0.5, light: 0.7, tint: '#FFE9C0' }),
  }) + line('M-380,22 H-160 M-60,32 H190 M260,20 H380', '#7A4A26', 4, { opacity: 0.3 });

/** A stick with a flag that holds the finished sandwich together, foot at 0,0. */
const pick = (): Svg =>
  line('M0,0 V-150', '#C98A54', 9) +
  path('M4,-150 C34,-164 56,-138 92,-148 C84,-128 84,-112 92,-94 C60,-84 34,-110 4,-98Z', {
    fill: linear(['#7FEAD2', '#10A79C']),
    filter: clay('#07505E', 5),
  });

const plate = (): Svg =>
  ellipse(0, 12, 150, 44, { fill: '#9FB4D6' }) +
  ellipse(0, 0, 150, 44, {
    fill: linear(['#FFFFFF', '#E4EDF9']),
    filter: clay('#6A83B8', 6, { dark: 0.4, light: 0.9 }),
  }) +
  ellipse(0, 2, 112, 28, { fill: linear(['#DCE8F6', '#FFFFFF']) });

export const sandwichFrames = (): Frame[] =>
  Object.entries({ bread, cheese, lettuce, tomato, board, pick, plate }).map(([name, draw]) => ({
    name: `sandwich/${name}`,
    drawing: draw(),
  }));
