import type { Page, RigDrawing } from '#assets/art/kit/drawing.ts';
import { groundShadow } from '#assets/art/kit/paint.ts';
import { at, type Svg } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { drawPose, POSES, type Pose } from '#assets/art/rig/pose.ts';
import { savannaAnimals } from '#assets/art/rig/savanna-animals.ts';

/** A whole figure standing on 0,0 with its shadow. */
export const figure = (rig: RigDrawing, pose: Pose): Svg => at(8, 2, groundShadow(240)) + drawPose(rig, pose);

/** Heads for profile and cards. */
export const avatarPages = (): Page[] =>
  [fox(), cat(), owl()].map((rig) => ({
    name: `avatars/${rig.name}`,
    drawing: drawPose(rig, { mouth: 'cheer' }, 'head'),
    // Ears, cheeks and whiskers of all three fit this square.
    view: { x: -190, y: -502, width: 380, height: 380 },
    width: 256,
    format: 'webp',
    hasAvif: true,
  }));

/** So wide that mane, ears and trunk fit, by the animals that only a class is called by. */
const TOKEN_WIDTHS: Readonly<Record<string, number>> = { lion: 400, elephant: 470, monkey: 400 };

/** Heads for the turns of a class, beside those of the avatars. */
export const tokenPages = (): Page[] =>
  savannaAnimals().flatMap((rig) => {
    const width = TOKEN_WIDTHS[rig.name];
    if (width === undefined) return [];
    return {
      name: `avatars/${rig.name}`,
      drawing: drawPose(rig, { mouth: 'cheer' }, 'head'),
      view: { x: -width / 2, y: -270 - width * 0.53, width, height: width },
      width: 256,
      format: 'webp' as const,
    };
  });

export const figurePages = (): Page[] => [
  {
    name: 'pages/wave',
    drawing: figure(fox(), POSES.wave),
    view: { x: -230, y: -505, width: 540, height: 540 },
    width: 480,
    format: 'webp',
  },
];
