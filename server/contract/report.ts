/** What grown-ups read of a player. Source: HTTP contract, Learning. */
import { z } from 'zod';
import { GAME_IDS } from '#engine/rules/cards.ts';
import { CLAIMS } from '#engine/learner/claims.ts';
import { SLIPS } from '#engine/learner/slips.ts';
import { SKILLS } from '#engine/rules/skills.ts';
import { endpoint, type Read } from './endpoint.ts';
import { playerQuerySchema } from './fields.ts';
import { refusal } from './refusals.ts';

const count = z.int().min(0);

const factSchema = z.strictObject({
  fact: z.string().describe(`As in an item's id after its skill: "3+2", "hear 14".`),
  claim: z.enum(CLAIMS).describe('The strongest thing that can be said of it.'),
  days: count.describe(
    'Days whose first try showed this claim, without help. Of `in sight` 0 where one day showed the fact with things hidden, and two would be another claim.',
  ),
  last: z.iso.date().describe('The last day it was met, UTC.'),
  slips: z
    .array(z.strictObject({ slip: z.enum(SLIPS), times: z.int().min(1) }))
    .describe(
      'What first choices were wrong by in the last twelve months: the most frequent first, `other` last.',
    ),
});

const skillSchema = z.strictObject({
  id: z.enum(SKILLS),
  known: count.describe('Facts known at once, with things hidden.'),
  growing: count.describe('Other facts that were right on a day, in sight or hidden.'),
  met: count.describe('Other facts that were met.'),
  of: z.int().min(1).describe('Facts that there are.'),
  facts: z.array(factSchema).describe('Those that were met.'),
});

export const reportSchema = z
  .strictObject({
    sentence: z.string(),
    next: z.strictObject({
      skill: z.enum(SKILLS),
      gameId: z.enum(GAME_IDS),
      why: z.string(),
      atHome: z.string().describe('Two minutes at home, without a screen.'),
    }),
    hard: z
      .array(z.string())
      .describe(
        'Questions that were more often wrong than right at first in the last 7 days, the hardest first: as facts, or "empty one".',
      ),
    skills: z.array(skillSchema),
    days: z.array(z.iso.date()).describe('Days of the last four weeks with a round, UTC, oldest first.'),
  })
  .meta({ id: 'Report' });

export type Report = Read<z.output<typeof reportSchema>>;
export type ReportedSkill = Report['skills'][number];
export type ReportedFact = ReportedSkill['facts'][number];

export const readReport = endpoint({
  method: 'GET',
  path: '/learner/report',
  summary: 'What a player can do, in words for grown-ups, and what to do next',
  access: 'player',
  needs: 'gate',
  query: playerQuerySchema,
  answer: reportSchema,
  errors: { 404: refusal('no_profile') },
});
