/**
 * `node deploy/lean.mjs FOLDER`: what the built server needs to run, and no more: the build, its packages, the commands,
 * and two lists (CycloneDX): of those packages (sbom.cdx.json), and of those of which something is built into the pages
 * (sbom-pages.cdx.json, from what build/bundled.ts wrote down). The Dockerfile's last step.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'dist/product/server');
const COMMANDS = ['serve', 'backup', 'moderate', 'command', 'prepare'].map((name) => `server/${name}.mjs`);
/** Nobody reads these there. */
const LEFT_OUT = /(\.d\.[cm]?ts|\.map|\.md|\.markdown|\.ts)$|\/(test|tests|__tests__|docs|\.github)$/i;
/** @typedef {{ version: string, license?: string, integrity?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Package */

const [target] = process.argv.slice(2);
if (!target) {
  console.error('Say where to: node deploy/lean.mjs FOLDER');
  process.exit(1);
}
/** @type {Record<string, Package>} */
const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
const packages = withDependencies(importedBy(SERVER));
copy('dist/product');
for (const file of [...COMMANDS, 'package.json']) copy(file);
for (const path of packages) copy(path, (from) => !LEFT_OUT.test(from));
const bundled = JSON.parse(readFileSync(join(ROOT, 'dist/product/bundled.json'), 'utf8'));
writeBill('sbom.cdx.json', packages.map(described));
writeBill('sbom-pages.cdx.json', bundled.map(findLocked).map(described));
console.log(`${packages.length} packages: ${packages.map((path) => path.slice(13)).join(', ')}`);

/**
 * Names of the packages that the files of a folder import.
 * @param {string} folder
 */
function importedBy(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:from|import|require|createRequire\([^)]*\))\s*\(?\s*["']([^."'#/][^"']*)["']/g,
      ),
    ])
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  const isBuiltIn = (/** @type {string} */ name) => name.startsWith('node:') || builtinModules.includes(name);
  // The embedded database stays out: here DATABASE_URL names one.
  return [...new Set(names)].filter((name) => !isBuiltIn(name) && locked[`node_modules/${name}`]);
}

/**
 * Paths in node_modules of packages and of all that these need.
 * @param {readonly string[]} names
 */
function withDependencies(names) {
  const found = new Set();
  const add = (/** @type {string} */ name, /** @type {string} */ from) => {
    const path = nearest(name, from);
    if (!path || found.has(path) || !existsSync(join(ROOT, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies } = /** @type {Package} */ (locked[path]);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, path);
  };
  for (const name of names) add(name, '');
  return /** @type {string[]} */ ([...found].sort());
}

/**
 * Where Node finds a package, seen from another one.
 * @param {string} name
 * @param {string} from
 */
function nearest(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (locked[path]) return path;
    if (!folder) return undefined;
  }
}

/**
 * @param {string} path in the project and in the target
 * @param {(from: string) => boolean} [filter]
 */
function copy(path, filter = () => true) {
  const to = join(/** @type {string} */ (target), path);
  mkdirSync(join(to, '..'), { recursive: true });
  cpSync(join(ROOT, path), to, { recursive: true, filter });
}

/**
 * Where that version of a package lies.
 * @param {{ name: string, version: string }} one
 */
function findLocked({ name, version }) {
  const found = Object.keys(locked).find(
    (path) => path.endsWith(`node_modules/${name}`) && locked[path]?.version === version,
  );
  if (!found) throw new Error(`${name} ${version} is in the pages and not in package-lock.json: build anew`);
  return found;
}

/**
 * A package, as CycloneDX has it.
 * @param {string} path in node_modules
 */
function described(path) {
  const { version, license } = /** @type {Package} */ (locked[path]);
  const name = path.slice(path.lastIndexOf('node_modules/') + 13);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type: 'library', name, version, purl, ...(license && { licenses: [{ expression: license }] }) };
}

/**
 * @param {string} file
 * @param {readonly object[]} components
 */
function writeBill(file, components) {
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
  writeFileSync(join(/** @type {string} */ (target), file), JSON.stringify(bill, undefined, 1));
}
