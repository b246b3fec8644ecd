/** A player's purse and room. Source: HTTP contract, The Nook. */
import { z } from 'zod';
import { FLOOR_FROM, MOST_PLACED, PRICED_IDS, ROOM_SIZE, THING_IDS, faultOf } from '#engine/rules/nook.ts';
import { GIVEN_THINGS } from '#engine/rules/nook-things.ts';
import { endpoint, type Read } from './endpoint.ts';
import { playerQuerySchema } from './fields.ts';
import { OF_LIMIT, refusal } from './refusals.ts';

const NO_SUCH_THING = 'There is no such thing.';
const MESSAGES = {
  placed: 'Something does not fit there.',
  outfit: 'That cannot be worn like this.',
} as const;

const thingSchema = z.enum(THING_IDS, NO_SUCH_THING).meta({ id: 'Thing' });
const upTo = (most: number) => z.int().min(0).max(most);

const placedSchema = z.strictObject({
  thing: thingSchema,
  /** Thousandths of the room's width. */
  x: upTo(ROOM_SIZE),
  y: upTo(ROOM_SIZE).describe(`Thousandths of the room's height; the floor begins at ${FLOOR_FROM}.`),
  /** Higher ones are before lower ones. */
  layer: upTo(MOST_PLACED - 1),
});

const roomFields = {
  /** How often the room was changed. */
  version: z.int().min(0),
  placed: z.array(placedSchema).max(MOST_PLACED, MESSAGES.placed),
  /** What the guide wears, one thing at each joint. */
  outfit: z.array(thingSchema).max(MOST_PLACED, MESSAGES.outfit),
};

const playerId = z.guid().toLowerCase().optional();

const nookSchema = z
  .strictObject({
    ...roomFields,
    /** Coins that are not spent. */
    balance: z.int().min(0),
    owned: z.array(thingSchema),
    /** How many things were given so far. */
    given: z.int().min(0).max(GIVEN_THINGS),
    /** Owned things that were given: nothing comes back for them. */
    free: z.array(thingSchema),
  })
  .meta({ id: 'Nook' });

export type Nook = Read<z.output<typeof nookSchema>>;

export const purchaseSchema = z.strictObject({
  purchaseId: z.guid().toLowerCase(),
  /** Any of the account's players; without it the current one. */
  playerId,
  thing: z.enum(PRICED_IDS, NO_SUCH_THING),
  /** Gives it back for what was paid. */
  sell: z.boolean().default(false),
});

export type Purchase = Read<z.output<typeof purchaseSchema>>;

const purchasedSchema = z
  .strictObject({
    balance: z.int().min(0),
    /** This purchase was made before. */
    duplicate: z.boolean(),
  })
  .meta({ id: 'Purchased' });

export type Purchased = Read<z.output<typeof purchasedSchema>>;

export const roomSchema = z.strictObject({ ...roomFields, playerId }).superRefine((room, { addIssue }) => {
  const fault = faultOf(room);
  if (fault) addIssue({ code: 'custom', path: [fault], message: MESSAGES[fault] });
});

export type SentRoom = Read<z.output<typeof roomSchema>>;

export const readNook = endpoint({
  method: 'GET',
  path: '/nook',
  summary: "A player's purse, things and room",
  access: 'player',
  query: playerQuerySchema,
  answer: nookSchema,
  errors: { 404: refusal('no_profile') },
});

export const purchaseThing = endpoint({
  method: 'POST',
  path: '/nook/purchases',
  summary: 'Buys a thing, or sells it back for what was paid, exactly once for each purchaseId',
  access: 'user',
  body: purchaseSchema,
  answer: purchasedSchema,
  errors: {
    404: refusal('no_profile'),
    409: refusal(
      'attempt_conflict',
      'choose_player',
      'not_enough_coins',
      'not_owned',
      'other_player',
      'owned',
    ),
    ...OF_LIMIT,
  },
});

export const changeRoom = endpoint({
  method: 'PUT',
  path: '/nook/room',
  summary: 'Furnishes the room with things that are owned; version: of the room that was changed',
  access: 'user',
  body: roomSchema,
  answer: z.strictObject({ version: roomFields.version }),
  errors: {
    404: refusal('no_profile'),
    409: refusal('changed_elsewhere', 'choose_player', 'other_player'),
  },
});
