import type { RigDrawing, RigPartDrawing } from '#assets/art/kit/drawing.ts';
import { at, type Svg } from '#assets/art/kit/svg.ts';
import { blush, brow, eye, happyEye, lid, scarf } from './face.ts';
import { MOUTHS, type Skin } from './skin.ts';

type Side = -1 | 1;
const SIDES: readonly (readonly [name: 'L' | 'R', side: Side])[] = [
  ['L', -1],
  ['R', 1],
];

interface Joint {
  readonly id: string;
  readonly parent: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Drawn around the joint. */
  readonly drawing: Svg;
}
const part = ({ id, parent, z, x, y, drawing }: Joint): RigPartDrawing => ({
  id,
  parent,
  z,
  pivot: [x, y],
  drawing: at(x, y, drawing),
});

/** All parts of one animal, with the same ids and the same tree for everyone: one animation moves them all. */
export function assemble(skin: Skin): RigDrawing {
  const { name, sheet, scale } = skin;
  return { name, sheet, scale, parts: [...limbs(skin), ...headParts(skin)] };
}

function limbs(skin: Skin): RigPartDrawing[] {
  const { tail, foot, arm, colours } = skin;
  const parts: RigPartDrawing[] = [];
  if (tail)
    parts.push(part({ id: 'tail', parent: 'root', z: 0, x: tail.x, y: tail.y, drawing: tail.drawing }));
  for (const [letter, side] of SIDES) {
    parts.push(
      part({
        id: `foot${letter}`,
        parent: 'root',
        z: 1,
        x: side * foot.x,
        y: foot.y,
        drawing: foot.draw(side),
      }),
    );
  }
  parts.push({ id: 'body', parent: 'root', z: 2, pivot: [0, -8], drawing: skin.body });
  for (const [letter, side] of SIDES) {
    parts.push(
      part({ id: `arm${letter}`, parent: 'body', z: 3, x: side * arm.x, y: arm.y, drawing: arm.draw(side) }),
    );
  }
  if (colours.scarf)
    parts.push({ id: 'scarf', parent: 'body', z: 4, pivot: [0, -160], drawing: scarf(colours.scarf) });
  return parts;
}

function headParts(skin: Skin): RigPartDrawing[] {
  const { headY, ear, blush: cheek, mouthY } = skin;
  const neck = headY + 100;
  const parts: RigPartDrawing[] = [
    { id: 'head', parent: 'body', z: 5, pivot: [0, neck], drawing: at(0, headY, skin.head) },
  ];
  for (const [letter, side] of SIDES) {
    const { eye: place, browGap } = skin;
    const x = side * place.x;
    const y = headY + place.y;
    const top = y - (place.ring ? place.ry + place.ring : place.ry + 2);
    if (ear) {
      const z = ear.inFront ? 5.5 : 4.5;
      parts.push(
        part({
          id: `ear${letter}`,
          parent: 'head',
          z,
          x: side * ear.x,
          y: headY + ear.y,
          drawing: ear.draw(side),
        }),
      );
    }
    if (cheek) {
      parts.push(
        part({
          id: `blush${letter}`,
          parent: 'head',
          z: 6,
          x: side * cheek.x,
          y: headY + cheek.y,
          drawing: blush(),
        }),
      );
    }
    parts.push(part({ id: `eye${letter}`, parent: 'head', z: 7, x, y, drawing: eye(skin) }));
    parts.push(part({ id: `eyeHappy${letter}`, parent: 'head', z: 7, x, y, drawing: happyEye(skin) }));
    parts.push({ id: `lid${letter}`, parent: 'head', z: 7.5, pivot: [x, top], drawing: at(x, y, lid(skin)) });
    parts.push(
      part({ id: `brow${letter}`, parent: 'head', z: 8, x, y: y - place.ry - browGap, drawing: brow(skin) }),
    );
  }
  for (const mouth of MOUTHS) {
    parts.push(
      part({
        id: `mouth-${mouth}`,
        parent: 'head',
        z: 9,
        x: 0,
        y: headY + mouthY,
        drawing: skin.mouth(mouth),
      }),
    );
  }
  return parts;
}
