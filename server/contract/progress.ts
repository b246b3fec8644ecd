/** Finished games. Source: HTTP contract, Progress. */
import { z } from 'zod';
import { GAMES } from '#engine/games/catalogue.ts';
import { endpoint, type Read } from './endpoint.ts';
import './fields.ts';
import { OF_LIMIT, refusal } from './refusals.ts';

const GAME_IDS = GAMES.map(({ id }) => id);

const LONGEST_FACT = 60;
const MOST_ANSWERS = 60;
const MOST_TRIES = 1000;
const DAY_MS = 86_400_000;

const factSchema = z
  .string()
  .min(1)
  .max(LONGEST_FACT)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));

const answerSchema = z.strictObject({
  fact: factSchema,
  correctFirstTry: z.boolean(),
  tries: z.number().int().min(0).max(MOST_TRIES),
  hintLevel: z.number().int().min(0).max(3),
  ms: z
    .number()
    .min(0)
    .transform((ms) => Math.min(Math.round(ms), DAY_MS)),
});

/** A finished round. Rewards that a client claims are accepted and ignored. */
export const progressSchema = z
  .strictObject({
    attemptId: z.guid().toLowerCase(),
    gameId: z.enum(GAME_IDS, 'There is no such game.'),
    score: z.number().int(),
    finishedAt: z.iso.datetime({ offset: true }).optional(),
    answers: z.array(answerSchema).max(MOST_ANSWERS).default([]),
    userId: z.unknown().optional(),
    xpGained: z.unknown().optional(),
    coinsGained: z.unknown().optional(),
  })
  .transform(({ attemptId, gameId, score, finishedAt, answers }) => ({
    attemptId,
    gameId,
    score,
    finishedAt,
    answers,
  }));

export type FinishedRound = Read<z.output<typeof progressSchema>>;

const savedSchema = z
  .strictObject({
    xpGained: z.int().min(0),
    coinsGained: z.int().min(0),
    xp: z.int().min(0),
    level: z.int().min(1),
    coins: z.int().min(0),
    levelUp: z.boolean(),
    /** This attempt was saved before: these are the figures from then. */
    duplicate: z.boolean(),
  })
  .meta({ id: 'ProgressSaved' });

export type ProgressSaved = Read<z.output<typeof savedSchema>>;

export const saveProgress = endpoint({
  method: 'POST',
  path: '/progress',
  summary: 'Counts a finished game, exactly once for each attemptId',
  access: 'user',
  body: progressSchema,
  answer: savedSchema,
  errors: { 404: refusal('no_profile'), 409: refusal('attempt_conflict'), ...OF_LIMIT },
});
