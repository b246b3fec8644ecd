import type { Graphics } from 'pixi.js';
import type { Random } from '#engine/rules/random.ts';
import type { NearMark } from './day-look.ts';
import type { Ground } from './day-sky-marks.ts';

type Draw = (g: Graphics, ground: Ground, random: Random) => void;

const LEAVES = ['#E8622A', '#F2A22C', '#C83A2E', '#F6C43C', '#B8702E'] as const;
const PETALS = ['#FFB4D2', '#FFD9E8', '#FF92BC'] as const;
const FLAGS = ['#F2545B', '#FFC83D', '#3DB65A', '#2F8DF2', '#9565F0'] as const;
const LANTERNS = ['#FF9A3C', '#F2559A', '#FFC83D', '#5CC8F0'] as const;
/** So much of the height has what falls: below lies what is looked at. */
const FALLS = 0.6;

/** Evenly strewn, at the same places each time: one in each cell of a grid. */
function strew(
  { width, height }: Ground,
  random: Random,
  [columns, rows]: readonly [number, number],
  put: (x: number, y: number, index: number) => void,
): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.15 + 0.7 * random.next()) / columns) * width;
      const y = ((row + 0.1 + 0.8 * random.next()) / rows) * height * FALLS;
      put(x, y, row * columns + column);
    }
}

/** Heavy clouds at the top, and rain that stands still, as in a picture book. */
function drops(g: Graphics, ground: Ground, random: Random): void {
  strew(ground, random, [17, 6], (x, y) => {
    const long = 26 + random.next() * 22;
    g.moveTo(x, y).lineTo(x - long * 0.3, y + long);
  });
  g.stroke({ width: 5, color: '#EAF6FF', alpha: 0.62, cap: 'round' });
  const { width } = ground;
  for (const [tone, low, alpha] of [
    ['#64758F', 52, 0.75],
    ['#8496AE', 22, 0.85],
  ] as const)
    for (let index = 0; index <= 12; index++) {
      const x = (index / 12) * width + (random.next() - 0.5) * 60;
      g.ellipse(x, low - 30, 130 + random.next() * 40, 62 + random.next() * 30).fill({ color: tone, alpha });
    }
}

function flakes(g: Graphics, ground: Ground, random: Random): void {
  strew(ground, random, [14, 6], (x, y, index) => {
    const r = 6 + random.next() * 6;
    if (index % 5 > 0) g.circle(x, y, r).fill({ color: '#FFFFFF', alpha: 0.92 });
    else crystal(g, x, y, r * 2.2, 4);
  });
}

/** Snow that the wind has heaped up in the lower corners. */
function drifts(g: Graphics, { width, height }: Ground): void {
  for (const way of [1, -1] as const) {
    const x = (along: number) => (way === 1 ? along : width - along);
    for (const [along, across, high, color] of [
      [-40, 420, 150, '#D3E2F6'],
      [-50, 400, 134, '#FFFFFF'],
      [150, 250, 66, '#D3E2F6'],
      [142, 236, 56, '#FFFFFF'],
    ] as const)
      g.ellipse(x(along), height + 14, across, high).fill(color);
  }
}

/** Six arms with a pair of twigs each. */
function crystal(g: Graphics, x: number, y: number, r: number, width: number): void {
  for (let arm = 0; arm < 6; arm++) {
    const turn = (arm * Math.PI) / 3 + 0.2;
    const at = (share: number, aside: number) =>
      [x + Math.cos(turn + aside) * r * share, y + Math.sin(turn + aside) * r * share] as const;
    g.moveTo(x, y).lineTo(...at(1, 0));
    for (const aside of [-0.34, 0.34]) g.moveTo(...at(0.55, 0)).lineTo(...at(0.88, aside));
  }
  g.stroke({ width, color: '#FFFFFF', cap: 'round' });
}

/** Pointed at both ends. */
function leaf(g: Graphics, x: number, y: number, size: number, turn: number, color: string): void {
  const [along, up] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const bend = 0.62;
  g.moveTo(x - along, y - up)
    .quadraticCurveTo(x - up * bend, y + along * bend, x + along, y + up)
    .quadraticCurveTo(x + up * bend, y - along * bend, x - along, y - up)
    .fill(color);
  g.moveTo(x - along * 0.7, y - up * 0.7).lineTo(x + along * 1.3, y + up * 1.3);
  g.stroke({ width: 3, color: '#7A3A1A', alpha: 0.5, cap: 'round' });
}

function leaves(g: Graphics, ground: Ground, random: Random): void {
  strew(ground, random, [11, 5], (x, y, index) =>
    leaf(g, x, y, 14 + random.next() * 10, random.next() * 6.3, LEAVES[index % LEAVES.length]!),
  );
}

/** A twig in bloom in each upper corner, and what the wind takes from it. */
function petals(g: Graphics, ground: Ground, random: Random): void {
  const { width } = ground;
  for (const way of [1, -1] as const) {
    const x = (along: number) => (way === 1 ? along : width - along);
    g.moveTo(x(-20), 130)
      .bezierCurveTo(x(90), 150, x(190), 210, x(330), 190)
      .stroke({ width: 15, color: '#8A5A4A', cap: 'round' });
    g.moveTo(x(120), 158).quadraticCurveTo(x(190), 250, x(230), 290);
    g.stroke({ width: 10, color: '#8A5A4A', cap: 'round' });
    for (let index = 0; index < 17; index++) {
      const along = index < 11 ? 14 + index * 32 : 130 + (index - 11) * 20;
      const y = index < 11 ? 140 + Math.sin(index) * 26 + index * 5 : 178 + (index - 11) * 24;
      flower(g, x(along), y, 21 + random.next() * 10, PETALS[index % 2 ? 0 : 2]!);
    }
  }
  strew(ground, random, [10, 5], (x, y, index) =>
    leaf(g, x, y, 8 + random.next() * 6, random.next() * 6.3, PETALS[index % PETALS.length]!),
  );
}

function flower(g: Graphics, x: number, y: number, r: number, color: string): void {
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal / 5) * Math.PI * 2 + x;
    g.circle(x + Math.cos(turn) * r * 0.62, y + Math.sin(turn) * r * 0.62, r * 0.56).fill(color);
  }
  g.circle(x, y, r * 0.3).fill('#FFE27A');
}

/** Cords from side to side, and where things hang on them. */
function hang(
  g: Graphics,
  { width }: Ground,
  cord: { readonly top: number; readonly sag: number; readonly each: number; readonly colour: string },
  put: (x: number, y: number, index: number) => void,
): void {
  const swags = 4;
  const wide = width / swags;
  const { top, sag, each, colour } = cord;
  const count = Math.max(3, Math.round(wide / each));
  for (let swag = 0; swag < swags; swag++)
    g.moveTo(swag * wide, top).quadraticCurveTo((swag + 0.5) * wide, top + 2 * sag, (swag + 1) * wide, top);
  g.stroke({ width: 6, color: colour });
  for (let swag = 0; swag < swags; swag++)
    for (let index = 0; index < count; index++) {
      const share = (index + 0.5) / count;
      put((swag + share) * wide, top + 4 * sag * share * (1 - share), swag * count + index);
    }
}

/** A green garland with flowers. */
function garland(g: Graphics, ground: Ground): void {
  hang(g, ground, { top: 100, sag: 44, each: 34, colour: '#4E9A58' }, (x, y, index) => {
    const turn = index * 2.1;
    leaf(g, x, y + 6, 24, turn, index % 2 ? '#5CB868' : '#3F9A58');
    leaf(g, x + 8, y - 4, 20, turn + 1.7, '#7CCB6C');
    if (index % 3 === 1) flower(g, x, y + 4, 30, PETALS[index % 2 ? 0 : 2]!);
  });
}

/** Light that falls in from the upper left. */
function beams(g: Graphics, { width, height }: Ground): void {
  for (const [from, wide] of [
    [0.02, 0.1],
    [0.2, 0.06],
    [0.34, 0.13],
    [0.58, 0.07],
    [0.76, 0.12],
  ] as const) {
    const [x, w] = [from * width, wide * width];
    for (const inset of [0, 0.18])
      g.poly([
        x + w * inset,
        -10,
        x + w * (1 - inset),
        -10,
        x + w * (1.9 - inset) + height * 0.34,
        height,
        x + w * (0.3 + inset) + height * 0.34,
        height,
      ]).fill({ color: '#FFF3B8', alpha: 0.17 });
  }
}

/** Paper clouds on threads, with three paper drops each. */
function cloudsHung(g: Graphics, { width }: Ground): void {
  const count = Math.max(4, Math.round(width / 270));
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * width;
    const y = index % 2 ? 116 : 170;
    g.moveTo(x, -10).lineTo(x, y).stroke({ width: 3, color: '#FFFFFF', alpha: 0.8 });
    g.ellipse(x - 36, y + 8, 40, 30)
      .ellipse(x + 38, y + 10, 38, 28)
      .ellipse(x, y - 8, 46, 42);
    g.roundRect(x - 66, y + 6, 132, 32, 16).fill('#F4F8FC');
    for (const [dx, dy] of [
      [-36, 74],
      [2, 98],
      [38, 72],
    ] as const) {
      const [left, top] = [x + dx, y + dy];
      g.moveTo(left, top - 26)
        .bezierCurveTo(left + 6, top - 10, left + 15, top - 2, left + 15, top + 9)
        .bezierCurveTo(left + 15, top + 28, left - 15, top + 28, left - 15, top + 9)
        .bezierCurveTo(left - 15, top - 2, left - 6, top - 10, left, top - 26)
        .fill('#4DA8EA');
    }
  }
}

function bunting(g: Graphics, ground: Ground): void {
  hang(g, ground, { top: 96, sag: 52, each: 84, colour: '#FFF6E0' }, (x, y, index) => {
    const color = FLAGS[index % FLAGS.length]!;
    g.poly([x - 33, y - 3, x + 33, y - 3, x, y + 74]).fill(color);
    g.poly([x, y - 3, x + 33, y - 3, x, y + 74]).fill({ color: '#FFFFFF', alpha: 0.14 });
  });
}

function lanterns(g: Graphics, ground: Ground): void {
  hang(g, ground, { top: 92, sag: 50, each: 150, colour: '#4A2A4E' }, (x, y, index) => {
    const color = LANTERNS[index % LANTERNS.length]!;
    const middle = y + 50;
    for (const [grow, alpha] of [
      [52, 0.1],
      [34, 0.14],
      [18, 0.2],
    ] as const)
      g.circle(x, middle, 38 + grow).fill({ color: '#FFE6A0', alpha });
    g.ellipse(x, middle, 40, 36).fill(color);
    g.ellipse(x, middle, 18, 36).fill({ color: '#FFF6D0', alpha: 0.62 });
    g.roundRect(x - 14, y + 8, 28, 10, 4).fill('#6A3A4E');
    g.roundRect(x - 14, y + 82, 28, 10, 4).fill('#6A3A4E');
  });
}

/** Paper stars on threads, at two heights. */
function starsHung(g: Graphics, { width }: Ground): void {
  const count = Math.max(5, Math.round(width / 175));
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * width;
    const y = index % 2 ? 150 : 232;
    g.moveTo(x, -10).lineTo(x, y).stroke({ width: 3, color: '#FFFFFF', alpha: 0.8 });
    g.circle(x, y, 50).fill({ color: '#7FA8D8', alpha: 0.42 });
    crystal(g, x, y, 44, 8);
  }
}

export const NEAR_MARKS: Readonly<Record<NearMark, Draw>> = {
  drops,
  flakes,
  drifts,
  leaves,
  petals,
  garland,
  beams,
  'clouds-hung': cloudsHung,
  bunting,
  lanterns,
  'stars-hung': starsHung,
};
