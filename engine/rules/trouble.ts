import { NEEDS_INTERNET } from './offline.ts';

/** What pages say aloud when a game cannot go on, for children who cannot read the reason. */
export const TROUBLE = {
  /** The device is offline. */
  connection: 'Oh dear! The game did not come. Ask a grown-up about the internet.',
  /** The server answers, but a file of the game is missing. */
  missing: "Oh dear! The game did not come. Let's try again.",
  /** A bug of ours. */
  broken: 'Oh dear! This game got stuck. You did nothing wrong.',
  /** This browser cannot draw our pictures correctly. */
  drawing: "Oh dear! The pictures can't be shown here. Ask a grown-up for help.",
  /** There is no network, and the game is not on this device. */
  notKept: NEEDS_INTERNET,
} as const;

export type Trouble = keyof typeof TROUBLE;
