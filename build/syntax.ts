import type ts from 'typescript';

/**
 * A node of a syntax tree with every field that the rules in this folder read. A field exists on the types of nodes that
 * have it, so a rule reads it only after it has looked at `type`, or where its selector says so.
 */
export interface SyntaxNode {
  readonly type: string;
  readonly parent: SyntaxNode;
  readonly name: string;
  readonly operator: string;
  readonly value: unknown;
  readonly computed: boolean;
  readonly optional: boolean;
  readonly left: SyntaxNode;
  readonly right: SyntaxNode;
  readonly argument: SyntaxNode;
  readonly expression: SyntaxNode;
  readonly test: SyntaxNode;
  readonly consequent: SyntaxNode;
  readonly alternate: SyntaxNode | null;
  readonly block: SyntaxNode;
  readonly handler: SyntaxNode | null;
  readonly object: SyntaxNode;
  readonly property: SyntaxNode;
  readonly callee: SyntaxNode;
  readonly key: SyntaxNode;
  readonly init: SyntaxNode | null;
  readonly body: readonly SyntaxNode[];
  readonly arguments: readonly SyntaxNode[];
  readonly expressions: readonly SyntaxNode[];
  readonly properties: readonly SyntaxNode[];
  /** Spread ones have no name. */
  readonly attributes: readonly { readonly name?: SyntaxNode }[];
  readonly quasis: readonly { readonly value: { readonly raw: string; readonly cooked: string } }[];
}

interface Reference {
  readonly identifier: SyntaxNode;
}

export interface Scope {
  readonly set: ReadonlyMap<string, { readonly defs: readonly { readonly node: SyntaxNode }[] }>;
  readonly upper: Scope | null;
  /** References to variables that this scope does not declare. */
  readonly through: readonly Reference[];
  readonly variables: readonly {
    readonly defs: readonly unknown[];
    readonly references: readonly Reference[];
  }[];
}

/** The `sourceCode` of a RuleContext. */
export interface SourceCode {
  readonly parserServices: {
    /** Of files that are linted with their types. */
    readonly program?: ts.Program;
    readonly esTreeNodeToTSNodeMap?: { get(node: SyntaxNode): ts.Node };
  };
  getScope(node: SyntaxNode): Scope;
}

export interface RuleContext {
  readonly cwd: string;
  readonly filename: string;
  /** A SourceCode; ESLint's own type knows only what all languages have. */
  readonly sourceCode: object;
  report(problem: {
    readonly node: SyntaxNode;
    readonly messageId: string;
    readonly data: Readonly<Record<string, string>>;
  }): void;
}

/** What a rule does with the nodes that its selectors find. */
export type Visitors = Record<string, (node: SyntaxNode) => void>;
