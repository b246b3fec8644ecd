import { useState } from 'react';
import type { BoardMode } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import { LEAST_CHILDREN, MOST_CHILDREN } from '#engine/rules/turns.ts';
import { deviceStorage, KEYS } from '#web/lib/storage.ts';

export const MODES = ['everyone-shows', 'whole-class', 'two-sides'] as const satisfies readonly BoardMode[];
/** Games are found by topic, or by the school term whose objectives they meet. */
export const GROUPINGS = ['topic', 'autumn', 'spring', 'summer'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Whether a class can play a game in this way: where everyone shows first, its answers must be able to wait. */
export const canPlay = (mode: BoardMode, { traits }: Game): boolean =>
  mode !== 'everyone-shows' || traits.keptBackFrom !== undefined;

/** What a teacher chose last: stays on this device, and is sent to nobody. */
export interface BoardChoice {
  readonly mode: BoardMode;
  readonly by: Grouping;
  /** How many take turns. */
  readonly children: number;
}

const USUAL_CHILDREN = 30;

const childrenIn = (kept: string | undefined): number => {
  const children = Number(kept);
  const isClass = Number.isInteger(children) && children >= LEAST_CHILDREN && children <= MOST_CHILDREN;
  return isClass ? children : USUAL_CHILDREN;
};

const groupingOf = (text: string | undefined) => GROUPINGS.find((known) => known === text);

/** Damaged values are replaced by those of a first visit. asked: the games that the address asks for. */
function keptChoice(asked: string | null): BoardChoice {
  const [mode, by, children] = (deviceStorage.read(KEYS.board) ?? '').split(' ');
  return {
    mode: MODES.find((known) => known === mode) ?? 'everyone-shows',
    by: groupingOf(asked?.toLowerCase()) ?? groupingOf(by) ?? 'topic',
    children: childrenIn(children),
  };
}

export function useBoardChoice(asked: string | null) {
  const [choice, setChoice] = useState(() => keptChoice(asked));
  const choose = (changes: Partial<BoardChoice>) => {
    const next = { ...choice, ...changes };
    deviceStorage.write(KEYS.board, `${next.mode} ${next.by} ${next.children}`);
    setChoice(next);
  };
  return [choice, choose] as const;
}
