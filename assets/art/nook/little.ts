import type { Little } from '#assets/art/bake/little.ts';
import type { Frame, RigDrawing } from '#assets/art/kit/drawing.ts';
import { at } from '#assets/art/kit/svg.ts';
import { figure } from '#assets/art/pages/characters.ts';
import { POSES } from '#assets/art/rig/pose.ts';
import { nookFrames } from './frames.ts';

/** A room on a door is 300 to 450 pixels wide on a board, and as many of a sharp phone. */
const IN_ROOM = 0.22;
/** What is worn is also seen on a head alone, which is larger. */
const WORN = 0.36;
const WORN_THINGS = ['paper-hat', 'star-glasses', 'cape'];
/** Light, and parts of others. */
const LEFT_OUT = ['glow', 'puff', 'beam', 'dragon-wing'];
/** As the stage puts it together. */
const DRAGON_WINGS = { x: 58, y: -86 } as const;

/** Of wallpapers and floors only the marks that are strewn over them. */
const isShown = (id: string) => !LEFT_OUT.includes(id) && !/-(paper|floor)$/.test(id);

/** All that a room on a page is made of, with fox, cat and owl as they stand in it. */
export function littleThings(rigs: readonly RigDrawing[]): readonly Little[] {
  const frames = nookFrames().map((frame) => ({ ...frame, name: frame.name.slice('nook/'.length) }));
  const wing = frames.find(({ name }) => name === 'dragon-wing')!.drawing;
  const { x, y } = DRAGON_WINGS;
  const wings = at(x, y, wing) + at(-x, y, wing, { flip: true });
  const whole = (frame: Frame): Frame =>
    frame.name === 'little-dragon' ? { ...frame, drawing: wings + frame.drawing } : frame;
  return [
    ...frames
      .filter(({ name }) => isShown(name))
      .map((frame) => ({ frame: whole(frame), scale: WORN_THINGS.includes(frame.name) ? WORN : IN_ROOM })),
    ...rigs.map((rig) => ({
      frame: { name: rig.name, drawing: figure(rig, POSES.idle) },
      scale: IN_ROOM,
    })),
  ];
}
