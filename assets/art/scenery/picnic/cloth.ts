import { clipped, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

/** Corners of the cloth, as it lies: far away narrower than near. */
const CLOTH = { top: 690, bottom: 1120, far: 640, near: 1060, middle: 1260 } as const;
const BANDS = 9;
const OUTLINE = `M${CLOTH.middle - CLOTH.far},${CLOTH.top} C1000,${CLOTH.top - 14} 1500,${CLOTH.top + 12} ${CLOTH.middle + CLOTH.far},${CLOTH.top} L${CLOTH.middle + CLOTH.near},${CLOTH.bottom} H${CLOTH.middle - CLOTH.near}Z`;

/** A checked cloth on the grass. Its checks are pale, because answers lie on it. */
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
      times(5, (band) =>
        rect(
          { x: 100, y: down(band / 5), width: 2320, height: down((band + 0.5) / 5) - down(band / 5) },
          0,
          stripe,
        ),
      ),
      ellipse(middle, 880, 1000, 240, {
        fill: radial([
          [0, '#FFFDF0', 0.5],
          [0.6, '#FFFDF0', 0.2],
          [1, '#FFFDF0', 0],
        ]),
      }),
    ) +
    line(`M${middle - far},${top} C1000,${top - 14} 1500,${top + 12} ${middle + far},${top}`, '#E2606A', 8, {
      opacity: 0.75,
    })
  );
}
