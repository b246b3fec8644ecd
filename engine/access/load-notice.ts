/**
 * What failed to load, for adults: one line while the game goes on with what it has. At the lower edge, or for a class
 * below the header, because its menu is at the lower edge.
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
const STYLE = `position:absolute;left:0;margin:0;padding:.1em .7em;pointer-events:none;
  background:#2a1038;color:#fff;font:600 max(16px,min(1.8vw,2.4vh))/1.4 'Andika',system-ui,sans-serif`;

export function createLoadNotice(host: HTMLElement, place: keyof typeof PLACES): LoadNotice {
  const line = document.createElement('p');
  line.dataset['loadNotice'] = '';
  line.style.cssText = `${STYLE};${PLACES[place]}`;
  const missing = new Set<string>();
  return {
    add(problem) {
      const kind = problem.split(':', 1)[0]!;
      if (!(kind in KINDS)) return;
      missing.add(KINDS[kind as keyof typeof KINDS]);
      line.textContent = `Some ${[...missing].join(' and ')} did not load.`;
      if (!line.isConnected) host.append(line);
    },
    dispose: () => line.remove(),
  };
}
