/** The ranking, and names that are reported. Source: HTTP contract, Leaderboard. */
import { z } from 'zod';
import { endpoint, type Read } from './endpoint.ts';
import { avatarSchema, playerQuerySchema } from './fields.ts';

/** What others see of a player: no e-mail address, age, account id, coins or dates. */
const standingSchema = z.strictObject({
  username: z.string().nullable(),
  avatar_url: avatarSchema.nullable(),
  level: z.int().min(1),
  xp: z.int().min(0),
});

const rankedSchema = standingSchema.extend({ id: z.guid(), rank: z.int().min(1) });

const leaderboardSchema = z
  .strictObject({
    top50: z.array(rankedSchema).max(50),
    currentUserRank: z.int().min(1).nullable(),
    currentUserStats: standingSchema.nullable(),
  })
  .meta({ id: 'Leaderboard' });

/** What a grown-up may report: typed names that others can read; and how many reports are left today. */
const reportableSchema = z.strictObject({
  names: z.array(rankedSchema.pick({ id: true, rank: true, username: true, avatar_url: true })),
  left: z.int().min(0),
});

export type Standing = Read<z.output<typeof standingSchema>>;
export type Leaderboard = Read<z.output<typeof leaderboardSchema>>;
export type Reportable = Read<z.output<typeof reportableSchema>>;

export const readLeaderboard = endpoint({
  method: 'GET',
  path: '/leaderboard',
  summary: "The first 50 players and the current one's place",
  access: 'player',
  query: playerQuerySchema,
  answer: leaderboardSchema,
});

export const listReportable = endpoint({
  method: 'GET',
  path: '/leaderboard/reportable',
  summary: 'Which of the first 50 names may be reported',
  access: 'user',
  needs: 'gate',
  answer: reportableSchema,
});

export const reportName = endpoint({
  method: 'POST',
  path: '/leaderboard/:public_id/report',
  summary: 'Reports a name; the answer tells neither whether it is there nor whether it counts',
  access: 'user',
  needs: 'gate',
  body: z.strictObject({}),
});
