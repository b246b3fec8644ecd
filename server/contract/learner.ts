/** What a player can do, and what grown-ups decide about it. Source: HTTP contract, Learning. */
import { z } from 'zod';
import { LEVELS } from '#engine/learner/start.ts';
import { endpoint, type Read } from './endpoint.ts';
import { playerQuerySchema } from './fields.ts';
import { refusal } from './refusals.ts';

const count = z.int().min(0);

/**
 * strength, seen, box, day, support, in_sight, hidden, at_once, pace: by position, because a player has hundreds of them.
 * Their meaning: `engine/learner/skills.ts`.
 */
const itemSchema = z.tuple([z.number(), count, count, count, count, count, count, count, count]);

const skillSchema = z.strictObject({
  /** In logits. */
  theta: z.number(),
  tries: count,
  /** By fact. */
  items: z.record(z.string(), itemSchema),
});

export const learnerSchema = z
  .strictObject({
    /** Raised when what was learned is forgotten. */
    epoch: count,
    /** Questions are chosen by what the player can do. */
    adapts: z.boolean(),
    level: z.enum(LEVELS),
    weekly_mail: z.boolean(),
    skills: z.record(z.string(), skillSchema),
  })
  .meta({ id: 'Learner' });

export type SentLearner = Read<z.output<typeof learnerSchema>>;

const changesSchema = z.strictObject({
  adapts: z.boolean().optional(),
  level: z.enum(LEVELS).optional(),
  weekly_mail: z.boolean().optional(),
});

export type ChangesOfLearner = Read<z.output<typeof changesSchema>>;

export const readLearner = endpoint({
  method: 'GET',
  path: '/learner',
  summary: 'What rounds are planned from: everything that was saved is in it',
  access: 'player',
  query: playerQuerySchema,
  answer: learnerSchema,
  errors: { 404: refusal('no_profile') },
});

export const changeLearner = endpoint({
  method: 'PATCH',
  path: '/learner',
  summary: 'Whether and how questions are chosen by what the player can do',
  access: 'player',
  needs: 'gate',
  query: playerQuerySchema,
  body: changesSchema,
  answer: learnerSchema,
  errors: { 404: refusal('no_profile') },
});

export const forgetLearner = endpoint({
  method: 'POST',
  path: '/learner/forget',
  summary: 'Forgets what was learned, and every answer; XP and coins stay',
  access: 'player',
  needs: 'gate',
  query: playerQuerySchema,
  body: z.strictObject({ confirm: z.literal('FORGET', 'Please type FORGET.') }),
  errors: { 403: refusal('reauthentication_needed'), 404: refusal('no_profile') },
});
