import { Container, type PointData } from 'pixi.js';
import { EASE, lasting, recipe, type FxContext } from '#engine/fx/motion.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import type { ShapeFigure } from './shape-figure.ts';

/** Seconds from a right answer until a hand is on what was found, has it, and has put it on the page. */
const REACHED_SECONDS = 0.22;
export const TAKEN_AT_SECONDS = 0.34;
export const PUT_SECONDS = 0.74;
/** In calm motion the hand is seen at the one place and then at the other, there with what it has brought. */
const CALM = { goes: 0.4, fades: 0.1 } as const;
export const CALM_PUT_SECONDS = CALM.goes + 0.02;
const LEAVE_SECONDS = 0.16;
/** What lies on the page is taken again, is where it stays, and the hand has gone; in calm motion it goes and comes there. */
export const AWAY = { taken: 0.1, put: 0.34, gone: 0.44 } as const;
export const CALM_AWAY = { goes: 0.2, comes: 0.24 } as const;
/** Its finger is under the lower edge of what it has, and hides nothing of it; from where it comes, its turn, and its size. */
const HAND = { below: 70, from: 80, turn: -0.7, scale: 0.62, alpha: 0.95 } as const;

/** Where something lies on the stage, and its scale there. */
export interface Lying extends PointData {
  readonly scale: number;
}

/** A hand that takes what was found from the desk, and lays it on the page: over no other answer. */
export class HandOver extends Container {
  private readonly hand = new GhostHand();
  private figure: ShapeFigure | undefined;

  constructor() {
    super();
    this.hand.scale.set(HAND.scale);
    this.hand.rotation = HAND.turn;
    this.addChild(this.hand);
  }

  /** What is in its hand, if anything. */
  get carried(): ShapeFigure | undefined {
    return this.figure;
  }

  /** Nothing is carried any more: it may have been cut short. */
  end(): void {
    this.hand.hide();
    this.figure?.destroy({ children: true });
    this.figure = undefined;
  }

  /** What lies on the page is taken to where it stays, with the hand below it. from, to: asked for when it sets out. 0.44 s. */
  putAway(from: () => Lying, to: () => Lying, ctx: FxContext): gsap.core.Timeline {
    const { hand } = this;
    const { body } = hand;
    const { taken, put, gone } = AWAY;
    const at = (lying: Lying) => ({ x: lying.x, y: lying.y + HAND.below * lying.scale });
    const [here, there] = [() => at(from()), () => at(to())];
    const timeline = recipe()
      .set(hand, { x: () => here().x, y: () => here().y }, 0)
      .set(body, { x: 0, y: 0 }, 0)
      .fromTo(body, { alpha: 0 }, { alpha: HAND.alpha, duration: taken, immediateRender: false }, 0);
    if (ctx.calm) {
      const { goes, comes } = CALM_AWAY;
      return timeline
        .to(body, { alpha: 0, duration: CALM.fades }, goes - CALM.fades)
        .set(hand, { x: () => there().x, y: () => there().y }, goes + 0.01)
        .to(body, { alpha: HAND.alpha, duration: CALM.fades }, comes)
        .to(body, { alpha: 0, duration: gone - put }, put);
    }
    const way = { duration: put - taken, ease: EASE.move };
    return timeline
      .to(hand, { x: () => there().x, y: () => there().y, ...way }, taken)
      .to(body, { y: 60, alpha: 0, duration: gone - put, ease: EASE.fall }, put);
  }

  /** figure: its picture while it is carried, which is destroyed when it is put. 0.9 s. */
  bring(figure: ShapeFigure, from: Lying, to: Lying, ctx: FxContext): gsap.core.Timeline {
    this.end();
    const { hand } = this;
    const { body } = hand;
    const below = ({ x, y, scale }: Lying) => ({ x, y: y + HAND.below * scale });
    const timeline = recipe().set(hand, below(from), 0).set(body, { x: 0, y: 0 }, 0);
    if (ctx.calm) {
      figure.destroy({ children: true });
      const { goes, fades } = CALM;
      return lasting(
        timeline
          .fromTo(body, { alpha: 0 }, { alpha: HAND.alpha, duration: fades, immediateRender: false }, 0.08)
          .to(body, { alpha: 0, duration: fades }, goes - fades)
          .set(hand, below(to), goes + 0.01)
          .to(body, { alpha: HAND.alpha, duration: fades }, CALM_PUT_SECONDS)
          .to(body, { alpha: 0, duration: LEAVE_SECONDS }, PUT_SECONDS + 0.14),
        PUT_SECONDS + LEAVE_SECONDS + 0.14,
      );
    }
    this.figure = figure;
    this.addChildAt(figure, 0);
    figure.position.set(from.x, from.y);
    figure.scale.set(from.scale);
    figure.visible = false;
    const seconds = PUT_SECONDS - TAKEN_AT_SECONDS;
    const size = { x: to.scale, y: to.scale, duration: seconds, ease: EASE.move };
    // Up first: it passes over nothing else that lies there.
    const across = { duration: seconds, ease: EASE.move };
    const up = { duration: seconds, ease: EASE.rise };
    const put = below(to);
    return timeline
      .fromTo(
        body,
        { y: HAND.from, alpha: 0 },
        { y: 0, alpha: HAND.alpha, duration: REACHED_SECONDS, ease: EASE.rise, immediateRender: false },
        0,
      )
      .set(figure, { visible: true }, TAKEN_AT_SECONDS)
      .to(
        figure,
        { turned: nearestUpright(figure.turned), duration: seconds * 0.8, ease: EASE.move },
        TAKEN_AT_SECONDS,
      )
      .to(figure, { x: to.x, ...across }, TAKEN_AT_SECONDS)
      .to(figure, { y: to.y, ...up }, TAKEN_AT_SECONDS)
      .to(figure.scale, size, TAKEN_AT_SECONDS)
      .to(hand, { x: put.x, ...across }, TAKEN_AT_SECONDS)
      .to(hand, { y: put.y, ...up }, TAKEN_AT_SECONDS)
      .set(figure, { visible: false }, PUT_SECONDS)
      .to(body, { y: 60, alpha: 0, duration: LEAVE_SECONDS, ease: EASE.fall }, PUT_SECONDS);
  }
}

/** The whole turn that is nearest, in radians. */
const nearestUpright = (turn: number): number => Math.round(turn / (2 * Math.PI)) * 2 * Math.PI;
