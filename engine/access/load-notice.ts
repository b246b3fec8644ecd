import type { Timers } from '#engine/kernel/timers.ts';

/**
 * What failed to load, for adults: one line while the game goes on with what it has. At the lower edge, where it stays;
 * or for a class below the header, because its menu is at the lower edge. There it goes after a while: a whole class
 * looks at it.
 */
export interface LoadNotice {
  /** problem: a report that begins with its kind, "pictures: ..." or "sound: ...". Other kinds are not shown here. */
  add(problem: string): void;
  dispose(): void;
}

const KINDS = { pictures: 'pictures', sound: 'sounds' } as const;
const PLACES = {
  low: 'bottom:0;border-radius:0 .6em 0 0',
  high: 'top:12.2%;border-radius:0 .6em .6em 0',
} as const;
/** So long it is shown to a class. */
const SHOWN_SECONDS = 10;
const STYLE = `position:absolute;left:0;margin:0;padding:.1em .7em;pointer-events:none;
  background:#2a1038;color:#fff;font:600 max(16px,min(1.8vw,2.4vh))/1.4 'Andika',system-ui,sans-serif`;

/** after: on the game's clock, where the notice goes by itself; omitted, it stays. */
export function createLoadNotice(host: HTMLElement, after?: Timers['after']): LoadNotice {
  const line = document.createElement('p');
  line.dataset['loadNotice'] = '';
  line.style.cssText = `${STYLE};${after ? PLACES.high : PLACES.low}`;
  const missing = new Set<string>();
  let stay = () => {};
  return {
    add(problem) {
      const kind = problem.split(':', 1)[0]!;
      if (!(kind in KINDS)) return;
      const name = KINDS[kind as keyof typeof KINDS];
      // Told once: it does not come again with every clip.
      if (missing.has(name)) return;
      missing.add(name);
      line.textContent = `Some ${[...missing].join(' and ')} did not load.`;
      host.append(line);
      stay();
      stay = after?.(SHOWN_SECONDS, () => line.remove()) ?? stay;
    },
    dispose: () => line.remove(),
  };
}
