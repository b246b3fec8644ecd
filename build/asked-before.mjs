/**
 * Whether code checks for a young name before it uses it: judged by syntax alone, so for code with and without types.
 */

/** @import { SyntaxNode } from './syntax.ts' */

/** @param {SyntaxNode} member */
const nameOf = ({ computed, property }) => (computed ? property.value : property.name);

/**
 * The text of a literal: a string or a template without values.
 * @param {SyntaxNode} node
 */
const textOf = (node) => (node.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : node.value);

/**
 * Whether a node mentions the name without using it: "x.young", "young" after typeof.
 * @param {SyntaxNode} node
 * @param {string} name
 */
const isNamed = (node, name) => {
  const plain = node.type === 'ChainExpression' ? node.expression : node;
  if (plain.type === 'Identifier') return plain.name === name;
  return plain.type === 'MemberExpression' && nameOf(plain) === name;
};

/** @param {SyntaxNode} node */
const isUndefined = (node) =>
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void') ||
  textOf(node) === 'undefined';

/**
 * "typeof x.young == 'function'" for true, "x.young === undefined" for false; undefined when it compares something
 * else.
 * @param {SyntaxNode} comparison
 * @param {string} name
 */
function compares({ operator, left, right }, name) {
  const [asked, other] = isUndefined(left) || left.type === 'Literal' ? [right, left] : [left, right];
  const named = asked.type === 'UnaryExpression' && asked.operator === 'typeof' ? asked.argument : asked;
  if (!isNamed(named, name)) return undefined;
  // Minifiers write `typeof x < "u"` for "not undefined": "undefined" is the only result of typeof that sorts after
  // "u".
  if (textOf(other) === 'u') return operator === '<' || operator === '>' ? operator === '<' : undefined;
  const isSame = operator === '===' || operator === '==';
  if (isUndefined(other)) return !isSame;
  return isSame && other.type !== 'Identifier' ? true : undefined;
}

/**
 * Whether this outcome of a condition implies that the name exists.
 * @param {SyntaxNode} condition
 * @param {boolean} outcome
 * @param {string} name
 * @returns {boolean}
 */
function means(condition, outcome, name) {
  const node = condition.type === 'ChainExpression' ? condition.expression : condition;
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' && means(node.argument, !outcome, name);
    case 'LogicalExpression':
      return (
        (node.operator === '&&') === outcome &&
        (means(node.left, outcome, name) || means(node.right, outcome, name))
      );
    case 'BinaryExpression':
      if (node.operator === 'in') return outcome && textOf(node.left) === name;
      return /^([!=]==?|[<>])$/.test(node.operator) && compares(node, name) === outcome;
    case 'CallExpression':
      if (node.callee.property?.name === 'supports')
        return outcome && node.arguments.some((one) => String(textOf(one)).includes(name));
      return outcome && node.callee.name === 'Boolean' && isNamed(node.arguments[0] ?? node, name);
    default:
      return outcome && isNamed(node, name);
  }
}

const LEAVES = /^(Return|Throw|Continue|Break)Statement$/;
/** @type {(statement: SyntaxNode | undefined) => boolean} */
const leaves = (statement) =>
  statement !== undefined &&
  (LEAVES.test(statement.type) || (statement.type === 'BlockStatement' && leaves(statement.body.at(-1))));

/**
 * Whether an earlier statement leaves the block when the name is missing: "if (!x.young) return;".
 * @param {readonly SyntaxNode[]} statements
 * @param {SyntaxNode} statement
 * @param {string} name
 */
const leftBefore = (statements, statement, name) =>
  statements
    .slice(0, statements.indexOf(statement))
    .some((one) => one.type === 'IfStatement' && leaves(one.consequent) && means(one.test, false, name));

/**
 * Whether a node is only reached when the name exists.
 * @param {SyntaxNode} node
 * @param {string} name
 */
export function isWithinAnswer(node, name) {
  for (let inner = node, around = node.parent; around; inner = around, around = around.parent) {
    if (around.type === 'IfStatement' || around.type === 'ConditionalExpression') {
      if (inner === around.consequent && means(around.test, true, name)) return true;
      if (inner === around.alternate && means(around.test, false, name)) return true;
    } else if (around.type === 'LogicalExpression' && inner === around.right) {
      if (around.operator !== '??' && means(around.left, around.operator === '&&', name)) return true;
    } else if (around.type === 'BlockStatement' || around.type === 'Program') {
      if (leftBefore(around.body, inner, name)) return true;
    }
  }
  return false;
}

/**
 * Whether a name is only tested where it stands: "x.young?.()", "typeof young", "x.young && ...".
 * @param {SyntaxNode} node
 * @returns {boolean}
 */
export function isQuestion(node) {
  const { parent } = node;
  if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
  // A missing variable throws even when it is only tested.
  if (node.type === 'Identifier') return false;
  switch (parent.type) {
    case 'CallExpression':
      return parent.callee === node && parent.optional;
    case 'MemberExpression':
      return parent.object === node && parent.optional;
    case 'ChainExpression':
      return isQuestion(parent);
    case 'UnaryExpression':
      return parent.operator === '!';
    case 'LogicalExpression':
      return parent.left === node || isQuestion(parent);
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator) && (isUndefined(parent.left) || isUndefined(parent.right));
    default:
      return false;
  }
}
