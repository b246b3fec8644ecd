import { rewardFor, type Reward } from '#engine/rules/rewards.ts';
import type { Term } from '#engine/rules/terms.ts';
import { cookieCrunches } from './cookie-crunch/games.ts';
import type { Game } from './game.ts';
import { noneLeftFuns } from './none-left-fun/games.ts';
import { numberDetectives } from './number-detective/games.ts';
import { numberSandwiches } from './number-sandwich/games.ts';
import { numberTrails } from './number-trail/games.ts';
import { shapeDetectives } from './shape-detective/games.ts';
import { soundSafaris } from './sound-safari/games.ts';
import { treasureHunts } from './treasure-hunt/games.ts';

/** All games, as data. What the server pays and what the pages show both come from here. */
export const GAMES: readonly Game[] = [
  ...numberDetectives,
  ...shapeDetectives,
  ...noneLeftFuns,
  ...numberTrails,
  ...soundSafaris,
  ...treasureHunts,
  ...cookieCrunches,
  ...numberSandwiches,
];

const byId = new Map(GAMES.map((game) => [game.id, game]));
const EASY_TO_HARD = { easy: 0, medium: 1, hard: 2 } as const;

/** The game with this id, or undefined: a wrong address is an ordinary thing. */
export const findGame = (id: string): Game | undefined => byId.get(id);

/** A term's games, easy to hard; within a difficulty in the order of the catalogue. */
export const gamesOfTerm = (term: Term): readonly Game[] =>
  GAMES.filter((game) => game.term === term).sort(
    (a, b) => EASY_TO_HARD[a.difficulty] - EASY_TO_HARD[b.difficulty],
  );

/** XP and coins for a finished game. score: 0 to the game's questionsCount, else RangeError. */
export const rewardOf = (game: Game, score: number): Reward =>
  rewardFor(score, game.rewards.questionsCount, game.rewards);

/** A game needs a session unless it is open to visitors. Source: product specification, section 2. */
export const isOpenToVisitors = (gameId: string): boolean => gameId === 'none-left-fun';
