import { Container, Graphics, Sprite } from 'pixi.js';
import { ROOM, scaleAt } from '#engine/rules/nook-looks.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { FLOOR_FROM, kindOf, type Placed, type ThingId } from '#engine/rules/nook.ts';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** What moves of a thing, at a moment of the clock; in calm motion only `rest` is called. */
interface Living {
  move(now: number): void;
  rest(): void;
}

type Alive = (body: Container, pictures: Pictures) => Living;

/** A light; flat: as it falls on the floor. */
type Light = readonly [x: number, y: number, scale: number, tint?: string, flat?: boolean];

const glowAt =
  (places: readonly Light[], seconds: number): Alive =>
  (body, pictures) => {
    const lights = places.map(([x, y, scale, tint = '#FFFFFF', flat = false]) => {
      const light = new Sprite(pictures.texture('nook/glow'));
      light.position.set(x, y);
      light.scale.set(scale, flat ? scale * 0.3 : scale);
      light.tint = tint;
      light.blendMode = 'add';
      if (flat) body.addChildAt(light, 0);
      else body.addChild(light);
      return light;
    });
    return {
      move: (now) =>
        lights.forEach((light, index) => {
          light.alpha = 0.48 + 0.2 * Math.sin((now / seconds) * Math.PI * 2 + index * 1.9);
        }),
      rest: () => lights.forEach((light) => (light.alpha = 0.5)),
    };
  };

/** Walks to and fro around its place, turning round at the ends. */
const walking = (reach: number, seconds: number, step: (body: Container, now: number) => void): Alive => {
  return (body) => ({
    move(now) {
      const turn = (now / seconds) * Math.PI * 2;
      body.x = Math.sin(turn) * reach;
      // Drawn looking to the left.
      body.scale.x = Math.cos(turn) > 0 ? -1 : 1;
      step(body, now);
    },
    rest() {
      body.x = body.y = 0;
      body.scale.set(1);
    },
  });
};

const ALIVE: Partial<Record<ThingId, Alive>> = {
  'little-lamp': glowAt(
    [
      [0, 2, 2.3, '#FFE0A0', true],
      [0, -120, 1.9],
    ],
    3.2,
  ),
  'string-lights': glowAt(
    [
      [-270, 10, 0.9, '#FF9A8A'],
      [-190, 50, 0.9, '#FFD36A'],
      [-100, 72, 0.9, '#7FE8A0'],
      [0, 80, 0.9, '#7FCBFF'],
      [100, 72, 0.9, '#C9A0FF'],
      [190, 50, 0.9, '#FFA0CC'],
      [270, 10, 0.9, '#FFD36A'],
    ],
    2.4,
  ),
  lighthouse(body, pictures) {
    const beam = new Sprite(pictures.texture('nook/beam'));
    beam.position.set(0, -260);
    beam.blendMode = 'add';
    body.addChild(beam);
    const lamp = glowAt([[0, -260, 1.1]], 3)(body, pictures);
    return {
      move(now) {
        lamp.move(now);
        const turn = Math.cos((now / 6) * Math.PI * 2);
        beam.scale.x = turn;
        beam.alpha = 0.25 + 0.6 * Math.abs(turn);
      },
      rest() {
        lamp.rest();
        beam.scale.x = 1;
        beam.alpha = 0.6;
      },
    };
  },
  train(body, pictures) {
    const puffs = [0, 1, 2].map(() => body.addChild(new Sprite(pictures.texture('nook/puff'))));
    return {
      move(now) {
        body.x = Math.sin((now / 7) * Math.PI * 2) * 26;
        puffs.forEach((puff, index) => {
          const share = (now / 2.4 + index / 3) % 1;
          puff.position.set(-120 + share * 46, -160 - share * 110);
          puff.scale.set(0.4 + share);
          puff.alpha = 0.9 * (1 - share);
        });
      },
      rest() {
        body.x = 0;
        puffs.forEach((puff, index) => {
          puff.position.set(-110 + index * 20, -180 - index * 40);
          puff.scale.set(0.6 + index * 0.25);
          puff.alpha = 0.7 - index * 0.2;
        });
      },
    };
  },
  cactus: (body) => ({
    move: (now) => void (body.rotation = Math.sin(now * 1.3) * 0.02),
    rest: () => void (body.rotation = 0),
  }),
  snail: walking(46, 16, (body, now) => {
    body.scale.y = 1 + Math.sin(now * 3) * 0.035;
  }),
  'little-dragon'(body, pictures) {
    const wings = [-1, 1].map((side) => {
      const wing = new Sprite(pictures.texture('nook/dragon-wing'));
      wing.position.set(side * 58, -86);
      wing.scale.x = side;
      body.addChildAt(wing, 0);
      return { wing, side };
    });
    const flap = (angle: number) => wings.forEach(({ wing, side }) => (wing.rotation = side * angle));
    const walk = walking(58, 11, () => undefined)(body, pictures);
    return {
      move(now) {
        walk.move(now);
        body.y = -Math.abs(Math.sin(now * 3.4)) * 14;
        flap(Math.sin(now * 6.8) * 0.35 - 0.1);
      },
      rest() {
        walk.rest();
        flap(0);
      },
    };
  },
};

/** One thing as it stands in the room or on its shelf; 0,0 is its foot, or the middle of what hangs. */
export class ThingView extends Container {
  readonly thing: ThingId;
  /** Moved by what is alive; the layout places the view itself. */
  readonly body = new Container();
  private readonly board = new Graphics();
  private readonly living: Living | undefined;

  constructor(pictures: Pictures, thing: ThingId) {
    super();
    this.thing = thing;
    this.body.addChild(new Sprite(pictures.texture(`nook/${thing}`)));
    this.addChild(this.board, this.body);
    this.living = ALIVE[thing]?.(this.body, pictures);
    this.living?.rest();
  }

  /** Follows the clock. */
  step(now: number, calm: boolean): void {
    if (calm) this.living?.rest();
    else this.living?.move(now);
  }

  /** Puts it where it is in a room of `ROOM`'s size. */
  stand({ x, y, layer }: Placed): void {
    const scale = scaleAt(y);
    this.scale.set(scale);
    this.position.set((x / 1000) * ROOM.width, (y / 1000) * ROOM.height);
    this.zIndex = layer;
    this.board.clear();
    const onBoard = kindOf(this.thing) === 'anywhere' && y < FLOOR_FROM;
    if (!onBoard) return;
    // What could stand hangs on a board of its own; its middle is its place.
    const half = this.body.height / 2;
    this.y += half * scale;
    this.board.roundRect(-80, 20, 168, 26, 13).fill({ color: '#3A1236', alpha: 0.16 });
    this.board.roundRect(-84, 6, 168, 20, 9).fill(CLAY.wood.edge);
    this.board.roundRect(-84, -2, 168, 22, 9).fill(downward(CLAY.wood.hi, CLAY.wood.mid, CLAY.wood.low));
  }
}
