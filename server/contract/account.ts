/** What a family may do with its data, and what this installation offers. Source: HTTP contract, The rest. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import './fields.ts';
import { OF_LIMIT, refusal } from './refusals.ts';

const offerSchema = z.strictObject({ google: z.boolean(), mailbox: z.boolean() });

export const readOffer = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'What this installation offers',
  access: 'anyone',
  answer: offerSchema,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is held about the account, as a file; one at a time, 4 a day',
  access: 'user',
  needs: 'password',
  answer: z.looseObject({}),
  file: true,
  errors: OF_LIMIT,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: 'Deletes the account and everything in it',
  access: 'user',
  body: z.strictObject({
    confirm: z.literal('DELETE', 'Please type DELETE.'),
    /** Optional when it was entered in this session recently. */
    password: z.string().optional(),
  }),
  errors: {
    400: refusal('invalid_credentials'),
    403: refusal('reauthentication_needed'),
    ...OF_LIMIT,
  },
});
