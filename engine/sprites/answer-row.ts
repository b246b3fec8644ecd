import { Container } from 'pixi.js';
import type { PlaySounds } from '#engine/audio/play-sounds.ts';
import { answersIn, leave } from '#engine/fx/enter.ts';
import { glow } from '#engine/fx/hints.ts';
import { together, type FxContext } from '#engine/fx/motion.ts';
import { commit, press, release } from '#engine/fx/press.ts';
import { correct } from '#engine/fx/right.ts';
import { wrong } from '#engine/fx/wrong.ts';
import { placeGrid, type Rect } from '#engine/layout/layout.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerTile, type AnswerTileOptions } from './answer-tile.ts';
import { ANSWER_CLAYS } from './clay.ts';
import { boxAround, type Animate } from './piece.ts';
import type { Target } from './target.ts';

export interface AnswerRowOptions {
  readonly fx: () => FxContext;
  readonly animate: Animate;
  readonly sounds: PlaySounds;
  /** Size of one tile before it is fitted to its zone, in design pixels. */
  readonly tile?: { readonly width: number; readonly height: number };
  /** Makes a tile that is a thing of its place; omitted: a plain one. */
  readonly make?: (options: AnswerTileOptions) => AnswerTile;
  /** How far the target reaches above the tile, for what is drawn there, in its pixels. */
  readonly above?: number;
  /** Once one of them is offered, all numbers to 10 show as many dots: none stands out by them. */
  readonly newNumerals?: ReadonlySet<number> | undefined;
}

const TILE = { width: 280, height: 250 };
/** A ten frame has no more. */
const MOST_DOTS = 10;
const GAP = 48;
const HIT_SLOP = 20;

/** The answers of one question as a row of clay tiles, and their animations. */
export class AnswerRow extends Container {
  protected readonly options: AnswerRowOptions;
  private readonly tiles: readonly { readonly id: string; readonly tile: AnswerTile }[];
  /** How far outside a tile a touch still counts: the areas of two tiles never overlap. */
  private slop = 0;

  constructor(answers: readonly Choice[], options: AnswerRowOptions) {
    super();
    this.options = options;
    const size = options.tile ?? TILE;
    const hasNew = answers.some(({ id }) => options.newNumerals?.has(Number(id)));
    this.tiles = answers.map(({ id, name }, index) => {
      const clay = ANSWER_CLAYS[index % ANSWER_CLAYS.length]!;
      const dots = hasNew && Number(id) <= MOST_DOTS ? Number(id) : 0;
      const made = { ...size, clay, text: name, dots };
      return { id, tile: this.addChild(options.make?.(made) ?? new AnswerTile(made)) };
    });
  }

  place(zone: Rect): void {
    const [first] = this.tiles;
    if (!first) return;
    const { width, height, depth } = first.tile.sizes;
    const above = this.options.above ?? 0;
    // Tiles grow into spare height.
    const grow = zone.height > 2 * (above + height) ? 1.25 : 1;
    const grid = placeGrid(zone, this.tiles.length, width * grow, (above + height + depth) * grow, GAP);
    const scale = grid.scale * grow;
    this.slop = Math.min(HIT_SLOP, (GAP / 2) * grid.scale);
    this.tiles.forEach(({ tile }, index) => {
      const { x, y } = grid.cells[index]!;
      tile.position.set(x, y + ((above - depth) / 2) * scale);
      tile.scale.set(scale);
    });
  }

  tile(id: string): AnswerTile {
    const found = this.tiles.find((entry) => entry.id === id);
    if (!found)
      throw new Error(`no answer tile "${id}" among ${this.tiles.map((entry) => entry.id).join(', ')}`);
    return found.tile;
  }

  targets(): readonly Target[] {
    const { fx, animate, above = 0 } = this.options;
    return this.tiles.map(({ id, tile }) => ({
      id,
      view: tile.body,
      enabled: true,
      hit: () => {
        const { width, height, depth } = tile.sizes;
        const middle = { x: tile.x, y: tile.y + ((depth - above) / 2) * tile.scale.y };
        return boxAround(middle, width * tile.scale.x, (above + height + depth) * tile.scale.y, this.slop);
      },
      press: (down) => void animate(down ? press(tile, fx()) : release(tile, fx())),
    }));
  }

  arrive(): gsap.core.Timeline {
    return answersIn(this.bodies(), this.options.fx(), (index) => {
      this.options.sounds.effect('pluck', { semitones: index * 2 });
    });
  }

  right(id: string): gsap.core.Timeline {
    const tile = this.tile(id);
    const fx = this.options.fx();
    tile.glow.alpha = 0;
    return together([0, commit(tile.body, this.others(tile), fx)], [0.1, correct(tile, fx)]);
  }

  wrong(id: string): gsap.core.Timeline {
    return wrong(this.tile(id), this.options.fx());
  }

  glow(id: string): gsap.core.Timeline {
    const tile = this.tile(id);
    return glow(tile, this.others(tile), this.options.fx());
  }

  leave(): gsap.core.Timeline {
    return leave(this.bodies(), this.options.fx());
  }

  protected others(than: AnswerTile): AnswerTile[] {
    return this.tiles.map(({ tile }) => tile).filter((tile) => tile !== than);
  }

  private bodies(): Container[] {
    return this.tiles.map(({ tile }) => tile.body);
  }
}
