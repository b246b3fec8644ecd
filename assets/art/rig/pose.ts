import type { RigDrawing, RigPartDrawing } from '#assets/art/kit/drawing.ts';
import { at, group, type Svg } from '#assets/art/kit/svg.ts';
import { hats } from './hats.ts';
import type { Mouth } from './skin.ts';

/** A still of a rig, for thumbnails and page pictures. Angles in degrees, clockwise. */
export interface Pose {
  readonly eyes?: 'open' | 'happy';
  readonly mouth?: Mouth;
  readonly hat?: 'detective' | 'sun' | 'baker';
  readonly turns?: { readonly [part: string]: number };
  readonly moves?: { readonly [part: string]: readonly [x: number, y: number] };
  /** Parts that are lifted in front of the head, such as a thinking paw. */
  readonly inFront?: readonly string[];
}

export const POSES = {
  idle: { turns: { armL: 14, armR: -14 } },
  cheer: { eyes: 'happy', mouth: 'cheer', turns: { armL: 116, armR: -116 } },
  wave: { mouth: 'cheer', turns: { armL: 14, armR: -116, head: 4 } },
  point: { mouth: 'open', turns: { armL: 14, armR: -96 } },
  think: {
    mouth: 'think',
    turns: { armL: 12, armR: 128, head: -5, browR: -8 },
    moves: { eyeL: [6, -8], eyeR: [6, -8], browR: [0, -10] },
    inFront: ['armR'],
  },
  clap: { eyes: 'happy', mouth: 'cheer', turns: { armL: -42, armR: 42 } },
} as const satisfies { readonly [name: string]: Pose };

/** Draws the rig in a pose, in rig space; with `from` only that part and what hangs on it. */
export function drawPose(rig: RigDrawing, pose: Pose, from = 'root'): Svg {
  const { eyes = 'open', mouth = 'idle', hat, turns = {}, moves = {}, inFront = [] } = pose;
  const shown = ({ id }: RigPartDrawing) => {
    if (id.startsWith('mouth-')) return id === `mouth-${mouth}`;
    if (id.startsWith('lid')) return false;
    if (id.startsWith('eyeHappy')) return eyes === 'happy';
    return eyes === 'open' || !/^eye[LR]$/.test(id);
  };
  const worn = (x: number, y: number) =>
    hats()
      .filter(({ name }) => name === `wear/${hat}`)
      .map(({ drawing }) => at(x, y, drawing))
      .join('');
  const depth = ({ id, z }: RigPartDrawing) => (inFront.includes(id) ? z + 100 : z);

  const draw = (parent: string, own?: RigPartDrawing): Svg => {
    const children = rig.parts.filter((part) => part.parent === parent && shown(part));
    return [...children, ...(own ? [own] : [])]
      .sort((a, b) => depth(a) - depth(b))
      .map((part) => (part === own ? part.drawing : placed(part)))
      .join('');
  };
  const placed = (part: RigPartDrawing): Svg => {
    const [x, y] = part.pivot;
    const [dx, dy] = moves[part.id] ?? [0, 0];
    const transform = `translate(${dx} ${dy}) rotate(${turns[part.id] ?? 0} ${x} ${y})`;
    return group({ transform }, draw(part.id, part), part.id === 'head' ? worn(x, y) : '');
  };
  return draw(
    from,
    rig.parts.find(({ id }) => id === from),
  );
}
