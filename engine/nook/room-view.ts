import { Container, Graphics, Sprite } from 'pixi.js';
import type { Rect } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { nearestPlace } from '#engine/rules/nook-state.ts';
import {
  floorLook,
  GUIDE_IN_ROOM,
  MARK_SCALE,
  ROOM,
  SKIRTING,
  strewn,
  wallLook,
  WINDOW_IN_ROOM,
} from '#engine/rules/nook-looks.ts';
import { FLOOR_FROM, kindOf, MOST_PLACED, type Placed, type Room, type ThingId } from '#engine/rules/nook.ts';
import { downward } from '#engine/sprites/clay.ts';
import { LIVELY, ThingView } from './thing-view.ts';
import { Turns } from './turns.ts';

const HORIZON = (FLOOR_FROM / 1000) * ROOM.height;
const RADIUS = 46;

/** The room with all that is in it; 0,0 is its upper left corner, and it is always `ROOM`'s size. */
export class RoomView extends Container {
  private readonly pictures: Pictures;
  private readonly walls = new Container();
  private readonly things = new Container({ sortableChildren: true });
  private readonly views = new Map<ThingId, ThingView>();
  private readonly turns = new Turns();
  private readonly chosenRing = new Graphics();
  private papered = '';

  /** guide: stands in the room, at its right. */
  constructor(pictures: Pictures, guide: Container) {
    super();
    this.pictures = pictures;
    const edge = new Graphics()
      .roundRect(-14, -14, ROOM.width + 28, ROOM.height + 28, RADIUS + 12)
      .fill(downward('#E8B878', '#A86E3A'));
    const outline = new Graphics().roundRect(0, 0, ROOM.width, ROOM.height, RADIUS).fill('#FFFFFF');
    const inside = new Container();
    inside.mask = outline;
    guide.position.copyFrom(GUIDE_IN_ROOM);
    guide.scale.set(GUIDE_IN_ROOM.scale);
    guide.zIndex = GUIDE_IN_ROOM.layer;
    this.things.addChild(guide);
    inside.addChild(this.walls, this.chosenRing, this.things);
    this.addChild(edge, outline, inside);
  }

  /** Lays it into a box of its own shape. */
  place({ x, y, width }: Rect): void {
    this.position.set(x, y);
    this.scale.set(width / ROOM.width);
  }

  /** Shows a room. */
  show(room: Room, chosen: ThingId | undefined, tried: Placed | undefined): void {
    const wanted = tried ? [...room.placed.filter((one) => !isReplaced(one, tried)), tried] : room.placed;
    this.paper(
      wanted.find(({ thing }) => kindOf(thing) === 'paper')?.thing,
      wanted.find(({ thing }) => kindOf(thing) === 'boards')?.thing,
    );
    const standing = wanted.filter(({ thing }) => !['paper', 'boards'].includes(kindOf(thing)));
    for (const [thing, view] of this.views) {
      if (standing.some((place) => place.thing === thing)) continue;
      this.views.delete(thing);
      view.destroy({ children: true });
    }
    for (const place of standing) {
      let view = this.views.get(place.thing);
      if (!view) {
        view = new ThingView(this.pictures, place.thing);
        this.views.set(place.thing, view);
        this.things.addChild(view);
      }
      view.stand(place);
    }
    this.turns.favour(tried?.thing ?? chosen);
    this.ring(chosen);
  }

  /** A thing's box in the room's own pixels; undefined: it is not there. */
  boxOf(thing: ThingId): Rect | undefined {
    const view = this.views.get(thing);
    if (!view) return undefined;
    const sprite = view.body.children.find(
      (child) => child instanceof Sprite && child.texture === this.pictures.texture(`nook/${thing}`),
    );
    const bounds = (sprite as Sprite).getLocalBounds();
    const { x } = view.scale;
    return {
      x: view.x + bounds.x * x,
      y: view.y + bounds.y * x,
      width: bounds.width * x,
      height: bounds.height * x,
    };
  }

  /** A thing follows a finger; places are thousandths of the room. It is in front of all others. */
  hold(thing: ThingId, x: number, y: number): void {
    let view = this.views.get(thing);
    if (!view) {
      view = this.things.addChild(new ThingView(this.pictures, thing));
      this.views.set(thing, view);
    }
    const at = nearestPlace(thing, x, y);
    view.stand({ ...at, layer: MOST_PLACED });
    this.chosenRing.clear();
  }

  /** Nothing in it moves. */
  get isStill(): boolean {
    return this.turns.thing === undefined;
  }

  /** What lives moves, one thing after the other; mayStir: false lets what moves end its turn. */
  step(now: number, calm: boolean, mayStir: boolean): void {
    const before = this.turns.thing;
    const there = LIVELY.flatMap((thing) => this.views.get(thing) ?? []);
    const turn = calm ? this.turns.stop() : this.turns.step(now, there, mayStir);
    if (before && before !== turn?.thing) this.views.get(before)?.rest();
    if (turn) this.views.get(turn.thing)?.move(turn.seconds, turn.share);
  }

  /** Around the thing that is chosen, behind everything, so that it never covers what it is about. */
  private ring(chosen: ThingId | undefined): void {
    this.chosenRing.clear();
    const box = chosen && this.boxOf(chosen);
    if (!box) return;
    const pad = 16;
    this.chosenRing
      .roundRect(box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad, 34)
      .fill({ color: '#FFFFFF', alpha: 0.55 })
      .stroke({ width: 9, color: '#7A46DE' });
  }

  private paper(wall: ThingId | undefined, floor: ThingId | undefined): void {
    const key = `${wall} ${floor}`;
    if (key === this.papered) return;
    this.papered = key;
    for (const child of this.walls.removeChildren()) child.destroy({ children: true });
    const onWall = wallLook(wall);
    const onFloor = floorLook(floor);
    const g = new Graphics();
    g.rect(0, 0, ROOM.width, HORIZON).fill(downward(...onWall.ground));
    if (!onWall.mark)
      for (let x = 40; x < ROOM.width; x += 130)
        g.rect(x, 0, 52, HORIZON).fill({ color: '#FFFFFF', alpha: 0.28 });
    g.rect(0, HORIZON, ROOM.width, ROOM.height - HORIZON).fill(downward(...onFloor.ground));
    if (!onFloor.mark) boards(g);
    this.walls.addChild(g);
    this.strew(onWall, { x: 0, y: 0, width: ROOM.width, height: HORIZON - SKIRTING });
    const low = HORIZON + 30;
    this.strew(onFloor, { x: 0, y: low, width: ROOM.width, height: ROOM.height - low });
    const front = new Graphics();
    front.rect(0, HORIZON - SKIRTING, ROOM.width, SKIRTING).fill(downward('#FFFDF6', '#EBDCC6'));
    front.rect(0, HORIZON, ROOM.width, 16).fill({ color: '#3A1236', alpha: 0.14 });
    front.rect(0, HORIZON - SKIRTING - 5, ROOM.width, 5).fill({ color: '#5A2A1A', alpha: 0.2 });
    depth(front);
    sunshine(front);
    const window = new Sprite(this.pictures.texture('nook/window'));
    window.position.copyFrom(WINDOW_IN_ROOM);
    this.walls.addChild(front, window);
  }

  private strew({ mark }: ReturnType<typeof wallLook>, area: Rect): void {
    if (!mark) return;
    for (const { x, y, turn } of strewn(area, mark.step)) {
      const sprite = new Sprite(this.pictures.texture(`nook/${mark.name}`));
      sprite.scale.set(MARK_SCALE);
      sprite.rotation = turn;
      sprite.alpha = mark.alpha;
      sprite.position.set(area.x + x, area.y + y);
      this.walls.addChild(sprite);
    }
  }
}

const isReplaced = (one: Placed, { thing }: Placed) =>
  one.thing === thing || (['paper', 'boards'].includes(kindOf(thing)) && kindOf(one.thing) === kindOf(thing));

/** Floorboards in perspective, narrower towards the wall. */
function boards(g: Graphics): void {
  const middle = ROOM.width / 2;
  for (let board = -9; board <= 9; board++) {
    const far = middle + board * 92;
    const near = middle + board * 150;
    g.moveTo(far, HORIZON).lineTo(near, ROOM.height);
  }
  g.stroke({ width: 4, color: '#5A2A1A', alpha: 0.18 });
}

/** Corners and the upper edge of the wall lie in shade. */
function depth(g: Graphics): void {
  const shade = { color: '#5A2A4A', alpha: 0.011 };
  for (let far = 14; far <= 196; far += 14) {
    g.rect(0, 0, far, HORIZON).fill(shade);
    g.rect(ROOM.width - far, 0, far, HORIZON).fill(shade);
    g.rect(0, 0, ROOM.width, far * 0.5).fill(shade);
    g.rect(0, ROOM.height - far * 0.5, ROOM.width, far * 0.5).fill(shade);
  }
}

/** The window's panes as the sun lays them on the floor. */
function sunshine(g: Graphics): void {
  const { x } = WINDOW_IN_ROOM;
  const [top, low] = [HORIZON + 40, HORIZON + 250];
  for (const pane of [0, 1]) {
    const far = x - 330 + pane * 150;
    const near = far - 150 + pane * 40;
    for (const pad of [0, 8])
      g.poly([far + pad, top, far + 134 - pad, top, near + 168 - pad, low, near + pad, low]);
    g.fill({ color: '#FFF6D0', alpha: 0.13 });
  }
}
