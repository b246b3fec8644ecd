/**
 * How hard a fact is for most children, in logits. Judgements, to be mended from sums of what many answered: only
 * differences within a skill matter, because what a child can do in the skill is found out apart from it.
 * numbers: those in the fact's name.
 */
export type Hardness = (numbers: readonly number[], fact: string) => number;

/** Doubles and adding to ten are known early. */
export const adding: Hardness = ([a = 0, b = 0]) =>
  -1.6 + 0.38 * Math.min(a, b) + 0.2 * (a + b) - (a === b ? 0.8 : 0) - (a === 10 || b === 10 ? 0.8 : 0);

export const takingAway: Hardness = ([whole = 0, gone = 0]) => {
  const left = whole - gone;
  const crossesTen = whole > 10 && left < 10;
  return -0.9 + 0.21 * Math.min(gone, left) + (crossesTen ? 0.7 : 0) - (gone === 1 ? 0.6 : 0);
};

/** From ten on both sides of the gap are teens; over it the number after is one. Counting on by ones comes first. */
export const between: Hardness = ([left = 0, right = 0]) => {
  const step = (right - left) / 2;
  const crossesTen = left < 10 && right >= 10;
  return -1 + 0.08 * left + (crossesTen ? 0.6 : 0) + (left >= 10 ? 0.3 : 0) + (step > 1 ? 0.8 : 0);
};

export const comingAfter: Hardness = ([n = 0]) => -1.5 + 0.1 * n + (n >= 12 ? 0.8 : 0);

export const comingBefore: Hardness = ([n = 0]) => -0.8 + 0.12 * (10 - n);

export const hearing: Hardness = ([n = 0]) => {
  if (n <= 5) return -1.6 + 0.1 * n;
  if (n <= 10) return -0.7 + 0.15 * (n - 6);
  if (n <= 12) return 1.5;
  return n === 20 ? 0.9 : 1;
};

export const counting: Hardness = ([n = 0]) => -1.5 + 0.45 * n;

export const showing: Hardness = ([n = 0]) => -1.8 + 0.45 * n;

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

export const namingShapes: Hardness = (_, fact) => SHAPES.find(([name]) => fact.includes(name))?.[1] ?? 0;

/** Of a skill whose facts are all alike. */
export const alike =
  (logits: number): Hardness =>
  () =>
    logits;
