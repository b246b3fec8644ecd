/**
 * iOS shows a launch image only if it has exactly the screen's size, in device pixels, upright. Source: Apple's Human
 * Interface Guidelines, Layout, device dimensions; devices that run Safari 15.4 or newer.
 */
const TABLET_SCREENS = [
  [1488, 2266],
  [1536, 2048],
  [1620, 2160],
  [1640, 2360],
  [1668, 2224],
  [1668, 2388],
  [1668, 2420],
  [2048, 2732],
  [2064, 2752],
] as const;
const PHONE_SCREENS = [
  [750, 1334],
  [828, 1792],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2688],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
] as const;

/** Tablets start in either orientation, phones upright. */
export const SPLASH_SIZES: readonly (readonly [width: number, height: number])[] = [
  ...TABLET_SCREENS,
  ...TABLET_SCREENS.map(([width, height]) => [height, width] as const),
  ...PHONE_SCREENS,
];

export const splashFile = (width: number, height: number): string => `splash/${width}x${height}.png`;
