import { Container, Graphics, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import { GUESTS, type GuestName } from '#engine/games/number-sandwich/guests.ts';
import type { FinalePlace } from '#engine/sprites/finale.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { Guest, placeAmongAll, placeInLine, SEEN } from './guest.ts';
import { drawHatchFront, drawOpening } from './hatch.ts';

const MOVE_SECONDS = 0.3;

/** Who waits at the hatch, one behind the other: a different animal for each question. Who is served goes, and the queue moves up. */
export class Queue extends Piece {
  private readonly guests: readonly Guest[];
  private readonly hatch = [new Graphics(), new Graphics()] as const;
  private readonly heads = new Container();
  private served = 0;

  constructor(pictures: Pictures, total: number, random: Random) {
    super();
    const names = random.shuffle(GUESTS);
    this.guests = Array.from(
      { length: total },
      (_, index) => new Guest(pictures, names[index % names.length]!),
    );
    drawOpening(this.hatch[0]);
    drawHatchFront(this.hatch[1]);
    // Who is next stands before the others.
    this.heads.addChild(...this.guests.toReversed());
    this.body.addChild(this.hatch[0], this.heads, this.hatch[1]);
    this.count = total;
  }

  /** So many wait. */
  get count(): number {
    return this.guests.length - this.served;
  }

  set count(count: number) {
    this.served = this.guests.length - count;
    this.heads.alpha = 1;
    this.guests.forEach((guest, index) => {
      const turn = index - this.served;
      guest.rest();
      guest.isGlad = false;
      guest.alpha = turn >= 0 && turn < SEEN ? 1 : 0;
      guest.place = placeInLine(turn);
    });
  }

  /** All stand side by side. */
  private standTogether(): void {
    this.served = 0;
    this.heads.alpha = 1;
    this.guests.forEach((guest, index) => {
      guest.rest();
      guest.isGlad = true;
      guest.alpha = 1;
      guest.place = placeAmongAll(index);
    });
  }

  /** Where the next one stood, and how large, in the coordinates of what this stands in. */
  get front(): PointData & { readonly size: number } {
    const { x, y, size } = placeInLine(0);
    const { scale } = this;
    return { x: this.x + x * scale.x, y: this.y + y * scale.y, size: size * scale.x };
  }

  /** Everyone comes a place nearer to the sill; in calm motion they are there. 0.3 s. */
  moveUp({ calm }: FxContext): gsap.core.Timeline {
    const timeline = recipe();
    if (calm) return lasting(timeline, MOVE_SECONDS);
    this.guests.slice(this.served, this.served + SEEN).forEach((guest, index) => {
      const [from, to] = [placeInLine(index + 1), placeInLine(index)];
      const there = { duration: MOVE_SECONDS, ease: EASE.move };
      timeline
        .fromTo(guest, { x: from.x, y: from.y }, { x: to.x, y: to.y, ...there }, 0)
        .fromTo(guest.scale, { x: from.size, y: from.size }, { x: to.size, y: to.size, ...there }, 0);
      if (index === SEEN - 1) timeline.fromTo(guest, { alpha: 0 }, { alpha: 1, duration: 0.12 }, 0.12);
    });
    return lasting(timeline, MOVE_SECONDS);
  }

  /** Who is next: it is served now, and waits no more. */
  serve(): GuestName {
    const { guestName } = this.guests[this.served]!;
    this.count -= 1;
    return guestName;
  }

  /** At the end all who were served come once more, glad, without the hatch. 1.1 s. */
  gather({ x, y, scale }: Omit<FinalePlace, 'lightY'>, ctx: FxContext): gsap.core.Timeline {
    const timeline = recipe()
      .to([...this.hatch, this.heads], { alpha: 0, duration: ctx.calm ? 0.3 : SECONDS.fast }, 0)
      .call(
        () => {
          this.standTogether();
          this.position.set(x, y);
          this.scale.set(scale);
          for (const { body } of this.guests) body.alpha = 0;
        },
        undefined,
        0.3,
      );
    this.guests.forEach(({ body }, index) => {
      const at = 0.4 + index * 0.04;
      timeline.to(body, { alpha: 1, duration: 0.2 }, at);
      if (!ctx.calm)
        timeline.fromTo(
          body,
          { y: 50 },
          { y: 0, duration: 0.28, ease: EASE.pop, immediateRender: false },
          at,
        );
    });
    return lasting(timeline, 1.1);
  }
}
