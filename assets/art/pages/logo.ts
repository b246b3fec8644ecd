import type { Page } from '#assets/art/kit/drawing.ts';
import { lettering } from '#assets/art/kit/lettering.ts';
import { clay, linear } from '#assets/art/kit/paint.ts';
import { at, circle, group, rect, type Svg } from '#assets/art/kit/svg.ts';
import { drawPose } from '#assets/art/rig/pose.ts';
import { fox } from '#assets/art/rig/fox.ts';

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

/** The app's mark: the fox looks out of a square, rounded where the platform does not do that itself. */
function appIcon(rounded: boolean): Svg {
  const square = { x: 0, y: 0, width: 512, height: 512 };
  const face = drawPose(fox(), { mouth: 'cheer' }, 'head');
  return (
    rect(square, rounded ? 116 : 0, { fill: linear(THEMES.core.background) }) +
    circle(256, 290, 205, { fill: '#FFFFFF', opacity: 0.2 }) +
    group({ transform: 'translate(256 622) scale(1.2)' }, face)
  );
}

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
];
