import type { Page } from '#assets/art/kit/drawing.ts';
import { plus } from '#assets/art/kit/lettering.ts';
import { at } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { openChest } from '#assets/art/things/chest.ts';
import { coin, crown, gem } from '#assets/art/things/treasure.ts';
import { treasureBeach } from '#assets/art/worlds/beach.ts';
import { treasureCove } from '#assets/art/worlds/treasure-cove.ts';
import { treasureNight } from '#assets/art/worlds/treasure-night.ts';
import { figure } from './characters.ts';
import { plate, rows, thumbnail } from './thumbnail.ts';

/** Two groups that are added, and the chest they go into. */
export const treasureThumbnails = (): Page[] => [
  thumbnail({
    game: 'total-treasure-hunt',
    world: treasureBeach(),
    without: ['palm'],
    things:
      plate(760, 215, 1060, 300) +
      rows(3, 485, 215, 146, gem('ruby'), 0.9) +
      at(800, 215, plus(76, '#FFFFFF', '#F58A1A')) +
      rows(2, 1070, 220, 180, crown(), 1.06) +
      at(250, 850, figure(fox(), POSES.cheer), { scale: 1.05 }) +
      at(1010, 840, openChest(), { scale: 1.3 }),
  }),
  thumbnail({
    game: 'total-treasure-hunt-medium',
    world: treasureCove,
    without: ['mast', 'barrel', 'wheel', 'parrot'],
    things:
      plate(720, 215, 1240, 330) +
      rows(9, 420, 215, 108, gem('sapphire'), 0.64) +
      at(770, 215, plus(66, '#FFFFFF', '#F58A1A')) +
      rows(3, 1066, 215, 145, coin(), 0.95) +
      at(1120, 850, figure(cat(), POSES.point), { scale: 1.05, flip: true }) +
      at(420, 840, openChest(), { scale: 1.3 }),
  }),
  thumbnail({
    game: 'total-treasure-hunt-hard',
    world: treasureNight,
    without: ['crystals', 'wall'],
    things:
      plate(700, 215, 1290, 340) +
      rows(10, 353, 215, 108, gem('amethyst'), 0.62) +
      at(710, 215, plus(70, '#FFFFFF', '#F58A1A')) +
      rows(8, 1058, 215, 106, coin(), 0.68) +
      at(260, 850, figure(owl(), POSES.cheer), { scale: 1.05 }) +
      at(1020, 840, openChest(), { scale: 1.3 }),
  }),
];
