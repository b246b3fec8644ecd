import type { Page } from '#assets/art/kit/drawing.ts';
import { plainNumeral } from '#assets/art/kit/lettering.ts';
import { at, each, type Svg } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { raccoon } from '#assets/art/scenery/animals/raccoon.ts';
import { boxes } from '#assets/art/scenery/attic/boxes.ts';
import { magnifier, plainShape, shapeCharacter } from '#assets/art/things/shapes.ts';
import { detectiveNight } from '#assets/art/worlds/detective-night.ts';
import { detectiveStudy } from '#assets/art/worlds/detective-study.ts';
import { figure } from './characters.ts';
import { plate, thumbnail } from './thumbnail.ts';

const DETECTIVE = { mouth: 'cheer', hat: 'detective', turns: { armL: 14, armR: -84 } } as const;

/** A card with three, four or two stars, as on a die. */
const card = (x: number, y: number, places: readonly (readonly [x: number, y: number])[]): Svg =>
  plate(x, y, 270, 270) +
  each(places, ([dx, dy]) => at(x + dx, y + dy, plainShape('star', 'amber'), { scale: 0.36 }));

/** Shapes with faces under the magnifier; a numeral and the amounts it may stand for. */
export const detectiveThumbnails = (): Page[] => [
  thumbnail({
    game: 'shape-detective',
    world: detectiveStudy,
    without: ['clock'],
    things:
      at(960, 330, shapeCharacter('circle', 'coral'), { scale: 1.2 }) +
      at(1240, 330, shapeCharacter('square', 'sky', 'face-cheer'), { scale: 1.2 }) +
      at(900, 690, shapeCharacter('star', 'amber', 'face'), { scale: 1.2 }) +
      at(1210, 690, shapeCharacter('heart', 'violet'), { scale: 1.15 }) +
      at(632, 400, shapeCharacter('triangle', 'teal', 'face-cheer'), { scale: 1.25 }) +
      at(280, 850, figure(owl(), DETECTIVE), { scale: 1.25 }) +
      at(632, 392, magnifier(), { scale: 1.75, flip: true }),
  }),
  thumbnail({
    game: 'number-detective',
    world: detectiveNight,
    without: ['luggage', 'glow', 'window', 'boxes', 'raccoon'],
    things:
      plate(560, 300, 300, 330) +
      at(560, 300, plainNumeral(3, 210, '#4A2354')) +
      card(900, 260, [
        [-66, -66],
        [66, 66],
        [66, -66],
        [-66, 66],
      ]) +
      card(1220, 260, [
        [-60, -60],
        [60, 60],
      ]) +
      card(980, 620, [
        [-64, 64],
        [0, 0],
        [64, -64],
      ]) +
      at(1226, 832, boxes(), { scale: 1.05 }) +
      at(1226, 568, raccoon(), { scale: 0.92 }) +
      at(300, 860, figure(cat(), DETECTIVE), { scale: 1.2 }) +
      at(985, 620, magnifier(), { scale: 1.9 }),
  }),
];
