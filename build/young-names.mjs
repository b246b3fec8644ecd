// Young is what a promised browser (browserslist in package.json) may not know yet.
import { createRequire } from 'node:module';
import browserslist from 'browserslist';
import { polyfilled } from './newer.mjs';

/**
 * @import { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
 */

/**
 * Since which version each browser supports a feature. Source: MDN, whose tables come as an npm package.
 * @type {CompatData}
 */
const tables = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { api, css, html, javascript } = tables;
/** @type {Identifier} */
const BUILTINS = own(javascript, 'builtins') ?? {};

/**
 * The browserslist's names for browsers, and MDN's.
 * @type {Readonly<Record<string, BrowserName>>}
 */
const NAMES = {
  android: 'webview_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};
/** The tables have one row for all typed arrays. */
const TYPED = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/;

/**
 * The row or table of this name, if the table has one of its own.
 * @param {Identifier | undefined} table
 * @param {string} name
 * @returns {Identifier | undefined}
 */
export function own(table, name) {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

function oldestOfEach() {
  /** @type {Map<BrowserName, number>} */
  const oldest = new Map();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name = '', versions = ''] = entry.split(' ');
    const browser = NAMES[name];
    // "android" only stands for today's version; its WebView is as old as its Chrome.
    if (name === 'android' || !browser) continue;
    oldest.set(browser, Math.min(parseFloat(versions), oldest.get(browser) ?? Infinity));
  }
  return oldest.set('webview_android', oldest.get('chrome') ?? Infinity);
}
const oldest = oldestOfEach();

/**
 * @param {SupportStatement | undefined} support
 * @param {number} version
 */
const hasSince = (support, version) =>
  [support].flat().some((one) => {
    if (!one || one.flags || one.prefix || one.alternative_name || typeof one.version_added !== 'string')
      return false;
    // A feature that was "removed" because a defect of it was fixed has another entry from that version on.
    if (one.version_removed && !one.partial_implementation) return false;
    return parseFloat(one.version_added.replace('≤', '')) <= version;
  });

/**
 * The promised browsers that lack the feature of a table's row: "chrome 89". None for a row without data.
 * @param {Identifier | undefined} row
 * @returns {readonly string[]}
 */
export const lackedBy = (row) => {
  const support = row?.__compat?.support;
  if (!support) return [];
  return [...oldest]
    .filter(([browser, version]) => !hasSince(support[browser], version))
    .map(([browser, version]) => `${browser} ${version}`);
};

/**
 * @param {string} owner
 * @param {string} member
 */
const isAdded = (owner, member) =>
  polyfilled.includes(`${owner}.${member}`) || polyfilled.includes(`${owner}.prototype.${member}`);

/**
 * The table of an owner, which may have a namespace: "Intl.NumberFormat".
 * @param {string} owner
 * @returns {Identifier | undefined}
 */
const tableOf = (owner) =>
  api[owner] ??
  (TYPED.test(owner)
    ? BUILTINS.TypedArray
    : owner
        .split('.')
        .reduce((table, name) => table?.[name], /** @type {Identifier | undefined} */ (BUILTINS)));

/**
 * An owner's own row for a member; event handlers are listed as their events.
 * @param {string} owner
 * @param {string} member
 * @param {boolean} isStatic
 */
function rowOf(owner, member, isStatic) {
  const table = tableOf(owner);
  if (!table || !Object.hasOwn(table, '__compat')) return undefined;
  if (isStatic && api[owner]) return own(table, `${member}_static`);
  return own(table, member) ?? (member.startsWith('on') ? own(table, `${member.slice(2)}_event`) : undefined);
}

/** @type {Map<string, readonly string[]>} */
const memory = new Map();
/**
 * @param {string} key
 * @param {() => readonly string[]} find
 */
function remembered(key, find) {
  const found = memory.get(key) ?? find();
  memory.set(key, found);
  return found;
}

/**
 * Which promised browsers lack a member of a browser's object. owners: interfaces, nearest first; the first with a row
 * decides. isStatic: of the object itself ("Response.json").
 * @param {readonly string[]} owners
 * @param {string} member
 * @param {boolean} isStatic
 */
export const youngMember = (owners, member, isStatic) =>
  remembered(`${owners.join()}.${member}.${isStatic}`, () => {
    for (const owner of owners) {
      const row = rowOf(owner, member, isStatic);
      if (row) return isAdded(owner, member) ? [] : lackedBy(row);
    }
    return [];
  });

/**
 * The same for a global: an interface, an object of the language, or a property of window.
 * @param {string} name
 */
export const youngGlobal = (name) =>
  remembered(name, () => {
    const row = own(api, name) ?? own(BUILTINS, name) ?? own(api['Window'], name);
    return polyfilled.includes(name) ? [] : lackedBy(row);
  });

/**
 * The same for an option: a named argument of a member or a constructor ("addEventListener(a, b, { signal })").
 * @param {readonly string[]} owners
 * @param {string} member
 * @param {string} option
 */
export const youngOption = (owners, member, option) =>
  remembered(`${owners.join()}.${member}({ ${option} })`, () => {
    const key = `options_${option}_parameter`;
    for (const owner of owners) {
      const row = rowOf(owner, member, false) ?? rowOf(owner, member, true);
      if (row) return lackedBy(row[key] ?? row['options_parameter']?.[key]);
    }
    return [];
  });

/**
 * The same for an event that is listened to by its name.
 * @param {readonly string[]} owners
 * @param {string} event
 */
export const youngEvent = (owners, event) =>
  remembered(`${owners.join()}:${event}`, () => {
    for (const owner of owners) {
      const row = rowOf(owner, `${event}_event`, false);
      if (row) return lackedBy(row);
    }
    return [];
  });

/**
 * The same for a style that a script sets, as scripts write it.
 * @param {string} name
 */
export const youngStyle = (name) =>
  remembered(`style.${name}`, () =>
    lackedBy(css['properties']?.[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
  );

/**
 * The same for an element.
 * @param {string} name
 */
export const youngElement = (name) => remembered(`<${name}>`, () => lackedBy(html['elements']?.[name]));

/**
 * The same for an attribute of an element.
 * @param {string} element
 * @param {string} name
 */
export const youngAttribute = (element, name) =>
  remembered(`<${element} ${name}>`, () =>
    lackedBy(own(html['elements']?.[element], name) ?? own(html['global_attributes'], name)),
  );

/**
 * Names of members that some promised browser lacks, for code without types: only names that no universally supported
 * feature shares, and only those of several words, because packages often have their own "take" or "role".
 */
export function youngNames() {
  /** @type {Set<string>} */
  const old = new Set();
  /** @type {Set<string>} */
  const young = new Set();
  for (const table of [api, BUILTINS])
    for (const owner of Object.keys(table)) {
      const members = own(table, owner) ?? {};
      for (const key of Object.keys(members)) {
        const name = key.replace(/_static$/, '');
        if (key === owner || !/^[a-z]+[A-Z][A-Za-z]*$/.test(name)) continue;
        if (lackedBy(members[key]).length === 0 || isAdded(owner, name)) old.add(name);
        // Code that has a young object has already checked for it.
        else if (name === key && lackedBy(members).length === 0) young.add(name);
      }
    }
  return new Set([...young].filter((name) => !old.has(name)));
}
