import type { World } from '#assets/art/kit/drawing.ts';
import { at } from '#assets/art/kit/svg.ts';
import { bat } from '#assets/art/scenery/animals/bat.ts';
import { pool, shelfOfRock } from '#assets/art/scenery/cave/floor.ts';
import { crystals, roof, wall } from '#assets/art/scenery/cave/rocks.ts';
import { across, EDGE, WIDTH, vignette } from '#assets/art/scenery/frame.ts';
import { nightStars, skyLayer, sunLayers } from '#assets/art/scenery/sky.ts';

/** total-treasure-hunt-hard: inside a cave by the sea, lit by the moon and by crystals; bats sleep under its roof. */
export const treasureNight: World = {
  name: 'treasure-night',
  place: 'cave',
  horizon: 560,
  above: '#131B54',
  below: '#4A4490',
  layers: [
    skyLayer([
      [0, '#131B54'],
      [0.2, '#2A3C8E'],
      [0.4, '#5578C8'],
      [0.52, '#A8C8F4'],
    ]),
    {
      name: 'stars',
      pin: 'top',
      drift: 0,
      soft: true,
      drawing: nightStars([
        { x: 560, y: 330, scale: 0.6 },
        { x: 780, y: 150, scale: 0.5 },
        { x: 1980, y: 380, scale: 0.6 },
        { x: 1760, y: 250, scale: 0.5 },
      ]),
    },
    ...sunLayers({
      x: 2020,
      y: 250,
      core: ['#FFFFFF', '#FFF6D6', '#F2DFA0'],
      shade: '#B59A5A',
      glow: '#C9D9FF',
      rays: false,
      radius: 70,
    }),
    { name: 'pool', pin: 'horizon', drift: 0, soft: true, box: across(560, 1000), drawing: pool() },
    { name: 'ground', pin: 'bottom', drift: 0, box: across(650, 1120), drawing: shelfOfRock() },
    { name: 'roof', pin: 'top', drift: 0, box: across(0, 356), drawing: roof() },
    { name: 'wall-left', pin: 'bottom-left', drift: 0, drawing: at(EDGE, 720, wall()) },
    {
      name: 'wall-right',
      pin: 'bottom-right',
      drift: 0,
      drawing: at(WIDTH - EDGE, 720, wall(), { flip: true }),
    },
    { name: 'bats', pin: 'bottom-left', drift: 0, drawing: at(EDGE + 74, 232, bat(), { scale: 0.9 }) },
    { name: 'crystals', pin: 'bottom-right', drift: 0, drawing: at(2130, 1050, crystals(), { scale: 0.8 }) },
    vignette,
  ],
};
