import { findItem } from '#engine/games/items.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { afterTry } from '#engine/learner/after-try.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import type { Learner } from '#engine/learner/state.ts';
import { isByChance } from '#engine/rules/asked-by-chance.ts';
import type { Game } from '#engine/rules/game.ts';
import type { Planned } from '#engine/rules/played.ts';
import { createRandom, type Random } from '#engine/rules/random.ts';
import { answer, makeChild } from './child.ts';

const FIRST_DAY = 20_000;

/** Who plays a game alone, for some rounds. */
export interface Playing {
  readonly game: Game;
  readonly age: number;
  readonly rounds: number;
  readonly perDay?: number;
  /** Logits: a grown-up's wish. */
  readonly lift?: number;
  readonly random: Random;
}

/** A question of a round, and when it is asked. */
export interface Asked {
  readonly planned: Planned;
  readonly round: number;
  /** In days, from 0. */
  readonly at: number;
}

/** A plan, and what was known of the player before. */
export interface PlannedRound {
  readonly plan: readonly Planned[];
  readonly learner: Learner;
  readonly today: number;
}

/** The rounds that are planned for a player who answers so. */
function roundsOf(
  { game, age, rounds, perDay = 1, lift = 0, random }: Playing,
  isRight: (asked: Asked) => boolean,
): readonly PlannedRound[] {
  const { options } = aboutOf(game);
  let learner = learnerOfAge(age);
  return Array.from({ length: rounds }, (_, round) => {
    const day = Math.floor(round / perDay);
    const today = FIRST_DAY + day;
    const planned: PlannedRound = {
      plan: planGame(game, { learner, today, lift, random }),
      learner,
      today,
    };
    planned.plan.forEach((one, index) => {
      const at = day + (round % perDay) * 0.01 + index * 0.0002;
      const right = isRight({ planned: one, round, at });
      const { shown, support } = one;
      const met = { item: findItem(one.item)!, right, help: 0, shown, support, pace: 2, options } as const;
      learner = afterTry(learner, met, today);
    });
    return planned;
  });
}

/** Of a simulated child who listens. band: mean ability in logits. byHeart: so many facts are known by heart for long. */
export function roundsOfChild(playing: Playing, band: number, byHeart = 0): readonly PlannedRound[] {
  const { game, random } = playing;
  const { pool, options } = aboutOf(game);
  const child = makeChild(pool, band, random);
  for (const item of random.shuffle(pool).slice(0, byHeart)) child.facts.get(item)!.halfLife = 400;
  return roundsOf(
    playing,
    ({ planned: { item, shown }, at }) =>
      answer(child, findItem(item)!, { day: at, options, shown, random }).right,
  );
}

/** Of who is right so often, whatever is asked; and where it is shown at least as often as most guessers. */
export const roundsOfShare = (playing: Playing, share: (round: number) => number) =>
  roundsOf(playing, ({ planned: { shown }, round }) => {
    const chance = share(round);
    return playing.random.next() < (shown ? Math.max(chance, 0.6) : chance);
  });

/** Of who always has these answers right, and all else as often as by chance. */
export function roundsOfAnswers(playing: Playing, known: readonly string[]): readonly PlannedRound[] {
  const { options, answerOf } = aboutOf(playing.game);
  const isKnown = ({ item }: Planned) => known.includes(answerOf(findItem(item)!));
  return roundsOf(playing, ({ planned }) => isKnown(planned) || playing.random.next() < 1 / options);
}

/** Share of rounds that are by chance. */
export const shareByChance = (rounds: readonly PlannedRound[]): number =>
  rounds.filter(({ plan }) => isByChance(plan)).length / rounds.length;

/** So many players, each with luck of their own. */
export const each = <T>(players: number, of: (player: number, random: Random) => T): readonly T[] =>
  Array.from({ length: players }, (_, player) => of(player, createRandom(player * 7919 + 17)));
