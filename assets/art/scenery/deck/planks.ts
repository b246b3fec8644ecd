import { clay, linear, radial } from '#assets/art/kit/paint.ts';
import { ellipse, line, path, rect, times, type Svg } from '#assets/art/kit/svg.ts';

/** Where the deck begins, and how far it is drawn down. */
export const DECK = { top: 660, bottom: 1120 } as const;
const PLANKS = 18;

/** The deck of a ship, whose planks lead away from the child, lit warm in the middle. */
export function planks(): Svg {
  const { top, bottom } = DECK;
  const xAt = (plank: number, y: number) =>
    1260 + (plank - PLANKS / 2) * (130 + ((y - top) / (bottom - top)) * 150);
  return (
    rect({ x: -40, y: top, width: 2600, height: bottom - top }, 0, {
      fill: linear(['#C98A62', '#B8744E', '#96553F']),
    }) +
    times(PLANKS / 2, (pair) => {
      const plank = pair * 2;
      return path(
        `M${xAt(plank, top)},${top} H${xAt(plank + 1, top)} L${xAt(plank + 1, bottom)},${bottom} H${xAt(plank, bottom)}Z`,
        { fill: '#FFDCA8', opacity: 0.14 },
      );
    }) +
    times(PLANKS + 1, (plank) =>
      line(`M${xAt(plank, top)},${top} L${xAt(plank, bottom)},${bottom}`, '#5A2A3A', 5, { opacity: 0.28 }),
    ) +
    ellipse(1260, 850, 1000, 250, {
      fill: radial([
        [0, '#FFE9B8', 0.36],
        [0.6, '#FFE0A8', 0.14],
        [1, '#FFE0A8', 0],
      ]),
    })
  );
}

/** The rail at the ship's side: two beams on round posts. Its foot is where the deck begins. */
export const rail = (): Svg =>
  times(15, (post) =>
    rect({ x: -20 + post * 180 - 19, y: DECK.top - 150, width: 38, height: 156 }, 17, {
      fill: linear(['#B5704E', '#8A4A3E'], 0),
      filter: clay('#3A1236', 6),
    }),
  ) +
  rect({ x: -40, y: DECK.top - 172, width: 2600, height: 40 }, 18, {
    fill: linear(['#D9966A', '#A8604A']),
    filter: clay('#3A1236', 8, { light: 0.7, tint: '#FFE0B0' }),
  }) +
  rect({ x: -40, y: DECK.top - 22, width: 2600, height: 36 }, 14, {
    fill: linear(['#C07C56', '#8A4A3E']),
    filter: clay('#3A1236', 7, { light: 0.6, tint: '#FFE0B0' }),
  });
