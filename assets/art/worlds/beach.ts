import type { World } from '#assets/art/kit/drawing.ts';
import { groundShadow, linear, clay } from '#assets/art/kit/paint.ts';
import { at, each, ellipse, line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { across, EDGE, leafLayers, vignette, WIDTH } from '#assets/art/scenery/frame.ts';
import { palm } from '#assets/art/scenery/palm.ts';
import { boat, downTo, island, rock, wave, type Colours } from '#assets/art/scenery/shore.ts';
import { bird, cloudLayer, skyLayer, sunLayers } from '#assets/art/scenery/sky.ts';
import { shell, starfish } from '#assets/art/things/treasure.ts';
import { createRandom } from '#engine/rules/random.ts';
import { day, type BeachLight } from './beach-lights.ts';

const HORIZON = 476;
/** The sea is painted far down, because on tall stages the beach lies much lower than here. */
const SEA_BOTTOM = 1480;

function sea({ sea: [horizon, light, middle, deep], islands, glint, sun: { x: sunX } }: BeachLight): Svg {
  const random = createRandom(42);
  const spread = (x: number, width: number) => {
    const depth = random.next() ** 1.4;
    const y = HORIZON + 14 + depth * 300;
    return {
      x: x + (random.next() - 0.5) * width * (0.3 + depth),
      y,
      size: 12 + 34 * depth * random.next(),
      height: 2 + 3 * depth,
    };
  };
  const glints = (count: number, x: number, width: number, opacity: number) =>
    times(count, () => {
      const place = spread(x, width);
      return ellipse(place.x, place.y, place.size, place.height, {
        fill: glint,
        opacity: opacity + 0.4 * random.next(),
      });
    });
  const [near, far, middleIsland] = islands;
  return (
    rect(across(HORIZON, SEA_BOTTOM + 40), 0, {
      fill: linear([
        [0, horizon],
        [0.06, light],
        [0.28, middle],
        [0.5, deep],
        [1, deep],
      ]),
    }) +
    at(2230, HORIZON + 6, island(near), {}) +
    at(1850, HORIZON + 6, island(far), { scale: 0.62 }) +
    at(300, HORIZON + 6, island(middleIsland), { scale: 0.85 }) +
    rect(across(HORIZON, HORIZON + 7), 3, { fill: '#FFFFFF', opacity: 0.45 }) +
    path(downTo(wave(560, 12, 18), SEA_BOTTOM), { fill: light, opacity: 0.28 }) +
    path(downTo(wave(640, 16, 13, -1), SEA_BOTTOM), {
      fill: linear([
        [0, light, 0.4],
        [1, middle, 0],
      ]),
    }) +
    glints(56, WIDTH / 2, WIDTH * 1.5, 0.22) +
    glints(34, sunX, 520, 0.4)
  );
}

/** The water's edge: the last wave and its foam. */
function shore({ shore: [light, dark], foam }: BeachLight): Svg {
  return (
    path(downTo(wave(706, 18, 11), 960), {
      fill: linear([
        [0, light],
        [0.4, dark],
        [1, dark],
      ]),
      filter: clay(dark, 10, { dark: 0, light: 0.75, tint: '#E9FFFF' }),
    }) +
    line(SHORE_LINE, foam, 66, { opacity: 0.45 }) +
    line(SHORE_LINE, foam, 32, { strokeDasharray: '150 10 90 6 220 12 60 8' })
  );
}
const SHORE_LINE =
  'M-60,790 C120,742 380,748 660,784 C940,822 1240,806 1500,768 C1760,730 2080,728 2300,752 C2420,764 2520,770 2600,772';

function sand({ sand: [wet, light, middle, dark] }: BeachLight): Svg {
  const random = createRandom(99);
  const dots = times(190, () => {
    const pale = random.next() > 0.5;
    const [x, y, size] = [random.int(0, WIDTH), random.int(860, 1080), 2 + 3 * random.next()];
    return ellipse(x, y, size, size * 0.6, {
      fill: pale ? '#FFF6D6' : dark,
      opacity: 0.3 + 0.3 * random.next(),
    });
  });
  const mounds = [
    [330, 905, 300, 34],
    [1840, 890, 340, 36],
    [1240, 1000, 520, 44],
    [220, 1020, 320, 40],
    [2260, 1010, 320, 40],
  ] as const;
  return (
    path(`${SHORE_LINE} L2600,1140 L-60,1140Z`, {
      fill: linear([
        [0, wet],
        [0.07, middle],
        [0.17, light],
        [0.55, middle],
        [1, dark],
      ]),
      transform: 'translate(0 4)',
    }) +
    each(mounds, ([x, y, rx, ry]) =>
      ellipse(x, y, rx, ry, {
        fill: linear([
          [0, light, 0.95],
          [0.5, light, 0.2],
          [1, light, 0],
        ]),
      }),
    ) +
    dots +
    at(1010, 1048, lying(starfish()), { scale: 0.46, turn: -14 }) +
    at(1650, 1052, lying(shell()), { scale: 0.4, turn: 20 })
  );
}
const lying = (drawing: Svg) => at(2, 42, groundShadow(120, 0.28, '#7A3A12')) + drawing;

function leftProps(): Svg {
  const stone: Colours = ['#D9C3B0', '#9A7A70'];
  return (
    at(96, 842, groundShadow(330, 0.3, '#7A3A12')) +
    at(150, 838, rock(stone), { scale: 0.62 }) +
    at(36, 830, rock(stone), { scale: 1.1 })
  );
}

function beach(light: BeachLight): World {
  const { name, sky, sun, cloud } = light;
  const gulls =
    at(430, 250, bird('#FFFFFF'), { scale: 0.8 }) + at(500, 300, bird('#FFFFFF'), { scale: 0.55 });
  const top = sky[0]!;
  return {
    name,
    place: 'warm',
    horizon: HORIZON,
    above: typeof top === 'string' ? top : top[1],
    below: light.sea[3],
    layers: [
      skyLayer(sky),
      ...sunLayers(sun),
      cloudLayer(
        'clouds-left',
        [
          { x: 200, y: 130, scale: 0.9 },
          { x: 830, y: 96, scale: 0.75 },
        ],
        0.35,
        cloud,
      ),
      cloudLayer(
        'clouds-right',
        [
          { x: 1580, y: 80, scale: 0.7 },
          { x: 1990, y: 215, scale: 1.05 },
          { x: 2390, y: 120, scale: 0.8 },
        ],
        0.45,
        cloud,
      ),
      { name: 'gulls', pin: 'top', drift: 0.7, soft: true, drawing: gulls },
      {
        name: 'sea',
        pin: 'horizon',
        drift: 0.1,
        soft: true,
        box: across(HORIZON - 160, SEA_BOTTOM),
        drawing: sea(light),
      },
      { name: 'boat', pin: 'horizon', drift: 0.6, drawing: at(1900, HORIZON + 30, boat(), { scale: 0.92 }) },
      {
        name: 'beach',
        pin: 'bottom',
        drift: 0.2,
        box: across(670, 1140),
        drawing: shore(light) + sand(light),
      },
      { name: 'rocks', pin: 'bottom-left', drift: 0.2, drawing: at(EDGE, 0, leftProps()) },
      {
        name: 'palm',
        pin: 'bottom-right',
        drift: 0.2,
        drawing: at(WIDTH - EDGE - 100, 880, palm(light.palm), { flip: true }),
      },
      ...leafLayers(light.leaves),
      vignette,
    ],
  };
}

/** total-treasure-hunt: a beach at noon. */
export const treasureBeach = () => beach(day);
