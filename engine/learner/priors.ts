import type { Item, Skill } from '#engine/games/items.ts';

/**
 * How hard a fact is for most children, in logits. Judgements, to be mended from sums of what many answered: only
 * differences within a skill matter, the learner's theta takes the rest.
 */
const PRIORS: Readonly<Record<Skill, (numbers: readonly number[], fact: string) => number>> = {
  'seq.up.10': ([n = 0]) => after(n),
  'seq.up.20': ([n = 0]) => after(n),
  'seq.down.10': ([n = 0]) => -0.8 + 0.12 * (10 - n),
  'num.hear.10': ([n = 0]) => heard(n),
  'num.hear.20': ([n = 0]) => heard(n),
  'card.count.5': ([n = 0]) => -1.5 + 0.45 * n,
  'card.show.5': ([n = 0]) => -1.8 + 0.45 * n,
  zero: () => -2,
  'order.20': between,
  'shape.2d': (_, fact) => SHAPES.find(([name]) => fact.includes(name))?.[1] ?? 0,
  'add.10': adding,
  'add.15': adding,
  'add.20': adding,
  'sub.6': takingAway,
  'sub.15': takingAway,
  'sub.20': takingAway,
};

const SHAPES = [
  ['circle', -2],
  ['heart', -1.6],
  ['star', -1.5],
  ['square', -1.2],
  ['triangle', -1],
  ['diamond', -0.3],
  ['hexagon', 0.6],
  ['pentagon', 0.7],
] as const;

/** Doubles and adding to ten are known early. */
function adding([a = 0, b = 0]: readonly number[]): number {
  return (
    -1.6 + 0.38 * Math.min(a, b) + 0.2 * (a + b) - (a === b ? 0.8 : 0) - (a === 10 || b === 10 ? 0.8 : 0)
  );
}

function takingAway([whole = 0, gone = 0]: readonly number[]): number {
  const left = whole - gone;
  const crossesTen = whole > 10 && left < 10;
  return -0.9 + 0.21 * Math.min(gone, left) + (crossesTen ? 0.7 : 0) - (gone === 1 ? 0.6 : 0);
}

/** From ten on both sides of the gap are teens; over it the number after is one. Counting on by ones comes first. */
function between([left = 0, right = 0]: readonly number[]): number {
  const step = (right - left) / 2;
  const crossesTen = left < 10 && right >= 10;
  return -1 + 0.08 * left + (crossesTen ? 0.6 : 0) + (left >= 10 ? 0.3 : 0) + (step > 1 ? 0.8 : 0);
}

const after = (n: number) => -1.5 + 0.1 * n + (n >= 12 ? 0.8 : 0);

function heard(n: number): number {
  if (n <= 5) return -1.6 + 0.1 * n;
  if (n <= 10) return -0.7 + 0.15 * (n - 6);
  if (n <= 12) return 1.5;
  return n === 20 ? 0.9 : 1;
}

/** Of an item, whose fact names it by its numbers ("3+2", "hear 14") or its shape. */
export function priorOf({ skill, fact }: Pick<Item, 'skill' | 'fact'>): number {
  return PRIORS[skill]((fact.match(/\d+/g) ?? []).map(Number), fact);
}
