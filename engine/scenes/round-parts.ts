import type { Container, PointData } from 'pixi.js';
import type { FxContext } from '#engine/fx/motion.ts';
import type { Scene } from '#engine/kernel/scene.ts';
import type { Machine } from '#engine/kernel/machine.ts';
import type { RoundPicture } from '#engine/plays/play.ts';
import type { Asked, HintLevel, Round, RoundEvent, RoundState } from '#engine/rules/round.ts';
import type { Friend } from '#engine/sprites/friend.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Reactions } from '#engine/sprites/reactions.ts';
import type { Animate } from '#engine/sprites/piece.ts';
import type { GameHeader } from './header.ts';
import type { StageContext } from './stage-context.ts';

/** What teaching has to know of a round: the open question, and what was done with it. */
export interface Asking {
  readonly index: number;
  readonly question: Asked;
  readonly score: number;
  /** Wrong tries at this question. */
  readonly tries: number;
  readonly owesHelp: boolean;
  help(level: HintLevel): void;
}

/** What teaching needs: it works for one child, and for each of two sides. */
export interface TeachingParts extends Omit<RoundParts, 'round' | 'header' | 'retire'> {
  readonly round: Asking;
  readonly header: { readonly badge: { score: number } };
}

/** What praise needs. */
export interface PraiseParts extends Pick<
  RoundParts,
  'stage' | 'round' | 'fx' | 'animate' | 'after' | 'placeOf'
> {
  readonly pictured: Pick<RoundPicture, 'view'> & {
    readonly board: Pick<RoundPicture['board'], 'right' | 'targets' | 'pointAt' | 'pointFrom' | 'gladAt'>;
  };
  readonly guide: { readonly acts: Pick<Guide['acts'], 'lookAt'> };
  readonly friend?: Friend | undefined;
  readonly reactions: Pick<Reactions, 'to'>;
  readonly header: Pick<GameHeader, 'pips' | 'takePoint'>;
}

/** What the play scene, its praise and its teaching share during a round. */
export interface RoundParts {
  readonly stage: StageContext;
  readonly machine: Machine<RoundState, RoundEvent>;
  readonly round: Round;
  /** The family's picture. */
  readonly pictured: RoundPicture;
  readonly guide: Guide;
  /** The little animal of the world; omitted: it looks at nothing. */
  readonly friend?: Friend | undefined;
  /** How the guide takes what happens. */
  readonly reactions: Reactions;
  readonly header: GameHeader;
  readonly fx: () => FxContext;
  /** Plays an animation that ends with the scene. */
  readonly animate: Animate;
  /** Calls back after this many seconds of engine time, unless the scene is disposed of by then. */
  after(seconds: number, fn: () => void): gsap.core.Animation;
  readonly retire: Scene['retire'];
  /** Where a thing is, in design pixels of the stage. */
  placeOf(thing: Container): PointData;
  /** To be called after adding display objects. */
  prepare(): void;
}

/** What is said around a question. */
export interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
}
export const NOTHING_AROUND: Around = { before: [], after: [] };
