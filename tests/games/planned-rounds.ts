import { findItem } from '#engine/games/items.ts';
import { questionsOf } from '#engine/games/replay.ts';
import { aboutOf } from '#engine/learner/about.ts';
import { chanceOf } from '#engine/learner/chance.ts';
import { fold } from '#engine/learner/fold.ts';
import { planGame } from '#engine/learner/plan-game.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import type { Game, Question } from '#engine/rules/game.ts';
import type { Answer, Planned } from '#engine/rules/played.ts';
import { createRandom } from '#engine/rules/random.ts';

const AGES = [4, 5, 6, 8] as const;
/** Logits about what is usual at an age. */
const ABILITY_RANGE = 1.2;
const LEARNED_A_DAY = 0.15;
const FIRST_DAY = 20_000;
/** Every fifth child only guesses. */
const GUESSERS = 5;

export type PlannedQuestion = Question & { readonly planned: Planned };

/** Rounds as they are planned for children of all ages, one a day. first: others with each, from 0. */
export function plannedRounds(
  game: Game,
  children: number,
  days: number,
  first = 0,
): readonly (readonly PlannedQuestion[])[] {
  const { options } = aboutOf(game);
  const rounds: (readonly PlannedQuestion[])[] = [];
  for (let child = first; child < first + children; child++) {
    const random = createRandom(child * 7919 + 3);
    let learner = learnerOfAge(AGES[child % AGES.length]!);
    const truth = { ...learner, start: learner.start + (random.next() * 2 - 1) * ABILITY_RANGE };
    const guesses = child % GUESSERS === 0;
    for (let day = 0; day < days; day++) {
      const seed = random.int(0, 0xffffffff);
      const today = FIRST_DAY + day;
      const plan = planGame(game, { learner, today, lift: 0, random: createRandom(seed).fork() });
      const questions = questionsOf(game, { seed, plan });
      rounds.push(questions);
      const lift = day * LEARNED_A_DAY;
      const answers = plan.map(({ item, support, shown }): Answer => {
        const chance = guesses ? 1 / options : chanceOf(findItem(item)!, truth, { today, options, lift });
        const isRight = random.next() < chance;
        const pace = isRight && random.next() < 0.5 ? 0 : 1;
        return { item, wrong: isRight ? 0 : 1, first: null, help: 0, pace, support, shown };
      });
      learner = fold(learner, { gameId: game.id, day: today, answers });
    }
  }
  return rounds;
}
