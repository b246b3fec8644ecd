import { together } from '#engine/fx/motion.ts';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import type { AskedBoard } from '#engine/plays/play.ts';
import type { Half } from './half.ts';

type Halves = Readonly<Record<Side, Half>>;

const ofBoth = ({ left, right }: Halves, show: (half: Half) => gsap.core.Timeline): gsap.core.Timeline =>
  together([0, show(left)], [0, show(right)]);

/** The boards of both halves as one, for what they do together. */
export function bothBoards(halves: Halves) {
  const both = (show: (board: AskedBoard) => gsap.core.Timeline) =>
    ofBoth(halves, (half) => show(half.pictured.board));
  return {
    right: (choiceId: string) => both((board) => board.right(choiceId)),
    get pointAt() {
      return halves.left.pictured.board.pointAt;
    },
    get gladAt() {
      return halves.left.pictured.board.gladAt;
    },
    leave: () => both((board) => board.leave()),
    finish: () => both((board) => board.finish()),
    targets: () => SIDES.flatMap((side) => halves[side].pictured.board.targets()),
  };
}

/** Both guides as one: they see the same, and are glad together. */
export const bothGuides = (halves: Halves) => ({
  guide: { acts: { lookAt: () => ofBoth(halves, (half) => half.lookAtAnswer()) } },
  reactions: {
    to: (...what: Parameters<Half['reactions']['to']>) =>
      ofBoth(halves, (half) => half.reactions.to(...what)),
  },
});
