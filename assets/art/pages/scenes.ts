import type { Page } from '#assets/art/kit/drawing.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, bothSides, centred, circle, each, path, rect, type Box, type Svg } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { openChest } from '#assets/art/things/chest.ts';
import { coin, gem } from '#assets/art/things/treasure.ts';
import { treasureBeach } from '#assets/art/worlds/beach.ts';
import { meadowPath } from '#assets/art/worlds/meadow-path.ts';
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

/** For the sign-in page: an open gate in the meadow, fox waving. */
const SIGN_IN: Box = { x: 810, y: 0, width: 900, height: 1080 };
function gate(): Svg {
  const wood = linear(['#FFFFFF', '#F2E6FA', '#D8C4EC']);
  const edge = clay('#6A3F9A', 7, { dark: 0.4 });
  const post = (x: number) =>
    rect({ x: x - 24, y: -330, width: 48, height: 336 }, 18, { fill: wood, filter: edge }) +
    circle(x, -344, 32, { fill: linear(['#FFE07A', '#F2A32E']), filter: clay('#8A3A0E', 5) });
  const slat = (x: number) =>
    rect({ x: x - 19, y: -210, width: 38, height: 206 }, 17, { fill: wood, filter: edge });
  return (
    each([-420, -362, -304, 304, 362, 420], slat) +
    bothSides((side) => rect(centred(side * 360, -140, 240, 26), 12, { fill: wood, filter: edge })) +
    path('M-270,-330 C-250,-560 250,-560 270,-330 H222 C200,-496 -200,-496 -222,-330Z', {
      fill: linear(['#8FD06A', '#4FA04A']),
      filter: clay('#14523A', 9),
    }) +
    each(
      [
        [-236, -400],
        [-160, -474],
        [-60, -500],
        [60, -500],
        [160, -474],
        [236, -400],
      ] as const,
      ([x, y], index) =>
        circle(x, y, 20, { fill: index % 2 === 0 ? '#FF8FB8' : '#FFD24A', filter: clay('#9E1F4A', 4) }) +
        circle(x, y, 7, { fill: '#FFFFFF', opacity: 0.85 }),
    ) +
    post(-246) +
    post(246)
  );
}

/** The friends on the beach, in the widths that boards and phones show. */
const hero = (name: string, width: number): Page => ({
  name,
  drawing:
    backdrop(treasureBeach(), HERO) +
    at(1260, 680, figure(owl(), POSES.cheer), { scale: 1.02 }) +
    friends(1260, 990),
  view: HERO,
  canvas: WORLD_CANVAS,
  width,
  format: 'webp',
});

export const scenePages = (): Page[] => [
  {
    name: 'pages/sign-in',
    drawing:
      backdrop(meadowPath, SIGN_IN, ['left-tree']) +
      path('M1150,1100 C1170,960 1216,840 1230,760 H1290 C1304,840 1350,960 1370,1100Z', {
        fill: linear(['#FFE9B8', '#F2C987']),
        filter: clay('#A8632A', 8, { dark: 0.3 }),
      }) +
      at(1260, 880, gate()) +
      at(1260, 985, figure(fox(), { ...POSES.wave, eyes: 'open' }), { scale: 1.15 }),
    view: SIGN_IN,
    canvas: WORLD_CANVAS,
    width: 1000,
    format: 'webp',
  },
  hero('hero', 1600),
  hero('hero-narrow', 800),
  {
    name: 'share',
    drawing:
      backdrop(treasureBeach(), SHARE) +
      at(1260, 690, figure(owl(), POSES.cheer), { scale: 0.92 }) +
      friends(1260, 1000),
    view: SHARE,
    canvas: WORLD_CANVAS,
    width: 1200,
    // Not every site that previews links supports WebP, and the preview needs a fixed address.
    format: 'jpg',
    file: 'share.jpg',
  },
];
