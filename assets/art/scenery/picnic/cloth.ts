import { clipped, linear } from '#assets/art/kit/paint.ts';
import { line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

/** Corners of the cloth, as it lies: far away narrower than near. */
const CLOTH = { top: 690, bottom: 1120, far: 640, near: 1060, middle: 1260 } as const;
const BANDS = 5;
const ROWS = 3;
const OUTLINE = `M${CLOTH.middle - CLOTH.far},${CLOTH.top} C1000,${CLOTH.top - 14} 1500,${CLOTH.top + 12} ${CLOTH.middle + CLOTH.far},${CLOTH.top} L${CLOTH.middle + CLOTH.near},${CLOTH.bottom} H${CLOTH.middle - CLOTH.near}Z`;

/** A checked cloth on the grass. Its checks are few: a game lays one of its own over it. */
export function cloth(): Svg {
  const { top, bottom, far, near, middle } = CLOTH;
  const across = (share: number, half: number) => middle + (share * 2 - 1) * half;
  const down = (share: number) => top - 16 + (bottom - top + 16) * share ** 1.5;
  const stripe = { fill: '#EE8F8A', opacity: 0.3 };
  return (
    path(OUTLINE, { fill: '#2A5A2A', opacity: 0.28, transform: 'translate(14 16)' }) +
    path(OUTLINE, { fill: linear(['#FFF4E2', '#FFF9EC', '#FFF1DC']) }) +
    clipped(
      OUTLINE,
      times(BANDS, (band) => {
        const [left, right] = [band / BANDS, (band + 0.5) / BANDS];
        return path(
          `M${across(left, far)},${top - 20} H${across(right, far)} L${across(right, near)},${bottom} H${across(left, near)}Z`,
          stripe,
        );
      }),
      times(ROWS, (band) =>
        rect(
          {
            x: 100,
            y: down(band / ROWS),
            width: 2320,
            height: down((band + 0.5) / ROWS) - down(band / ROWS),
          },
          0,
          stripe,
        ),
      ),
    ) +
    line(`M${middle - far},${top} C1000,${top - 14} 1500,${top + 12} ${middle + far},${top}`, '#E2606A', 8, {
      opacity: 0.75,
    })
  );
}
