import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** What @pixi/react asks of its reconciler. */
interface Reconciler {
  createContainer(): Root;
  /** onDone: once it is shown, and what it replaces has cleaned up. */
  updateContainer(content: ReactNode, root: Root, parent: null, onDone: () => void): void;
}

/**
 * Takes the place of @pixi/react's reconciler in the build (build/parts-of-pixi.ts): the page's own, which is there anyway,
 * while a second one is 33 kB on the way to every first question. @pixi/react needs it only to have its children rendered, and
 * ours draw nothing through React: the engine does. So what they render goes into an element that is in no page.
 */
export const reconcilerOfPage = (): Reconciler => ({
  createContainer: () =>
    createRoot(document.createElement('div'), {
      // As @pixi/react asks of its own.
      onUncaughtError: console.error,
      onCaughtError: console.error,
      onRecoverableError: console.error,
    }),
  updateContainer: (content, root, _parent, onDone) => root.render(<Done tell={onDone}>{content}</Done>),
});

function Done({ tell, children }: { readonly tell: () => void; readonly children: ReactNode }) {
  // After those of the children, and after the cleaning up of those that are gone.
  useLayoutEffect(tell, [tell]);
  return children;
}
