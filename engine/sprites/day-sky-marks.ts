import type { Graphics } from 'pixi.js';
import type { Random } from '#engine/rules/random.ts';
import type { SkyMark } from './day-look.ts';

/** What can be drawn on, from its top left corner. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly horizonY: number;
}

type Draw = (g: Graphics, ground: Ground, random: Random) => void;

/** From the outside in. */
const BOW = ['#F2646E', '#FF9E4A', '#FFDD5E', '#6CCF7A', '#54B4F0', '#9A7BEA'] as const;
const BALLOONS = [
  { x: 0.075, y: 0.36, size: 1.15, colours: ['#F2545B', '#FFE3A3', '#FF9A3C'] },
  { x: 0.925, y: 0.3, size: 1, colours: ['#8A5CE0', '#FFD95A', '#F2559A'] },
  { x: 0.285, y: 0.24, size: 0.6, colours: ['#2F8DF2', '#FFFFFF', '#F2545B'] },
  { x: 0.73, y: 0.2, size: 0.5, colours: ['#F58A1A', '#FFF3C8', '#2CA86A'] },
] as const;

/** Small ones, and a few with four points; more of them higher up. */
function stars(g: Graphics, { width, horizonY }: Ground, random: Random): void {
  for (let index = 0; index < 90; index++) {
    const x = random.next() * width;
    const y = random.next() ** 1.4 * horizonY * 0.92;
    if (index % 6 > 0) g.circle(x, y, 2 + random.next() * 3).fill({ color: '#FFF8DC', alpha: 0.85 });
    else g.star(x, y, 4, 13 + random.next() * 7, 3.5).fill('#FFF4C4');
  }
}

function moon(g: Graphics, { width, horizonY }: Ground): void {
  const [x, y, r] = [width * 0.2, horizonY * 0.32, 78];
  for (const [grow, alpha] of [
    [86, 0.06],
    [58, 0.08],
    [32, 0.12],
    [12, 0.2],
  ] as const)
    g.circle(x, y, r + grow).fill({ color: '#FFF2C8', alpha });
  g.circle(x, y, r).fill('#FFF3CC');
  g.circle(x - 10, y - 10, r * 0.82).fill({ color: '#FFFDF0', alpha: 0.7 });
  for (const [dx, dy, size] of [
    [-28, 20, 17],
    [24, -22, 13],
    [32, 30, 9],
    [-8, -38, 8],
  ] as const)
    g.circle(x + dx, y + dy, size).fill({ color: '#E4CF9C', alpha: 0.6 });
}

function lowSun(g: Graphics, { width, horizonY }: Ground): void {
  const [x, y, r] = [width * 0.17, horizonY * 0.8, 118];
  for (let ring = 8; ring > 0; ring--)
    g.circle(x, y, r + ring * ring * 4.5).fill({ color: '#FFF0B8', alpha: 0.085 });
  g.circle(x, y, r).fill('#FFF2BE');
  g.circle(x, y, r * 0.86).fill('#FFFBE4');
}

/** From side to side over the whole sky, so that it is seen beside whatever stands in the middle. */
function rainbow(g: Graphics, { width, horizonY }: Ground): void {
  const band = 20;
  const [x, y] = [width / 2, horizonY + 70];
  BOW.forEach((color, index) => {
    const [across, up] = [width * 0.44 - index * band, horizonY * 1.02 - index * band];
    const points = Array.from({ length: 65 }, (_, step) => {
      const turn = Math.PI * (1 + step / 64);
      return { x: x + Math.cos(turn) * across, y: y + Math.sin(turn) * up };
    });
    g.poly(points, false).stroke({ width: band + 2, color, alpha: 0.62, join: 'round' });
  });
}

function balloons(g: Graphics, { width, height }: Ground): void {
  for (const { x, y, size, colours } of BALLOONS) balloon(g, { x: x * width, y: y * height }, size, colours);
}

/** A hot-air balloon of five stripes. */
function balloon(
  g: Graphics,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
  [side, middle, between]: readonly [string, string, string],
): void {
  const r = 92 * size;
  const half = (across: number, colour: string) => {
    g.moveTo(x, y - r)
      .bezierCurveTo(x - across * 1.32, y - r, x - across * 1.3, y + r * 0.42, x - across * 0.2, y + r * 1.2)
      .lineTo(x + across * 0.2, y + r * 1.2)
      .bezierCurveTo(x + across * 1.3, y + r * 0.42, x + across * 1.32, y - r, x, y - r)
      .fill(colour);
  };
  half(r, side);
  half(r * 0.64, middle);
  half(r * 0.26, between);
  g.ellipse(x - r * 0.34, y - r * 0.45, r * 0.2, r * 0.34).fill({ color: '#FFFFFF', alpha: 0.3 });
  const [top, low] = [y + r * 1.2, y + r * 1.52];
  for (const way of [-1, 1]) g.moveTo(x + way * r * 0.17, top).lineTo(x + way * r * 0.15, low);
  g.stroke({ width: 3 * size + 1, color: '#7A4A2A' });
  g.roundRect(x - r * 0.2, low, r * 0.4, r * 0.3, r * 0.08).fill('#A86A3C');
  g.rect(x - r * 0.2, low, r * 0.4, r * 0.08).fill('#D9A066');
}

/** Two flights, far away. */
function birds(g: Graphics, { width, horizonY }: Ground): void {
  for (const [left, top, count] of [
    [0.06, 0.34, 4],
    [0.72, 0.3, 5],
  ] as const)
    for (let index = 0; index < count; index++) {
      const x = left * width + index * 52;
      const y = top * horizonY + Math.abs(index - 1) * 26;
      g.moveTo(x - 20, y - 9)
        .quadraticCurveTo(x - 8, y - 13, x, y)
        .quadraticCurveTo(x + 8, y - 13, x + 20, y - 9);
    }
  g.stroke({ width: 5, color: '#4A2A5E', alpha: 0.62, cap: 'round', join: 'round' });
}

/** Curtains of light, pale towards their lower edge. */
function aurora(g: Graphics, { width, horizonY }: Ground): void {
  const curtains = [
    { y: 0.5, high: 0.4, color: '#4CF0B0', turn: 0 },
    { y: 0.7, high: 0.34, color: '#5CC8FF', turn: 1.9 },
    { y: 0.34, high: 0.26, color: '#B08CFF', turn: 3.4 },
  ];
  for (const { y, high, color, turn } of curtains)
    for (let layer = 1; layer <= 4; layer++) {
      const edge = (step: number) =>
        y * horizonY + Math.sin((step / 40) * Math.PI * 2.6 + turn) * horizonY * 0.11;
      const points = Array.from({ length: 41 }, (_, step) => ({ x: (step / 40) * width, y: edge(step) }));
      const back = points.map((point) => ({ x: point.x, y: point.y - (horizonY * high * layer) / 4 }));
      g.poly([...points, ...back.reverse()]).fill({ color, alpha: 0.11 });
    }
}

export const SKY_MARKS: Readonly<Record<SkyMark, Draw>> = {
  stars,
  moon,
  'low-sun': lowSun,
  rainbow,
  balloons,
  birds,
  aurora,
};
