import { boardFor } from '#engine/layout/board.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { LayerEntry } from '#engine/rules/picture-manifest.ts';
import type { Friend } from './friend.ts';

/** From answers, from the stage's sides and from its lower edge, in design pixels. */
const GAP = 26;
const EDGE = 40;
const FOOT = 12;
/** Where less of it would be seen, it is left out. */
const LEAST = 36;

/** How its world lies on the stage. margin: of the world's width, beyond the strip it is composed for. */
interface Ground {
  readonly zoom: number;
  readonly margin: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Puts a friend where it is painted, wholly on the stage; where that is behind the answers, it looks up from the corner
 * below them.
 */
export function placeFriend(friend: Friend, entry: LayerEntry, ground: Ground, layout: Layout): void {
  const { foot, head } = friend;
  const { zoom } = ground;
  const isLeft = entry.pin === 'bottom-left';
  // From the side it belongs to, and from the bottom, in the world's pixels.
  const outwards = isLeft ? foot.x : entry.width - foot.x;
  const inwards = entry.width - outwards;
  const painted = (isLeft ? entry.x : ground.width - entry.x - entry.width) - ground.margin + outwards;
  const aside = Math.max(painted, outwards + EDGE);
  const up = ground.height - entry.y;

  const { answers } = boardFor(layout);
  const below = answers.y + answers.height + GAP;
  const top = layout.height - up * zoom;
  const bottom = layout.height - (up - Math.min(up, entry.height)) * zoom;
  const beside = isLeft ? answers.x : layout.width - answers.x - answers.width;
  const isInWay = !friend.hides && (aside + inwards) * zoom > beside && top < below && bottom > answers.y;

  const room = layout.height - below;
  const scale = isInWay ? Math.min(zoom, room / head) : zoom;
  friend.visible = scale * head >= LEAST;
  friend.scale.set(scale);
  friend.x = isLeft ? aside * scale : layout.width - aside * scale;
  // Not even its tail is below the stage, unless there is no room for it.
  const free = friend.hides ? up : Math.max(up, entry.height + FOOT);
  friend.y = (isInWay ? below : layout.height - free * zoom) + foot.y * scale;
}
