import { Container } from 'pixi.js';
import { EASE, lasting, recipe, SECONDS, type FxContext } from '#engine/fx/motion.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { calledBy, type Turns } from '#engine/rules/turns.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import { TOKEN_RIM, TOKEN_SIZE, TurnToken } from '#engine/sprites/turn-token.ts';
import type { StageContext } from './stage-context.ts';

/** While somebody is called, the token is seen from the last row. */
const CALLED_SECONDS = 1.7;
const CALLED_SIZE = 300;
/** In the corner of the free strip below the answers: across, with its rim, by the room there is. */
const CORNER = { wide: 96, squarish: 90, portrait: 124 } as const;
const EDGE = 14;

export interface WhoseTurnOptions {
  readonly stage: StageContext;
  readonly turns: Turns;
  readonly fx: () => FxContext;
  readonly animate: Animate;
}

/** Whose turn it is: large while somebody is called, then in a corner until the answer is right. */
export class WhoseTurn extends Container {
  private readonly options: WhoseTurnOptions;
  private readonly token: TurnToken;
  /** Where the token is while somebody is called. */
  private readonly middle = new Container();
  private calling: gsap.core.Timeline | undefined;

  constructor(options: WhoseTurnOptions) {
    super();
    this.options = options;
    this.token = new TurnToken(options.stage.pictures);
    this.addChild(this.middle, this.token);
  }

  /** Shows whose turn it is. Returns what is said. */
  call(): string {
    const { turns, fx, animate } = this.options;
    const { token } = this;
    this.calling?.progress(1).kill();
    token.show(turns.current);
    this.calling = animate(this.called(fx()));
    return calledBy(turns.current);
  }

  place(layout: Layout): void {
    const { answers } = boardFor(layout);
    const { safe, class: kind } = layout;
    const size = CORNER[kind];
    const { token } = this;
    token.scale.set(size / TOKEN_RIM);
    token.position.set(safe.x + safe.width - EDGE - size / 2, safe.y + safe.height - 4 - size / 2);
    this.middle.position.set(answers.x + answers.width / 2, answers.y + answers.height / 2);
  }

  /** It comes large and in the middle, and goes to its place. */
  private called(ctx: FxContext): gsap.core.Timeline {
    const { token, middle } = this;
    const { body } = token;
    const timeline = recipe().fromTo(body, { alpha: 0 }, { alpha: 1, duration: SECONDS.fast }, 0);
    if (ctx.calm) return lasting(timeline, CALLED_SECONDS);
    const large = CALLED_SIZE / (TOKEN_SIZE * token.scale.x);
    const [x, y] = [(middle.x - token.x) / token.scale.x, (middle.y - token.y) / token.scale.y];
    return timeline
      .set(body, { x, y }, 0)
      .fromTo(body.scale, { x: 0, y: 0 }, { x: large, y: large, duration: SECONDS.base, ease: EASE.pop }, 0)
      .to(body, { x: 0, y: 0, duration: SECONDS.slow, ease: EASE.move }, CALLED_SECONDS - SECONDS.slow)
      .to(body.scale, { x: 1, y: 1, duration: SECONDS.slow, ease: EASE.move }, CALLED_SECONDS - SECONDS.slow);
  }
}
