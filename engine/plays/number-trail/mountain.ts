import { Graphics, Sprite } from 'pixi.js';
import type { Pictures } from '#engine/pictures/load.ts';
import { downward } from '#engine/sprites/clay.ts';
import { Piece } from '#engine/sprites/piece.ts';
import { STONE, type Trail } from './path.ts';

const CAMP = 10;
/** From the snow of the top down to the grass at the foot. */
const FLANK = ['#FFFFFF', '#F4FAFC', '#B9DCE0', '#7DB9BE', '#5FA39B', '#77B584', '#A9D983'] as const;

/** How far its foot reaches down in front, in design pixels. */
const FOOT = 150;

/** The mountain under a climbing trail, with a camp half way and a flag on the top: the tens are seen. */
export class Mountain extends Piece {
  readonly flag: Sprite;
  private readonly tent: Sprite;
  private readonly rock = new Graphics();

  constructor(pictures: Pictures) {
    super();
    this.tent = new Sprite(pictures.texture('trail/tent'));
    this.flag = new Sprite(pictures.texture('trail/flag'));
    this.body.addChild(this.rock, this.tent, this.flag);
  }

  /** bottom: where the mountain stands, in stage coordinates. */
  place({ stones, scale, goals }: Trail, bottom: number): void {
    const high = STONE.height * scale;
    const [first, camp, last] = [stones[0]!, stones[CAMP]!, stones.at(-1)!];
    // The ridge passes above both lanes, flattens at the camp, and falls steeply behind the top.
    const lanes = Math.abs(stones[1]!.y - first.y);
    const above = lanes + high * 0.3;
    const left = { x: first.x - high * 2.6, y: bottom };
    const rest = { x: camp.x, y: camp.y - above };
    const top = { x: last.x, y: last.y - above };
    const half = (rest.x - first.x) / 2;
    const ascent = (g: Graphics) =>
      g
        .moveTo(left.x, left.y)
        .bezierCurveTo(
          first.x,
          left.y - high,
          rest.x - half,
          rest.y + high * 0.4,
          rest.x - high * 0.6,
          rest.y,
        )
        .lineTo(rest.x + high * 0.7, rest.y)
        .bezierCurveTo(rest.x + half, rest.y - high * 0.2, top.x - half, top.y, top.x - high * 0.4, top.y);
    // Behind the top it falls steeply, and runs out flat.
    const foot = { x: top.x + high * 4.4, y: bottom + 6 };
    ascent(this.rock.clear())
      .lineTo(top.x + high * 0.4, top.y)
      .bezierCurveTo(top.x + high * 1.2, top.y, top.x + high * 1.2, bottom, foot.x, foot.y)
      .quadraticCurveTo((left.x + top.x) / 2, bottom + FOOT, left.x, left.y)
      .fill(downward(...FLANK));
    ascent(this.rock).stroke({ width: 10, color: '#FFFFFF', alpha: 0.45, cap: 'round', alignment: 1 });
    this.tent.position.set(rest.x, rest.y + high * 0.1);
    this.tent.scale.set(scale * 1.35);
    this.flag.position.set(top.x + high * 0.2, top.y + high * 0.2);
    this.flag.scale.set(goals.flag);
  }
}
