import type { TeachingParts } from './round-parts.ts';

/** Where the guide looks and points while it teaches. */

type Looking = Pick<TeachingParts, 'stage' | 'guide' | 'animate' | 'pictured' | 'placeOf' | 'round'>;

const viewOf = ({ pictured }: Looking, id: string) =>
  pictured.board.targets().find((target) => target.id === id)?.view;

/** Points to the question's picture. */
export function lookAtQuestion({ stage, guide, animate }: Looking): void {
  const { width, height } = stage.layout();
  animate(guide.point({ x: width / 2, y: height * 0.35 }));
}

/** Looks where a choice is that was touched. */
export function lookAtChoice(parts: Looking, id: string): void {
  const view = viewOf(parts, id);
  if (view) parts.animate(parts.guide.acts.lookAt(parts.placeOf(view)));
}

/** Points to the answer, and comforts. */
export function pointAtAnswer(parts: Looking): void {
  const view = viewOf(parts, parts.round.question.answer);
  if (view) parts.animate(parts.guide.point(parts.placeOf(view)));
  parts.stage.guideSounds.make('comfort');
}
