import type { Table } from '#engine/kernel/machine.ts';
import type { Phase } from '#engine/ports.ts';

export type SessionState = Phase | 'leaving';
export type SessionEvent =
  'loaded' | 'loaded-for-class' | 'counting' | 'start' | 'finished' | 'again' | 'leave';

/** The phases of a game; a class begins at once. Source: product specification, sections 2 and 4. */
export const PHASE_TABLE = {
  loading: { loaded: 'instructions', 'loaded-for-class': 'playing', leave: 'leaving' },
  instructions: { counting: 'countdown', start: 'playing', leave: 'leaving' },
  countdown: { start: 'playing', leave: 'leaving' },
  playing: { finished: 'result', leave: 'leaving' },
  result: { again: 'playing', leave: 'leaving' },
  leaving: {},
} as const satisfies Table<SessionState, SessionEvent>;
