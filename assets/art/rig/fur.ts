import { clay, clipped, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, group, path, type Svg } from '#assets/art/kit/svg.ts';
import type { SkinColours } from './skin.ts';

/** Outlines that most figures share: body and belly in rig space, an arm hanging down from its shoulder. */
export const BODY =
  'M0,-186 C54,-186 80,-140 88,-86 C94,-34 62,-4 0,-4 C-62,-4 -94,-34 -88,-86 C-80,-140 -54,-186 0,-186Z';
const BELLY =
  'M0,-150 C34,-150 56,-112 58,-74 C60,-34 36,-14 0,-14 C-36,-14 -60,-34 -58,-74 C-56,-112 -34,-150 0,-150Z';
export const ARM =
  'M-21,-4 C-27,28 -30,62 -27,82 C-21,112 25,112 29,82 C32,58 27,22 19,-4 C13,-22 -15,-22 -21,-4Z';

type Fur = Pick<SkinColours, 'fur' | 'shade' | 'light'>;

/** The clay of a fur; limbs turn with the figure, so they get little light. */
export const furry = ({ shade, light: tint }: Fur, size: number, light = 0.65, stroked = false) =>
  clay(shade, size, { dark: 0.42, light, tint, stroked });

/** A head: fur lit from above left, and what is painted on it. */
export const furHead = (outline: string, colours: Fur, ...painted: readonly Svg[]): Svg => {
  const [light, middle, dark] = colours.fur;
  const fill = radial(
    [
      [0, light],
      [0.55, middle],
      [1, dark],
    ],
    0.42,
    0.28,
    0.8,
  );
  return group(
    { filter: furry(colours, 13) },
    path(outline, { fill }),
    painted.length > 0 ? clipped(outline, ...painted) : '',
  );
};

/** A shape in the fur's three tones from top to bottom, with its markings. */
export const furLimb = (outline: string, colours: Fur, ...painted: readonly Svg[]): Svg =>
  group(
    { filter: furry(colours, 6, 0.22) },
    path(outline, { fill: linear(colours.fur) }),
    painted.length > 0 ? clipped(outline, ...painted) : '',
  );

/** The body that most figures have; `marks` lie under the belly. */
export const furBody = (colours: SkinColours, marks: Svg = ''): Svg =>
  group(
    { filter: furry(colours, 10) },
    path(BODY, { fill: linear(colours.fur) }),
    marks,
    path(BELLY, { fill: linear(colours.belly) }),
  );

export const foot = (fill: string, shade: string, rx = 38, ry = 22): Svg =>
  ellipse(0, 0, rx, ry, { fill, filter: clay(shade, 6, { dark: 0.4, light: 0.45 }) });
