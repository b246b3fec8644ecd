import type { PointData } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import { stepTo } from '#engine/plays/step-to.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { BACK_SECONDS, hasNothing, home, walk } from './walking.ts';

const COME_SECONDS = 0.3;
/** Where its arm is stretched to for what is as high as its waist, from its feet, in its own pixels. */
const LEVEL = { x: 150, y: -90 } as const;

interface Putting {
  /** Where something is put, in stage coordinates. */
  readonly at: PointData;
  /** The paw is there from then until then. */
  readonly from: number;
  readonly until: number;
}

/** The guide comes with its right paw to where something is put, and goes back. In calm motion it stays. */
export function putIn(
  guide: Guide,
  { at, from, until }: Putting,
  { calm }: { readonly calm: boolean },
): gsap.core.Timeline {
  const timeline = recipe();
  if (calm) return timeline;
  const { acts, arms } = guide;
  const { aim, foot } = stepTo(guide, at, { side: 'R', stretch: LEVEL });
  const there = () => foot;
  arms.carrying = 'R';
  walk(timeline, guide, { from: home, to: there, seconds: COME_SECONDS }, from - COME_SECONDS);
  walk(timeline, guide, { from: there, to: home, seconds: BACK_SECONDS }, until);
  return timeline
    .add(acts.reach(aim, COME_SECONDS).paused(false), from - COME_SECONDS)
    .add(acts.letGo('R').paused(false), until)
    .call(() => hasNothing(guide), undefined, until + BACK_SECONDS);
}
