import { createRequire } from 'node:module';
import browserslist from 'browserslist';
import { polyfilled } from './newer.mjs';

/** Since which version each browser supports a feature. Source: MDN, whose tables come as an npm package. */
const { api, css, html, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const BUILTINS = javascript.builtins;

/** The browserslist's names for browsers, and MDN's. */
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

function oldestOfEach() {
  const oldest = new Map();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name, versions] = entry.split(' ');
    // "android" only stands for today's version; its WebView is as old as its Chrome.
    if (name === 'android' || !NAMES[name]) continue;
    oldest.set(NAMES[name], Math.min(parseFloat(versions), oldest.get(NAMES[name]) ?? Infinity));
  }
  return oldest.set(NAMES.android, oldest.get(NAMES.chrome));
}
const oldest = oldestOfEach();

const hasSince = (support, version) =>
  [support].flat().some((one) => {
    if (!one || one.flags || one.prefix || one.alternative_name || typeof one.version_added !== 'string')
      return false;
    // A feature that was "removed" because a defect of it was fixed has another entry from that version on.
    if (one.version_removed && !one.partial_implementation) return false;
    return parseFloat(one.version_added.replace('≤', '')) <= version;
  });

/** The promised browsers that lack the feature of a table's row: "chrome 89". None for a row without data. */
export const lackedBy = (row) => {
  const support = row?.__compat?.support;
  if (!support) return [];
  return [...oldest]
    .filter(([browser, version]) => !hasSince(support[browser], version))
    .map(([browser, version]) => `${browser} ${version}`);
};

const isAdded = (owner, member) =>
  polyfilled.includes(`${owner}.${member}`) || polyfilled.includes(`${owner}.prototype.${member}`);

/** The table of an owner, which may have a namespace: "Intl.NumberFormat". */
const tableOf = (owner) =>
  api[owner] ??
  (TYPED.test(owner)
    ? BUILTINS.TypedArray
    : owner.split('.').reduce((table, name) => table?.[name], BUILTINS));

/** An owner's own row for a member; event handlers are listed as their events. */
function rowOf(owner, member, isStatic) {
  const table = tableOf(owner);
  if (!table || !Object.hasOwn(table, '__compat')) return undefined;
  const own = (name) => (Object.hasOwn(table, name) ? table[name] : undefined);
  if (isStatic && api[owner]) return own(`${member}_static`);
  return own(member) ?? (member.startsWith('on') ? own(`${member.slice(2)}_event`) : undefined);
}

const memory = new Map();
const remembered = (key, find) => {
  if (!memory.has(key)) memory.set(key, find());
  return memory.get(key);
};

/**
 * Which promised browsers lack a member of a browser's object. owners: interfaces, nearest first; the first with a row
 * decides. isStatic: of the object itself ("Response.json").
 */
export const youngMember = (owners, member, isStatic) =>
  remembered(`${owners.join()}.${member}.${isStatic}`, () => {
    for (const owner of owners) {
      const row = rowOf(owner, member, isStatic);
      if (row) return isAdded(owner, member) ? [] : lackedBy(row);
    }
    return [];
  });

/** The same for a global: an interface, an object of the language, or a property of window. */
export const youngGlobal = (name) =>
  remembered(name, () => {
    const rows = [api, BUILTINS, api.Window].filter((table) => Object.hasOwn(table, name));
    return polyfilled.includes(name) || rows.length === 0 ? [] : lackedBy(rows[0][name]);
  });

/** The same for an option: a named argument of a member or a constructor ("addEventListener(a, b, { signal })"). */
export const youngOption = (owners, member, option) =>
  remembered(`${owners.join()}.${member}({ ${option} })`, () => {
    const key = `options_${option}_parameter`;
    for (const owner of owners) {
      const row = rowOf(owner, member, false) ?? rowOf(owner, member, true);
      if (row) return lackedBy(row[key] ?? row.options_parameter?.[key]);
    }
    return [];
  });

/** The same for an event that is listened to by its name. */
export const youngEvent = (owners, event) =>
  remembered(`${owners.join()}:${event}`, () => {
    for (const owner of owners) {
      const row = rowOf(owner, `${event}_event`, false);
      if (row) return lackedBy(row);
    }
    return [];
  });

/** The same for a style that a script sets, as scripts write it. */
export const youngStyle = (name) =>
  remembered(`style.${name}`, () =>
    lackedBy(css.properties[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
  );

/** The same for an element. */
export const youngElement = (name) => remembered(`<${name}>`, () => lackedBy(html.elements[name]));

/** The same for an attribute of an element. */
export const youngAttribute = (element, name) =>
  remembered(`<${element} ${name}>`, () => {
    const own = html.elements[element];
    if (own && Object.hasOwn(own, name)) return lackedBy(own[name]);
    return Object.hasOwn(html.global_attributes, name) ? lackedBy(html.global_attributes[name]) : [];
  });

/**
 * Names of members that some promised browser lacks, for code without types: only names that no universally supported
 * feature shares, and only those of several words, because packages often have their own "take" or "role".
 */
export function youngNames() {
  const old = new Set();
  const young = new Set();
  for (const table of [api, BUILTINS])
    for (const [owner, members] of Object.entries(table))
      for (const [key, row] of Object.entries(members)) {
        const name = key.replace(/_static$/, '');
        if (key === owner || !/^[a-z]+[A-Z][A-Za-z]*$/.test(name)) continue;
        if (lackedBy(row).length === 0 || isAdded(owner, name)) old.add(name);
        // Code that has a young object has already checked for it.
        else if (name === key && lackedBy(members).length === 0) young.add(name);
      }
  return new Set([...young].filter((name) => !old.has(name)));
}
