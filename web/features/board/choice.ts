import { useState } from 'react';
import type { BoardMode } from '#engine/ports.ts';
import { deviceStorage, KEYS } from '#web/lib/storage.ts';

export const MODES = ['everyone-shows', 'whole-class', 'two-sides'] as const satisfies readonly BoardMode[];
/** Games are found by topic, or by the school term whose objectives they meet. */
export const GROUPINGS = ['topic', 'autumn', 'spring', 'summer'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What a teacher chose last: stays on this device, and is sent to nobody. */
export interface BoardChoice {
  readonly mode: BoardMode;
  readonly by: Grouping;
}

/** Anything damaged is as at the first time. */
function keptChoice(): BoardChoice {
  const [mode, by] = (deviceStorage.read(KEYS.board) ?? '').split(' ');
  return {
    mode: MODES.find((known) => known === mode) ?? 'everyone-shows',
    by: GROUPINGS.find((known) => known === by) ?? 'topic',
  };
}

export function useBoardChoice() {
  const [choice, setChoice] = useState(keptChoice);
  const choose = (changes: Partial<BoardChoice>) => {
    const { mode, by } = { ...choice, ...changes };
    deviceStorage.write(KEYS.board, `${mode} ${by}`);
    setChoice({ mode, by });
  };
  return [choice, choose] as const;
}
