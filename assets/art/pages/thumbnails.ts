import type { Page, World } from '#assets/art/kit/drawing.ts';
import { plus } from '#assets/art/kit/lettering.ts';
import { linear, soft } from '#assets/art/kit/paint.ts';
import { at, centred, each, rect, type Box, type Svg } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { openChest } from '#assets/art/things/chest.ts';
import { coin, crown, gem } from '#assets/art/things/treasure.ts';
import { treasureBeach, treasureCove, treasureNight } from '#assets/art/worlds/beach.ts';
import { backdrop, WORLD_CANVAS } from './backdrop.ts';
import { figure } from './characters.ts';

/** The part of the world a thumbnail shows: 16:10, with the ground and some sky. */
const VIEW: Box = { x: 700, y: 205, width: 1400, height: 875 };

interface Thumbnail {
  readonly game: string;
  readonly world: World;
  readonly without?: readonly string[];
  /** Drawn in a frame of 1400 x 875, its lower edge at y 875. */
  readonly things: Svg;
}

const thumbnail = ({ game, world, without, things }: Thumbnail): Page => ({
  name: `thumbnails/${game}`,
  drawing: backdrop(world, VIEW, without) + at(VIEW.x, VIEW.y, things),
  view: VIEW,
  canvas: WORLD_CANVAS,
  width: 640,
  format: 'webp',
});

/** A calm plate behind what is to be counted. */
export const plate = (x: number, y: number, width: number, height: number): Svg =>
  rect({ ...centred(x, y + 12, width, height) }, 54, { fill: '#3A1236', opacity: 0.3, filter: soft(12) }) +
  rect(centred(x, y, width, height), 54, { fill: linear(['#FFFDF4', '#FFEFCB']) });

const spots = (places: readonly (readonly [x: number, y: number])[], drawing: Svg, scale: number): Svg =>
  each(places, ([x, y]) => at(x, y, drawing, { scale }));

/** Things in rows of five around a centre. */
export function rows(count: number, x: number, y: number, step: number, drawing: Svg, scale: number): Svg {
  const lines = Math.ceil(count / 5);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 5);
    const inRow = Math.min(5, count - row * 5);
    return [x + ((index % 5) - (inRow - 1) / 2) * step, y + (row - (lines - 1) / 2) * step] as const;
  });
  return spots(places, drawing, scale);
}

const treasureThumbnails = (): Page[] => [
  thumbnail({
    game: 'total-treasure-hunt',
    world: treasureBeach(),
    without: ['palm'],
    things:
      plate(760, 215, 1060, 300) +
      rows(3, 470, 215, 150, gem('ruby'), 0.9) +
      at(760, 215, plus(76, '#FFFFFF', '#F58A1A')) +
      rows(2, 1050, 220, 180, crown(), 1.06) +
      at(250, 850, figure(fox(), POSES.cheer), { scale: 1.05 }) +
      at(1010, 840, openChest(), { scale: 1.3 }),
  }),
  thumbnail({
    game: 'total-treasure-hunt-medium',
    world: treasureCove(),
    without: ['palm'],
    things:
      plate(720, 215, 1240, 330) +
      rows(9, 380, 215, 112, gem('sapphire'), 0.66) +
      at(724, 215, plus(66, '#FFFFFF', '#F58A1A')) +
      rows(3, 1030, 215, 150, coin(), 0.95) +
      at(1120, 850, figure(cat(), POSES.point), { scale: 1.05, flip: true }) +
      at(420, 840, openChest(), { scale: 1.3 }),
  }),
  thumbnail({
    game: 'total-treasure-hunt-hard',
    world: treasureNight(),
    without: ['palm'],
    things:
      plate(700, 215, 1290, 340) +
      rows(10, 360, 215, 116, gem('amethyst'), 0.68) +
      at(700, 215, plus(70, '#FFFFFF', '#F58A1A')) +
      rows(8, 1040, 215, 112, coin(), 0.72) +
      at(260, 850, figure(owl(), POSES.cheer), { scale: 1.05 }) +
      at(1020, 840, openChest(), { scale: 1.3 }),
  }),
];

/** One picture for each game that tells what it is about without a word. */
export const thumbnailPages = (): Page[] => [...treasureThumbnails()];
