/** The interface between the engine and its surroundings: React, the workbench and tests. */
import type { Avatar, Theme } from '#engine/rules/looks.ts';
import type { Needs } from '#engine/rules/needs.ts';
import type { ThingId } from '#engine/rules/nook.ts';
import type { Planned, PlayedRound, RoundBegun } from '#engine/rules/played.ts';
import type { RoundSoFar, RoundResult } from '#engine/rules/round.ts';
import type { Turns } from '#engine/rules/turns.ts';

/** The player, as far as the stage needs to know. A visitor without an account has no xp. */
export interface Player {
  readonly avatar: Avatar;
  /** XP before this game; undefined for a visitor. */
  readonly xp: number | undefined;
  /** Undefined for a visitor: then all settings are the device's. */
  readonly needs?: Partial<Needs> | undefined;
  /** What the guide wears from the Nook. Omitted: nothing. */
  readonly outfit?: readonly ThingId[] | undefined;
}

/** What a page knows of the player, made into the questions of a round. */
export interface RoundPlan {
  /** As many as the game has questions. */
  readonly plan: readonly Planned[];
  /** The player has to be told that what she does is remembered. */
  readonly tells: boolean;
}

/**
 * How a class plays at the board. whole-class: as one child would, by turns. everyone-shows: each question's answers
 * come when the teacher asks for them, so that everybody thinks first. two-sides: two groups at once, each on its half,
 * with the same question, which is over when both are right.
 */
export type BoardMode = 'whole-class' | 'everyone-shows' | 'two-sides';

export type LeaveTo = 'all-games' | 'leaderboard' | 'next-game';

/** What a page suggests after a round; nothing is locked by it. */
export interface WayOn {
  /** The recommended game. */
  readonly gameId: string;
  /** What the big button does: play once more, go to the recommended game, or end playing for now. */
  readonly best: 'again' | 'next' | 'stop';
}

/**
 * What became of a result on its way to the server; the stage shows it as a small mark only: "Not saved yet" where it is
 * kept, "Not saved" where it was refused for good, which the page explains.
 */
export type SaveState = 'saving' | 'saved' | 'kept' | 'refused' | 'visitor';

/** This browser cannot draw our pictures correctly: it has neither WebGL nor a working canvas. */
export class DrawingFailed extends Error {
  override get name() {
    return 'DrawingFailed';
  }
}

/** Pictures that the questions need failed to load: nothing could be counted, or the guide is missing. */
export class PicturesMissing extends Error {
  override readonly name = 'PicturesMissing';
}

/** A game that cannot go on, for whatever reason. */
export interface GameFailure {
  readonly error: unknown;
  /**
   * The round so far, for `GameOptions.resume`. Undefined: there is nothing to resume, or its result was sent already.
   */
  readonly kept: RoundSoFar | undefined;
}

export interface GameOptions {
  readonly gameId: string;
  readonly player: Player;
  readonly theme: Theme;
  /** After arriving from the list of games, the instructions play by themselves after a second. */
  readonly cameFrom: 'home' | 'play' | undefined;
  /** The element that holds the canvas; the access layer is laid over it, inside. */
  readonly host: HTMLElement;
  /** Makes questions and movements reproducible: the first round's seed. A whole number of 32 bits; omitted: random. */
  readonly seed?: number;
  /** The calendar day, as `localDay` writes it, which changes how the place looks. Omitted: it looks as it was painted. */
  readonly day?: string;
  /**
   * Plans a round that begins now. needs: as they are by now. Omitted, or undefined: the questions are what the seed
   * deals.
   */
  plan?(seed: number, needs?: Partial<Needs>): RoundPlan | undefined;
  /** Numerals that the player cannot be expected to read yet, asked for at each round. Omitted: none. */
  newNumerals?(): ReadonlySet<number>;
  /**
   * Played by a class: begins with its first question, the teacher alone sets the pace, and the round's end leaves to
   * all games. Omitted: played by one child.
   */
  readonly board?: BoardMode | undefined;
  /** Whose turn it is, with `board` 'whole-class' only; goes on in the class's next game. Omitted: nobody is called. */
  readonly turns?: Turns | undefined;
  /**
   * Whether this browser draws AVIF as it should: then the smaller packs of pictures are fetched. Never rejects. Omitted, as by
   * the workbench and tests: WebP.
   */
  readonly takesAvif?: Promise<boolean> | undefined;
  /** The first round goes on from this. */
  readonly resume?: RoundBegun | undefined;
  /** Called once per finished game; the promise tells the stage whether it was saved. Never rejects. */
  onResult(result: RoundResult): Promise<SaveState>;
  /** The way on after the round just finished. Omitted, or undefined: no game is recommended. */
  wayOn?(): WayOn | undefined;
  /**
   * Called once per finished game that is stored locally only: when its result is shown, or when the player leaves
   * before that.
   */
  onKept(): void;
  /** A round was left early, after three questions or more; perhaps again, further on, if it went on after all. */
  onLeft?(round: PlayedRound): void;
  onLeave(to: LeaveTo): void;
  /** The player's needs were changed on the settings sheet. */
  onNeeds?(changes: Partial<Needs>): void;
  /** A problem the game went on from: a text of the error catalogue, for a toast. */
  onProblem(message: string): void;
  /** Called at most once: the session has stopped and waits to be disposed of. */
  onBroken(failure: GameFailure): void;
}

/** What every stage is told by its page, of a game or not. */
export type StageOptions = Pick<GameOptions, 'host' | 'player' | 'theme' | 'seed' | 'onNeeds' | 'onProblem'>;

export interface GameSession {
  readonly phase: Phase;
  /** Settles when the first scene is shown, or failed to show: then the phase is still `loading`. Never rejects. */
  readonly ready: Promise<void>;
  /**
   * The browser is about to leave the game: true when the stage asks first whether to stop, which it does once. Then it
   * has to stay.
   */
  asksToStop(): boolean;
  /** Ends everything the session made: timelines, objects, sounds, listeners, elements. Safe to call twice. */
  dispose(): void;
}

export type Phase = 'loading' | 'instructions' | 'countdown' | 'playing' | 'result';
