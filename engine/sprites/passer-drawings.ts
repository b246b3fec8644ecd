import { Container, Graphics } from 'pixi.js';
import { createRandom } from '#engine/rules/random.ts';
import { SKY_MARKS, type Ground } from './day-sky-marks.ts';

/** Something that passes by, round its own origin, and flies to the right. */
export interface Drawn {
  readonly view: Container;
  /** What beats as it flies, and which way it folds. */
  readonly wings?: readonly Container[];
  readonly folds?: 'x' | 'y';
}

const PETAL_WINGS = [
  { x: 0, y: 0, outer: '#FF8A3C', inner: '#FFC85C' },
  { x: -104, y: 62, outer: '#E865A8', inner: '#FFB0D4' },
] as const;
const GLOW = [
  [30, 0.12],
  [18, 0.26],
  [8, 1],
] as const;

/** Three that fly one behind the other, seen from far away. */
function flock(colour: string, across: number): Drawn {
  const view = new Container();
  const wings = [0, 1, 2].map((index) => {
    const at = { x: -index * 2.1 * across, y: index === 1 ? -40 : index * 18 };
    const wing = new Graphics()
      .moveTo(-across, -across * 0.42)
      .quadraticCurveTo(-across * 0.45, -across * 0.7, 0, 0)
      .quadraticCurveTo(across * 0.45, -across * 0.7, across, -across * 0.42)
      .quadraticCurveTo(across * 0.4, -across * 0.28, 0, across * 0.26)
      .quadraticCurveTo(-across * 0.4, -across * 0.28, -across, -across * 0.42)
      .fill(colour);
    const body = new Graphics().ellipse(0, across * 0.08, across * 0.3, across * 0.2).fill(colour);
    wing.position.copyFrom(at);
    body.position.copyFrom(at);
    view.addChild(wing, body);
    return wing;
  });
  return { view, wings, folds: 'y' };
}

function butterflies(): Drawn {
  const view = new Container();
  const wings = PETAL_WINGS.map(({ x, y, outer, inner }) => {
    const wing = new Graphics();
    for (const way of [-1, 1]) {
      wing
        .ellipse(way * 24, -14, 24, 28)
        .fill(outer)
        .ellipse(way * 18, 24, 17, 19)
        .fill(outer);
      wing
        .ellipse(way * 24, -14, 12, 15)
        .fill(inner)
        .ellipse(way * 18, 24, 8, 9)
        .fill(inner);
    }
    const body = new Graphics().roundRect(-5, -26, 10, 62, 5).fill('#6A4230');
    wing.position.set(x, y);
    body.position.set(x, y);
    view.addChild(wing, body);
    return wing;
  });
  return { view, wings, folds: 'x' };
}

function plane(pen: Graphics): void {
  pen.poly([-82, -34, 92, 6, -52, 26]).fill('#FFFFFF');
  pen.poly([-52, 26, 92, 6, -34, 54]).fill('#C9D8EC');
  pen.poly([-82, -34, 92, 6, -46, 2]).fill('#E8F0FA');
}

function balloon(pen: Graphics): void {
  pen.moveTo(0, 62).bezierCurveTo(-16, 92, 18, 112, 0, 146).stroke({ width: 4, color: '#8A5A4A' });
  pen.ellipse(0, 0, 48, 58).fill('#F2545B').poly([-10, 66, 10, 66, 0, 54]).fill('#D23E48');
  pen.ellipse(-16, -20, 12, 18).fill({ color: '#FFFFFF', alpha: 0.45 });
}

function lantern(pen: Graphics): void {
  for (const [grow, alpha] of GLOW.slice(0, 2))
    pen.ellipse(0, 6, 44 + grow * 1.6, 54 + grow * 1.6).fill({ color: '#FFC45C', alpha });
  pen.moveTo(-34, -40).bezierCurveTo(-60, 0, -44, 40, -26, 54).lineTo(26, 54);
  pen.bezierCurveTo(44, 40, 60, 0, 34, -40).quadraticCurveTo(0, -58, -34, -40).fill('#FF9A3C');
  pen.ellipse(0, 14, 24, 34).fill({ color: '#FFE9A0', alpha: 0.85 });
  pen.roundRect(-28, 50, 56, 10, 5).fill('#B8602A');
}

function star(pen: Graphics): void {
  pen.poly([-330, -12, 0, -24, 0, 24]).fill({ color: '#FFF4C4', alpha: 0.3 });
  pen.poly([-190, -4, 0, -16, 0, 16]).fill({ color: '#FFF9E0', alpha: 0.55 });
  pen.star(0, 0, 5, 44, 20).fill('#FFE884').star(-3, -3, 5, 26, 12).fill('#FFFBE0');
}

/** Five of a dandelion's, one below the other. */
function seeds(pen: Graphics): void {
  for (const [index, lean] of [-0.3, 0.2, -0.1, 0.35, 0].entries()) {
    const [x, y] = [(index - 2) * 86, (index % 3) * 58 - 50];
    pen.moveTo(x, y).lineTo(x + lean * 40, y + 40);
    for (let ray = -2; ray <= 2; ray++) pen.moveTo(x, y).lineTo(x + ray * 11, y - 24 + Math.abs(ray) * 5);
  }
  pen.stroke({ width: 4, color: '#FFFFFF', cap: 'round' });
}

function fireflies(pen: Graphics): void {
  for (let index = 0; index < 6; index++) {
    const [x, y] = [(index - 2.5) * 84, Math.sin(index * 2.4) * 66];
    for (const [r, alpha] of GLOW) pen.circle(x, y, r).fill({ color: '#FFF2A0', alpha });
  }
}

function bubbles(pen: Graphics): void {
  for (let index = 0; index < 6; index++) {
    const [x, y, r] = [(index - 2.5) * 62, Math.sin(index * 2.1) * 74, 20 + ((index * 7) % 20)];
    pen
      .circle(x, y, r)
      .fill({ color: '#E8F8FF', alpha: 0.34 })
      .stroke({ width: 4, color: '#FFFFFF', alpha: 0.9 });
    pen.ellipse(x - r * 0.36, y - r * 0.4, r * 0.2, r * 0.28).fill({ color: '#FFFFFF', alpha: 0.9 });
  }
}

/** As much of it as is above the water, which is at its origin. */
function whale(pen: Graphics): void {
  pen
    .moveTo(-34, -112)
    .quadraticCurveTo(-44, -164, -86, -166)
    .moveTo(-34, -112)
    .quadraticCurveTo(-24, -166, 18, -168);
  pen.stroke({ width: 14, color: '#E6F8FF', cap: 'round' });
  pen.moveTo(-150, 0).bezierCurveTo(-140, -130, 40, -140, 150, 0).fill('#4C78B8');
  pen.moveTo(-146, 0).bezierCurveTo(-110, -46, -20, -40, 20, 0).fill('#A8CCEE');
  pen.circle(-84, -52, 9).fill('#22304E').circle(-87, -55, 3).fill('#FFFFFF');
  pen.ellipse(0, 2, 190, 13).fill({ color: '#FFFFFF', alpha: 0.75 });
}

const alone = (draw: (pen: Graphics) => void) => (): Drawn => {
  const view = new Graphics();
  draw(view);
  return { view };
};

/** All that there are; ground: what they pass over. */
export const PASSER_DRAWINGS = {
  birds: () => flock('#5A4A78', 44),
  bats: () => flock('#4A3560', 52),
  butterflies,
  plane: alone(plane),
  balloon: alone(balloon),
  lantern: alone(lantern),
  star: alone(star),
  seeds: alone(seeds),
  fireflies: alone(fireflies),
  bubbles: alone(bubbles),
  whale: alone(whale),
  rainbow: (ground: Ground) => alone((pen) => SKY_MARKS.rainbow(pen, ground, createRandom(0)))(),
} as const satisfies Readonly<Record<string, (ground: Ground) => Drawn>>;
