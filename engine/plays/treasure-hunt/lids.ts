import { together, type FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import type { TreasureQuestion } from '#engine/games/treasure-hunt/questions.ts';
import type { Asked } from '#engine/rules/round.ts';
import type { Group } from './group.ts';

type Groups = Readonly<Record<'first' | 'second', Group>>;

/** The groups under a lid: the one that counting starts at, and what the plan hides: the bigger one, or both. */
export function hiddenOf(
  groups: Groups,
  { firstNumber, secondNumber, closed, planned }: Asked<TreasureQuestion>,
): readonly Group[] {
  const { first, second } = groups;
  if (planned.support === 2) return [first, second];
  if (closed) return [groups[closed]];
  return planned.support === 1 ? [secondNumber > firstNumber ? second : first] : [];
}

/**
 * What is to be counted hops in turn. 0.9 s. chosen: the wrong answer; where it is one group's number, the other group
 * hops. Whatever hops comes out of its lid.
 */
export function countOnceMore(
  groups: Groups,
  question: Asked<TreasureQuestion>,
  chosen: number,
  ctx: FxContext,
): gsap.core.Timeline {
  const { first, second } = groups;
  const { firstNumber, secondNumber } = question;
  const missed = chosen === firstNumber ? second : chosen === secondNumber ? first : undefined;
  const hidden = hiddenOf(groups, question);
  const open = [first, second].filter((group) => !hidden.includes(group));
  const hopping = missed ? [missed] : open.length > 0 ? open : [first, second];
  const bodies = hopping.flatMap(({ rows }) => rows.things).map((thing) => thing.body);
  const lids = hidden.filter((group) => hopping.includes(group));
  return together(
    [0, countUp(bodies, Math.min(0.25, 0.9 / bodies.length), ctx)],
    ...lids.map((group) => [0, group.open(ctx)] as const),
    ...lids.map((group) => [0.55, group.close(ctx)] as const),
  );
}
