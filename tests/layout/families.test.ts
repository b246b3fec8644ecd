import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { FAMILIES } from '#engine/games/families.ts';
import { importsOf } from '#tests/support/imports.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

/** A family is known to its own folders and to the one list of all; whatever is the same for all games names none. */

const NAMES = new Set([...FAMILIES.map(({ name }) => name), ...GAMES.map(({ id }) => id)]);
const OWN = /^engine\/(games|plays)\/[^/]+\//;
/** Lists that name games, and why each is not made from the families. */
const LISTS = [
  // The list of families itself.
  'engine/games/families.ts',
  // Ids, titles and ages, from which a variant takes its own (`cardOf`): every page has them before any family has come.
  'engine/rules/cards.ts',
  // The specification's own words about four games, on the landing page, which fetches no family.
  'web/pages/landing-texts.ts',
  // Aims of a term in their order, several games for one and several for a game. A test holds that every game is named.
  'web/features/catalogue/terms.ts',
  // Where the animal is in a thumbnail: style names, which the build of styles finds in the pages' sources only.
  'web/features/catalogue/animals.ts',
  // A teacher's page, which fetches no family. The types ask for every game.
  'web/features/board/topics.ts',
  // The game whose pictures are taken where an address names none.
  'engine/workbench/params.ts',
];

const files = sourceFiles().filter(({ path }) => /^(engine|web|server|build)\/.*(?<!\.d)\.tsx?$/.test(path));
const common = files.filter(({ path }) => !OWN.test(path) && !LISTS.includes(path));

function textsIn({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return texts;
}

test('nothing that all games share names one of them', () => {
  const named = common.flatMap((file) =>
    textsIn(file)
      .filter((text) => NAMES.has(text))
      .map((text) => `${file.path}: ${text}`),
  );
  expect(named).toEqual([]);
});

test('a family is imported by its own folders and by the list alone; its picture is found by its folder', () => {
  const imports = importsOf(files);
  const loader = 'engine/scenes/plays.ts';
  const found = common
    .filter(({ path }) => path !== loader)
    .flatMap(({ path }) =>
      (imports.get(path) ?? []).filter((name) => OWN.test(name)).map((name) => `${path} -> ${name}`),
    );
  expect(found).toEqual([]);
  expect([...imports.get(loader)!].filter((name) => OWN.test(name)).sort()).toEqual(
    FAMILIES.map(({ name }) => `engine/plays/${name}/play.ts`).sort(),
  );
});

test('every folder of a family is in the list', () => {
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name);
  const listed = FAMILIES.map(({ name }) => name).sort();
  expect(foldersIn('engine/games').sort()).toEqual(listed);
  expect(foldersIn('engine/plays').sort()).toEqual(listed);
});

test('a game of another family is refused', () => {
  const [first, second] = FAMILIES;
  expect(() => first!.everySentence(second!.games[0]!)).toThrow(second!.games[0]!.id);
});

test('a picture says what its question says, and no words of its own', () => {
  const own = files
    .filter(({ path }) => /^engine\/(plays|sprites|fx)\//.test(path))
    .flatMap(({ path, text }) => (/\bsay\(\s*['"`]/.test(text) ? [path] : []));
  expect(own).toEqual([]);
});
