import { Container, Graphics, Sprite } from 'pixi.js';
import { ROOM, scaleAt } from '#engine/rules/nook-looks.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { FLOOR_FROM, kindOf, type Placed, type ThingId } from '#engine/rules/nook.ts';
import { CLAY, downward } from '#engine/sprites/clay.ts';

/** What moves of a thing in its turn: seconds since that began, and how much of it is to be seen; 0, 0: at rest. */
type Move = (seconds: number, share: number) => void;

interface Living {
  readonly turnSeconds: number;
  readonly alive: Alive;
}

type Alive = (body: Container, pictures: Pictures) => Move;

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
    return (now, share) =>
      lights.forEach((light, index) => {
        light.alpha = 0.5 + share * 0.2 * Math.sin((now / seconds) * Math.PI * 2 + index * 1.9);
      });
  };

/** How far it is from its place on a way to the left, to the right and back again. */
const paced = (now: number, seconds: number) => -Math.sin((now / seconds) * Math.PI * 2);

/** Walks to and fro around its place, turning round at the ends. */
const walking =
  (reach: number, seconds: number): Alive =>
  (body) =>
  (now, share) => {
    body.x = share * paced(now, seconds) * reach;
    // Drawn looking to the left.
    body.scale.x = share > 0 && Math.cos((now / seconds) * Math.PI * 2) < 0 ? -1 : 1;
  };

const SECONDS = {
  dragon: 6.6,
  train: 4.8,
  lighthouse: 6,
  snail: 8,
  lights: 4.8,
  lamp: 4.8,
  cactus: 4.8,
} as const;

/** In the order in which they take turns: friends first. */
const ALIVE: Partial<Record<ThingId, Living>> = {
  'little-dragon': {
    turnSeconds: SECONDS.dragon,
    alive(body, pictures) {
      const wings = [-1, 1].map((side) => {
        const wing = new Sprite(pictures.texture('nook/dragon-wing'));
        wing.position.set(side * 58, -86);
        wing.scale.x = side;
        body.addChildAt(wing, 0);
        return { wing, side };
      });
      const walk = walking(40, SECONDS.dragon)(body, pictures);
      return (now, share) => {
        walk(now, share);
        body.y = -share * Math.abs(Math.sin(now * 3.4)) * 14;
        const angle = share * (Math.sin(now * 6.8) * 0.35 - 0.1);
        wings.forEach(({ wing, side }) => (wing.rotation = side * angle));
      };
    },
  },
  train: {
    turnSeconds: SECONDS.train,
    alive(body, pictures) {
      const puffs = [0, 1, 2].map(() => body.addChild(new Sprite(pictures.texture('nook/puff'))));
      return (now, share) => {
        body.x = share * paced(now, SECONDS.train) * 16;
        puffs.forEach((puff, index) => {
          // Each rises twice in a turn, and is at its end where it was at first.
          const risen = (now / (SECONDS.train / 2) + 0.15 + index / 4) % 1;
          puff.position.set(-120 + risen * 46, -160 - risen * 110);
          puff.scale.set(0.4 + risen);
          puff.alpha = 0.9 * (1 - risen);
        });
      };
    },
  },
  lighthouse: {
    turnSeconds: SECONDS.lighthouse,
    alive(body, pictures) {
      const beam = new Sprite(pictures.texture('nook/beam'));
      beam.position.set(0, -260);
      beam.blendMode = 'add';
      body.addChild(beam);
      const lamp = glowAt([[0, -260, 1.1]], 3)(body, pictures);
      return (now, share) => {
        lamp(now, share);
        const turn = Math.cos((now / SECONDS.lighthouse) * Math.PI * 2);
        beam.scale.x = 1 - share * (1 - turn);
        beam.alpha = 0.6 + share * (0.6 * Math.abs(turn) - 0.35);
      };
    },
  },
  snail: {
    turnSeconds: SECONDS.snail,
    alive(body, pictures) {
      const walk = walking(24, SECONDS.snail)(body, pictures);
      return (now, share) => {
        walk(now, share);
        body.scale.y = 1 + share * Math.sin(now * 3) * 0.035;
      };
    },
  },
  'string-lights': {
    turnSeconds: SECONDS.lights,
    alive: glowAt(
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
  },
  'little-lamp': {
    turnSeconds: SECONDS.lamp,
    alive: glowAt(
      [
        [0, 2, 2.3, '#FFE0A0', true],
        [0, -120, 1.9],
      ],
      3.2,
    ),
  },
  cactus: {
    turnSeconds: SECONDS.cactus,
    alive: (body) => (now, share) =>
      void (body.rotation = share * Math.sin((now / SECONDS.cactus) * Math.PI * 2) * 0.02),
  },
};

/** What moves by itself, in the order in which it takes turns. */
export const LIVELY = Object.keys(ALIVE) as readonly ThingId[];

/** One thing as it stands in the room or on its shelf; 0,0 is its foot, or the middle of what hangs. */
export class ThingView extends Container {
  readonly thing: ThingId;
  /** Moved by what is alive; the layout places the view itself. */
  readonly body = new Container();
  private readonly board = new Graphics();
  /** How long it moves in its turn; 0: never. */
  readonly turnSeconds: number;
  private readonly living: Move | undefined;

  constructor(pictures: Pictures, thing: ThingId) {
    super();
    this.thing = thing;
    this.body.addChild(new Sprite(pictures.texture(`nook/${thing}`)));
    this.addChild(this.board, this.body);
    this.turnSeconds = ALIVE[thing]?.turnSeconds ?? 0;
    this.living = ALIVE[thing]?.alive(this.body, pictures);
    this.rest();
  }

  /** In its turn: so many seconds since that began, and how much of the motion is to be seen. */
  move(seconds: number, share: number): void {
    this.living?.(seconds, share);
  }

  rest(): void {
    this.living?.(0, 0);
  }

  /** Places it in a room of `ROOM`'s size. */
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
