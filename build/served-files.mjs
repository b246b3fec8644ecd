import { basename } from 'node:path';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import { askedForInFiles, newerProperties, newerSyntax, polyfilledForCompat } from './newer.mjs';
import { youngNameRule } from './young-name-rule.mjs';

/** The ECMAScript version that all promised browsers understand; the bundler has lowered newer syntax. */
const LANGUAGE = 2021;
/** PixiJS uses the first two only where they exist; we use the third as a value that may be missing. */
const ASKED_FOR = ['OffscreenCanvas', 'VideoFrame', 'navigator.connection'];
/** Names of young functions that PixiJS uses for its own: of colours, and a blend mode. */
const PACKAGES_OWN = ['toHex', 'difference'];

/**
 * @param {string[]} files
 * @param {5 | 2021} ecmaVersion
 * @param {'module' | 'script'} sourceType
 */
const language = (files, ecmaVersion, sourceType) => ({
  files,
  languageOptions: { ecmaVersion, sourceType },
});

/**
 * What promised browsers cannot parse or run in a folder's built scripts, packages included, as "file:line:column
 * what". files: paths or patterns within it.
 * @param {string} folder
 * @param {string[]} files
 * @returns {Promise<string[]>}
 */
export async function refusedInScripts(folder, files) {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    ignore: false,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        plugins: { compat, promised: { rules: { 'young-name': youngNameRule } } },
        settings: {
          polyfills: [...polyfilledForCompat, ...askedForInFiles.flatMap(({ names }) => names), ...ASKED_FOR],
          lintAllEsApis: true,
        },
        rules: {
          'compat/compat': 'error',
          'promised/young-name': 'error',
          'no-restricted-properties': [
            'error',
            ...newerProperties.filter(({ property }) => !PACKAGES_OWN.includes(property)),
          ],
          'no-restricted-syntax': ['error', ...newerSyntax],
        },
      },
      language(['**/*.js'], LANGUAGE, 'module'),
      language(['**/{polyfills-*,sw}.js'], LANGUAGE, 'script'),
      // These scripts address browsers of any age.
      language(['**/{start,too-old,again}-*.js'], 5, 'script'),
      // Polyfills contain the names that they add.
      {
        files: ['**/polyfills-*.js'],
        rules: { 'compat/compat': 'off', 'promised/young-name': 'off', 'no-restricted-properties': 'off' },
      },
    ],
  });
  return (await eslint.lintFiles(files)).flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${basename(filePath)}:${line}:${column} ${message}`),
  );
}
