import type { Container, PointData } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Machine } from '#engine/kernel/machine.ts';
import type { RoundPicture } from '#engine/plays/play.ts';
import type { Round, RoundEvent, RoundState } from '#engine/rules/round.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Reactions } from '#engine/sprites/reactions.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import type { GameHeader } from './header.ts';
import type { StageContext } from './stage-context.ts';

/** What the play scene, its praise and its teaching share during a round. */
export interface RoundParts {
  readonly stage: StageContext;
  readonly machine: Machine<RoundState, RoundEvent>;
  readonly round: Round;
  /** The family's picture. */
  readonly pictured: RoundPicture;
  readonly guide: Guide;
  /** How the guide takes what happens. */
  readonly reactions: Reactions;
  readonly header: GameHeader;
  readonly fx: () => FxContext;
  /** Plays an animation that ends with the scene. */
  readonly animate: Animate;
  /** Calls back after this many seconds of engine time, unless the scene is disposed of by then. */
  after(seconds: number, fn: () => void): gsap.core.Animation;
  /** Where a thing is, in design pixels of the stage. */
  placeOf(thing: Container): PointData;
  /** To be called after adding display objects. */
  prepare(): void;
}
