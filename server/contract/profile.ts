/** The player. Source: HTTP contract, Profile. */
import { z } from 'zod';
import { endpoint, type Read } from './endpoint.ts';
import {
  ageSchema,
  avatarSchema,
  nameCheckSchema,
  needsSchema,
  newProfileSchema,
  playerQuerySchema,
  profileChangesSchema,
  themeSchema,
} from './fields.ts';
import { refusal } from './refusals.ts';

/** A player, as their own family sees it. What others see is in leaderboard.ts. */
export const profileSchema = z
  .strictObject({
    id: z.guid(),
    /** The only id that other people ever see. */
    public_id: z.guid(),
    username: z.string().nullable(),
    /** The name shown on the leaderboard. */
    public_name: z.string(),
    age: ageSchema.nullable(),
    avatar_url: avatarSchema.nullable(),
    theme: themeSchema.nullable(),
    parent_email: z.string().nullable(),
    xp: z.int().min(0),
    level: z.int().min(1),
    coins: z.int().min(0),
    on_leaderboard: z.boolean(),
    /** A grown-up has allowed a typed name to be shown. */
    show_name: z.boolean(),
    /** Tells an account's players with the same avatar apart. */
    scarf: z.int().min(0).max(5),
    needs: needsSchema,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });

export type Profile = Read<z.output<typeof profileSchema>>;

const nameTaken = { 409: refusal('23505') };

export const readProfile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: 'The player; null when there is none yet',
  access: 'player',
  query: playerQuerySchema,
  answer: profileSchema.nullable(),
});

export const addProfile = endpoint({
  method: 'POST',
  path: '/profile',
  summary: "Makes the account's first player; a taken name gets a number, once",
  access: 'user',
  body: newProfileSchema,
  status: 201,
  answer: profileSchema,
  errors: nameTaken,
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/profile',
  summary: 'Changes the player; what other people get to see only behind the gate',
  access: 'player',
  query: playerQuerySchema,
  body: profileChangesSchema,
  answer: profileSchema,
  errors: { 404: refusal('no_profile'), ...nameTaken },
});

export const checkName = endpoint({
  method: 'POST',
  path: '/profile/name-check',
  summary: 'Whether a name may be chosen, and whether it looks like a real one: nothing is saved',
  access: 'user',
  body: nameCheckSchema,
  answer: z.strictObject({ good: z.boolean(), real: z.boolean() }),
});

export const suggestName = endpoint({
  method: 'GET',
  path: '/profile/name-suggestion',
  summary: 'A made-up friendly name that is free now',
  access: 'user',
  answer: z.strictObject({ username: z.string() }),
});
