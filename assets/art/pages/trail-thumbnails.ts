import type { Page, RigDrawing } from '#assets/art/kit/drawing.ts';
import { plainNumeral } from '#assets/art/kit/lettering.ts';
import { at, each, line, type Svg } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { trailFrames } from '#assets/art/things/trail.ts';
import { eveningVillage } from '#assets/art/worlds/evening-village.ts';
import { meadowPath } from '#assets/art/worlds/meadow-path.ts';
import { mountain } from '#assets/art/worlds/mountain.ts';
import { figure } from './characters.ts';
import { frameOf, thumbnail } from './thumbnail.ts';

type Step = readonly [x: number, y: number, number: number];

/** Stepping stones from the first to the last; the last but one is lit, and the guide leaps from it. */
function trail(steps: readonly Step[], guide: RigDrawing, dots: string): Svg {
  const frames = trailFrames();
  const path = steps.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join(' ');
  const [fromX, fromY] = steps[1]!;
  const [toX, toY] = steps[2]!;
  return (
    line(path, dots, 20, { strokeDasharray: '2 44', opacity: 0.8 }) +
    each(steps, ([x, y, value], index) =>
      at(
        x,
        y,
        frameOf(frames, index < 2 ? 'trail/stone-lit' : 'trail/stone-idle') +
          at(0, -4, plainNumeral(value, 74, '#5A3A2A')),
        { scale: 1.12 },
      ),
    ) +
    at((fromX + toX) / 2, Math.min(fromY, toY) - 60, figure(guide, POSES.cheer), { scale: 0.92 })
  );
}

/** Stones in number order; up, home, or to the top. Cards that are not as wide cut off a tenth at each side. */
export const trailThumbnails = (): Page[] => [
  thumbnail({
    game: 'number-trail',
    world: meadowPath,
    without: ['left-tree', 'leaves'],
    things: trail(
      [
        [280, 736, 0],
        [500, 672, 1],
        [735, 706, 2],
        [945, 630, 3],
        [1150, 556, 4],
      ],
      fox(),
      '#FFF3C0',
    ),
  }),
  thumbnail({
    game: 'number-trail-heading-home',
    world: eveningVillage,
    without: ['leaves', 'left-lamp'],
    things:
      at(1160, 560, frameOf(trailFrames(), 'trail/home'), { scale: 1.25 }) +
      trail(
        [
          [170, 690, 3],
          [430, 750, 2],
          [740, 740, 1],
          [1020, 690, 0],
        ],
        cat(),
        '#FFE7A8',
      ),
  }),
  thumbnail({
    game: 'number-trail-high-climb',
    world: mountain,
    without: ['left-firs', 'right-firs', 'flowers'],
    things:
      at(1130, 330, frameOf(trailFrames(), 'trail/flag'), { scale: 1.1 }) +
      trail(
        [
          [200, 790, 16],
          [440, 720, 17],
          [730, 640, 18],
          [960, 520, 19],
          [1160, 390, 20],
        ],
        owl(),
        '#FFFFFF',
      ),
  }),
];
