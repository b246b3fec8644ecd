/** One measured figure. goal and holds only where there is a target. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: string;
  readonly holds?: boolean;
}

/** The results of one part of the benchmark. */
export interface Part {
  readonly name: string;
  readonly rows: readonly Row[];
}

type Figure = Pick<Row, 'what' | 'value' | 'unit'>;

export const atMost = (limit: number, figure: Figure): Row => ({
  ...figure,
  goal: `at most ${limit}`,
  holds: figure.value <= limit,
});

export const atLeast = (limit: number, figure: Figure): Row => ({
  ...figure,
  goal: `at least ${limit}`,
  holds: figure.value >= limit,
});

/** Three digits; more would be noise. */
function short(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

/** The part as lines of a table, as wide as its widest cells. */
export function tableOf({ name, rows }: Part): string {
  const cells = rows.map(({ what, value, unit, goal = '', holds }) => [
    what,
    short(value),
    unit,
    goal,
    holds === undefined ? '' : holds ? 'holds' : 'FALLS SHORT',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]!.length)));
  const lines = cells.map(([what, value, ...rest]) =>
    [
      what!.padEnd(widths[0]!),
      value!.padStart(widths[1]!),
      ...rest.map((cell, i) => cell.padEnd(widths[i + 2] ?? 0)),
    ]
      .join('  ')
      .trimEnd(),
  );
  return [`== ${name}`, ...lines, ''].join('\n');
}

/** The quantile of the values; share: 0 to 1. Throws RangeError without values. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('no values to look at');
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
