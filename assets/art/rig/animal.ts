import type { RigDrawing } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, bothSides, circle, ellipse, group, line, path, type Svg } from '#assets/art/kit/svg.ts';
import { assemble } from './assemble.ts';
import { muzzleMouth } from './face.ts';
import { ARM, foot, furBody, furLimb } from './fur.ts';
import type { EyePlace, Mouth, Skin, SkinColours } from './skin.ts';

/** What tells one animal of the savanna from another; the rest of the figure they share. */
export interface Animal {
  readonly name: string;
  readonly colours: Omit<SkinColours, 'iris' | 'scarf'>;
  readonly feet: string;
  /** Around the head's centre. */
  head(colours: Animal['colours']): Svg;
  /** Height of the head's centre over the feet, as y in rig space: a long neck lifts it. */
  readonly headY?: number;
  /** Behind the body, in rig space. */
  readonly neck?: Svg;
  readonly ear?: Skin['ear'];
  readonly tail?: Skin['tail'];
  readonly eye?: Partial<EyePlace>;
  readonly mouth?: {
    readonly x?: number;
    readonly y: number;
    readonly scale?: number;
    readonly ink?: string;
  };
  readonly blush?: { readonly x: number; readonly y: number };
  /** Marks on the body in rig space, and on an arm. */
  readonly bodyMarks?: Svg;
  readonly armMarks?: Svg;
}

/** Savanna animals stand behind number signs and are smaller than the guide. */
const SCALE = 0.6;
const IRIS = ['#33202C', '#6A4030'] as const;

export function animal(look: Animal): RigDrawing {
  const { headY = -270, neck = '', mouth = { y: 46 }, armMarks } = look;
  const colours: SkinColours = { ...look.colours, iris: IRIS };
  return assemble({
    name: look.name,
    sheet: 'safari',
    scale: SCALE,
    colours,
    headY,
    head: look.head(look.colours),
    eye: { x: 52, y: -16, rx: 21, ry: 26, ...look.eye },
    browGap: 15,
    blush: look.blush ?? { x: 92, y: 34 },
    lid: colours.fur[1],
    ear: look.ear,
    body: neck + furBody(colours, look.bodyMarks),
    arm: { x: 66, y: -150, draw: () => furLimb(ARM, colours, ...(armMarks ? [armMarks] : [])) },
    foot: { x: 42, y: -8, draw: () => foot(look.feet, colours.shade, 40) },
    tail: look.tail,
    mouthY: mouth.y,
    mouth: (kind: Mouth) =>
      at(mouth.x ?? 0, 0, muzzleMouth(kind, mouth.ink ?? '#4A1E2C'), { scale: mouth.scale ?? 1 }),
  });
}

/** The common head: a broad round one. */
export const ROUND =
  'M0,-108 C80,-108 130,-62 134,-4 C138,62 84,108 0,108 C-84,108 -138,62 -134,-4 C-130,-62 -80,-108 0,-108Z';

type Ear = NonNullable<Skin['ear']>['draw'];

export const roundEar =
  (radius: number, fur: string, inner: string, shade: string): Ear =>
  () =>
    circle(0, 0, radius, { fill: fur, filter: clay(shade, 7, { dark: 0.4 }) }) +
    circle(0, 3, radius * 0.58, {
      fill: inner,
      filter: clay('#9E1F4A', 4, { dark: 0.3, light: 0.1, inset: true }),
    });

/** An ear by its outlines, drawn for the right side and turned outwards by so many degrees. */
export const leafEar =
  ([light, , dark]: SkinColours['fur'], shade: string, turn: number, outer: string, inner: Svg): Ear =>
  (side) =>
    group(
      { transform: `scale(${side} 1) rotate(${turn})` },
      path(outer, { fill: linear([light, dark]), filter: clay(shade, 7) }),
      inner,
    );

/** A thin tail with a tuft at its end. */
export const tuftedTail = (d: string, fur: string, width: number, tuft: Svg): Svg =>
  line(d, fur, width) + tuft;

export const nostrils = (x: number, y: number, rx: number, ry: number, fill: string): Svg =>
  bothSides((side) => ellipse(side * x, y, rx, ry, { fill }));
