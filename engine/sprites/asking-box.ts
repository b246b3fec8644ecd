import { Container, Graphics } from 'pixi.js';
import type { Slab } from './clay.ts';
import { createLabel } from './label.ts';

const DASH = 26;

/** An empty place for a number: white paper in a dashed frame around 0,0, with a question mark. size: of the mark. */
export function createAskingBox(slab: Slab, size: number): Container {
  const { width, height, radius } = slab;
  const line = Math.max(6, size * 0.07);
  const paper = new Graphics().roundRect(-width / 2, -height / 2, width, height, radius).fill('#FFFFFF');
  const inner = { width: width - line, height: height - line, radius };
  const around = lengthOf(inner);
  const count = Math.round(around / (2 * DASH));
  for (let index = 0; index < count; index++) {
    for (let point = 0; point <= 4; point++) {
      const [x, y] = pointAt(inner, ((index + point / 8) / count) * around);
      if (point === 0) paper.moveTo(x, y);
      else paper.lineTo(x, y);
    }
  }
  paper.stroke({ width: line, color: '#F5A623', cap: 'round', join: 'round' });
  const box = new Container();
  box.addChild(paper, createLabel({ text: '?', size, fill: '#D9730B' }));
  return box;
}

const lengthOf = ({ width, height, radius }: Slab) => 2 * (width + height) - (8 - 2 * Math.PI) * radius;

/** The point on a rounded rectangle's outline this many pixels clockwise from the end of its upper left corner. */
function pointAt({ width, height, radius }: Slab, distance: number): readonly [x: number, y: number] {
  const bend = (Math.PI / 2) * radius;
  let left = distance;
  for (let side = 0; ; side++) {
    const [along, across] = side % 2 === 0 ? [width, height] : [height, width];
    const straight = along - 2 * radius;
    const angle = Math.max(0, left - straight) / radius;
    if (angle > Math.PI / 2) {
      left -= straight + bend;
      continue;
    }
    const x = Math.min(left, straight) - straight / 2 + Math.sin(angle) * radius;
    const y = -across / 2 + radius * (1 - Math.cos(angle));
    const turn = (side * Math.PI) / 2;
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  }
}
