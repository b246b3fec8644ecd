/** What the engine and its surroundings tell each other. React, the workbench and tests all speak this. */
import type { Avatar, Theme } from '#engine/rules/looks.ts';
import type { RoundResult } from '#engine/rules/round.ts';

export { AVATARS, THEMES, type Avatar, type Theme } from '#engine/rules/looks.ts';

/** The child who plays, as far as the stage needs to know. A visitor without an account has no xp. */
export interface Player {
  readonly avatar: Avatar;
  /** XP before this game; undefined for a visitor. */
  readonly xp: number | undefined;
}

export type LeaveTo = 'all-games' | 'leaderboard';

/** How the result fared on its way to the server: shown as a small "Not saved yet" mark, nothing else. */
export type SaveState = 'saving' | 'saved' | 'kept' | 'visitor';

export interface GameOptions {
  readonly gameId: string;
  readonly player: Player;
  readonly theme: Theme;
  /** Arriving from the list of games plays the instructions by itself after a second. */
  readonly cameFrom: 'home' | 'play' | undefined;
  /** The element that holds the canvas; the access layer is laid over it, inside. */
  readonly host: HTMLElement;
  /** Fixed questions and movements; otherwise chosen anew every time. */
  readonly seed?: number;
  /** Called once per finished game; the promise tells the stage what became of it. Never rejects. */
  onResult(result: RoundResult): Promise<SaveState>;
  /** Called once per finished game that is only kept: when its result is shown, or its player leaves before that. */
  onKept(): void;
  onLeave(to: LeaveTo): void;
  /** Something a player met and the game went on from: text of the error catalogue, for a toast. */
  onProblem(message: string): void;
}

export interface GameSession {
  readonly phase: Phase;
  /** Settles when the first scene is shown, or could not be: then the phase still is `loading`. Never rejects. */
  readonly ready: Promise<void>;
  /** Ends everything the session made: timelines, objects, sounds, listeners, elements. Safe to call twice. */
  dispose(): void;
}

export type Phase = 'loading' | 'instructions' | 'countdown' | 'playing' | 'result';
