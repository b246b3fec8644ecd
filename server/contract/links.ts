/** Signing up, links in mails, new passwords. Source: HTTP contract, Authentication. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ageSchema, emailSchema, givenPasswordSchema, passwordSchema, usernameSchema } from './fields.ts';
import { OF_LIMIT, refusal } from './refusals.ts';
import { signedInSchema } from './session.ts';

/** Any text: only its hash is compared. */
const tokenSchema = z.string();
/** Any text: addresses that are not our pages are ignored. */
const redirectSchema = z.string().optional();
/** Whether to sign out another user who is signed in here. */
const switchSchema = z.boolean().optional();

const nothing = z.strictObject({});

/** Whose link it is, and who is signed in where it was opened. */
const otherAccount = refusal('other_account').extend({ email: z.string(), current: z.string() });
const linkExpired = refusal('otp_expired');
const weakPassword = refusal('weak_password');
/** Refusals for an invalid address, and for too many requests for mails. */
const OF_ADDRESS = {
  400: refusal('validation_failed'),
  429: refusal('over_request_rate_limit', 'over_email_send_rate_limit'),
};

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Makes an account, once a link in a mail is opened; answers the same whoever has the address',
  access: 'anyone',
  body: z.strictObject({
    email: emailSchema,
    password: passwordSchema,
    redirect: redirectSchema,
    data: z
      .strictObject({
        // Empty at sign-up. Source: product specification, section 7.
        username: z.literal('').or(usernameSchema).nullish(),
        age: ageSchema.nullish(),
      })
      .optional(),
  }),
  answer: z.strictObject({ user: z.null(), session: z.null(), confirmation_sent: z.literal(true) }),
  errors: { ...OF_ADDRESS, 422: weakPassword },
});

export const resend = endpoint({
  method: 'POST',
  path: '/auth/resend',
  summary: 'The link of a sign-up once more',
  access: 'anyone',
  body: z.strictObject({ type: z.literal('signup'), email: emailSchema, redirect: redirectSchema }),
  answer: nothing,
  errors: OF_ADDRESS,
});

export const readLink = endpoint({
  method: 'GET',
  path: '/auth/link',
  summary: 'Whose a link is; nothing is used up by looking',
  access: 'anyone',
  query: z.strictObject({ token: tokenSchema, kind: z.enum(['signup', 'recovery']) }),
  answer: z.strictObject({ email: z.string() }),
  errors: { 403: linkExpired },
});

export const verify = endpoint({
  method: 'POST',
  path: '/auth/verify',
  summary: 'Confirms an address and signs in',
  access: 'anyone',
  body: z.strictObject({ token: tokenSchema, password: passwordSchema.optional(), switch: switchSchema }),
  answer: signedInSchema.extend({ redirect: z.string().nullable() }),
  errors: {
    403: linkExpired,
    409: refusal('password_needed').or(otherAccount),
    422: weakPassword,
    ...OF_LIMIT,
  },
});

export const recover = endpoint({
  method: 'POST',
  path: '/auth/recover',
  summary: 'A mail with a link to choose a new password; answers the same whoever has the address',
  access: 'anyone',
  body: z.strictObject({ email: emailSchema }),
  answer: nothing,
  errors: OF_ADDRESS,
});

export const reset = endpoint({
  method: 'POST',
  path: '/auth/reset',
  summary: "Sets a password by a mail's link and signs in; every other session ends",
  access: 'anyone',
  body: z.strictObject({ token: tokenSchema, password: passwordSchema, switch: switchSchema }),
  answer: signedInSchema,
  errors: { 403: linkExpired, 409: otherAccount, 422: weakPassword, ...OF_LIMIT },
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Sets another password; every other session ends',
  access: 'user',
  body: z.strictObject({ current: givenPasswordSchema, password: passwordSchema }),
  answer: nothing,
  errors: { 400: refusal('invalid_credentials'), 422: weakPassword, ...OF_LIMIT },
});

export const linkGoogle = endpoint({
  method: 'POST',
  path: '/auth/google/link',
  summary: 'Links the Google identity that has just come back to an account that has a password',
  access: 'anyone',
  body: z.strictObject({ password: givenPasswordSchema }),
  answer: signedInSchema,
  errors: { 400: refusal('invalid_credentials'), 403: linkExpired, ...OF_LIMIT },
});

export const readGoogleSwitch = endpoint({
  method: 'GET',
  path: '/auth/google/switch',
  summary: 'Whose the Google identity is that has just come back, and who is signed in',
  access: 'user',
  answer: z.strictObject({ email: z.string(), current: z.string() }),
  errors: { 403: linkExpired },
});

export const switchToGoogle = endpoint({
  method: 'POST',
  path: '/auth/google/switch',
  summary: 'Signs in as whom Google vouches for, in place of who is signed in',
  access: 'user',
  body: z.strictObject({ switch: z.literal(true) }),
  answer: signedInSchema,
  errors: {
    403: refusal(
      'otp_expired',
      'other_google_account',
      'email_address_not_provided',
      'provider_email_needs_verification',
    ),
    409: refusal('password_needed'),
    ...OF_LIMIT,
  },
});
