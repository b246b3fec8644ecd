import type { Random } from '#engine/rules/random.ts';

export const CARD_LAYOUTS = ['dice', 'line', 'scattered', 'five-frame'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** Whether all shapes of a question are laid out with the same size, or all cards with the same covered area: drawn are all with one size. */
export const SIZINGS = ['same-size', 'same-area'] as const;
export type Sizing = (typeof SIZINGS)[number];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How an amount is laid out on a card. Lengths are shares of the card's side; 0,0 is its top left corner. */
export interface Card {
  readonly layout: CardLayout;
  /** Centres of the shapes; they never touch or leave the card. */
  readonly places: readonly Place[];
  readonly diameter: number;
}

/** Five boxes, three over two: in one row they would be too small to be counted from far away. step: of the card's side. */
export const FIVE_FRAME = { columns: 3, step: 0.31 } as const;
const FRAME_DIAMETER = 0.26;
const SAME_SIZE_DIAMETER = 0.235;
const GAP = 0.03;
const TRIES = 60;

const DICE: { readonly [amount: number]: readonly (readonly [x: number, y: number])[] } = {
  1: [[0.5, 0.5]],
  2: [[0.27, 0.27], [0.73, 0.73]],
  3: [[0.2, 0.2], [0.5, 0.5], [0.8, 0.8]],
  4: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
  5: [[0.2, 0.2], [0.8, 0.2], [0.5, 0.5], [0.2, 0.8], [0.8, 0.8]],
}; // prettier-ignore

/**
 * Lays out 1 to 5 shapes. With `same-size` the covered area grows with the amount, with `same-area` the single shape
 * shrinks: a round has both, so that only counting gives the amount.
 */
export function layCard(amount: number, layout: CardLayout, sizing: Sizing, random: Random): Card {
  if (!DICE[amount]) throw new RangeError(`layCard: ${amount} is not a whole number from 1 to 5`);
  const diameter = layout === 'five-frame' ? FRAME_DIAMETER : diameterOf(amount, sizing);
  return { layout, diameter, places: PLACERS[layout](amount, diameter, random) };
}

const diameterOf = (amount: number, sizing: Sizing) =>
  sizing === 'same-size' ? SAME_SIZE_DIAMETER : (SAME_SIZE_DIAMETER * Math.sqrt(5)) / Math.sqrt(amount);

const PLACERS: {
  readonly [L in CardLayout]: (amount: number, diameter: number, random: Random) => readonly Place[];
} = {
  dice: (amount) => DICE[amount]!.map(([x, y]) => ({ x, y })),
  line,
  scattered,
  'five-frame': (amount) => Array.from({ length: amount }, (_, index) => boxInFrame(index)),
};

/** The middle of a box of the five-frame, from the left and above. */
export function boxInFrame(index: number): Place {
  const { columns, step } = FIVE_FRAME;
  return {
    x: 0.5 + ((index % columns) - (columns - 1) / 2) * step,
    y: 0.5 + (Math.floor(index / columns) - 0.5) * step,
  };
}

/** How large things are drawn, as a share of the least size they are laid out with, at most and least; steps to try; and what is free between them. */
const ROOMIER = { most: 1.34, least: 0.9, step: 0.02, spread: 1.25, gap: 0.07, edge: 0.01 } as const;
/** A box of the five-frame leaves so much of itself around its thing. */
const IN_BOX = 0.87;

/**
 * The same arrangements with larger things, as far as they still lie apart and on their card: they are seen from far away. All
 * cards are of one question, and their things of one size: a card with one is no larger thing than a card with five.
 */
export function roomierOf(cards: readonly Card[]): readonly Card[] {
  const { most, least, step } = ROOMIER;
  for (let size: number = most; size > least; size -= step) {
    const drawn = cards.map((card) => withThings(card, SAME_SIZE_DIAMETER * size));
    if (drawn.every((card) => card !== undefined)) return drawn;
  }
  return cards.map((card) => ({ ...card, diameter: SAME_SIZE_DIAMETER * least }));
}

/** The same with things of this size, farther from the middle; undefined: they would not lie apart. */
function withThings(card: Card, wide: number): Card | undefined {
  const { layout, places } = card;
  if (layout === 'five-frame')
    return wide <= FIVE_FRAME.step * IN_BOX ? { ...card, diameter: wide } : undefined;
  const reach = Math.max(...places.flatMap(({ x, y }) => [Math.abs(x - 0.5), Math.abs(y - 0.5)]));
  const nearest = Math.min(
    ...places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
  const spread = reach === 0 ? 1 : Math.min(ROOMIER.spread, (0.5 + ROOMIER.edge - wide / 2) / reach);
  if (nearest * spread < wide + ROOMIER.gap) return undefined;
  const spreadOut = (at: number) => 0.5 + (at - 0.5) * spread;
  return {
    ...card,
    diameter: wide,
    places: places.map(({ x, y }) => ({ x: spreadOut(x), y: spreadOut(y) })),
  };
}

/** A row; if it does not fit horizontally, it goes diagonally. */
function line(amount: number, diameter: number, random: Random): readonly Place[] {
  const room = 1 - diameter;
  const step = amount === 1 ? 0 : Math.min(room / (amount - 1), diameter * 1.4);
  const length = step * (amount - 1);
  const rise = step < diameter + GAP ? random.pick([-room, room]) : 0;
  return Array.from({ length: amount }, (_, index) => {
    const share = amount === 1 ? 0.5 : index / (amount - 1);
    return { x: 0.5 + (share - 0.5) * length, y: 0.5 + (share - 0.5) * rise };
  });
}

/** So near to the distance that its square may be rounded to the other side. */
const HARDLY = 1e-9;

/** The root is slow, and nearly always the square tells as well. */
function areApart(one: Place, other: Place, distance: number): boolean {
  const [x, y] = [one.x - other.x, one.y - other.y];
  const over = x * x + y * y - distance * distance;
  return Math.abs(over) > HARDLY ? over > 0 : Math.hypot(x, y) >= distance;
}

/** Random places that do not touch; a failed attempt is repeated, and finally the pattern of a die is used. */
function scattered(amount: number, diameter: number, random: Random): readonly Place[] {
  const apart = diameter + GAP;
  const free = () => diameter / 2 + random.next() * (1 - diameter);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const places: Place[] = [];
    for (let put = 0; put < TRIES && places.length < amount; put++) {
      const place = { x: free(), y: free() };
      if (places.every((other) => areApart(place, other, apart))) places.push(place);
    }
    if (places.length === amount) return places;
  }
  return PLACERS.dice(amount, diameter, random);
}
