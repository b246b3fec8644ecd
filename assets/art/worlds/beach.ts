import type { World } from '#assets/art/kit/drawing.ts';
import { clay, groundShadow, linear, type Stop } from '#assets/art/kit/paint.ts';
import { at, each, ellipse, line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';
import { createRandom } from '#engine/rules/random.ts';
import { shell, starfish } from '#assets/art/things/treasure.ts';
import { DAY_PALM, palm, type PalmColours } from './palm.ts';
import {
  across,
  boat,
  cloud,
  cornerLeaves,
  EDGE,
  downTo,
  GREENS,
  gull,
  island,
  lights,
  rock,
  sunDisc,
  sunGlow,
  wave,
  WHOLE,
  WIDTH,
  type Colours,
} from './scenery.ts';

const HORIZON = 476;
/** The sea is painted far down, because on tall stages the beach lies much lower than here. */
const SEA_BOTTOM = 1480;

/** What changes between day, sunset and night. */
interface BeachLight {
  readonly name: string;
  readonly sky: readonly Stop[];
  readonly sun: {
    readonly x: number;
    readonly y: number;
    readonly colours: readonly [string, string, string];
    readonly shade: string;
    readonly glow: string;
    readonly rays: boolean;
  };
  readonly cloud: Colours;
  readonly cloudShade: string;
  readonly islands: readonly [Colours, Colours, Colours];
  readonly sea: readonly [horizon: string, light: string, middle: string, deep: string];
  readonly glint: string;
  readonly shore: Colours;
  readonly foam: string;
  readonly sand: readonly [wet: string, light: string, middle: string, dark: string];
  readonly palm: PalmColours;
  readonly leaves: readonly [Colours, Colours, Colours];
  readonly night: boolean;
}

const day: BeachLight = {
  name: 'treasure-beach',
  sky: [
    [0, '#2FA8F0'],
    [0.26, '#66CBFA'],
    [0.41, '#B9ECFF'],
    [0.45, '#FFF3CF'],
  ],
  sun: {
    x: 600,
    y: 205,
    colours: ['#FFFDE6', '#FFE37A', '#FFC83D'],
    shade: '#F2881D',
    glow: '#FFF6CF',
    rays: true,
  },
  cloud: ['#FFFFFF', '#CFEBFB'],
  cloudShade: '#6FB7E6',
  islands: [
    ['#58B98F', '#2F8F9A'],
    ['#8FD6C0', '#5FBBC8'],
    ['#7CCBB0', '#4FA9B8'],
  ],
  sea: ['#7FE0FA', '#37BDEB', '#1299D6', '#0C86C8'],
  glint: '#FFFFFF',
  shore: ['#5CE3E6', '#3CCFE4'],
  foam: '#FFFFFF',
  sand: ['#E3B468', '#FFE3A3', '#FBCE7C', '#E9A94F'],
  palm: DAY_PALM,
  leaves: GREENS,
  night: false,
};

const sunset: BeachLight = {
  ...day,
  name: 'treasure-cove',
  sky: [
    [0, '#6A4BC4'],
    [0.2, '#B768D6'],
    [0.34, '#FF8FA0'],
    [0.42, '#FFC48A'],
    [0.45, '#FFE7B0'],
  ],
  sun: {
    x: 1560,
    y: 372,
    colours: ['#FFFBE0', '#FFD872', '#FF9E4A'],
    shade: '#E0512F',
    glow: '#FFE6B0',
    rays: false,
  },
  cloud: ['#FFE6DC', '#F2A3B4'],
  cloudShade: '#9A4FA0',
  islands: [
    ['#8A6FC4', '#5B4AA0'],
    ['#C48FC4', '#9A6FB5'],
    ['#A87FC0', '#7A5AA8'],
  ],
  sea: ['#FFC9A0', '#E58AB0', '#8A6AC8', '#4F56B4'],
  glint: '#FFF0C8',
  shore: ['#9FC0F0', '#7F9AE6'],
  foam: '#FFF1E6',
  sand: ['#B9805F', '#FFD2A0', '#F2AE7A', '#D98A5C'],
  palm: {
    fronds: [
      ['#8FA860', '#4A7A62'],
      ['#B0B860', '#5F8A62'],
    ],
    vein: '#FFE0A0',
    trunk: ['#D08A60', '#7A4048'],
  },
  leaves: [
    ['#5F9A66', '#2A5A62'],
    ['#7AAA66', '#3A6A60'],
    ['#4A8A66', '#234A5A'],
  ],
};

const night: BeachLight = {
  ...day,
  name: 'treasure-night',
  sky: [
    [0, '#131B54'],
    [0.2, '#23337F'],
    [0.36, '#3F5CB0'],
    [0.45, '#7FA0E0'],
  ],
  sun: {
    x: 620,
    y: 190,
    colours: ['#FFFFFF', '#FFF6D6', '#F2DFA0'],
    shade: '#B59A5A',
    glow: '#C9D9FF',
    rays: false,
  },
  cloud: ['#8FA5E0', '#4A63B5'],
  cloudShade: '#1B2A6B',
  islands: [
    ['#2F6A8A', '#1D4370'],
    ['#4A7FA8', '#335F95'],
    ['#3A7096', '#28507F'],
  ],
  sea: ['#86A8EA', '#3F6CC4', '#274E9F', '#1A3A85'],
  glint: '#FFF6D6',
  shore: ['#4F8FD0', '#3A78C4'],
  foam: '#DCE8FF',
  sand: ['#6A6590', '#B5A4C0', '#8F80AC', '#6A5E95'],
  palm: {
    fronds: [
      ['#3F8F8A', '#1F5A7A'],
      ['#4FA08A', '#2A6A80'],
    ],
    vein: '#9FE0C8',
    trunk: ['#8A6A90', '#4A3A70'],
  },
  leaves: [
    ['#2F7A7A', '#16425F'],
    ['#3A8A80', '#1F5068'],
    ['#256A70', '#123A55'],
  ],
  night: true,
};

function stars(): Svg {
  const random = createRandom(31);
  return lights(
    Array.from(
      { length: 70 },
      () => [random.int(0, WIDTH), random.int(10, 330), 1.4 + 2.6 * random.next()] as const,
    ),
  );
}

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

function leftProps({ night: dark }: BeachLight): Svg {
  const stone: Colours = dark ? ['#7A78A8', '#4A4880'] : ['#D9C3B0', '#9A7A70'];
  return (
    at(96, 842, groundShadow(330, 0.3, '#7A3A12')) +
    at(150, 838, rock(stone), { scale: 0.62 }) +
    at(36, 830, rock(stone), { scale: 1.1 })
  );
}

function beach(light: BeachLight): World {
  const { name, sky, sun: star } = light;
  const [, , , deep] = light.sea;
  const clouds = (places: readonly (readonly [x: number, y: number, scale: number])[]) =>
    each(places, ([x, y, scale]) => at(x, y, cloud(light.cloud, light.cloudShade), { scale }));
  const top = sky[0]!;
  return {
    name,
    horizon: HORIZON,
    above: typeof top === 'string' ? top : top[1],
    below: deep,
    layers: [
      {
        name: 'sky',
        pin: 'fill',
        drift: 0,
        soft: true,
        shrink: 0.25,
        box: WHOLE,
        drawing: rect(WHOLE, 0, { fill: linear(sky) }),
      },
      {
        name: 'glow',
        pin: 'top',
        drift: 0.05,
        soft: true,
        shrink: 0.125,
        drawing: at(star.x, star.y, sunGlow(star.glow, star.rays)),
      },
      ...(light.night
        ? [{ name: 'stars', pin: 'top', drift: 0, soft: true, drawing: stars() } as const]
        : []),
      {
        name: 'sun',
        pin: 'top',
        drift: 0.05,
        drawing: at(star.x, star.y, sunDisc(star.colours, star.shade)),
      },
      {
        name: 'clouds-left',
        pin: 'top',
        drift: 0.35,
        drawing:
          clouds([
            [200, 130, 0.9],
            [830, 96, 0.75],
          ]) +
          (light.night ? '' : at(430, 250, gull(), { scale: 0.8 }) + at(500, 300, gull(), { scale: 0.55 })),
      },
      {
        name: 'clouds-right',
        pin: 'top',
        drift: 0.45,
        drawing: clouds([
          [1580, 80, 0.7],
          [1990, 215, 1.05],
          [2390, 120, 0.8],
        ]),
      },
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
      { name: 'rocks', pin: 'bottom-left', drift: 0.2, drawing: at(EDGE, 0, leftProps(light)) },
      {
        name: 'palm',
        pin: 'bottom-right',
        drift: 0.2,
        drawing: at(WIDTH - EDGE - 100, 880, palm(light.palm), { flip: true }),
      },
      { name: 'leaves-left', pin: 'bottom-left', drift: 1, drawing: cornerLeaves('left', light.leaves) },
      { name: 'leaves-right', pin: 'bottom-right', drift: 1, drawing: cornerLeaves('right', light.leaves) },
    ],
  };
}

export const treasureBeach = () => beach(day);
export const treasureCove = () => beach(sunset);
export const treasureNight = () => beach(night);
