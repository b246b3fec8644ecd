import { Container, Graphics, Sprite } from 'pixi.js';
import type { Treasure } from '#engine/games/treasure-hunt/questions.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { downward } from '#engine/sprites/clay.ts';

/** So many treasures lie in each row of a full chest, from the front; how high and wide a row is. */
const ROWS = [
  { count: 12, up: 0, share: 0.92 },
  { count: 11, up: 13, share: 0.86 },
  { count: 10, up: 26, share: 0.78 },
  { count: 9, up: 38, share: 0.66 },
  { count: 8, up: 49, share: 0.54 },
] as const;
const MOST = ROWS.reduce((sum, { count }) => sum + count, 0);
/** So much of it those that came first may take. */
const ROOM_FIRST = 0.6;
/** Of what nobody has seen come, as in a round that goes on. */
const KINDS: readonly Treasure[] = [
  'coin',
  'ruby',
  'coin',
  'sapphire',
  'crown',
  'coin',
  'emerald',
  'coin',
  'amethyst',
  'starfish',
  'coin',
  'shell',
];
/** In a row they come from all over it: no row's number divides by this. */
const STRIDE = 7;
const SIZE = 0.62;
const GOLD_HEIGHT = 64;

interface Lying {
  readonly sprite: Sprite;
  readonly row: number;
  /** Of its row, from -0.5 to 0.5. */
  readonly at: number;
}

/**
 * The treasure found so far, heaped up in the chest. Its origin is the middle of the front edge, behind which it
 * lies.
 */
export class Hoard extends Container {
  private readonly gold = new Graphics();
  /** In the order in which they come. */
  private readonly lying: readonly Lying[];
  private readonly pictures: Pictures;
  private shown = 0;

  constructor(pictures: Pictures) {
    super();
    this.pictures = pictures;
    this.lying = ROWS.flatMap(({ count }, row) =>
      Array.from({ length: count }, (_, index): Lying => {
        const sprite = new Sprite(pictures.texture(`treasure/${KINDS[(index + 4 * row) % KINDS.length]!}`));
        sprite.anchor.set(0.5);
        sprite.scale.set(SIZE);
        sprite.rotation = (((index * 7 + row * 3) % 5) - 2) * 0.13;
        const place = (index * STRIDE + row) % count;
        return { sprite, row, at: (place + 0.5) / count - 0.5 };
      }),
    );
    const fromBehind = this.lying.toSorted((one, other) => other.row - one.row);
    this.addChild(this.gold, ...fromBehind.map(({ sprite }) => sprite));
    this.share = 0;
  }

  layOut(width: number): void {
    for (const { sprite, row, at } of this.lying) {
      const { up, share } = ROWS[row]!;
      const bow = 1 - (2 * at) ** 2;
      sprite.position.set(at * width * share, -10 - up - 12 * bow);
    }
    const w = width / 2;
    this.gold
      .clear()
      .moveTo(-w, 20)
      .bezierCurveTo(-w * 0.8, -GOLD_HEIGHT * 0.8, -w * 0.4, -GOLD_HEIGHT, 0, -GOLD_HEIGHT)
      .bezierCurveTo(w * 0.4, -GOLD_HEIGHT, w * 0.8, -GOLD_HEIGHT * 0.8, w, 20)
      .closePath()
      .fill(downward('#FFE07A', '#F7B733', '#C9761A'));
  }

  /** So many as came, of these kinds, lie on top, as long as there is room for those to come. share: how full it is then. */
  lay(share: number, kinds: readonly Treasure[]): void {
    const room = Math.round(MOST * (ROOM_FIRST + (1 - ROOM_FIRST) * share));
    const from = this.shown;
    this.shown = Math.min(from + kinds.length, Math.max(from, room));
    this.lying.slice(from, this.shown).forEach(({ sprite }, index) => {
      sprite.texture = this.pictures.texture(`treasure/${kinds[index]!}`);
    });
    this.share = share;
  }

  /** From 0, nothing, to 1, full. */
  set share(share: number) {
    this.shown = share === 0 ? 0 : Math.max(this.shown, Math.round(share * MOST));
    this.lying.forEach(({ sprite }, index) => (sprite.visible = index < this.shown));
    this.gold.visible = share > 0;
    this.gold.scale.set(0.55 + 0.45 * share, 0.3 + 0.7 * share);
  }
}
