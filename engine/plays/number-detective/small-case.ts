import { Container, Graphics } from 'pixi.js';
import type { TileState } from '#engine/fx/answerable.ts';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { AnswerPiece } from '#engine/sprites/answer-piece.ts';
import { AnswerPieces, type AnswerPiecesOptions } from '#engine/sprites/answer-pieces.ts';
import { CLAY, downward, drawFace, drawShadow, drawSide, GOLD, type Clay } from '#engine/sprites/clay.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { SMALL_CASE } from './attic-place.ts';

/** The case without its handle; the middle of its front. */
const BODY = { width: 284, height: 278, radius: 44, depth: 14 } as const;
const FRONT_Y = 17;
/** The card behind the strap: what is counted lies on it, on plain white. */
const CARD = { width: 254, height: 248, radius: 34 } as const;
const TOP = FRONT_Y - BODY.height / 2;
const HANDLE = { width: 108, height: 50, thick: 20 } as const;
/** The lid, as far as it is seen when it has swung open behind. */
const LID = { width: 252, height: 58 } as const;
const OPEN_SECONDS = 0.28;
/** Stars and dots when it was right, from beyond the rim of its front: none lies on what is counted, on it or in the open case. */
const SPARKS = 14;
const RIM = { x: -BODY.width / 2, y: TOP, width: BODY.width, height: BODY.height + BODY.depth } as const;

export interface InCase {
  readonly id: string;
  /** Its numeral, unless a card with an amount lies in it. */
  readonly name: string;
  readonly card: Container | undefined;
}

/** A small case on the floor: a numeral stands on it, or a card with an amount lies in it. */
export class SmallCase extends AnswerPiece {
  readonly id: string;
  private readonly own: Clay;
  private readonly leather = new Graphics();
  private readonly handle = new Graphics();
  private readonly lid = new Container();
  private readonly flap = new Graphics();

  constructor({ id, name, card }: InCase, clay: Clay) {
    super({
      // Beyond the rim: what is counted on the card, and its numbers, stay free.
      badge: { x: BODY.width / 2 + 18, y: TOP - 24 },
      tried: { x: 0, y: FRONT_Y + (BODY.height + BODY.depth) / 2 },
    });
    this.id = id;
    this.own = clay;
    this.lid.y = TOP + 26;
    this.lid.addChild(this.flap);
    const front = new Container({ y: FRONT_Y });
    const shadow = drawShadow(new Graphics(), BODY, BODY.depth + 14, 0.34);
    front.addChild(shadow, this.leather);
    if (card) {
      const { width, height, radius } = CARD;
      front.addChild(
        new Graphics().roundRect(-width / 2, -height / 2, width, height, radius).fill('#FFFFFF'),
      );
      front.addChild(card);
    } else front.addChild(createLabel({ text: name, size: 168, fill: '#FFFFFF', outline: clay.edge }));
    this.face.addChild(this.handle, this.lid, front);
    this.glow
      .roundRect(-BODY.width / 2 - 18, TOP - 18, BODY.width + 36, BODY.height + BODY.depth + 36, 58)
      .fill(GOLD)
      .stroke({ width: 7, color: '#FFFFFF' });
    this.reset();
  }

  /** The lid swings open, and the handle with it. 0.28 s. */
  open({ calm }: FxContext): gsap.core.Timeline {
    const { lid, handle } = this;
    if (calm)
      return lasting(
        recipe().set(lid.scale, { y: 1 }, 0).fromTo(lid, { alpha: 0 }, { alpha: 1, duration: 0.2 }, 0),
        OPEN_SECONDS,
      );
    return recipe()
      .to(lid.scale, { y: 1, duration: OPEN_SECONDS, ease: EASE.pop }, 0)
      .to(handle, { y: -LID.height + 18, duration: OPEN_SECONDS, ease: EASE.pop }, 0);
  }

  override reset(): void {
    super.reset();
    this.lid.scale.y = 0;
    this.lid.alpha = 1;
    this.handle.y = 0;
  }

  protected paint(state: TileState): void {
    const clay = state === 'idle' ? this.own : CLAY[state];
    drawFace(drawSide(this.leather.clear(), BODY, BODY.depth, clay), BODY, clay, 0.2);
    latches(this.leather);
    const { width, height, thick } = HANDLE;
    this.handle
      .clear()
      .roundRect(-width / 2, TOP - height + 12, width, height + 10, 22)
      .stroke({ width: thick + 6, color: clay.edge })
      .roundRect(-width / 2, TOP - height + 12, width, height + 10, 22)
      .stroke({ width: thick - 2, color: clay.mid });
    this.flap
      .clear()
      .roundRect(-LID.width / 2, -LID.height - 24, LID.width, LID.height + 24, 26)
      .fill(clay.edge)
      .roundRect(-LID.width / 2 + 10, -LID.height - 14, LID.width - 20, LID.height + 10, 18)
      .fill(downward('#FFFDF4', '#FFF6E0', '#FBE9C6'));
  }
}

/** Brass on its upper edge. */
function latches(g: Graphics): void {
  const { gold } = CLAY;
  for (const x of [-88, 88])
    g.roundRect(x - 19, -BODY.height / 2 - 8, 38, 20, 7)
      .fill(gold.edge)
      .roundRect(x - 19, -BODY.height / 2 - 9, 38, 17, 7)
      .fill(downward(gold.hi, gold.mid, gold.low));
}

/** The small cases of a question. */
export class SmallCases extends AnswerPieces<SmallCase> {
  constructor(pieces: readonly SmallCase[], options: AnswerPiecesOptions) {
    super(pieces, { ...SMALL_CASE, depth: 0, slop: 0 }, options);
  }

  /** It stays where it is and opens; the others step back. */
  override right(id: string): gsap.core.Timeline {
    const piece = this.piece(id);
    const fx = this.options.fx();
    const opened = together([0, super.right(id)], [0.1, piece.open(fx)]);
    return fx.calm ? opened : opened.call(() => fx.burst?.(piece, SPARKS, RIM), undefined, 0.12);
  }
}
