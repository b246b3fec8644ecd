import { AnswerTile } from '#engine/sprites/answer-tile.ts';
import { countdownBeat, fadeIn, idle, speakerRings } from './ambient.ts';
import { answersIn, leave, promptPop, sceneIn } from './enter.ts';
import { actionsIn, cardIn, coinsTo, completion, fillBar, levelUp, stamp } from './finish.ts';
import { breathe, glow, slideIn } from './hints.ts';
import type { FxContext } from './motion.ts';
import { commit, lift, press, release } from './press.ts';
import { correct, countUp, flyTo, gain } from './right.ts';
import { trailStep } from './trail.ts';
import { wrong } from './wrong.ts';

/** One movement of the engine, shown on four answer tiles: what the workbench scrubs and prints as a filmstrip. */
export interface Recipe {
  readonly moment: string;
  /** Length of both variants, in seconds. */
  readonly seconds: number;
  make(tiles: readonly [AnswerTile, AnswerTile, AnswerTile, AnswerTile], ctx: FxContext): gsap.core.Timeline;
}

const bodies = (tiles: readonly AnswerTile[]) => tiles.map((tile) => tile.body);

/** All recipes by name, in the order of their moments in a game. */
export const RECIPES = {
  'scene-in': {
    moment: 'A place comes in',
    seconds: 0.9,
    make: ([a, b, c], ctx) => sceneIn({ scenery: [a.body], guide: b.body, header: [c.body] }, ctx),
  },
  'fade-in': { moment: 'From the list to the game', seconds: 0.3, make: ([a], ctx) => fadeIn(a.body, ctx) },
  'speaker-rings': {
    moment: 'The voice speaks',
    seconds: 1.2,
    make: ([a], ctx) => speakerRings(a.body, ctx),
  },
  'prompt-pop': { moment: 'The question', seconds: 0.28, make: ([a], ctx) => promptPop(a.body, ctx) },
  'answers-in': {
    moment: 'Answers land',
    seconds: 0.43,
    make: (tiles, ctx) => answersIn(bodies(tiles), ctx),
  },
  press: { moment: 'A finger comes down', seconds: 0.08, make: ([a], ctx) => press(a, ctx) },
  release: {
    moment: 'And leaves again',
    seconds: 0.16,
    make: ([a], ctx) => {
      a.sink(1);
      return release(a, ctx);
    },
  },
  commit: {
    moment: 'One is chosen',
    seconds: 0.16,
    make: ([a, ...rest], ctx) => commit(a.body, bodies(rest), ctx),
  },
  correct: { moment: 'Right', seconds: 1.02, make: ([a], ctx) => correct(a, ctx) },
  'fly-to': {
    moment: 'A point flies to the badge',
    seconds: 0.5,
    make: ([a], ctx) => flyTo(a.body, { x: 500, y: -300 }, ctx),
  },
  gain: { moment: 'The badge takes it', seconds: 0.28, make: ([a], ctx) => gain(a.body, ctx) },
  'count-up': {
    moment: 'Counting together',
    seconds: 1.6,
    make: (tiles, ctx) => countUp(bodies(tiles), 0.4, ctx),
  },
  wrong: { moment: 'Not this one', seconds: 1.5, make: ([a], ctx) => wrong(a, ctx) },
  breathe: { moment: 'First hint', seconds: 2, make: ([a], ctx) => breathe(a.body, ctx) },
  'slide-in': { moment: 'Second hint', seconds: 0.45, make: ([a], ctx) => slideIn(a.body, ctx) },
  glow: { moment: 'Third hint', seconds: 3, make: ([a, ...rest], ctx) => glow(a, bodies(rest), ctx) },
  leave: { moment: 'The question goes', seconds: 0.29, make: (tiles, ctx) => leave(bodies(tiles), ctx) },
  'trail-step': {
    moment: 'From stone to stone',
    seconds: 0.5,
    make: ([a, b], ctx) => trailStep({ place: a, body: a.body }, b.body, { x: b.x, y: b.y }, ctx),
  },
  completion: { moment: 'The round is over', seconds: 0.5, make: ([a], ctx) => completion(a.body, ctx) },
  'card-in': { moment: 'The result', seconds: 0.45, make: ([a], ctx) => cardIn(a.body, ctx) },
  stamp: { moment: 'A medal', seconds: 0.4, make: ([a], ctx) => stamp(a.body, ctx) },
  'actions-in': { moment: 'What next', seconds: 0.52, make: (tiles, ctx) => actionsIn(bodies(tiles), ctx) },
  'fill-bar': { moment: 'XP', seconds: 0.8, make: (_tiles, ctx) => fillBar({ filled: 0 }, 0, 1, ctx) },
  'coins-to': {
    moment: 'Coins for the pouch',
    seconds: 0.67,
    make: ([a, b, c, d], ctx) => coinsTo(bodies([a, b, c]), d.body, { x: 400, y: 0 }, ctx),
  },
  'level-up': { moment: 'A new level', seconds: 0.6, make: ([a], ctx) => levelUp(a.body, () => {}, ctx) },
  countdown: { moment: 'Three, two, one', seconds: 1, make: ([a], ctx) => countdownBeat(a.body, ctx) },
  lift: { moment: 'Keyboard or switch is here', seconds: 0.12, make: ([a], ctx) => lift(a.body, true, ctx) },
  idle: { moment: 'At rest', seconds: 4, make: ([a], ctx) => idle(a.body, ctx) },
} as const satisfies Record<string, Recipe>;

export type RecipeName = keyof typeof RECIPES;
