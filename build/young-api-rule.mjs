import { relative } from 'node:path';
import { isQuestion, isWithinAnswer } from './asked-before.mjs';
import { askedForIn } from './newer.mjs';
import {
  youngAttribute,
  youngElement,
  youngEvent,
  youngGlobal,
  youngMember,
  youngOption,
  youngStyle,
} from './young-names.mjs';
import { watchWords } from './young-words.mjs';

/**
 * @import ts from 'typescript'
 * @import { RuleContext, SourceCode, SyntaxNode, Visitors } from './syntax.ts'
 */

/**
 * TypeScript's names for types that MDN's tables call otherwise.
 * @type {Readonly<Record<string, string>>}
 */
const CALLED = { ReadonlyArray: 'Array', ReadonlyMap: 'Map', ReadonlySet: 'Set', IteratorObject: 'Iterator' };
/** @param {string} name */
const calledInTables = (name) => CALLED[name] ?? name.replace(/Constructor$/, '');
const STYLES = /^CSS(StyleDeclaration|StyleProperties)$/;

/** @param {ts.Declaration} declaration */
const isOfLibrary = (declaration) =>
  /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);

/**
 * A declaration as it is read here: those of one kind have names, those of another bodies.
 * @typedef {ts.Node & { readonly name?: { readonly text?: string }, readonly body?: ts.Node }} Named
 */

/**
 * The namespace around a type: "Intl." for that of Intl.NumberFormat.
 * @param {ts.Node | undefined} declaration
 */
function spaceOf(declaration) {
  for (
    let around = /** @type {Named | undefined} */ (declaration?.parent?.parent);
    around;
    around = around.parent
  )
    if (around.name?.text && around.body) return `${around.name.text}.`;
  return '';
}

/**
 * The interface that contains a declaration, or the variable ("declare var Response: { json(): ... }").
 * @param {ts.Declaration} declaration
 */
function ownerOf(declaration) {
  for (
    let around = /** @type {Named | undefined} */ (declaration.parent), isStatic = false;
    around;
    around = around.parent
  ) {
    const name = around.name?.text;
    if (name)
      return {
        name: around.body ? name : spaceOf(around) + calledInTables(name),
        isStatic: isStatic || name.endsWith('Constructor'),
      };
    isStatic = true;
  }
  return undefined;
}

/**
 * A type as it is read here: of several, of an interface, or of a generic one.
 * @typedef {ts.Type & { readonly types?: readonly ts.Type[], readonly target?: ts.Type }} AnyType
 */

/**
 * A type's own name and those of all its parts.
 * @param {AnyType} type
 * @param {Set<string>} found
 */
function namesOf(type, found = new Set()) {
  for (const part of /** @type {readonly AnyType[]} */ (type.types ?? [type])) {
    const name = part.symbol && spaceOf(part.symbol.declarations?.[0]) + calledInTables(part.symbol.name);
    if (!name || found.has(name)) continue;
    found.add(name);
    for (const base of part.getBaseTypes?.() ?? []) namesOf(base, found);
    if (part.target && part.target !== part)
      for (const base of part.target.getBaseTypes?.() ?? []) namesOf(base, found);
  }
  return found;
}

/**
 * The property names in an object literal.
 * @param {readonly SyntaxNode[]} values
 */
const optionsIn = (values) =>
  values
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(({ properties }) => properties)
    .filter(({ type, computed }) => type === 'Property' && !computed)
    .map((property) => ({ property, option: property.key.name ?? String(property.key.value) }));

/**
 * Refuses every browser feature that a promised browser lacks, found by the types: members, globals, constructors,
 * options, events, styles, elements and attributes; unless the code checks for it first.
 */
export const youngApiRule = {
  meta: {
    type: /** @type {const} */ ('problem'),
    schema: [],
    messages: {
      young: '{{what}} is unknown to {{lacks}}, which is promised (see "Browsers" in the README).',
      words: '{{what}}, within words, is unknown to a promised browser (see "Browsers" in the README).',
    },
  },
  /**
   * @param {RuleContext} context
   * @returns {Visitors}
   */
  create(context) {
    const sourceCode = /** @type {SourceCode} */ (context.sourceCode);
    const { program, esTreeNodeToTSNodeMap: nodes } = sourceCode.parserServices;
    if (!program || !nodes) throw new Error('The rule of young names needs types.');
    const checker = program.getTypeChecker();
    const listed = new Set(askedForIn(relative(context.cwd, context.filename)));
    /** @param {string} what */
    const isListed = (what) => listed.has(what) || listed.has(what.replace(/\..*/, ''));

    /**
     * name: what the code must check for.
     * @param {SyntaxNode} node
     * @param {{ what: string, lacks: readonly string[], name: string }} found
     */
    const report = (node, { what, lacks, name }) => {
      if (lacks.length === 0 || isListed(what) || isWithinAnswer(node, name)) return;
      context.report({ node, messageId: 'young', data: { what, lacks: lacks.join(', ') } });
    };
    /** @param {SyntaxNode} node */
    const typeOf = (node) =>
      checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(nodes.get(node))));

    /** @param {SyntaxNode} node */
    const symbolAt = (node) => checker.getSymbolAtLocation(nodes.get(node));

    /**
     * The interfaces that define a browser's member, nearest first: MDN has no row for a mixin, but for the interface
     * that includes it.
     * @param {ts.Symbol | undefined} symbol
     * @param {ts.Type} type
     */
    function ownersOf(symbol, type) {
      const declaration = symbol?.declarations?.find(isOfLibrary);
      if (!declaration) return undefined;
      const owner = ownerOf(declaration);
      return owner && { ...owner, all: [...new Set([owner.name, ...namesOf(type)])] };
    }

    /**
     * @param {{ name: string, all: readonly string[], isStatic: boolean }} owners
     * @param {string} name
     */
    function lackedBy({ name: owner, all, isStatic }, name) {
      if (STYLES.test(owner)) return youngStyle(name);
      const lacks = youngMember(all, name, isStatic);
      return lacks.length === 0 && /^Window/.test(owner) ? youngGlobal(name) : lacks;
    }

    /**
     * symbol: the member; type: the type it is accessed on.
     * @param {SyntaxNode} node
     * @param {ts.Symbol | undefined} symbol
     * @param {ts.Type} type
     */
    function checkMember(node, symbol, type) {
      if (!symbol) return;
      const { name } = symbol;
      const owners = ownersOf(symbol, type);
      // A property of window or globalThis that is in no interface is a variable or a function.
      if (!owners) {
        if (symbol.declarations?.some(isOfLibrary))
          report(node, { what: name, lacks: youngGlobal(name), name });
        return;
      }
      const lacks = lackedBy(owners, name);
      report(node, { what: `${owners.name}.${name}`, lacks, name });
    }

    /**
     * Young constructors of old interfaces ("new CSSStyleSheet()").
     * @param {SyntaxNode} node
     */
    function checkConstructor({ callee, arguments: values }) {
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
      const symbol = name ? symbolAt(callee) : undefined;
      if (!symbol || !symbol.declarations?.some(isOfLibrary)) return;
      const owner = spaceOf(symbol.declarations[0]) + name;
      const own = name;
      report(callee, { what: `new ${owner}`, lacks: youngMember([owner], own, false), name });
      for (const { property, option } of optionsIn(values))
        report(property, {
          what: `new ${owner}({ ${option} })`,
          lacks: youngOption([owner], own, option),
          name: option,
        });
    }

    /** @param {SyntaxNode} node */
    function checkCall({ callee, arguments: values }) {
      const type = typeOf(callee.object);
      const symbol = checker.getPropertyOfType(type, callee.property.name ?? '');
      const owners = ownersOf(symbol, type)?.all;
      if (!symbol || !owners) return;
      for (const { property, option } of optionsIn(values))
        report(property, {
          what: `${owners[0]}.${symbol.name}({ ${option} })`,
          lacks: youngOption(owners, symbol.name, option),
          name: option,
        });
      const [event] = values;
      if (symbol.name !== 'addEventListener' || typeof event?.value !== 'string') return;
      const lacks = youngEvent(owners, event.value);
      report(event, { what: `the event "${event.value}"`, lacks, name: `on${event.value}` });
    }

    /**
     * The text of a constant, by its type.
     * @param {SyntaxNode} node
     */
    const findText = (node) => {
      const type = checker.getTypeAtLocation(nodes.get(node));
      return type.isStringLiteral() ? type.value : undefined;
    };

    return {
      ...watchWords({ context, findText, knowsStyles: true, allowed: [...listed] }),
      MemberExpression(node) {
        if (node.computed && node.property.type !== 'Literal') return;
        if (isQuestion(node)) return;
        const type = typeOf(node.object);
        const name = node.computed ? String(node.property.value) : node.property.name;
        const symbol = checker.getPropertyOfType(type, name);
        if (symbol || node.object.type !== 'Identifier') return checkMember(node.property, symbol, type);
        // Newer than the compiler's own tables ("Intl.DurationFormat").
        const owner = node.object.name;
        report(node.property, { what: `${owner}.${name}`, lacks: youngMember([owner], name, true), name });
      },
      'ObjectPattern > Property[computed=false]'(node) {
        const type = typeOf(node.parent);
        checkMember(node.key, checker.getPropertyOfType(type, node.key.name ?? String(node.key.value)), type);
      },
      NewExpression: checkConstructor,
      'CallExpression[callee.type="MemberExpression"][arguments.length>0]': checkCall,
      'JSXOpeningElement > JSXIdentifier.name'(node) {
        if (!/^[a-z]/.test(node.name)) return;
        report(node, { what: `<${node.name}>`, lacks: youngElement(node.name), name: node.name });
        for (const { name: attribute } of node.parent.attributes) {
          if (attribute?.type !== 'JSXIdentifier') continue;
          const name = attribute.name.toLowerCase();
          report(attribute, { what: `<${node.name} ${name}>`, lacks: youngAttribute(node.name, name), name });
        }
      },
      'JSXAttribute[name.name="style"] > JSXExpressionContainer'({ expression }) {
        for (const { property, option } of optionsIn([expression]))
          report(property, { what: `the style ${option}`, lacks: youngStyle(option), name: option });
      },
      'Program:exit'(program_) {
        for (const { identifier } of sourceCode.getScope(program_).through) {
          const { name, parent } = identifier;
          if (isQuestion(identifier) || parent.type.startsWith('TS')) continue;
          const symbol = symbolAt(identifier);
          if (symbol?.declarations?.some(isOfLibrary))
            report(identifier, { what: name, lacks: youngGlobal(name), name });
        }
      },
    };
  },
};
