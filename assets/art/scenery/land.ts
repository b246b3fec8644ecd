import { clay, linear } from '#assets/art/kit/paint.ts';
import { circle, path, round, type Svg } from '#assets/art/kit/svg.ts';

export type Tones = readonly [light: string, dark: string, shade: string];

/**
 * Rolling ground: a smooth line through the points, filled down to `floor`. points: x rising, in the world's
 * design pixels; the ends should lie beyond the world's edges.
 */
export function rolling(
  points: readonly (readonly [x: number, y: number])[],
  floor: number,
  tones: Tones,
): Svg {
  const [light, dark, shade] = tones;
  return path(`${smoothLine(points)} L${points.at(-1)![0]},${floor} L${points[0]![0]},${floor}Z`, {
    fill: linear([
      [0, light],
      [0.55, dark],
      [1, dark],
    ]),
    filter: clay(shade, 12, { dark: 0.12, light: 0.75, tint: '#FFFFE0' }),
  });
}

/** A line that passes every point without corners. */
function smoothLine(points: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...rest] = points;
  let d = `M${first![0]},${first![1]}`;
  let [lastX, lastY] = first!;
  for (const [x, y] of rest) {
    const middle = round((lastX + x) / 2);
    d += ` C${middle},${lastY} ${middle},${y} ${x},${y}`;
    [lastX, lastY] = [x, y];
  }
  return d;
}

/** A round leafy tree with its foot at 0,0, about 260 high. */
export function roundTree(
  [light, dark, shade]: Tones,
  trunk: Tones = ['#C98A54', '#8E5433', '#3A1236'],
): Svg {
  const crown =
    'M0,-262 C58,-270 96,-232 92,-196 C128,-178 126,-120 88,-106 C70,-78 22,-76 0,-92 C-22,-76 -70,-78 -88,-106 C-126,-120 -128,-178 -92,-196 C-96,-232 -58,-270 0,-262Z';
  return (
    path('M-20,4 C-14,-40 -14,-80 -18,-120 L18,-120 C14,-80 14,-40 20,4Z', {
      fill: linear([trunk[0], trunk[1]], 0),
      filter: clay(trunk[2], 6, { light: 0.4 }),
    }) +
    path(crown, { fill: linear([light, dark]), filter: clay(shade, 14, { light: 0.6, tint: '#F2FFB0' }) }) +
    path('M-60,-196 C-56,-222 -30,-240 -6,-238 M-70,-150 C-60,-136 -44,-130 -30,-132', {
      fill: 'none',
      stroke: '#FFFFFF',
      strokeWidth: 10,
      strokeLinecap: 'round',
      opacity: 0.16,
    })
  );
}

/** A fir in three tiers with its foot at 0,0, about 280 high. */
export function fir([light, dark, shade]: Tones): Svg {
  const tier = (y: number, width: number, height: number) =>
    path(
      `M0,${y - height} C${width * 0.18},${y - height * 0.6} ${width * 0.34},${y - height * 0.24} ${width / 2},${y} C${width * 0.3},${y + 14} ${-width * 0.3},${y + 14} ${-width / 2},${y} C${-width * 0.34},${y - height * 0.24} ${-width * 0.18},${y - height * 0.6} 0,${y - height}Z`,
      { fill: linear([light, dark]), filter: clay(shade, 9, { light: 0.55, tint: '#E6FFC8' }) },
    );
  return (
    path('M-15,4 L-12,-50 L12,-50 L15,4Z', {
      fill: linear(['#A8683E', '#7A4630'], 0),
      filter: clay('#2E0F2A', 4),
    }) +
    tier(-34, 190, 130) +
    tier(-104, 152, 110) +
    tier(-166, 112, 104)
  );
}

/** A bush with its foot at 0,0, about 170 wide. */
export const bush = ([light, dark, shade]: Tones): Svg =>
  path('M-84,4 C-104,-30 -74,-58 -48,-50 C-40,-88 12,-96 28,-62 C60,-74 96,-44 84,4 C40,14 -40,14 -84,4Z', {
    fill: linear([light, dark]),
    filter: clay(shade, 10, { light: 0.6, tint: '#F2FFB0' }),
  });

/** A daisy-like flower with stalk, foot at 0,0, about 60 high. */
export function flower(petal: string, heart = '#FFC83D'): Svg {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) =>
      path('M0,-4 C10,-10 12,-22 0,-26 C-12,-22 -10,-10 0,-4Z', {
        transform: `translate(0 -46) rotate(${turn})`,
        fill: petal,
      }),
    )
    .join('');
  return (
    path('M0,0 C-3,-16 -2,-32 0,-44', {
      fill: 'none',
      stroke: '#3FA05A',
      strokeWidth: 6,
      strokeLinecap: 'round',
    }) +
    path('M-2,-14 C-14,-26 -24,-22 -24,-14 C-16,-8 -8,-8 -2,-14Z', { fill: '#5CC26A' }) +
    petals +
    circle(0, -46, 8, { fill: heart, filter: clay('#B5650E', 2.5) })
  );
}

/** A tuft of grass, foot at 0,0, about 70 wide. */
export const tuft = ([light, dark]: readonly [string, string]): Svg =>
  path(
    'M-34,4 C-34,-12 -38,-24 -44,-34 C-28,-28 -20,-18 -16,-6 C-16,-26 -14,-40 -6,-54 C2,-38 4,-24 4,-8 C8,-22 16,-32 30,-40 C28,-26 28,-12 30,4 C10,10 -14,10 -34,4Z',
    { fill: linear([light, dark]) },
  );

/** Big leaves that frame a lower corner, rooted at 0,0 and growing up. */
export const cornerLeaf = ([light, dark, shade]: Tones): Svg =>
  path('M0,0 C60,-130 60,-300 -20,-420 C-110,-310 -110,-130 0,0Z', {
    fill: linear([light, dark]),
    filter: clay(shade, 13, { dark: 0.5, light: 0.5, tint: '#D9FF9A' }),
  }) +
  path('M0,-10 C-14,-140 -22,-270 -22,-390', {
    fill: 'none',
    stroke: '#C8F08A',
    strokeWidth: 7,
    strokeLinecap: 'round',
    opacity: 0.5,
  });
