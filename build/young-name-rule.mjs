import { isQuestion, isWithinAnswer } from './asked-before.mjs';
import { askedForInFiles } from './newer.mjs';
import { youngGlobal, youngMember, youngNames } from './young-names.mjs';
import { watchWords } from './young-words.mjs';

/** @import { RuleContext, Scope, SourceCode, SyntaxNode, Visitors } from './syntax.ts' */

/**
 * The interfaces of global objects.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const OBJECTS = { document: ['Document', 'Node', 'EventTarget'], navigator: ['Navigator'] };
/**
 * Names that packages and our code may use in built scripts, and why: their checks are stored in a variable, or are
 * elsewhere.
 */
const ALLOWED = [
  { names: 'roundRect toHex copyTo', why: "PixiJS's own functions." },
  { names: 'letterSpacing', why: "PixiJS's own, of its styles; of contexts it asks." },
  {
    names: 'requestVideoFrameCallback cancelVideoFrameCallback',
    why: 'PixiJS has asked; and we have no videos.',
  },
  { names: 'OffscreenCanvas', why: 'PixiJS tries, and takes an element where it fails.' },
  { names: 'gpu', why: 'Of WebGPU, which PixiJS starts only where it is; and we never.' },
  { names: 'movementX movementY TouchEvent', why: "Of PixiJS's own events, which we do not start." },
  { names: 'imageSmoothingQuality', why: 'A nicety that PixiJS sets on contexts.' },
  { names: 'displayName stackTraceLimit persistentDeviceId', why: 'React reads them where they are.' },
  { names: 'transferSize', why: 'React has asked for it.' },
  { names: 'setImmediate', why: "React's scheduler has asked for it." },
  { names: 'cssFloat', why: "A style of React's, which we do not set." },
  { names: 'navigation', why: 'React has asked for it.' },
  { names: 'startViewTransition', why: 'React and its router only where a page asks for one; none does.' },
  { names: 'checkVisibility', why: 'Radix has asked for it, and keeps the answer.' },
  { names: 'contentEncoding', why: "A word of zod's own." },
  { names: 'toArray', why: "TanStack Query's and React's own." },
  { names: 'view-transition-name view-transition-class', why: 'As startViewTransition.' },
  { names: 'globalPrivacyControl connection', why: 'We read them as values that may be missing.' },
];
const allowed = new Set([
  ...ALLOWED.flatMap(({ names }) => names.split(' ')),
  ...askedForInFiles.flatMap(({ names }) => names).flatMap((name) => [name, name.replace(/.*\./, '')]),
]);

/** @type {ReadonlySet<string> | undefined} */
let names;

/**
 * The initial value of a variable that is declared once.
 * @param {SyntaxNode} variable
 * @param {Scope} scope
 */
function beginningOf({ name }, scope) {
  for (let around = /** @type {Scope | null} */ (scope); around; around = around.upper) {
    const definitions = around.set.get(name)?.defs;
    if (definitions?.length) return definitions.length === 1 ? definitions[0]?.node.init : undefined;
  }
  return undefined;
}

/**
 * References to variables that no script declares, including those that the linter knows.
 * @param {Scope} scope
 */
const globalsIn = ({ through, variables }) => [
  ...through,
  ...variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references),
];

/**
 * The result of a global constructor: "new URLSearchParams(x)", or a variable that only holds such a value.
 * @param {SyntaxNode} node
 * @param {Scope} scope
 */
function madeBy(node, scope) {
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier') return node.callee.name;
  const made = node.type === 'Identifier' ? beginningOf(node, scope) : undefined;
  return made?.type === 'NewExpression' ? made.callee.name : undefined;
}

/**
 * Refuses young members, globals and constructors in scripts without types: where the object is evident, and where no
 * older feature has their name; unless the script checks for them first.
 */
export const youngNameRule = {
  meta: {
    type: /** @type {const} */ ('problem'),
    schema: [],
    messages: {
      young: '{{name}} is unknown to a promised browser (see "Browsers" in the README).',
      words: '{{what}}, within words, is unknown to a promised browser (see "Browsers" in the README).',
    },
  },
  /**
   * @param {RuleContext} context
   * @returns {Visitors}
   */
  create(context) {
    const several = (names ??= youngNames());
    const sourceCode = /** @type {SourceCode} */ (context.sourceCode);
    /**
     * @param {SyntaxNode} node
     * @param {string} name
     */
    const report = (node, name) => {
      if (!allowed.has(name) && !isWithinAnswer(node, name))
        context.report({ node, messageId: 'young', data: { name } });
    };

    /**
     * @param {SyntaxNode} node
     * @param {string} name
     */
    function isYoung(node, name) {
      const { object } = node;
      if (several.has(name)) return true;
      const maker = madeBy(object, sourceCode.getScope(node));
      if (maker !== undefined)
        return youngGlobal(maker).length === 0 && youngMember([maker], name, false).length > 0;
      if (object.type !== 'Identifier') return false;
      const owners = (Object.hasOwn(OBJECTS, object.name) && OBJECTS[object.name]) || [];
      return [...youngMember([object.name], name, true), ...youngMember(owners, name, false)].length > 0;
    }

    /**
     * The text of a constant.
     * @param {SyntaxNode} node
     */
    const findText = (node) => {
      if (node.type !== 'Identifier') return undefined;
      const value = beginningOf(node, sourceCode.getScope(node))?.value;
      return typeof value === 'string' ? value : undefined;
    };

    return {
      ...watchWords({ context, findText, knowsStyles: false, allowed: [...allowed] }),
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (typeof name === 'string' && !isQuestion(node) && isYoung(node, name)) report(node, name);
      },
      'Program:exit'(program) {
        for (const { identifier } of globalsIn(sourceCode.getScope(program))) {
          const { name, parent } = identifier;
          if (!isQuestion(identifier) && youngGlobal(name).length > 0) report(identifier, name);
          else if (parent.type === 'NewExpression' && youngMember([name], name, false).length > 0)
            report(identifier, `new ${name}`);
        }
      },
    };
  },
};
