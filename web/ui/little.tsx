import things from '#assets/public/pictures/little.json';
import type { LittleThings } from '#engine/rules/little-things.ts';

const { image, size, frames, heads } = things as unknown as LittleThings;

interface LittleProps {
  /** A thing of the Nook, or an animal. */
  readonly name: string;
  /** Where its own 0,0 is. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** In radians. */
  readonly turn?: number;
  readonly opacity?: number;
}

/** One of the small pictures of the Nook's things, inside an svg: what is not there is left out. */
export function Little({ name, x, y, scale = 1, turn = 0, opacity }: LittleProps) {
  const frame = frames[name];
  if (!frame) return null;
  const [left, top, width, height] = frame.box;
  return (
    <g
      opacity={opacity}
      transform={`translate(${x} ${y}) scale(${scale}) rotate(${(turn * 180) / Math.PI})`}
      data-thing={name}
    >
      <svg
        x={left}
        y={top}
        width={width}
        height={height}
        viewBox={frame.cut.join(' ')}
        preserveAspectRatio="none"
      >
        <image href={image} width={size[0]} height={size[1]} />
      </svg>
    </g>
  );
}

/** From the foot of what hangs on a board, half its height up. */
export const heightOf = (name: string): number => frames[name]?.box[3] ?? 0;

/** Where an animal's head turns. */
export const headOf = (animal: string): readonly [x: number, y: number] => heads[animal] ?? [0, 0];
