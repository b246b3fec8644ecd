import { expect, test } from 'vitest';
import { circlesIn, importsOf } from '#tests/support/imports.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const files = sourceFiles();
const imports = importsOf(files.filter(({ path }) => /^(engine|web|server)\/.*(?<!\.d)\.tsx?$/.test(path)));

/** A family's folders stand for all of their kind; a file in engine/ itself stands for itself. */
const floorOf = (path: string): string =>
  path
    .replace(/^engine\//, '')
    .replace(/^(games|plays)\/[^/]+\/.*/, '$1/<family>')
    .replace(/^([a-z]+)\/.*/, (whole, folder: string) => (whole.includes('<') ? whole : folder));

/** What each floor of the engine imports of the others. */
function drawnFromImports(): Map<string, Set<string>> {
  const drawn = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    if (!file.startsWith('engine/')) continue;
    const floor = floorOf(file);
    const under = drawn.get(floor) ?? new Set();
    drawn.set(floor, under);
    for (const path of imported) if (floorOf(path) !== floor) under.add(floorOf(path));
  }
  return drawn;
}

/** The same as engine/README.md draws it, from the ground up. */
function drawnInReadme(): [floor: string, under: string[]][] {
  const { text } = files.find(({ path }) => path === 'engine/README.md')!;
  const drawing = /```text\n([^]*?)```/.exec(text)![1]!;
  return drawing
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([floor, ...under]) => [floor!, under]);
}

test('every floor of the engine imports only floors under it, as its README draws them', () => {
  const written = drawnInReadme();
  const order = written.map(([floor]) => floor);
  const drawn = drawnFromImports();
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
});

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
