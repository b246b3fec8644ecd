import { linear } from '#assets/art/kit/paint.ts';
import { ellipse, line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

/** Where the floor begins. */
export const FLOOR = 664;

/** Long boards that lead away from the child, moonlight on them, and a round rug. They are pale among each other: answers lie on them. */
export const floor = (): Svg =>
  rect({ x: -40, y: FLOOR, width: 2600, height: 456 }, 0, {
    fill: linear(['#B98678', '#946468', '#74485C']),
  }) +
  times(9, (board) => {
    const x = 1260 + (board - 4) * 315;
    return line(`M${x},${FLOOR + 10} L${1260 + (x - 1260) * 1.9},1130`, '#4A2444', 5, { opacity: 0.3 });
  }) +
  path('M1720,690 H2060 L2330,1120 H1820Z', { fill: '#D8C8FF', opacity: 0.15 }) +
  ellipse(1260, 910, 800, 150, { fill: '#5A7CA2' }) +
  ellipse(1260, 910, 744, 131, { fill: '#86A8BA' }) +
  rect({ x: -40, y: FLOOR - 34, width: 2600, height: 44 }, 12, { fill: linear(['#A884B8', '#7E5C96']) }) +
  rect({ x: -40, y: FLOOR + 10, width: 2600, height: 10 }, 0, { fill: '#3A2048', opacity: 0.22 });
