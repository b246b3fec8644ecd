/** What the server answers when it refuses. Source: HTTP contract, Conventions. */
import { z } from 'zod';

/** Error codes. Pages and server use no others; the message for people is beside the code in the answer. */
export const REFUSALS = [
  '23503',
  '23505',
  'attempt_conflict',
  'bad_json',
  'bad_request',
  'changed_elsewhere',
  'choose_player',
  'cross_site',
  'email_address_not_provided',
  'email_not_confirmed',
  'gate_closed',
  'internal_error',
  'invalid_credentials',
  'last_player',
  'method_not_allowed',
  'no_authorization',
  'no_profile',
  'not_enough_coins',
  'not_found',
  'not_owned',
  'other_account',
  'other_google_account',
  'other_player',
  'otp_expired',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'owned',
  'password_needed',
  'payload_too_large',
  'provider_email_needs_verification',
  'reauthentication_needed',
  'score_mismatch',
  'too_many_players',
  'unavailable',
  'unsupported_media_type',
  'validation_failed',
  'weak_password',
  'wrong_code',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** A refusal with one of these codes. fields: what is wrong with each field of a form. */
export const refusal = <const Name extends Refusal>(...names: readonly [Name, ...Name[]]) =>
  z.strictObject({
    code: z.literal(names),
    /** Shown to people. */
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
  });

/** The server, or something it needs, is unavailable. */
const trouble = <const Name extends Refusal>(name: Name) =>
  refusal(name).extend({ /** The request's id in the log. */ requestId: z.string() });

/** Refusals of any call. Those with an id become components of the OpenAPI document. */
export const ALWAYS = {
  400: refusal('bad_request').meta({ id: 'BadRequest' }),
  500: trouble('internal_error').meta({ id: 'OurMistake' }),
  503: trouble('unavailable').meta({ id: 'Unavailable' }),
} as const;

/** Refusals of any call that changes something. */
export const OF_UNSAFE = {
  400: refusal('bad_json').meta({ id: 'BadJson' }),
  403: refusal('cross_site').meta({ id: 'CrossSite' }),
  413: refusal('payload_too_large').meta({ id: 'TooLarge' }),
  415: refusal('unsupported_media_type').meta({ id: 'NoJson' }),
} as const;

/** Refusal of a call with an invalid body. */
export const OF_BODY = { 422: refusal('validation_failed').meta({ id: 'Invalid' }) } as const;

/** Refusal of a call without a session, or one meant for another user. */
export const OF_USER = { 401: refusal('no_authorization').meta({ id: 'NotSignedIn' }) } as const;

/** Refusal of a call about the current player: none of several is chosen, or another one than the request names. */
export const OF_PLAYER = {
  409: refusal('choose_player', 'other_player').meta({ id: 'WhichPlayer' }),
} as const;

/** Refusals of a call about another player than the current one. */
export const OF_OTHERS = {
  403: refusal('gate_closed').meta({ id: 'OfOtherPlayer' }),
  404: refusal('not_found').meta({ id: 'NoSuchPlayer' }),
} as const;

export const OF_NEED = {
  gate: { 403: refusal('gate_closed').meta({ id: 'GateClosed' }) },
  password: { 403: refusal('reauthentication_needed').meta({ id: 'PasswordNeeded' }) },
} as const;

/** Refusal of calls that are made too often. */
export const OF_LIMIT = { 429: refusal('over_request_rate_limit').meta({ id: 'TooOften' }) } as const;
