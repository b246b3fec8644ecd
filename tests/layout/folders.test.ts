import { expect, test } from 'vitest';
import { circlesIn, importsOf } from '#tests/support/imports.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const files = sourceFiles();
const imports = importsOf(
  files.filter(({ path }) => /^(engine|web|server)\/(?:.*(?<!\.d)\.tsx?|[^/]+\/.*\.m?js)$/.test(path)),
);

/** A family's folders stand for all of their kind; a file that is in no folder of its part stands for itself. */
const floorOf = (path: string): string => {
  const inside = path.replace(/^[^/]+\//, '');
  return /^(games|plays)\/[^/]+\//.test(inside)
    ? inside.replace(/\/.*/, '/<family>')
    : inside.replace(/\/.*/, '');
};

/** What each floor of a part imports of the part's others. */
function drawnFromImports(part: string): Map<string, Set<string>> {
  const drawn = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    if (!file.startsWith(`${part}/`)) continue;
    const floor = floorOf(file);
    const under = drawn.get(floor) ?? new Set();
    drawn.set(floor, under);
    for (const path of imported)
      if (path.startsWith(`${part}/`) && floorOf(path) !== floor) under.add(floorOf(path));
  }
  return drawn;
}

/** The same as the part's README draws it, from the ground up. */
function drawnInReadme(part: string): [floor: string, under: string[]][] {
  const { text } = files.find(({ path }) => path === `${part}/README.md`)!;
  const drawing = /```text\n([^]*?)```/.exec(text)![1]!;
  return drawing
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean))
    .map(([floor, ...under]) => [floor!, under]);
}

test.each(['engine', 'server', 'web'])(
  'every floor of %s/ imports only floors under it, as its README draws them',
  (part) => {
    const written = drawnInReadme(part);
    const order = written.map(([floor]) => floor);
    const drawn = drawnFromImports(part);
    expect([...drawn.keys()].sort()).toEqual([...order].sort());
    // Floors in the order of the README, so that what differs can be copied from here.
    const byOrder = (names: Iterable<string>) =>
      [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(' ');
    expect(order.map((floor) => `${floor}: ${byOrder(drawn.get(floor)!)}`)).toEqual(
      written.map(([floor, under]) => `${floor}: ${under.join(' ')}`),
    );
    const upward = written.flatMap(([floor, under], height) =>
      under.filter((name) => order.indexOf(name) >= height).map((name) => `${floor} -> ${name}`),
    );
    expect(upward).toEqual([]);
  },
);

test('no family of games knows another', () => {
  const family = (path: string) => /^engine\/(?:games|plays)\/([^/]+)\//.exec(path)?.[1];
  const found = [...imports].flatMap(([file, imported]) =>
    imported
      .filter((path) => family(file) && family(path) && family(path) !== family(file))
      .map((path) => `${file} -> ${path}`),
  );
  expect(found).toEqual([]);
});

test('no file imports itself by any way, not even for a type', () => {
  expect(circlesIn(imports).map((circle) => circle.join(' -> '))).toEqual([]);
});
