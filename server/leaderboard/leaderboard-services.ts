import type { Services } from '#server/services.ts';
import type { Leaderboard } from './leaderboard.ts';

/** What reads the leaderboard or changes it depends on. */
export interface LeaderboardServices extends Services {
  readonly leaderboard: Leaderboard;
}
