import type { Game } from '#engine/rules/game.ts';
import type { Answer, Planned, PlayedRound, RoundBegun, RoundStart } from '#engine/rules/played.ts';
import { oncePer } from '#engine/rules/once.ts';
import { createRandom } from '#engine/rules/random.ts';
import { Round } from '#engine/rules/round.ts';
import { gameOrThrow } from './catalogue.ts';
import { familyOf } from './families.ts';
import { itemOf, itemsOf, mostSupportOf } from './items.ts';

/** What a round asks when nobody plans it: what the seed deals, as the game usually is, nothing shown first. */
export const dealtPlan = (game: Game, seed: number): readonly Planned[] =>
  familyOf(game)
    .factsOfRound(game, game.rewards.questionsCount, createRandom(seed))
    .map((fact) => ({ item: itemOf(game, fact).id, support: game.traits.dealtSupport, shown: false }));

const mostOf = oncePer(
  (game: Game) => new Map(itemsOf(game).map((item) => [item.id, mostSupportOf(game, item)])),
);

type Start = Pick<RoundStart, 'seed' | 'plan'>;

/** Throws RangeError where no round of the game begins so. */
function checkStart(game: Game, { seed, plan }: Start): void {
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) throw new RangeError('no seed');
  const most = mostOf(game);
  const isOfGame = ({ item, support }: Planned) => support <= (most.get(item) ?? -1);
  if (plan.length !== game.rewards.questionsCount || !plan.every(isOfGame))
    throw new RangeError(`no plan of ${game.id}`);
  const inOrder = game.traits.mayReturn ? undefined : dealtPlan(game, seed);
  if (inOrder?.some(({ item }, index) => item !== plan[index]!.item))
    throw new RangeError(`not the order of ${game.id}`);
}

/**
 * The questions of a round, from its beginning alone. Throws RangeError for a seed that is no whole number of 32 bits and
 * for a plan that is none of this game: other items, less support than it can do with, another number of questions, another
 * order where that is the game.
 */
export function questionsOf(game: Game, start: Start) {
  checkStart(game, start);
  return familyOf(game).makePlanned(game, start.plan, createRandom(start.seed));
}

export interface Replayed {
  readonly score: number;
  /** All questions are answered. */
  readonly isOver: boolean;
  /** How many are answered. */
  readonly done: number;
  /** One for each question met, in order. */
  readonly answers: readonly Answer[];
}

/**
 * Plays a round again: the same on the page that played it and on the server, which does so for every round that is saved.
 * Throws RangeError as `questionsOf`, and ImpossibleTry for choices that no question offers and tries after the end.
 */
export function replayRound({ gameId, ...begun }: RoundBegun & Pick<PlayedRound, 'gameId'>): Replayed {
  const game = gameOrThrow(gameId);
  const { mayReturn } = game.traits;
  checkStart(game, begun);
  const questions = familyOf(game).barePlanned(game, begun.plan, createRandom(begun.seed));
  const round = new Round({ questions, begun, now: () => 0, mayReturn });
  const { score, isOver, done, records: answers } = round;
  return { score, isOver, done, answers };
}
