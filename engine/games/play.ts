import type { Container } from 'pixi.js';
import type { EffectOptions } from '#engine/audio/channels.ts';
import type { EffectName } from '#engine/audio/clips.ts';
import type { Clock } from '#engine/core/clock.ts';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import type { Random } from '#engine/rules/random.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Game, Question } from './game.ts';

/** How effects are asked for: by what happened, never by file. */
export interface PlaySounds {
  effect(name: EffectName, options?: EffectOptions): void;
  /** Speaks sentences one after the other (captions included); a new call replaces the old. */
  say(...sentences: readonly string[]): void;
}

/** What a family gets to draw with. Nothing in it knows scores, order, timers or the other families. */
export interface PlayContext<Params = unknown> {
  readonly game: Game<Params>;
  /** What the picture is laid out for: the stage, or what that was when the last question was answered. */
  readonly layout: () => Layout;
  readonly pictures: Pictures;
  /** For decoration only: questions have their own stream. */
  readonly random: Random;
  readonly clock: Clock;
  readonly sounds: PlaySounds;
  readonly guide: Guide;
  /** True when what is otherwise only heard is wanted as a picture, too. */
  readonly showQuestion: () => boolean;
  /** What motion recipes need; calm is true for the same story in the same time with only alpha changing. */
  readonly fx: () => FxContext;
  /** Runs an animation on the scene's timeline, so that it ends with the scene. */
  readonly animate: <T extends gsap.core.Animation>(animation: T) => T;
}

/** One choice on the stage: `view` moves, `hit` (in stage coordinates) stays. */
export interface Target {
  readonly id: string;
  readonly view: Container;
  /** Where a touch counts, in design pixels of the stage. */
  hit(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Pressed look, from pointer or key. */
  press(down: boolean): void;
  /** Visited stones, and the like: seen, but not to be chosen. */
  readonly enabled: boolean;
}

/** A thing to touch for its own sake: it hops and is counted, and answers nothing. */
export interface Toy {
  readonly id: string;
  hit(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  touch(): void;
}

export type HintLevel = 1 | 2 | 3;

/**
 * The picture of one family. Every method that shows something returns a paused timeline; the play scene
 * plays it, waits for it or cuts it short. A game only draws, and says what can be touched.
 */
export interface Play<Q extends Question = Question> {
  readonly view: Container;
  /** In focus order: left to right, top to bottom. */
  targets(): readonly Target[];
  /** What can be touched besides; left out: nothing. */
  toys?(): readonly Toy[];
  /** Draws this question and brings it in. index: from 0. */
  show(question: Q, index: number): gsap.core.Timeline;
  right(choiceId: string): gsap.core.Timeline;
  /** 1.5 s in all; ends with everything as before, so that the same question can go on. */
  wrong(choiceId: string, tries: number): gsap.core.Timeline;
  /** 1: the question breathes. 2: the scaffold slides in and counts. 3: the answer glows, the child taps it. */
  hint(level: HintLevel): gsap.core.Timeline;
  /** Takes the question away, before the next one or the end. */
  leave(): gsap.core.Timeline;
  /** The picture completed: chest full, path lit. Shown before the result. */
  finish(): gsap.core.Timeline;
  /** Places everything again for `context.layout()`, at any moment. */
  resize(): void;
  dispose(): void;
}

/**
 * What a family's play.ts exports. A method, because each family takes only the params and questions of its own
 * games: that it is given those is the catalogue's promise, not the compiler's.
 */
export interface PlayMaker {
  createPlay(context: PlayContext): Play;
}
