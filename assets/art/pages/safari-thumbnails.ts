import type { Page } from '#assets/art/kit/drawing.ts';
import { plainNumeral } from '#assets/art/kit/lettering.ts';
import { groundShadow } from '#assets/art/kit/paint.ts';
import { at, each } from '#assets/art/kit/svg.ts';
import { fox } from '#assets/art/rig/fox.ts';
import { drawPose, POSES } from '#assets/art/rig/pose.ts';
import { savannaAnimals } from '#assets/art/rig/savanna-animals.ts';
import { safariFrames, sign } from '#assets/art/things/safari.ts';
import { savanna } from '#assets/art/worlds/savanna.ts';
import { figure } from './characters.ts';
import { frameOf, thumbnail } from './thumbnail.ts';

/** The guide calls a number, three animals hold one each. */
export function safariThumbnails(): Page[] {
  const animals = savannaAnimals();
  const shown = [
    ['lion', 4],
    ['elephant', 7],
    ['giraffe', 12],
  ] as const;
  const standing = each(shown, ([name, value], index) => {
    const rig = animals.find((animal) => animal.name === name)!;
    const body = drawPose(rig, index === 1 ? POSES.cheer : POSES.idle);
    return at(
      560 + index * 330,
      700,
      at(0, 34, groundShadow(330)) +
        body +
        at(0, -36, sign(142) + at(0, 0, plainNumeral(value, 84, '#4A2354')), { scale: 1 }),
    );
  });
  const waves = at(345, 300, frameOf(safariFrames(), 'safari/sound').replaceAll('#FFFFFF', '#FB6A63'), {
    scale: 1.25,
  });
  return [
    thumbnail({
      game: 'sound-safari',
      world: savanna,
      without: ['left-tree', 'right-grass', 'left-grass', 'left-acacia'],
      things:
        standing +
        at(190, 800, figure(fox(), { mouth: 'cheer', hat: 'sun', turns: { armL: 14, armR: -100 } }), {
          scale: 1.12,
        }) +
        waves,
    }),
  ];
}
