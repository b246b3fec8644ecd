import type { Game } from '#engine/rules/game.ts';
import { rewardFor, type Reward } from '#engine/rules/rewards.ts';
import type { Term } from '#engine/rules/terms.ts';
import { FAMILIES } from './families.ts';

/** All games, as data. What the server pays and what the pages show both come from here. */
export const GAMES: readonly Game[] = FAMILIES.flatMap(({ games }) => games);

const byId = new Map(GAMES.map((game) => [game.id, game]));
const EASY_TO_HARD = { easy: 0, medium: 1, hard: 2 } as const;

/** The game with this id, or undefined: a mistyped address is normal. */
export const findGame = (id: string): Game | undefined => byId.get(id);

/** As `findGame`, for callers that need one. Throws an error that lists all ids. */
export function gameOrThrow(id: string): Game {
  const game = findGame(id);
  if (game) return game;
  throw new Error(`There is no game "${id}". There are: ${GAMES.map((known) => known.id).join(', ')}`);
}

/** A term's games, easy to hard; within a difficulty in the order of the catalogue. */
export const gamesOfTerm = (term: Term): readonly Game[] =>
  GAMES.filter((game) => game.term === term).sort(
    (a, b) => EASY_TO_HARD[a.difficulty] - EASY_TO_HARD[b.difficulty],
  );

/** XP and coins for a finished game. score: 0 to the game's questionsCount, else RangeError. */
export const rewardOf = (game: Game, score: number): Reward =>
  rewardFor(score, game.rewards.questionsCount, game.rewards);
