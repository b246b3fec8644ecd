import type { Page } from '#assets/art/kit/drawing.ts';
import { at, type Box } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { openChest } from '#assets/art/things/chest.ts';
import { coin, gem } from '#assets/art/things/treasure.ts';
import { treasureBeach } from '#assets/art/worlds/beach.ts';
import { backdrop, WORLD_CANVAS } from './backdrop.ts';
import { figure } from './characters.ts';

/** Fox, cat and owl at the open chest, around a middle at x, standing at y. */
const friends = (x: number, y: number) =>
  at(x + 10, y - 86, openChest(), { scale: 1.35 }) +
  at(x - 345, y - 30, figure(fox(), POSES.cheer), { scale: 1.12 }) +
  at(x + 355, y - 30, figure(cat(), { ...POSES.wave, eyes: 'happy' }), { scale: 1.12 }) +
  at(x - 150, y + 28, gem('emerald'), { scale: 0.8, turn: -12 }) +
  at(x + 10, y + 40, coin(), { scale: 0.75 }) +
  at(x + 160, y + 30, gem('ruby'), { scale: 0.8, turn: 10 });

const HERO: Box = { x: 540, y: 0, width: 1440, height: 1080 };
const SHARE: Box = { x: 393, y: 170, width: 1734, height: 910 };

export const scenePages = (): Page[] => [
  {
    name: 'hero',
    drawing:
      backdrop(treasureBeach(), HERO) +
      at(1260, 680, figure(owl(), POSES.cheer), { scale: 1.02 }) +
      friends(1260, 990),
    view: HERO,
    canvas: WORLD_CANVAS,
    width: 1600,
    format: 'webp',
  },
  {
    name: 'share',
    drawing:
      backdrop(treasureBeach(), SHARE) +
      at(1260, 690, figure(owl(), POSES.cheer), { scale: 0.92 }) +
      friends(1260, 1000),
    view: SHARE,
    canvas: WORLD_CANVAS,
    width: 1200,
    format: 'webp',
  },
];
