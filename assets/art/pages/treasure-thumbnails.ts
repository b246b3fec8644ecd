import type { Page, World } from '#assets/art/kit/drawing.ts';
import { plus } from '#assets/art/kit/lettering.ts';
import { at, type Svg } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { crab, crystalBack, PLUM, RUST, snailShell } from '#assets/art/scenery/animals/crab.ts';
import { openChest } from '#assets/art/things/chest.ts';
import { heapGround, mat, type HeapColours } from '#assets/art/things/heap.ts';
import { coin, crown, gem } from '#assets/art/things/treasure.ts';
import { treasureBeach } from '#assets/art/worlds/beach.ts';
import { treasureCove } from '#assets/art/worlds/treasure-cove.ts';
import { treasureNight } from '#assets/art/worlds/treasure-night.ts';
import { figure } from './characters.ts';
import { rows, thumbnail } from './thumbnail.ts';

const SAND: HeapColours = {
  ground: ['#FFF1C9', '#FFDF9E', '#F6C878'],
  mat: ['#FFFDF6', '#FFEFD8'],
  hem: '#E4576B',
};
const DECK: HeapColours = {
  ground: ['#D99A66', '#B8764A', '#8E5236'],
  mat: ['#FFFBEF', '#F6E6CC'],
  hem: '#B98A4E',
};
const ROCK: HeapColours = {
  ground: ['#8F86CC', '#6A60AE', '#473E86'],
  mat: ['#FBF8FF', '#E6DFF7'],
  hem: '#9A8FD0',
};

interface Hunt {
  readonly game: string;
  readonly world: World;
  readonly without: readonly string[];
  readonly colours: HeapColours;
  readonly guard: Svg;
  /** The heaps, around the middles of what they lie on. */
  readonly heaps: readonly [Svg, Svg];
  readonly before: Svg;
}

const MIDDLES = [380, 1020] as const;
const HEAP_Y = 326;

/** Two heaps that are added, each guarded by a crab, and the chest they go into. */
const hunt = ({ game, world, without, colours, guard, heaps, before }: Hunt): Page =>
  thumbnail({
    game,
    world,
    without,
    things:
      heapGround(colours) +
      MIDDLES.map(
        (x, index) =>
          mat(x, HEAP_Y, 570, 240, colours) +
          at(x, HEAP_Y, heaps[index]!) +
          at(x + (index === 0 ? -150 : 150), HEAP_Y - 116, guard, { scale: 1.05 }),
      ).join('') +
      at(700, HEAP_Y, plus(70, '#FFFFFF', '#C4651A')) +
      before,
  });

export const treasureThumbnails = (): Page[] => [
  hunt({
    game: 'total-treasure-hunt',
    world: treasureBeach(),
    without: ['palm'],
    colours: SAND,
    guard: crab(RUST),
    heaps: [rows(3, 0, 0, 160, gem('ruby'), 1), rows(2, 0, 4, 190, crown(), 1.1)],
    before:
      at(230, 858, figure(fox(), POSES.cheer), { scale: 0.88 }) + at(930, 850, openChest(), { scale: 1.25 }),
  }),
  hunt({
    game: 'total-treasure-hunt-medium',
    world: treasureCove,
    without: ['mast', 'barrel', 'wheel', 'parrot'],
    colours: DECK,
    guard: crab(RUST, snailShell()),
    heaps: [rows(9, 0, 0, 96, gem('sapphire'), 0.56), rows(3, 0, 0, 150, coin(), 0.95)],
    before:
      at(1160, 858, figure(cat(), POSES.point), { scale: 0.9, flip: true }) +
      at(470, 850, openChest(), { scale: 1.25 }),
  }),
  hunt({
    game: 'total-treasure-hunt-hard',
    world: treasureNight,
    without: ['crystals', 'wall'],
    colours: ROCK,
    guard: crab(PLUM, crystalBack()),
    heaps: [rows(10, 0, 0, 96, gem('amethyst'), 0.56), rows(8, 0, 0, 96, coin(), 0.64)],
    before:
      at(240, 858, figure(owl(), POSES.cheer), { scale: 0.88 }) + at(950, 850, openChest(), { scale: 1.25 }),
  }),
];
