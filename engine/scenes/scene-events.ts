import type { Container } from 'pixi.js';
import type { Scene } from '#engine/kernel/scene.ts';
import type { LeaveTo, SaveState } from '#engine/ports.ts';
import type { RoundBegun, Try } from '#engine/rules/played.ts';
import type { RoundSoFar, RoundResult } from '#engine/rules/round.ts';
import type { StageContext } from './stage-context.ts';

/** The screens of a game. */
export interface SceneSet {
  instructions(stage: StageContext, events: InstructionsEvents): Scene;
  /** begun: what the round's questions follow from; with tries, it goes on after them. */
  play(stage: StageContext, events: PlayEvents, begun: RoundBegun): RoundScene;
  /** In the place of `play` where two sides play at once; undefined elsewhere. */
  readonly duet?: SceneSet['play'] | undefined;
  /** kept: what the round built, which stays in the picture; it ends with the scene. */
  result(stage: StageContext, outcome: Finished, events: ResultEvents, kept?: Container): Scene;
}

/** The scene in which a round is played. */
export interface RoundScene extends Scene {
  /** The round so far, in case the game breaks now; undefined when its result was reported. */
  readonly soFar?: RoundSoFar | undefined;
  /** The player is about to leave, by the browser: true when it is asked first whether to stop. */
  asksToStop?(): boolean;
  /** What the round built, for who shows it on; undefined before all is answered. The scene is without it then. */
  release?(): Container | undefined;
}

/** What the three scenes report to the session, which alone decides what comes next. */
export interface InstructionsEvents {
  /** The instructions were heard and the countdown runs. */
  onCounting(): void;
  /** "Start Game" was pressed, or the countdown has ended. */
  onStart(): void;
  onLeave(to: LeaveTo): void;
}

export interface PlayEvents {
  /** Said before the first question. */
  readonly before: readonly string[];
  /**
   * All questions are answered: from here on the result counts, even if the player leaves at once. tries:
   * every choice. skipped: the questions that were, by their index.
   */
  onCompleted(score: number, tries: readonly Try[], skipped?: readonly number[]): void;
  /** The finishing animation has been shown. */
  onFinished(): void;
  onLeave(to: LeaveTo): void;
}

export interface ResultEvents {
  onAgain(): void;
  onLeave(to: LeaveTo): void;
}

/** The input of the result scene; `saved` settles when the result was sent, or stored for later. */
export interface Finished {
  readonly result: RoundResult;
  readonly saved: Promise<SaveState>;
  /** XP before this round; undefined for a visitor. */
  readonly xpBefore: number | undefined;
}
