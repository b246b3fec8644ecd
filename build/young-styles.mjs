import { createRequire } from 'node:module';
import postcss from 'postcss';
import { lackedBy, own } from './young-names.mjs';

/**
 * @import { AtRule, ChildNode, Declaration, Rule } from 'postcss'
 * @import { CompatData, Identifier } from '@mdn/browser-compat-data'
 */

/** @type {CompatData} */
const { css } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const media = css['at-rules']?.['media'];

/** What is not lowered, and why only a nicety is missing in promised browsers that lack it. */
const NICETIES = {
  cursor: "Safari's tables doubt it on iPads, which have no pointer.",
  'forced-color-adjust': 'Safari has no forced colours.',
  'forced-colors': 'Safari has no forced colours.',
  resize: 'A field keeps its size.',
  'text-decoration: dotted': 'Of abbreviations, which no page has.',
  'text-size-adjust': 'Stands beside the name that Safari has for it.',
  'user-select': 'Stands beside the name that Safari has for it.',
  '@page': 'A sheet is printed on the paper that is there.',
  size: 'Of that sheet.',
  '@property': 'Tailwind resets by a rule where it is unknown.',
};
/** Chrome's parts of date fields, which no page has. */
const UNUSED = /::-webkit-date/;
/** Other engines' prefixes, or names of fonts and animations. */
const PREFIXED = /^-(webkit|moz|ms)-/;
const NAMES_ITS_OWN =
  /^(font|font-family|animation|animation-name|content|will-change|transition|transition-property)$/;
const NOT_WORDS = /url\([^)]*\)|"[^"]*"|'[^']*'|--[\w-]+/g;

const YOUNG_UNITS = /[\d.]+(?:[dsl]v[hwib]|cq\w+|r?lh)\b/;
/** Features without a simple row in the tables: notations of colours and gradients. */
const YOUNG_FORMS =
  /\b(?:light-dark|linear|image-set)\(|gradient\([^()]*\bin (?:oklab|oklch|srgb|lab|lch|hsl|hwb|display-p3|xyz)|\bsubgrid\b|\bfrom [^,]+ [a-z] [a-z]\b/;
/** Chrome before 90 needs a space there. */
const EMPTY_FALLBACK = /var\(--[\w-]+,\)/;

/** @param {Identifier | undefined} row */
const isYoung = (row) => lackedBy(row).length > 0;
const FUNCTIONS = [
  'color',
  'filter-function',
  'transform-function',
  'gradient',
  'basic-shape',
  'image',
  'length',
];
/** @param {string} name */
const functionRow = (name) =>
  own(css['types'], name) ?? FUNCTIONS.map((type) => own(css['types']?.[type], name)).find(Boolean);

/**
 * The young names in a selector: ":has", "&".
 * @param {string} selector
 */
export function youngInSelector(selector) {
  const plain = selector.replace(/\\./g, '').replace(/"[^"]*"|'[^']*'/g, '');
  const names = [...plain.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
  const young = names.filter((name) => !PREFIXED.test(name) && isYoung(own(css['selectors'], name)));
  return [...young.map((name) => `:${name}`), ...(plain.includes('&') ? ['&'] : [])];
}

/** @param {string} query */
function youngInOneQuery(query) {
  const names = [...query.matchAll(/\(\s*([a-z-]+)/g)].map(([, name = '']) =>
    name.replace(/^(min|max)-/, ''),
  );
  const young = names.filter((name) => !Object.hasOwn(NICETIES, name) && isYoung(own(media, name)));
  return [...young, ...(/[<>]/.test(query) && isYoung(media?.['range_syntax']) ? ['<'] : [])];
}

/**
 * The young names in a media query: "(width >= 40rem)", "(update)"; none where an older alternative is listed.
 * @param {string} queries
 */
export function youngInMedia(queries) {
  const young = queries.split(',').map(youngInOneQuery);
  return young.find((names) => names.length === 0) ?? young.flat();
}

/**
 * The young parts of a declaration: its property, a keyword, a function, a unit. prop: in CSS notation.
 * @param {string} prop
 * @param {string} value
 */
export function youngInDeclaration(prop, value) {
  if (PREFIXED.test(prop) || prop.startsWith('--') || Object.hasOwn(NICETIES, prop)) return [];
  const row = own(css['properties'], prop);
  if (isYoung(row)) return [prop];
  const plain = value.replace(NOT_WORDS, '');
  const words = NAMES_ITS_OWN.test(prop) ? [] : [...plain.matchAll(/(?<![\w-])[a-z-]+(?![\w(-])/g)];
  const functions = [...plain.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name);
  return [
    ...words.map(([word]) => word).filter((word) => isYoung(own(row, word))),
    ...functions.filter((name) => isYoung(functionRow(name))).map((name) => `${name}()`),
    ...(YOUNG_UNITS.exec(plain) ?? []),
    ...(YOUNG_FORMS.exec(plain) ?? []),
  ].filter((what) => !Object.hasOwn(NICETIES, `${prop}: ${what}`));
}

/**
 * Whether older browsers can use an earlier declaration of the same property, one without young parts.
 * @param {Declaration} declaration
 */
function hasFallback(declaration) {
  for (
    let before = /** @type {ChildNode | undefined} */ (declaration.prev());
    before;
    before = before.prev()
  ) {
    if (before.type !== 'decl') continue;
    const isSame = before.prop.replace(PREFIXED, '') === declaration.prop;
    if (isSame && youngInDeclaration(before.prop, before.value).length === 0) return true;
  }
  return false;
}

/**
 * The node that holds this one; undefined at the top of the sheet.
 * @param {ChildNode} node
 * @returns {ChildNode | undefined}
 */
const parentOf = ({ parent }) =>
  parent && parent.type !== 'root' ? /** @type {ChildNode} */ (parent) : undefined;

/**
 * Only browsers that support the @supports condition read the rule. young: names, each of which the condition must
 * cover.
 * @param {ChildNode} node
 * @param {readonly string[]} young
 */
function isAskedFor(node, young) {
  let asked = '';
  for (let around = parentOf(node); around; around = parentOf(around))
    if (around.type === 'atrule' && around.name === 'supports') asked += around.params;
  return young.every((name) => asked.includes(name.replace('()', '(')));
}

/** @param {AtRule} rule */
function refusedAtRule(rule) {
  const { name, params } = rule;
  const isKnown = !isYoung(own(css['at-rules'], name)) || Object.hasOwn(NICETIES, `@${name}`);
  if (name === 'nest' || !isKnown || parentOf(rule)?.type === 'rule') return true;
  return name === 'media' && youngInMedia(params).length > 0;
}

/** @param {Rule} node */
function refusedRule(node) {
  const around = parentOf(node);
  if (around?.type === 'rule') return true;
  const isStep = around?.type === 'atrule' && around.name.endsWith('keyframes');
  return !isStep && !isAskedFor(node, youngInSelector(node.selector));
}

/** @param {Declaration} node */
function isUnused(node) {
  const around = parentOf(node);
  return around?.type === 'rule' && UNUSED.test(around.selector);
}

/** @param {Declaration} node */
function refusedDeclaration(node) {
  if (EMPTY_FALLBACK.test(node.value)) return true;
  const young = youngInDeclaration(node.prop, node.value);
  return !hasFallback(node) && !isAskedFor(node, young) && !isUnused(node);
}

/**
 * What promised browsers cannot read in styles, unless there is an older alternative.
 * @param {string} styles
 */
export function refusedInStyles(styles) {
  /** @type {string[]} */
  const refused = [];
  postcss.parse(styles).walk((node) => {
    if (node.type === 'atrule' && refusedAtRule(node)) refused.push(`@${node.name} ${node.params}`);
    if (node.type === 'rule' && refusedRule(node)) refused.push(node.selector);
    if (node.type === 'decl' && refusedDeclaration(node)) refused.push(`${node.prop}: ${node.value}`);
  });
  return refused;
}
