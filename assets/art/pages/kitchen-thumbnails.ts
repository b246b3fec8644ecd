import type { Page, RigDrawing } from '#assets/art/kit/drawing.ts';
import { plainNumeral } from '#assets/art/kit/lettering.ts';
import { groundShadow } from '#assets/art/kit/paint.ts';
import { at, centred, each, ellipse, rect, type Svg } from '#assets/art/kit/svg.ts';
import { cat } from '#assets/art/rig/cat.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { owl } from '#assets/art/rig/owl.ts';
import { POSES, type Pose } from '#assets/art/rig/pose.ts';
import { filled } from '#assets/art/things/containers.ts';
import { cookieFrames } from '#assets/art/things/cookie.ts';
import { bakingSheet, picnicDish, woodenBoard, type TrayDrawing } from '#assets/art/things/cookie-trays.ts';
import { apple } from '#assets/art/things/fruit.ts';
import { sandwichFrames } from '#assets/art/things/sandwich.ts';
import { bakery } from '#assets/art/worlds/bakery.ts';
import { kitchenCounter } from '#assets/art/worlds/kitchen-counter.ts';
import { marketStall } from '#assets/art/worlds/market-stall.ts';
import { nightKitchen } from '#assets/art/worlds/night-kitchen.ts';
import { picnicMeadow } from '#assets/art/worlds/picnic-meadow.ts';
import { figure } from './characters.ts';
import { frameOf, thumbnail, type Thumbnail } from './thumbnail.ts';

/** Cookies in rows of five on a tray; the last ones are eaten, and the guide holds what is left of one. */
function cookies(
  game: string,
  { world, without, tray }: Pick<Thumbnail, 'world' | 'without'> & { readonly tray: TrayDrawing },
  [guide, pose]: readonly [RigDrawing, Pose],
  [all, eaten]: readonly [number, number],
): Page {
  const frames = cookieFrames();
  const rows = Math.ceil(all / 5);
  const step = rows > 2 ? 150 : 168;
  const places = Array.from({ length: all }, (_, index) => index);
  const things = each(places, (index) => {
    const x = 900 + ((index % 5) - 2) * step;
    const y = 440 + (Math.floor(index / 5) - (rows - 1) / 2) * step;
    const left = all - eaten;
    const name = index < left ? 'cookie' : index === left ? 'bitten' : 'gone';
    return at(x, y, frameOf(frames, `cookie/${name}`), { scale: step / 126 });
  });
  return thumbnail({
    game,
    world,
    without,
    things:
      at(900, 440, tray(step * 5 + 110, rows * step + 96)) +
      things +
      at(250, 850, figure(guide, pose), { scale: 1.2 }) +
      at(206, 668, frameOf(frames, 'cookie/bitten'), { scale: 1.15, turn: -30 }),
  });
}

/** Holding a cookie in front of the chest. */
const MUNCHING: Pose = { eyes: 'happy', mouth: 'cheer', turns: { armL: 14, armR: 98 }, inFront: ['armR'] };

/** Two slices of bread in their rack with the numbers before and after, and three fillings on dishes to choose from. */
function sandwich(): Page {
  const part = (name: string) => frameOf(sandwichFrames(), `sandwich/${name}`);
  const filling = (x: number, drawing: Svg, value: number) =>
    at(x, 690, dish() + drawing + plainNumeral(value, 116, '#4A2354'));
  const slice = (x: number, value: number) =>
    at(x, 300, part('bread') + at(0, 10, plainNumeral(value, 140, '#4A2354')), { scale: 1.15 });
  return thumbnail({
    game: 'number-sandwich',
    world: kitchenCounter,
    without: ['fridge'],
    things:
      slice(578, 4) +
      at(880, 300, gap()) +
      slice(1172, 6) +
      rack(880, 432) +
      filling(620, part('cheese'), 5) +
      filling(890, part('tomato'), 3) +
      filling(1165, part('lettuce'), 7) +
      at(240, 850, figure(cat(), { ...POSES.point, hat: 'baker' }), { scale: 1.2 }),
  });
}

/** A dish of white china, seen from above. */
const dish = (): Svg =>
  ellipse(0, 26, 146, 108, { fill: '#B98A4A' }) +
  ellipse(0, 6, 146, 112, { fill: '#FFFBF0' }) +
  ellipse(0, 8, 124, 92, { fill: '#F3E2C2' });

/** The low wooden rack in which the slices stand. */
const rack = (x: number, y: number): Svg =>
  rect(centred(x, y + 9, 930, 50), 20, { fill: '#5A2A1A' }) +
  rect(centred(x, y, 930, 46), 20, { fill: '#CB8B4E' });

/** The place between the slices. */
const gap = (): Svg =>
  rect(centred(0, 0, 210, 236), 44, {
    fill: '#FFFFFF',
    stroke: '#F5A623',
    strokeWidth: 10,
    strokeDasharray: '30 20',
    strokeLinecap: 'round',
  });

/** Four containers, one of them empty. */
const containers = (): Page =>
  thumbnail({
    game: 'none-left-fun',
    world: marketStall,
    without: ['stalls', 'crates'],
    things:
      each(
        [
          [560, 'basket', 4],
          [880, 'bowl', 0],
          [1200, 'bag', 3],
        ] as const,
        ([x, type, count]) =>
          at(x, 800, at(4, 2, groundShadow(290, 0.35)) + filled(type, count, apple()), { scale: 1.12 }),
      ) + at(220, 850, figure(fox(), { ...POSES.cheer, eyes: 'open', mouth: 'open' }), { scale: 1.12 }),
  });

export const kitchenThumbnails = (): Page[] => [
  cookies(
    'cookie-crunch-count',
    { world: bakery, without: ['oven', 'rack'], tray: bakingSheet },
    [fox(), { ...MUNCHING, hat: 'baker' }],
    [5, 2],
  ),
  cookies(
    'cookie-crunch-count-medium',
    { world: picnicMeadow, without: ['tree', 'basket'], tray: picnicDish },
    [cat(), { ...MUNCHING, hat: 'sun' }],
    [10, 4],
  ),
  cookies(
    'cookie-crunch-count-hard',
    { world: nightKitchen, without: ['stove', 'dresser'], tray: woodenBoard },
    [owl(), MUNCHING],
    [15, 6],
  ),
  sandwich(),
  containers(),
];
