import { recipe, together } from '#engine/fx/motion.ts';
import type { Rect } from '#engine/layout/layout.ts';
import type { Aside } from '#engine/plays/aside.ts';
import type { PlayContext } from '#engine/plays/play.ts';
import type { BoardAction } from '#engine/sprites/target.ts';
import { COVER_SECONDS, type Cover } from './cover.ts';

/** How long the amount is seen after Peek. */
const PEEKED_SECONDS = 1.8;

/**
 * When the amount under the cover is seen. For a player who needs no flashes nothing is seen for a moment only: the
 * amount stays covered until Peek, and from then on it stays open.
 */
export class Look {
  private readonly context: PlayContext;
  private readonly cover: Cover;
  private readonly aside: Aside;

  constructor(context: PlayContext, cover: Cover, aside: Aside) {
    this.context = context;
    this.cover = cover;
    this.aside = aside;
  }

  /** The amount is open for so many seconds and covered again; an open one stays so. */
  flash(seconds: number): gsap.core.Timeline {
    return this.context.noFlashes || !this.cover.isShut ? recipe() : this.forSeconds(seconds);
  }

  /** The amount is open from now on. */
  open(): gsap.core.Timeline {
    return this.cover.open(this.context.fx());
  }

  /** Peek, named for every way of playing. It costs nothing, and the question counts as helped. */
  action(hit: () => Rect): BoardAction {
    const { context, cover } = this;
    return {
      id: 'peek',
      label: 'Peek',
      hit,
      act: () => this.peek(),
      press: (down) => void context.animate(cover.press(down, context.fx())),
    };
  }

  private peek(): void {
    const { context, aside, cover } = this;
    // While the amount is open there is nothing to do, so that no number of presses makes it flicker.
    if (!cover.isShut) return;
    context.peeked();
    if (context.noFlashes) {
      context.sounds.effect('pop');
      context.animate(this.open());
    } else aside.show(this.forSeconds(PEEKED_SECONDS));
  }

  private forSeconds(seconds: number): gsap.core.Timeline {
    const { cover, context } = this;
    return together([0, this.open()], [COVER_SECONDS + seconds, cover.shut(context.fx())]);
  }
}
