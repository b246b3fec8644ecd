import { ARROWS } from './chosen-bar.ts';

interface ArrowEvents {
  /** Whether there is something to move. */
  isOpen(): boolean;
  move(x: number, y: number): void;
  leave(): void;
}

/** Arrow keys move what is chosen, Escape leaves it. Returns how to stop listening. */
export function listenToArrows(host: HTMLElement, { isOpen, move, leave }: ArrowEvents): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS.find(({ key }) => key === event.key);
    if (!arrow && event.key !== 'Escape') return;
    event.preventDefault();
    if (arrow) move(arrow.x, arrow.y);
    else leave();
  };
  host.addEventListener('keydown', onKey);
  return () => host.removeEventListener('keydown', onKey);
}
