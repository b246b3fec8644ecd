import { Container } from 'pixi.js';
import type { PlaySounds } from '#engine/audio/play-sounds.ts';
import { answersIn, leave } from '#engine/fx/enter.ts';
import { glow } from '#engine/fx/hints.ts';
import { recipe, SECONDS, together, type FxContext } from '#engine/fx/motion.ts';
import { commit } from '#engine/fx/press.ts';
import { wrong } from '#engine/fx/wrong.ts';
import type { Cell } from '#engine/layout/layout.ts';
import type { AnswerPiece } from './answer-piece.ts';
import { boxAround, type Animate } from './piece.ts';
import type { Target } from './target.ts';

export interface AnswerPiecesOptions {
  readonly fx: () => FxContext;
  readonly animate: Animate;
  readonly sounds: PlaySounds;
}

/** Size of one piece in design pixels: face, thickness below it, and how far around it a touch still counts. */
export interface PieceBox {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly slop: number;
}

/** The answers of one question as objects of their world, and their animations, common to all such games. */
export class AnswerPieces<T extends AnswerPiece & { readonly id: string }> extends Container {
  readonly pieces: readonly T[];
  protected readonly options: AnswerPiecesOptions;
  private readonly box: PieceBox;

  constructor(pieces: readonly T[], box: PieceBox, options: AnswerPiecesOptions) {
    super();
    this.options = options;
    this.box = box;
    this.pieces = pieces;
    this.addChild(...pieces);
  }

  placeAt(cells: readonly Cell[], scale: number): void {
    this.pieces.forEach((piece, index) => {
      const { x, y } = cells[index]!;
      piece.position.set(x, y - (this.box.depth / 2) * scale);
      piece.scale.set(scale);
    });
  }

  piece(id: string): T {
    const found = this.pieces.find((piece) => piece.id === id);
    if (!found) throw new Error(`no answer "${id}" among ${this.pieces.map((piece) => piece.id).join(', ')}`);
    return found;
  }

  targets(): readonly Target[] {
    const { fx, animate } = this.options;
    const { width, height, depth, slop } = this.box;
    return this.pieces.map((piece) => ({
      id: piece.id,
      view: piece.body,
      enabled: true,
      hit: () => {
        const { x, y } = piece.scale;
        const middle = { x: piece.x, y: piece.y + (depth / 2) * y };
        return boxAround(middle, width * x, (height + depth) * y, slop * x);
      },
      press: (down) => void animate(piece.press(down, fx())),
    }));
  }

  arrive(): gsap.core.Timeline {
    return answersIn(this.bodies(), this.options.fx(), (index) => {
      this.options.sounds.effect('pluck', { semitones: index * 2 });
    });
  }

  /** It turns teal, and the others are dimmed. 0.28 s. */
  right(id: string): gsap.core.Timeline {
    const piece = this.piece(id);
    const fx = this.options.fx();
    piece.glow.alpha = 0;
    return together([0, commit(piece.body, this.others(piece), fx)], [0, piece.confirm(fx)]);
  }

  wrong(id: string): gsap.core.Timeline {
    return wrong(this.piece(id), this.options.fx());
  }

  glow(id: string): gsap.core.Timeline {
    const piece = this.piece(id);
    return glow(piece, this.others(piece), this.options.fx());
  }

  /** These are put aside: none of them is looked for. They can still be chosen. 0.28 s. */
  stepBack(ids: readonly string[]): gsap.core.Timeline {
    const pieces = ids.map((id) => this.piece(id));
    return pieces.length === 0 ? recipe() : recipe().to(pieces, { aside: 1, duration: SECONDS.base }, 0);
  }

  leave(): gsap.core.Timeline {
    return leave(this.bodies(), this.options.fx());
  }

  protected others(than: T): T[] {
    return this.pieces.filter((piece) => piece !== than);
  }

  private bodies(): Container[] {
    return this.pieces.map((piece) => piece.body);
  }
}
