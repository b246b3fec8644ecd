import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

/** Where the floor begins. */
export const FLOOR = 640;

/** Floor tiles that lead away from the child, lit by the lamp in the middle. They are pale among each other: answers lie on them. */
export function floor(): Svg {
  const bottom = 1120;
  const rows = 5;
  const yAt = (row: number) => FLOOR + (bottom - FLOOR) * (row / rows) ** 1.35;
  const columns = 16;
  const xAt = (column: number, y: number) =>
    1260 + (column - columns / 2) * (190 + ((y - FLOOR) / (bottom - FLOOR)) * 150);
  const light = { fill: '#8F9AE0', opacity: 0.26 };
  return (
    rect({ x: -40, y: FLOOR, width: 2600, height: bottom - FLOOR }, 0, {
      fill: linear(['#3F468F', '#50599F', '#3A4188']),
    }) +
    times(rows, (row) =>
      times(columns, (column) => {
        const [y1, y2] = [yAt(row), yAt(row + 1)];
        if ((row + column) % 2 === 1) return '';
        return path(
          `M${xAt(column, y1)},${y1} H${xAt(column + 1, y1)} L${xAt(column + 1, y2)},${y2} H${xAt(column, y2)}Z`,
          light,
        );
      }),
    ) +
    ellipse(1260, 850, 900, 260, {
      fill: radial([
        [0, '#FFE9B0', 0.5],
        [0.5, '#FFDFA0', 0.26],
        [1, '#FFDFA0', 0],
      ]),
    }) +
    rect({ x: -40, y: FLOOR - 44, width: 2600, height: 50 }, 14, {
      fill: linear(['#6872BE', '#454D98']),
      filter: clay('#14103F', 7, { light: 0.6, tint: '#C8D0FF' }),
    })
  );
}
