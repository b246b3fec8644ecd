import type { Application, RenderGroup } from 'pixi.js';

/** Whether a frame would show anything that the last one did not. */
export interface Changes {
  /** Asked before a frame: drawing it settles everything that is noted here. */
  any(): boolean;
  dispose(): void;
}

/** What PixiJS itself has noted since it last drew: it settles all of it with the next frame. */
function isNoted(group: RenderGroup): boolean {
  if (group.structureDidChange || group.childrenRenderablesToUpdate.index > 0) return true;
  for (const depth in group.childrenToUpdate) if (group.childrenToUpdate[depth]!.index > 0) return true;
  return group.renderGroupChildren.some(isNoted);
}

/** Browsers may have thrown the picture of a page away that was out of sight. */
const SHOWN_AGAIN = [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'focus'],
] as const;

/** Watches a stage and its canvas. */
export function watchChanges({ stage, renderer, canvas }: Application): Changes {
  let shown = '';
  const forget = () => void (shown = '');
  canvas.addEventListener('webglcontextrestored', forget);
  for (const [target, event] of SHOWN_AGAIN) target.addEventListener(event, forget);
  return {
    any() {
      const size = `${canvas.width} ${canvas.height} ${renderer.resolution}`;
      const group = stage.renderGroup as RenderGroup | null;
      // Before the first frame the stage is no group yet.
      if (size === shown && group && !isNoted(group)) return false;
      shown = size;
      return true;
    },
    dispose() {
      canvas.removeEventListener('webglcontextrestored', forget);
      for (const [target, event] of SHOWN_AGAIN) target.removeEventListener(event, forget);
    },
  };
}
