import { createRequire } from 'node:module';
import { isWithinAnswer } from './asked-before.mjs';
import { lackedBy, own } from './young-names.mjs';
import { refusedInStyles, youngInDeclaration, youngInMedia, youngInSelector } from './young-styles.mjs';

/**
 * @import { CompatData, Identifier } from '@mdn/browser-compat-data'
 * @import { RuleContext, SyntaxNode, Visitors } from './syntax.ts'
 * @typedef {(node: SyntaxNode) => string | undefined} FindText
 */

/** @type {CompatData} */
const { html, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const regExp = javascript['builtins']?.['RegExp'];
/** @type {Readonly<Record<string, Identifier | undefined>>} */
const FLAGS = { d: regExp?.['hasIndices'], v: regExp?.['unicodeSets'] };
/**
 * Placeholder for values that are inserted at run time: not a name, but valid within a selector, a number or a word.
 */
const ANYTHING = '0';

/**
 * The text of an expression, also of a concatenated one. undefined: not known.
 * @param {SyntaxNode | undefined} node
 * @param {FindText} findText
 * @returns {string | undefined}
 */
function textOf(node, findText) {
  if (!node) return undefined;
  if (node.type === 'TemplateLiteral')
    return node.quasis
      .map(
        ({ value }, index) =>
          value.cooked +
          (index < node.expressions.length ? (textOf(node.expressions[index], findText) ?? ANYTHING) : ''),
      )
      .join('');
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return (textOf(node.left, findText) ?? ANYTHING) + (textOf(node.right, findText) ?? ANYTHING);
  return typeof node.value === 'string' ? node.value : findText(node);
}

/**
 * A style's name in CSS notation.
 * @param {string} name
 */
const asInStyles = (name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^(webkit|moz|ms)-/, '-$1-');

/** @param {string} styles */
function inStyles(styles) {
  try {
    return refusedInStyles(styles);
  } catch {
    // Inserted values may be any part of it; the built styles themselves are checked in full.
    return [];
  }
}

/** @param {string} text */
const inSelector = (text) => youngInSelector(text);
/** @param {string} text */
const inDeclarations = (text) => inStyles(`a{${text}}`);
/**
 * @param {string} name
 * @param {string} [value]
 */
const inAttribute = (name, value) => {
  if (name === 'style') return inDeclarations(value ?? '');
  return lackedBy(own(html['global_attributes'], name)).length > 0 ? [name] : [];
};
const inFlags = (flags = '') => [...flags].filter((flag) => lackedBy(FLAGS[flag]).length > 0);

/**
 * Finds the young words in a browser method's arguments, by the method's name.
 * @type {Readonly<Record<string, (first: string, second?: string) => readonly string[]>>}
 */
const CALLS = {
  closest: inSelector,
  insertRule: inStyles,
  matches: inSelector,
  matchMedia: youngInMedia,
  querySelector: inSelector,
  querySelectorAll: inSelector,
  replaceSync: inStyles,
  setAttribute: inAttribute,
  setProperty: (prop, value) => youngInDeclaration(prop, value ?? ''),
  toggleAttribute: inAttribute,
};

/**
 * Whether errors thrown at this node are caught.
 * @param {SyntaxNode} node
 */
function isTried(node) {
  for (let inner = node, around = node.parent; around; inner = around, around = around.parent)
    if (around.type === 'TryStatement' && around.handler && around.block === inner) return true;
  return false;
}

/** @param {SyntaxNode} node */
const isStyle = ({ type, property }) => type === 'MemberExpression' && property.name === 'style';

/**
 * Checks for young words within texts: selectors, media queries, declarations, attributes, flags of regular
 * expressions. findText: the text that a name stands for. knowsStyles: names of styles are checked elsewhere. allowed:
 * words to ignore.
 * @param {{ context: RuleContext, findText: FindText, knowsStyles: boolean, allowed: readonly string[] }} options
 * @returns {Visitors}
 */
export function watchWords({ context, findText, knowsStyles, allowed }) {
  /** @param {SyntaxNode | undefined} node */
  const read = (node) => textOf(node, findText);
  /**
   * @param {SyntaxNode} node
   * @param {readonly string[]} found
   */
  const report = (node, found) => {
    for (const what of found)
      if (!allowed.includes(what) && !isWithinAnswer(node, what))
        context.report({ node, messageId: 'words', data: { what } });
  };

  /**
   * @param {SyntaxNode} node
   * @param {string} name
   * @param {SyntaxNode} value
   * @param {boolean} namesToo
   */
  function checkStyle(node, name, value, namesToo) {
    const prop = asInStyles(name);
    const found = youngInDeclaration(prop, read(value) ?? '');
    report(node, namesToo ? found : found.filter((what) => what !== prop));
  }

  /**
   * @param {SyntaxNode} object
   * @param {boolean} namesToo
   */
  const checkStyles = (object, namesToo) => {
    for (const { type, computed, key, value } of object.properties)
      if (type === 'Property' && !computed)
        checkStyle(key, key.name ?? String(key.value), /** @type {SyntaxNode} */ (value), namesToo);
  };

  return {
    CallExpression({ callee, arguments: values }) {
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
      const [first, second] = values;
      if (name === 'assign' && first && isStyle(first) && second?.type === 'ObjectExpression')
        return checkStyles(second, true);
      const find = Object.hasOwn(CALLS, name ?? '') ? CALLS[name] : undefined;
      const text = read(first);
      if (!find || !first || text === undefined) return;
      // An unknown selector throws.
      if (find === inSelector && isTried(first)) return;
      report(first, find(text, read(second)));
    },
    ':matches(NewExpression, CallExpression)[callee.name="RegExp"]'({ arguments: [, flags] }) {
      if (flags) report(flags, inFlags(read(flags)));
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.computed) return;
      if (left.property.name === 'cssText') report(right, inDeclarations(read(right) ?? ''));
      else if (isStyle(left.object)) checkStyle(right, left.property.name, right, !knowsStyles);
    },
    'JSXAttribute[name.name="style"] ObjectExpression': (object) => checkStyles(object, false),
  };
}
