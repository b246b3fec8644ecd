import type { Cell, Rect } from '#engine/layout/layout.ts';

/**
 * The way up the whole mountain, as it is seen at the end. It winds round the mountain: of each turn the front is seen,
 * so that on all of them small numbers are on the left. The mountain's foot is at 0,0.
 */

/** Size of its steps. */
export const PEAK_SCALE = 0.5;
const ALONG = 125;
/** Turns from the lowest: the first step's place, how many there are, and how far each lies above the one before. */
const TURNS = [
  { x: -375, y: -75, steps: 7, up: 13 },
  { x: -312, y: -235, steps: 6, up: 13 },
  { x: -250, y: -390, steps: 5, up: 13 },
  { x: -62, y: -544, steps: 3, up: 33 },
] as const;
/** From a turn's last step to where it goes out of sight, and from there to the next turn's first. */
const ROUND = { right: 66, left: 58 } as const;
/** Above a step's middle are the feet of who stands behind it. */
const BEHIND = 38;

/** Its flanks, from the left foot to the top, and down to the right foot. */
export const LEFT: readonly Cell[] = [
  [-700, 0],
  [-580, -60],
  [-490, -160],
  [-425, -270],
  [-350, -370],
  [-280, -460],
  [-200, -550],
  [-90, -620],
  [60, -655],
].map(([x, y]) => ({ x: x!, y: y! }));
export const RIGHT: readonly Cell[] = [
  [190, -664],
  [270, -640],
  [320, -570],
  [365, -500],
  [405, -430],
  [455, -330],
  [505, -240],
  [560, -160],
  [635, -70],
  [740, 0],
].map(([x, y]) => ({ x: x!, y: y! }));

/** Where its steps are, from the first. */
export const PEAK_STEPS: readonly Cell[] = TURNS.flatMap(({ x, y, steps, up }) =>
  Array.from({ length: steps }, (_, step) => ({ x: x + step * ALONG, y: y - step * up })),
);

/** The last step. */
export const TOP: Cell = PEAK_STEPS.at(-1)!;
/** The feet of who stands on the top. */
export const TOP_FEET: Cell = { x: TOP.x, y: TOP.y - BEHIND };
/** Every fifth step but the first and the last. */
export const CAMPS: readonly Cell[] = PEAK_STEPS.filter(
  (_, step) => step % 5 === 0 && step > 0 && step < PEAK_STEPS.length - 1,
);

/** Its size with who stands on the top. */
export const PEAK: Rect = { x: -710, y: -880, width: 1460, height: 930 };

/** The way of each turn, on to where it goes out of sight. */
export const ROWS: readonly (readonly Cell[])[] = TURNS.map(({ steps: length, up }, turn) => {
  const begun = TURNS.slice(0, turn).reduce((sum, { steps }) => sum + steps, 0);
  const steps = PEAK_STEPS.slice(begun, begun + length);
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const from = turn > 0 ? [{ x: first.x - ROUND.left, y: first.y + up / 2 }] : [];
  const on = turn < TURNS.length - 1 ? [{ x: last.x + ROUND.right, y: last.y - up / 2 }] : [];
  return [...from, ...steps, ...on];
});
