import type { RigDrawing } from '#assets/art/kit/drawing.ts';
import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, group, path, type Svg } from '#assets/art/kit/svg.ts';
import { assemble } from './assemble.ts';
import { muzzleMouth } from './face.ts';
import type { EyePlace, Mouth, Skin } from './skin.ts';

/** What tells one animal of the savanna from another; the rest of the figure they share. */
export interface Animal {
  readonly name: string;
  readonly fur: readonly [string, string, string];
  readonly shade: string;
  readonly light: string;
  readonly belly: readonly [string, string];
  readonly feet: string;
  /** Around the head's centre; fur is the paint of the head. */
  head(fur: string, clayey: string): Svg;
  readonly ear?: Skin['ear'];
  readonly tail?: Skin['tail'];
  readonly eye?: Partial<EyePlace>;
  readonly mouth?: {
    readonly x?: number;
    readonly y: number;
    readonly scale?: number;
    readonly ink?: string;
  };
  readonly brow?: string;
  readonly blush?: { readonly x: number; readonly y: number };
  /** Marks on the body, in rig space. */
  readonly bodyMarks?: Svg;
}

/** Savanna animals stand behind number signs and are smaller than the guide. */
const SCALE = 0.6;
const BODY =
  'M0,-186 C54,-186 80,-140 88,-86 C94,-34 62,-4 0,-4 C-62,-4 -94,-34 -88,-86 C-80,-140 -54,-186 0,-186Z';
const BELLY =
  'M0,-150 C34,-150 56,-112 58,-74 C60,-34 36,-14 0,-14 C-36,-14 -60,-34 -58,-74 C-56,-112 -34,-150 0,-150Z';
const ARM = 'M-21,-4 C-27,28 -30,62 -27,82 C-21,112 25,112 29,82 C32,58 27,22 19,-4 C13,-22 -15,-22 -21,-4Z';

export function animal(look: Animal): RigDrawing {
  const { fur, shade, light, belly, feet, mouth = { y: 46 } } = look;
  const furry = (size: number, strength = 0.6) =>
    clay(shade, size, { dark: 0.42, light: strength, tint: light });
  const place = (drawing: Svg) =>
    group({ transform: `translate(${mouth.x ?? 0} 0) scale(${mouth.scale ?? 1})` }, drawing);
  return assemble({
    name: look.name,
    sheet: 'safari',
    scale: SCALE,
    colours: {
      fur,
      shade,
      light,
      belly,
      iris: ['#33202C', '#6A4030'],
      brow: look.brow ?? shade,
    },
    headY: -270,
    head: look.head(
      radial(
        [
          [0, fur[0]],
          [0.55, fur[1]],
          [1, fur[2]],
        ],
        0.42,
        0.28,
        0.8,
      ),
      furry(12),
    ),
    eye: { x: 52, y: -16, rx: 21, ry: 26, ...look.eye },
    browGap: 15,
    blush: look.blush ?? { x: 92, y: 34 },
    lid: fur[1],
    ear: look.ear,
    body: group(
      { filter: furry(10) },
      path(BODY, { fill: linear(fur) }),
      look.bodyMarks ?? '',
      path(BELLY, { fill: linear(belly) }),
    ),
    arm: { x: 66, y: -150, draw: () => path(ARM, { fill: linear(fur), filter: furry(6, 0.25) }) },
    foot: { x: 42, y: -8, draw: () => ellipse(0, 0, 40, 22, { fill: feet, filter: furry(6, 0.45) }) },
    tail: look.tail,
    mouthY: mouth.y,
    mouth: (kind: Mouth) => place(muzzleMouth(kind, mouth.ink ?? '#4A1E2C')),
  });
}
