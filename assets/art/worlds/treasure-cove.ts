import type { World } from '#assets/art/kit/drawing.ts';
import { linear } from '#assets/art/kit/paint.ts';
import { at, ellipse, path, rect, times } from '#assets/art/kit/svg.ts';
import { parrot } from '#assets/art/scenery/animals/parrot.ts';
import { mast } from '#assets/art/scenery/deck/mast.ts';
import { DECK, planks, rail } from '#assets/art/scenery/deck/planks.ts';
import { barrel, wheel } from '#assets/art/scenery/deck/wheel.ts';
import { across, vignette } from '#assets/art/scenery/frame.ts';
import { island } from '#assets/art/scenery/shore.ts';
import { cloudLayer, skyLayer, sunLayers } from '#assets/art/scenery/sky.ts';

const HORIZON = 430;
const GLINT = { fill: '#FFF0C8', opacity: 0.75 } as const;

/** total-treasure-hunt-medium: the deck of a stranded ship at sunset, with the captain's parrot. */
export const treasureCove: World = {
  name: 'treasure-cove',
  place: 'dusk',
  horizon: HORIZON,
  above: '#6A4BC4',
  below: '#B8744E',
  layers: [
    skyLayer([
      [0, '#6A4BC4'],
      [0.16, '#B768D6'],
      [0.29, '#FF8FA0'],
      [0.37, '#FFC48A'],
      [0.4, '#FFE7B0'],
    ]),
    ...sunLayers({
      x: 1960,
      y: 330,
      core: ['#FFFBE0', '#FFD872', '#FF9E4A'],
      shade: '#E0512F',
      glow: '#FFE6B0',
      rays: false,
      radius: 78,
    }),
    cloudLayer('clouds', [{ x: 620, y: 200, scale: 0.8 }], 0.4, ['#FFE6DC', '#FFE6DC', '#F2A3B4', '#9A4FA0']),
    {
      name: 'sea',
      pin: 'horizon',
      drift: 0.1,
      soft: true,
      box: across(HORIZON - 120, 1300),
      drawing:
        rect(across(HORIZON, 1340), 0, {
          fill: linear([
            [0, '#FFC9A0'],
            [0.08, '#E58AB0'],
            [0.2, '#8A6AC8'],
            [1, '#4F56B4'],
          ]),
        }) +
        at(520, HORIZON + 6, island(['#8A6FC4', '#5B4AA0']), { scale: 0.8 }) +
        times(9, (glint) =>
          ellipse(2010 + ((glint * 67) % 150) - 75, HORIZON + 16 + glint * 13, 40 - glint, 4, GLINT),
        ) +
        path(`M-40,${HORIZON} h2600 v6 h-2600Z`, { fill: '#FFFFFF', opacity: 0.4 }),
    },
    { name: 'deck', pin: 'bottom', drift: 0, box: across(DECK.top - 180, 1120), drawing: planks() + rail() },
    { name: 'mast', pin: 'bottom-left', drift: 0, drawing: at(392, 712, mast()) },
    { name: 'barrel', pin: 'bottom-left', drift: 0, drawing: at(520, 720, barrel(), { scale: 0.62 }) },
    { name: 'wheel', pin: 'bottom-right', drift: 0, drawing: at(2100, 730, wheel(), { scale: 0.94 }) },
    { name: 'parrot', pin: 'bottom-right', drift: 0, drawing: at(2176, 1046, parrot(), { scale: 0.62 }) },
    vignette,
  ],
};
