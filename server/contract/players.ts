/** The players of an account. Source: HTTP contract, Players. */
import { z } from 'zod';
import { endpoint, type Read } from './endpoint.ts';
import { newProfileSchema } from './fields.ts';
import { profileSchema } from './profile.ts';
import { OF_LIMIT, refusal } from './refusals.ts';

/** What "Who is playing?" shows of a player. */
const listedSchema = profileSchema
  .pick({ id: true, username: true, avatar_url: true, theme: true, level: true, scarf: true })
  .extend({
    /** Whom this session plays as. */
    current: z.boolean(),
    /** Whether a picture code is asked for. */
    code: z.boolean(),
  });

/** The pictures of a code in order, each 0 to 8. */
const codeSchema = z.array(z.int().min(0).max(8)).length(3);

export type ListedPlayer = Read<z.output<typeof listedSchema>>;

export const listPlayers = endpoint({
  method: 'GET',
  path: '/players',
  summary: "The account's players, oldest first",
  access: 'user',
  answer: z.array(listedSchema),
});

export const addPlayer = endpoint({
  method: 'POST',
  path: '/players',
  summary: 'Adds a player, up to six an account; a taken name gets a number, once',
  access: 'user',
  needs: 'gate',
  body: newProfileSchema,
  status: 201,
  answer: profileSchema,
  errors: { 409: refusal('23505', 'too_many_players') },
});

export const enterPlayer = endpoint({
  method: 'POST',
  path: '/players/:id/enter',
  summary:
    'Goes on as this player in this session; with the gate open also without its picture code, which five wrong ones end',
  access: 'user',
  body: z.strictObject({ code: codeSchema.optional() }),
  answer: profileSchema,
  errors: { 403: refusal('wrong_code'), 404: refusal('not_found'), ...OF_LIMIT },
});

export const changeCode = endpoint({
  method: 'PUT',
  path: '/players/:id/code',
  summary: 'Sets the picture code that a player is entered with, or removes it',
  access: 'user',
  needs: 'gate',
  body: z.strictObject({ code: codeSchema.nullable() }),
  answer: z.strictObject({}),
  errors: { 404: refusal('not_found') },
});

export const deletePlayer = endpoint({
  method: 'DELETE',
  path: '/players/:id',
  summary: 'Deletes everything of a player; the last one goes with the account alone',
  access: 'user',
  needs: 'gate',
  body: z.strictObject({ confirm: z.literal('DELETE', 'Please type DELETE.') }),
  errors: {
    403: refusal('reauthentication_needed'),
    404: refusal('not_found'),
    409: refusal('last_player'),
  },
});
