import { make } from './elements.ts';
import { SIZES, type WorkbenchParams } from './params.ts';

export interface Frame {
  readonly element: HTMLElement;
  /** What a game is mounted on. It keeps its size in CSS pixels however small it is shown. */
  readonly host: HTMLElement;
  /** To be called when the frame is in the document. Returns the way to stop following its size. */
  fit(): () => void;
}

/** The part of the window that shows the stage: a stage larger than it is scaled down until it is seen whole. */
export function createFrame({ size, bare }: Pick<WorkbenchParams, 'size' | 'bare'>): Frame {
  const host = make('section', { className: 'host' });
  const element = make('div', { className: 'frame' }, host);
  const wanted: readonly [number, number] | undefined = SIZES[size];
  if (wanted) Object.assign(host.style, { width: `${wanted[0]}px`, height: `${wanted[1]}px` });
  const place = ([width, height]: readonly [number, number]) => {
    const scale = Math.min(1, element.clientWidth / width, element.clientHeight / height);
    // Pictures are cut from the corner; beside the panel the stage is centred.
    const left = bare ? 0 : (element.clientWidth - width * scale) / 2;
    const top = bare ? 0 : (element.clientHeight - height * scale) / 2;
    const moved = scale < 1 || left > 0 || top > 0;
    host.style.transform = moved ? `translate(${left}px, ${top}px) scale(${scale})` : '';
  };
  return {
    element,
    host,
    fit() {
      if (!wanted) return () => undefined;
      const sizes = new ResizeObserver(() => place(wanted));
      sizes.observe(element);
      place(wanted);
      return () => sizes.disconnect();
    },
  };
}
