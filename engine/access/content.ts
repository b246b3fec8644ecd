import type { Side } from '#engine/layout/sides.ts';
import type { Phase } from '#engine/ports.ts';

/** A text beside the controls, for screen readers. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** The texts of a scene without questions: instructions or result. */
export interface Article {
  readonly blocks: readonly Block[];
  /** Ids of the controls that belong inside it, in order. */
  readonly controls: readonly string[];
}

export interface AccessContent {
  /** nook: the room, in which nothing runs. */
  readonly phase: Phase | 'nook';
  /** The question as the stage contract words it. */
  readonly prompt?: string;
  /** As shown: "+4". */
  readonly score?: string;
  readonly article?: Article;
  /** Two sides play: each has its own answers, live text and this score. */
  readonly sides?: Readonly<Record<Side, { readonly score: string }>>;
}
