import { z } from 'zod';

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

/** A finished round. What a client says of its rewards is let pass and thrown away. */
export const progressSchema = z
  .strictObject({
    attemptId: z.guid().toLowerCase(),
    gameId: z.string(),
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

export type FinishedRound = z.infer<typeof progressSchema>;
