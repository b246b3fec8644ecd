import type { Page } from '#assets/art/kit/drawing.ts';
import { lettering } from '#assets/art/kit/lettering.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, circle, group, rect, type Svg } from '#assets/art/kit/svg.ts';
import { drawPose } from '#assets/art/rig/pose.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { SPLASH_SIZES, splashFile } from '#engine/rules/home-screen.ts';

const THEMES = {
  core: { light: '#8BDD5E', dark: '#3FA63A', edge: '#1F6B34', background: ['#6CCB45', '#2A8039'] },
  aqua: { light: '#6FD6F2', dark: '#2196D3', edge: '#0F5A8A', background: ['#34B6E8', '#0E76B8'] },
  berry: { light: '#FF9CC4', dark: '#E8479A', edge: '#99195E', background: ['#F2559A', '#C2266F'] },
} as const;

/** The product's name; the two o of Nook look at the reader. */
function logo({ light, dark, edge }: (typeof THEMES)[keyof typeof THEMES]): Svg {
  const word = lettering('Addly Nook', [
    { colour: edge, width: 82, dy: 10 },
    { colour: '#FFFFFF', width: 70 },
    { colour: dark, width: 38, filter: clay(edge, 4, { dark: 0.5, light: 0.7, tint: light }) },
  ]);
  // Centres of the two o, from the widths in the lettering.
  const eyes = [284, 424].map((x) =>
    at(x, -44, circle(0, 0, 15, { fill: '#3A1C2A' }) + circle(5, -6, 5.5, { fill: '#FFFFFF' })),
  );
  return word + eyes.join('');
}

export const logoPages = (): Page[] =>
  Object.entries(THEMES).map(([theme, colours]) => ({
    name: `logo/${theme}`,
    drawing: logo(colours),
    view: { x: -640, y: -204, width: 1280, height: 300 },
    width: 684,
    format: 'webp',
  }));

/** The fox before its disc, around 256, 256. */
const mark = (): Svg =>
  circle(256, 290, 205, { fill: '#FFFFFF', opacity: 0.2 }) +
  group({ transform: 'translate(256 622) scale(1.2)' }, drawPose(fox(), { mouth: 'cheer' }, 'head'));

/** The app's mark: the fox looks out of a square, rounded where the platform does not do that itself. */
function appIcon(rounded: boolean): Svg {
  const square = { x: 0, y: 0, width: 512, height: 512 };
  return rect(square, rounded ? 116 : 0, { fill: linear(THEMES.core.background) }) + mark();
}

/** For platforms that cut any shape out of it: all that matters lies within the middle 80 %. */
const maskableIcon = (): Svg =>
  rect({ x: 0, y: 0, width: 512, height: 512 }, 0, { fill: linear(THEMES.core.background) }) +
  group({ transform: 'translate(256 262) scale(0.72) translate(-256 -270)' }, mark());

/** The page's own background, the mark and the name in the middle: what is seen while the page on the home screen starts. */
function splash(width: number, height: number): Svg {
  const scale = Math.min(width, height) / 1400;
  const icon = group({ transform: 'translate(-256 -470)' }, appIcon(true));
  const name = group({ transform: 'translate(0 330)' }, logo(THEMES.core));
  return (
    rect({ x: 0, y: 0, width, height }, 0, { fill: '#F1FBE6' }) +
    group({ transform: `translate(${width / 2} ${height / 2}) scale(${scale})` }, icon + name)
  );
}

export const splashPages = (): Page[] =>
  SPLASH_SIZES.map(([width, height]) => ({
    name: `splash/${width}x${height}`,
    drawing: splash(width, height),
    view: { x: 0, y: 0, width, height },
    width,
    format: 'png',
    file: splashFile(width, height),
    listed: false,
  }));

const ICON = { x: 0, y: 0, width: 512, height: 512 };
export const iconPages = (): Page[] => [
  {
    name: 'icons/favicon',
    drawing: appIcon(true),
    view: ICON,
    width: 64,
    format: 'png',
    file: 'favicon.png',
  },
  {
    name: 'icons/apple',
    drawing: appIcon(false),
    view: ICON,
    width: 180,
    format: 'png',
    file: 'apple-touch-icon.png',
  },
  {
    name: 'icons/large',
    drawing: appIcon(true),
    view: ICON,
    width: 512,
    format: 'png',
    file: 'icon-512.png',
  },
  {
    name: 'icons/small',
    drawing: appIcon(true),
    view: ICON,
    width: 192,
    format: 'png',
    file: 'icon-192.png',
  },
  {
    name: 'icons/maskable',
    drawing: maskableIcon(),
    view: ICON,
    width: 512,
    format: 'png',
    file: 'icon-maskable.png',
  },
];
