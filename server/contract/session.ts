/** Who is signed in, in which browsers, and how sessions begin and end. Source: HTTP contract, Authentication. */
import { z } from 'zod';
import { endpoint, type Read } from './endpoint.ts';
import { emailSchema, givenPasswordSchema } from './fields.ts';
import { OF_LIMIT, OF_USER, refusal } from './refusals.ts';

const userSchema = z.strictObject({
  id: z.guid(),
  email: z.string(),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  /** Entered at the sign-up. */
  user_metadata: z.strictObject({ username: z.string().nullish(), age: z.int().nullish() }),
});

const sessionSchema = z
  .strictObject({
    user: userSchema,
    token_type: z.literal('cookie'),
    /** Unix seconds. */
    expires_at: z.int(),
    /** Seconds. */
    expires_in: z.int(),
  })
  .meta({ id: 'Session' });

/** The answer to a successful sign-in. */
export const signedInSchema = z.strictObject({ session: sessionSchema });

/** A browser in which the account is signed in. */
const browserSchema = z.strictObject({
  /** Distinguishes sessions, and is not secret: it is not the id in the cookie. */
  id: z.string(),
  /** UTC. */
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  this: z.boolean(),
});

/** The ways an account can sign in. */
const waysSchema = z.strictObject({ password: z.boolean(), google: z.boolean() });

export type User = Read<z.output<typeof userSchema>>;
export type Session = Read<z.output<typeof sessionSchema>>;
export type SignedIn = Read<z.output<typeof signedInSchema>>;
export type Ways = Read<z.output<typeof waysSchema>>;
export type SignedInBrowser = Read<z.output<typeof browserSchema>>;

export const readSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  summary: 'Who is signed in',
  access: 'anyone',
  answer: z.strictObject({ session: sessionSchema.nullable() }),
  errors: OF_USER,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/signin',
  summary: 'Signs in by password',
  access: 'anyone',
  body: z.strictObject({ email: emailSchema, password: givenPasswordSchema }),
  answer: signedInSchema,
  errors: {
    400: refusal('invalid_credentials', 'email_not_confirmed', 'validation_failed'),
    ...OF_LIMIT,
  },
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/signout',
  summary: 'Ends the session, if there is one',
  access: 'anyone',
});

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/auth/again',
  summary: 'The password once more: counts for ten minutes in this session',
  access: 'user',
  body: z.strictObject({ password: givenPasswordSchema }),
  answer: z.strictObject({ until: z.int() }),
  errors: { 400: refusal('invalid_credentials'), ...OF_LIMIT },
});

export const readWays = endpoint({
  method: 'GET',
  path: '/auth/ways',
  summary: 'How the account can sign in',
  access: 'user',
  answer: waysSchema,
});

export const listBrowsers = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the account is signed in',
  access: 'user',
  answer: z.array(browserSchema),
});

export const endBrowserSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Ends one of the sessions',
  access: 'user',
  errors: { 404: refusal('not_found') },
});
