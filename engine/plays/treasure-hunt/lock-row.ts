import type { PointData } from 'pixi.js';
import { commit } from '#engine/fx/press.ts';
import { lasting, recipe, SECONDS, together } from '#engine/fx/motion.ts';
import { sparks } from '#engine/fx/right.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerRow, type AnswerRowOptions } from '#engine/sprites/answer-row.ts';
import { Padlock, PADLOCK } from './padlock.ts';

/** Where a lock hangs: the top of its shackle, in stage coordinates, and its scale. */
export interface Hanging extends PointData {
  readonly scale: number;
}

/** The answers as the locks of the chest. */
export class LockRow extends AnswerRow {
  private readonly ids: readonly string[];

  constructor(answers: readonly Choice[], options: Omit<AnswerRowOptions, 'make' | 'above' | 'tile'>) {
    super(answers, {
      ...options,
      tile: PADLOCK,
      above: PADLOCK.above,
      make: (made) => new Padlock(made),
    });
    this.ids = answers.map(({ id }) => id);
  }

  /** Where they hang, in their order. */
  get hanging(): readonly Hanging[] {
    return this.ids.map((id) => this.hangs(id));
  }

  hangs(id: string): Hanging {
    const { x, y, scale } = this.tile(id);
    return { x, y: y - (PADLOCK.height / 2 + PADLOCK.above) * scale.y, scale: scale.x };
  }

  /** The lock shuts. 0.2 s. */
  snap(id: string): gsap.core.Timeline {
    return (this.tile(id) as Padlock).snap(this.options.fx());
  }

  /** It turns teal with a tick, and stays where it hangs. 0.5 s. */
  override right(id: string): gsap.core.Timeline {
    const tile = this.tile(id);
    const ctx = this.options.fx();
    tile.glow.alpha = 0;
    const told = recipe().call(() => void (tile.state = 'right'), undefined, 0);
    told.fromTo(tile.badge, { alpha: 0 }, { alpha: 1, duration: 0.1 }, 0);
    if (!ctx.calm)
      told
        .fromTo(
          tile.badge.scale,
          { x: 0, y: 0 },
          { x: 1, y: 1, duration: SECONDS.base, ease: 'back.out(2)' },
          0,
        )
        .call(() => sparks(tile, ctx), undefined, 0.12)
        .to(tile.body.scale, { x: 1, y: 1, duration: SECONDS.base, ease: 'back.out(2)' }, 0.08);
    return together([0, commit(tile.body, this.others(tile), ctx)], [0.1, lasting(told, 0.4)]);
  }
}
