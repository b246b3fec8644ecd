import { dayOf, learnFrom } from '#engine/learner/fold.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { newNumerals } from '#engine/learner/new-numerals.ts';
import { LIFT, startOf } from '#engine/learner/start.ts';
import type { RoundPlan } from '#engine/ports.ts';
import type { Game } from '#engine/rules/game.ts';
import type { PlayedRound } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';
import type { Profile } from '#server/contract/profile.ts';
import type { Store } from '#web/lib/storage.ts';
import { choicesFor, choose, keepLearned, learnedOf } from './kept-learner.ts';

/** needs: undefined where the device keeps a copy from before players had any. */
type Player = Pick<Profile, 'id' | 'age'> & Partial<Pick<Profile, 'needs'>>;

/** What this device knows of a player; as new where that is switched off. */
export const learnerShown = (player: Player, store?: Store) =>
  choicesFor(player.id, store).adapts
    ? learnerFor(player, store)
    : { start: startOf(player.age), skills: {} };

const learnerFor = ({ id, age }: Player, store?: Store) => ({
  start: startOf(age),
  skills: learnedOf(id, store),
});

/**
 * The questions of the player's next round of a game. Undefined if a grown-up has switched that off: then they are what
 * the seed deals. now: in milliseconds.
 */
export function planFor(
  player: Player,
  game: Game,
  seed: number,
  now: number,
  store?: Store,
): RoundPlan | undefined {
  const { adapts, level, told } = choicesFor(player.id, store);
  if (!adapts) return undefined;
  if (!told) choose(player.id, { told: true }, store);
  const learner = learnerFor(player, store);
  const keepInSight = player.needs?.in_sight ?? false;
  const noFlashes = player.needs?.no_flashes ?? false;
  // A stream of its own, so that options and order of the questions do not follow from the plan's.
  const random = createRandom(seed).fork();
  const wanted = { learner, today: dayOf(now), lift: LIFT[level], random, keepInSight, noFlashes };
  return { plan: planGame(game, wanted), tells: !told };
}

/**
 * Numerals that the player is not yet likely to read; none where a grown-up has switched off what is known. now: in
 * milliseconds.
 */
export const newNumeralsFor = (player: Player, now: number, store?: Store): ReadonlySet<number> =>
  choicesFor(player.id, store).adapts ? newNumerals(learnerFor(player, store), dayOf(now)) : new Set();

/** A round that is learned from. */
interface ToLearn {
  readonly played: PlayedRound;
  /** What was learned from last: if it was the same round, which was left and went on, only what followed is new. */
  readonly last?: PlayedRound | undefined;
  /** In milliseconds. */
  readonly now: number;
}

/** Learns from a round at once, finished or left, online or not; nothing where that is switched off. */
export function learn(player: Player, { played, last, now }: ToLearn, store?: Store): void {
  if (!choicesFor(player.id, store).adapts) return;
  const known = last?.attemptId === played.attemptId ? last : undefined;
  const learner = learnFrom(learnerFor(player, store), played, dayOf(now), known);
  keepLearned(player.id, learner.skills, store);
}
