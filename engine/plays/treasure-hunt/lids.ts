import { together, type FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import type { TreasureQuestion } from '#engine/games/treasure-hunt/questions.ts';
import type { Asked } from '#engine/rules/round.ts';
import type { Heap } from './heap.ts';

type Heaps = Readonly<Record<'first' | 'second', Heap>>;

/** The heaps under a cloth: the one that counting starts at, and what the plan hides: the bigger one, or both. */
export function hiddenOf(
  heaps: Heaps,
  { firstNumber, secondNumber, closed, planned }: Asked<TreasureQuestion>,
): readonly Heap[] {
  const { first, second } = heaps;
  if (planned.support === 2) return [first, second];
  if (closed) return [heaps[closed]];
  return planned.support === 1 ? [secondNumber > firstNumber ? second : first] : [];
}

/**
 * What is to be counted hops in turn. 0.9 s. chosen: the wrong answer; where it is one heap's number, the other heap
 * hops. Whatever hops comes out from under its cloth.
 */
export function countOnceMore(
  heaps: Heaps,
  question: Asked<TreasureQuestion>,
  chosen: number,
  ctx: FxContext,
): gsap.core.Timeline {
  const { first, second } = heaps;
  const { firstNumber, secondNumber } = question;
  const missed = chosen === firstNumber ? second : chosen === secondNumber ? first : undefined;
  const hidden = hiddenOf(heaps, question);
  const open = [first, second].filter((heap) => !hidden.includes(heap));
  const hopping = missed ? [missed] : open.length > 0 ? open : [first, second];
  const bodies = hopping.flatMap(({ rows }) => rows.things).map((thing) => thing.body);
  const covers = hidden.filter((heap) => hopping.includes(heap));
  return together(
    [0, countUp(bodies, Math.min(0.25, 0.9 / bodies.length), ctx)],
    ...covers.map((heap) => [0, heap.open(ctx)] as const),
    ...covers.map((heap) => [0.55, heap.close(ctx)] as const),
  );
}
