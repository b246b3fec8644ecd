import type { Phase } from '#engine/ports.ts';

/** A piece of text beside the controls, for those who read or hear the page. */
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
  readonly phase: Phase;
  /** The question as the stage contract words it. */
  readonly prompt?: string;
  /** As shown: "+4". */
  readonly score?: string;
  readonly article?: Article;
}

/** The real elements over the canvas: everything a child can do, for keyboards, switches and screen readers. */
export interface AccessLayer {
  /** Replaces what is told beside the controls; left out means: none. The controls follow by themselves. */
  show(content: AccessContent): void;
  /** One polite announcement; a new one replaces the old. */
  announce(text: string): void;
}
