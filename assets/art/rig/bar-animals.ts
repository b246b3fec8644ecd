import type { RigDrawing } from '#assets/art/kit/drawing.ts';
import { bothSides, ellipse } from '#assets/art/kit/svg.ts';
import { animal, ROUND, roundEar, type Animal } from './animal.ts';
import { muzzle, nose } from './bar-faces.ts';
import { pig, rabbit } from './eared-animals.ts';
import { furHead } from './fur.ts';

const bear: Animal = {
  name: 'bear',
  colours: {
    fur: ['#CE8F5C', '#AE6C40', '#87492B'],
    shade: '#3A1236',
    light: '#FFE2B8',
    belly: ['#FFE6C8', '#F2C493'],
    brow: '#5E3020',
  },
  feet: '#87492B',
  head: (colours) => furHead(ROUND, colours) + muzzle('#FFE9CC', '#F2C493') + nose(28),
  ear: { x: 96, y: -94, draw: roundEar(40, '#AE6C40', '#F2B68A', '#3A1236') },
  mouth: { y: 48 },
};

const SNOW = ['#FFFFFF', '#F4F1F8', '#D3CCE2'] as const;
const COAL = '#3E3756';
const panda: Animal = {
  name: 'panda',
  colours: { fur: SNOW, shade: '#4A3F8A', light: '#FFFFFF', belly: [SNOW[0], SNOW[1]], brow: COAL },
  feet: COAL,
  head: (colours) =>
    furHead(ROUND, colours) +
    bothSides((side) =>
      ellipse(side * 56, -12, 40, 48, { fill: COAL, transform: `rotate(${side * 24} ${side * 56} -12)` }),
    ) +
    nose(32, '#2A2440'),
  ear: { x: 98, y: -94, draw: roundEar(40, COAL, '#57507A', '#120A2A') },
  eye: { x: 52, y: -12, rx: 19, ry: 23 },
  mouth: { y: 54 },
};

/** They come to the bar beside those of the savanna: only their heads are drawn anywhere. */
export const barAnimals = (): RigDrawing[] => [bear, rabbit, panda, pig].map(animal);
