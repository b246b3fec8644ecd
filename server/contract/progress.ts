/** Finished games. Source: HTTP contract, Progress. */
import { z } from 'zod';
import { GAMES } from '#engine/games/catalogue.ts';
import { MOST_WRONG } from '#engine/rules/played.ts';
import { endpoint, type Read } from './endpoint.ts';
import './fields.ts';
import { OF_LIMIT, refusal } from './refusals.ts';

const GAME_IDS = GAMES.map(({ id }) => id);

const LARGEST_BODY = 64 * 1024;
/** More than any game has. */
const MOST_QUESTIONS = 40;
const MOST_TRIES = MOST_QUESTIONS * (MOST_WRONG + 1);
/** Longer than any item's id. */
const LONGEST_ITEM = 40;
const LONGEST_CHOICE = 12;
const MOST_ANSWERS = 60;

const upTo = <const Most extends number>(most: Most) => z.int().min(0).max(most);

const plannedSchema = z.strictObject({
  item: z.string().max(LONGEST_ITEM),
  support: z.literal([0, 1, 2]),
  shown: z.boolean(),
});

const trySchema = z.strictObject({
  choice: z.string().max(LONGEST_CHOICE),
  help: z.literal([0, 1, 2, 3]),
  pace: z.literal([0, 1, 2, 3]),
});

/** A question's answer as pages sent it before rules had numbers: accepted, and ignored. */
const firstAnswerSchema = z.looseObject({});

const FIELDS = {
  attemptId: z.guid().toLowerCase(),
  /** Any of the account's players; without it the current one. */
  playerId: z.guid().toLowerCase().optional(),
  gameId: z.enum(GAME_IDS, 'There is no such game.'),
  score: z.int(),
  finishedAt: z.iso.datetime({ offset: true }).optional(),
  /** Rewards that a client claims are accepted and ignored. */
  userId: z.unknown().optional(),
  xpGained: z.unknown().optional(),
  coinsGained: z.unknown().optional(),
};

/**
 * A round as the child played it; the server plays it again. Without `tries` it is believed, a few times a player. The
 * body without `rules` is that of the first contract.
 */
export const progressSchema = z
  .strictObject({
    ...FIELDS,
    /** Of the learner; a round of another epoch is paid and not recorded. */
    epoch: z.int().min(0).default(0),
    /** False: left early. */
    finished: z.boolean().default(true),
    rules: z.int().min(1).optional(),
    seed: upTo(0xffffffff).optional(),
    plan: z.array(plannedSchema).max(MOST_QUESTIONS).optional(),
    tries: z.array(trySchema).max(MOST_TRIES).optional(),
    answers: z.array(firstAnswerSchema).max(MOST_ANSWERS).optional(),
  })
  .superRefine(({ rules, seed, plan, tries, finished, answers }, { addIssue }) => {
    const refuse = (field: string) =>
      addIssue({ code: 'custom', path: [field], message: 'Please check this.' });
    if (rules === undefined && (tries || plan || seed !== undefined || !finished)) refuse('rules');
    if (rules !== undefined && answers) refuse('answers');
    if (tries && !plan) refuse('plan');
    if (tries && seed === undefined) refuse('seed');
    if (!finished && !tries) refuse('tries');
  })
  .transform(({ userId: _userId, xpGained: _xp, coinsGained: _coins, answers: _answers, ...round }) => round);

export type SentRound = Read<z.output<typeof progressSchema>>;

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
  summary: 'Counts a game as it was played, exactly once for each attemptId',
  largestBody: LARGEST_BODY,
  access: 'user',
  body: progressSchema,
  answer: savedSchema,
  errors: {
    404: refusal('no_profile'),
    409: refusal('attempt_conflict', 'choose_player', 'other_player'),
    422: refusal('score_mismatch'),
    ...OF_LIMIT,
  },
});
