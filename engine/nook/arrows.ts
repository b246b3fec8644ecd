import { ARROWS } from './chosen-bar.ts';

interface ArrowEvents {
  /** Whether there is something to move. */
  canMove(): boolean;
  /** Whether there is something to leave. */
  canLeave(): boolean;
  move(x: number, y: number): void;
  leave(): void;
}

/**
 * Arrow keys move what is chosen, Escape leaves it, or the deal that is looked at. Returns how to stop listening.
 * Who plays with a finger or the mouse has the focus nowhere on the stage: then they count, too.
 */
export function listenToArrows(
  host: HTMLElement,
  { canMove, canLeave, move, leave }: ArrowEvents,
): () => void {
  const { ownerDocument } = host;
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('dialog')) return;
    if (!host.contains(target) && !target.contains(host)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS.find(({ key }) => key === event.key);
    if (arrow ? !canMove() : event.key !== 'Escape' || !canLeave()) return;
    event.preventDefault();
    if (arrow) move(arrow.x, arrow.y);
    else leave();
  };
  ownerDocument.addEventListener('keydown', onKey);
  return () => ownerDocument.removeEventListener('keydown', onKey);
}
