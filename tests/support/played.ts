import { gameOrThrow } from '#engine/games/catalogue.ts';
import { dealtPlan, questionsOf } from '#engine/games/replay.ts';
import { RULES, type Planned, type PlayedRound, type Try } from '#engine/rules/played.ts';
import type { Question } from '#engine/rules/game.ts';

export const tryOf = (choice: string, over: Partial<Try> = {}): Try => ({
  choice,
  help: 0,
  pace: 0,
  ...over,
});

export const rightTry = ({ answer }: Question): Try => tryOf(answer);

/** A choice that is wrong. */
export const wrongTry = ({ choices, answer }: Question): Try =>
  tryOf(choices.find(({ id }) => id !== answer)!.id);

/** A round that begins with this seed, and its questions. */
export function beginning(gameId: string, seed: number, plan?: readonly Planned[]) {
  const game = gameOrThrow(gameId);
  const start = { seed, plan: plan ?? dealtPlan(game, seed) };
  return { gameId, ...start, questions: questionsOf(game, start) };
}

/**
 * A whole round as a page would send it, whose score is this: 1 to the number of questions. What is missing to a perfect
 * one was lost at the last question.
 */
export function playedRound(
  gameId: string,
  { score, seed = 7, plan }: { score?: number; seed?: number; plan?: readonly Planned[] } = {},
): Omit<PlayedRound, 'attemptId'> {
  const { questions, ...start } = beginning(gameId, seed, plan);
  const wanted = score ?? questions.length;
  const lost = Array.from({ length: questions.length - wanted }, () => wrongTry(questions.at(-1)!));
  const right = questions.map(rightTry);
  return {
    finished: true,
    rules: RULES,
    ...start,
    tries: [...right.slice(0, -1), ...lost, right.at(-1)!],
    score: wanted,
  };
}
