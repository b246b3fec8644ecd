import { clay, linear, radial, soft } from '#assets/art/kit/paint.ts';
import { bothSides, circle, ellipse, group, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { clipped } from '#assets/art/kit/paint.ts';
import type { Mouth, Skin } from './skin.ts';

const oval = (rx: number, ry: number) => `M${-rx},0 A${rx},${ry} 0 1 1 ${rx},0 A${rx},${ry} 0 1 1 ${-rx},0Z`;

/** A big dark eye with two glints; both eyes have theirs at the same side, where the light comes from. */
export function eye({ colours, eye: { rx, ry, ring = 0 } }: Skin): Svg {
  const [light, dark] = colours.iris;
  const around =
    ring > 0
      ? circle(0, 0, ry + ring, { fill: radial(['#FFF2A8', '#FFC928', '#F29A16'], 0.4, 0.35, 0.75) })
      : '';
  return (
    around +
    path(oval(rx, ry), { fill: linear([light, light, dark]) }) +
    ellipse(rx * 0.28, -ry * 0.36, rx * 0.38, ry * 0.34, { fill: '#FFFFFF' }) +
    circle(-rx * 0.32, ry * 0.42, rx * 0.18, { fill: '#FFFFFF', opacity: 0.85 })
  );
}

/** A laughing eye: an arc. */
export const happyEye = ({ colours, eye: { rx, ry } }: Skin): Svg =>
  line(`M${-rx},8 C${-rx * 0.6},${-ry * 0.85} ${rx * 0.6},${-ry * 0.85} ${rx},8`, colours.iris[0], 11);

/** The closed lid. Blinking scales it from the top of the eye; its lashes are the lower edge. */
export function lid({ colours, lid: fill, eye: { rx, ry, ring = 0 } }: Skin): Svg {
  const [x, y] = ring > 0 ? [ry + ring, ry + ring] : [rx + 2, ry + 2];
  const lashes = `M${-x * 0.72},${y * 0.62} C${-x * 0.3},${y * 1.02} ${x * 0.3},${y * 1.02} ${x * 0.72},${y * 0.62}`;
  return ellipse(0, 0, x, y, { fill }) + line(lashes, colours.iris[0], 7);
}

export const brow = ({ colours }: Skin): Svg =>
  line('M-20,5 C-10,-6 10,-6 20,5', colours.brow, 9, { opacity: 0.9 });

export const blush = (): Svg => ellipse(0, 0, 24, 15, { fill: '#FF6E7F', opacity: 0.45, filter: soft(5) });

const OPEN: { readonly [M in 'open' | 'cheer' | 'small']: string } = {
  open: 'M-20,2 C-10,-3 10,-3 20,2 C23,24 12,36 0,36 C-12,36 -23,24 -20,2Z',
  cheer: 'M-33,0 C-18,6 18,6 33,0 C35,31 19,50 0,50 C-19,50 -35,31 -33,0Z',
  small: 'M-11,8 C-11,-2 11,-2 11,8 C12,22 8,28 0,28 C-8,28 -12,22 -11,8Z',
};

/** The mouth of an animal with a muzzle, around its upper edge. */
export function muzzleMouth(mouth: Mouth, ink: string): Svg {
  if (mouth === 'idle') return line('M0,0 C0,16 -14,21 -27,13 M0,0 C0,16 14,21 27,13', ink, 7.5);
  if (mouth === 'think') return line('M-14,14 C-4,5 10,7 22,15', ink, 7.5);
  const outline = OPEN[mouth];
  const tongue =
    mouth === 'cheer'
      ? ellipse(0, 50, 22, 20, { fill: '#FF7F92' })
      : ellipse(0, 36, 13, 11, { fill: '#FF7F92' });
  const teeth =
    mouth === 'cheer'
      ? path('M-36,-6 C-18,5 18,5 36,-6 L29,9 C12,14 -12,14 -29,9Z', { fill: '#FFFFFF' })
      : '';
  return (
    path(outline, { fill: linear(['#8E2440', '#6B1530']) }) +
    clipped(outline, mouth === 'small' ? '' : tongue, teeth)
  );
}

/** A bird's beak, which opens by its lower half. */
export function beak(mouth: Mouth): Svg {
  const drop = { idle: 0, think: 2, small: 10, open: 16, cheer: 22 }[mouth];
  const lower =
    drop > 4
      ? path(`M-18,4 C-15,${drop + 22} 15,${drop + 22} 18,4Z`, { fill: '#8E2440' }) +
        ellipse(0, drop + 6, 9, 6, { fill: '#FF7F92' }) +
        path(
          `M-15,${drop - 2} C-12,${drop + 24} 12,${drop + 24} 15,${drop - 2} C9,${drop + 13} -9,${drop + 13} -15,${drop - 2}Z`,
          {
            fill: linear(['#F28A1A', '#D96A12']),
          },
        )
      : '';
  const upper = path(
    'M0,-24 C16,-24 26,-10 24,0 C20,14 8,22 0,30 C-8,22 -20,14 -24,0 C-26,-10 -16,-24 0,-24Z',
    {
      fill: linear(['#FFC94A', '#FF9D1E']),
      filter: clay('#B3390E', 5, { light: 0.6 }),
    },
  );
  return lower + group({ transform: `translate(${mouth === 'think' ? 5 : 0} ${drop > 4 ? -6 : 0})` }, upper);
}

/** A scarf around the neck; it hides the joint of the head. */
export function scarf([light, dark]: readonly [string, string]): Svg {
  const shade = '#1B2A6B';
  const wrap =
    'M-70,-183 C-40,-159 40,-159 70,-183 C80,-169 78,-153 66,-145 C34,-125 -34,-125 -66,-145 C-78,-153 -80,-169 -70,-183Z';
  const end =
    'M26,-147 C44,-139 58,-119 60,-91 C60,-85 52,-83 48,-87 C42,-93 36,-91 30,-87 C26,-85 20,-87 20,-93 C20,-111 14,-127 6,-135Z';
  const fill = linear([light, dark]);
  return (
    path(wrap, { fill, filter: clay(shade, 6, { dark: 0.35, light: 0.5 }) }) +
    clipped(wrap, ellipse(0, -184, 80, 24, { fill: shade, opacity: 0.35, filter: soft(6) })) +
    path(end, { fill, filter: clay(shade, 5, { dark: 0.38, light: 0.4 }) })
  );
}

export const whiskers = (): Svg =>
  bothSides((side) =>
    line(
      `M${side * 96},40 C${side * 122},34 ${side * 150},34 ${side * 176},28 M${side * 96},56 C${side * 122},56 ${side * 150},60 ${side * 174},64`,
      '#FFFFFF',
      5,
      { opacity: 0.9 },
    ),
  );
