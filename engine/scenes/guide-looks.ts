import type { PointData } from 'pixi.js';
import type { PraiseParts, TeachingParts } from './round-parts.ts';

/** Where the guide looks and points while it teaches, and where its friend looks, too. */

type Looking = Pick<
  TeachingParts,
  'stage' | 'guide' | 'friend' | 'fx' | 'animate' | 'pictured' | 'placeOf' | 'round'
>;

/** Both turn their eyes to a place on the stage. */
export function lookAt(
  { guide, friend, fx, animate }: Pick<PraiseParts, 'guide' | 'friend' | 'fx' | 'animate'>,
  at: PointData,
): void {
  animate(guide.acts.lookAt(at));
  if (friend) animate(friend.lookAt(at, fx()));
}

const viewOf = ({ pictured }: Looking, id: string) =>
  pictured.board.targets().find((target) => target.id === id)?.view;

/** Where the question is asked. */
export function questionAt({
  stage,
  pictured,
  placeOf,
}: Pick<Looking, 'stage' | 'pictured' | 'placeOf'>): PointData {
  const open = pictured.board.open?.();
  const { width, height } = stage.layout();
  return open ? placeOf(open) : { x: width / 2, y: height * 0.35 };
}

/** Looks and points to what the question is asked with. */
export function lookAtQuestion(parts: Looking): void {
  const at = questionAt(parts);
  lookAt(parts, at);
  parts.animate(parts.guide.point(at));
}

/** Looks where a choice is that was touched. */
export function lookAtChoice(parts: Looking, id: string): void {
  const view = viewOf(parts, id);
  if (view) lookAt(parts, parts.placeOf(view));
}

/** Looks and points to the answer, and comforts. */
export function pointAtAnswer(parts: Looking): void {
  const { answer } = parts.round.question;
  lookAtChoice(parts, answer);
  const view = viewOf(parts, answer);
  if (view) parts.animate(parts.guide.point(parts.placeOf(view)));
  parts.stage.guideSounds.make('comfort');
}
