import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function problemsIn(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId ?? 'syntax');
}

const IMPORTS: [file: string, imported: string][] = [
  ['engine/core/machine.ts', '#web/lib/api.ts'],
  ['engine/core/machine.ts', '#server/app.ts'],
  ['engine/core/machine.ts', 'react'],
  ['engine/core/machine.ts', 'express'],
  ['engine/core/machine.ts', '#engine/scenes/play.ts'],
  ['engine/core/machine.ts', '#engine/games/treasure-hunt/play.ts'],
  ['engine/sprites/tile.ts', '../core/clock.ts'],
  ['engine/rules/level.ts', 'pixi.js'],
  ['engine/rules/level.ts', 'gsap'],
  ['engine/rules/level.ts', '#engine/games/catalogue.ts'],
  ['engine/games/catalogue.ts', 'pixi.js'],
  ['engine/games/catalogue.ts', '#engine/core/clock.ts'],
  ['engine/games/treasure-hunt/games.ts', '#engine/stage/layout.ts'],
  ['engine/games/treasure-hunt/questions.ts', 'gsap'],
  ['engine/games/treasure-hunt/words.ts', 'node:fs'],
  ['engine/games/treasure-hunt/play.ts', '#engine/games/cookie-crunch/questions.ts'],
  ['engine/games/treasure-hunt/play.ts', '#engine/scenes/result.ts'],
  ['engine/scenes/play.ts', '#web/main.tsx'],
  ['web/pages/home.tsx', 'pixi.js'],
  ['web/pages/home.tsx', '#engine/scenes/play.ts'],
  ['web/pages/home.tsx', '#engine/mount.ts'],
  ['web/pages/home.tsx', '#server/app.ts'],
  ['web/pages/home.tsx', '#web/app/router.tsx'],
  ['web/ui/button.tsx', '#web/features/auth/calls.ts'],
  ['web/features/auth/calls.ts', '#web/features/profile/profile.ts'],
  ['web/features/auth/calls.ts', '#web/pages/home.tsx'],
  ['server/app.ts', '#web/lib/api.ts'],
  ['server/app.ts', '#engine/core/clock.ts'],
  ['server/app.ts', 'react'],
  ['server/app.ts', 'pixi.js'],
];

test.for(IMPORTS)('%s may not import %s', async ([file, imported]) => {
  expect(await problemsIn(file, `import '${imported}';\n`)).toEqual(['no-restricted-imports']);
});

const ALLOWED: [file: string, imported: string][] = [
  ['engine/games/treasure-hunt/play.ts', 'pixi.js'],
  ['engine/games/treasure-hunt/play.ts', '#engine/sprites/tile.ts'],
  ['engine/games/catalogue.ts', './treasure-hunt/games.ts'],
  ['engine/scenes/play.ts', '#engine/games/plays.ts'],
  ['web/features/game/game-stage.tsx', '#engine/mount.ts'],
  ['web/pages/home.tsx', '#engine/games/catalogue.ts'],
  ['server/app.ts', '#engine/rules/rewards.ts'],
];

test.for(ALLOWED)('%s may import %s', async ([file, imported]) => {
  expect(await problemsIn(file, `import '${imported}';\n`)).toEqual([]);
});

const TIME_AND_CHANCE: [code: string, rule: string][] = [
  ['setTimeout(() => undefined, 5);', 'no-restricted-globals'],
  ['setInterval(() => undefined, 5);', 'no-restricted-globals'],
  ['requestAnimationFrame(() => undefined);', 'no-restricted-globals'],
  ['export const now = performance.now();', 'no-restricted-globals'],
  ['window.setTimeout(() => undefined, 5);', 'no-restricted-properties'],
  ['export const now = Date.now();', 'no-restricted-properties'],
  ['export const now = new Date();', 'no-restricted-syntax'],
  ['export const chance = Math.random();', 'no-restricted-properties'],
];

test.for(TIME_AND_CHANCE)('the engine may not say %s', async ([code, rule]) => {
  expect(await problemsIn('engine/fx/hop.ts', `${code}\n`)).toContain(rule);
});

test('unfinished work may not be noted in comments', async () => {
  const note = ['// TO', 'DO: finish'].join('');
  expect(await problemsIn('engine/fx/hop.ts', `${note}\n`)).toEqual(['no-warning-comments']);
});
