import type { Refusal } from '#server/contract/refusals.ts';

interface RefusalDetails {
  /** Message per field, for forms. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** For a link opened where another user is signed in: whose link it is, and who is signed in. */
  readonly accounts?: { readonly email: string; readonly current: string };
}

/** A refused request. The message is shown to people: short and plain. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: Refusal;
  readonly details: RefusalDetails;

  constructor(status: number, code: Refusal, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const PAUSE_SECONDS = 2;

/** Refusals that several endpoints share. */
export const notSignedIn = () => new HttpError(401, 'no_authorization', 'Please sign in.');
export const gateClosed = () =>
  new HttpError(403, 'gate_closed', 'This is for grown-ups. Please open the gate first.');
export const passwordNeeded = () =>
  new HttpError(403, 'reauthentication_needed', 'Please give your password again first.');
export const notFound = () => new HttpError(404, 'not_found', 'There is nothing here.');
export const noProfile = () => new HttpError(404, 'no_profile', 'There is no player profile yet.');
export const choosePlayer = () => new HttpError(409, 'choose_player', 'Who is playing? Please choose first.');
export const otherPlayer = () => new HttpError(409, 'other_player', 'Somebody else is playing here now.');
export const tooManyPlayers = () =>
  new HttpError(409, 'too_many_players', 'There is room for six players in an account.');
export const lastPlayer = () =>
  new HttpError(409, 'last_player', 'The last player can only be deleted together with the account.');
export const wrongCode = () =>
  new HttpError(403, 'wrong_code', 'Those are not the right pictures. Please try again.');
export const attemptConflict = () =>
  new HttpError(409, 'attempt_conflict', 'This round belongs to another player.');
export const methodNotAllowed = () => new HttpError(405, 'method_not_allowed', 'That cannot be done here.');
export const tooMany = (retryAfterSeconds: number) =>
  new HttpError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
/** Whether a limit was reached. */
export const isTooMany = (error: unknown): boolean => error instanceof HttpError && error.status === 429;

/** Something that the server needs is temporarily unavailable. */
export const unavailable = () =>
  new HttpError(503, 'unavailable', 'Addly Nook is having a short rest. Please try again.', {
    retryAfterSeconds: PAUSE_SECONDS,
  });

const invalid = (status: number) =>
  new HttpError(status, 'validation_failed', 'Please check what you typed.');
export const conflict = (code: Refusal) => new HttpError(409, code, 'That already exists.');

const LOST_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Certificates that are not trusted, and TLS connections that cannot be made. */
const NO_TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)|^EPROTO$/;
/** Messages of pg and its pool that come without a code. */
const LOST_CONNECTION_WORDS =
  /connection terminated|does not support SSL|timeout exceeded when trying to connect|timeout expired|connection timeout|not queryable|connection error|pool after calling end/i;

/** An error of Postgres, or of the connection to it. */
interface DatabaseFailure {
  readonly code?: string;
  readonly constraint?: string;
  readonly message: string;
  readonly syscall?: string;
}

/** The constraint that a failed statement violated, if any. */
export const refusedBy = (error: unknown): string | undefined => (error as DatabaseFailure).constraint;

/** The refusal for a failed database call; undefined when the error is a bug. Source: HTTP contract, Conventions. */
export function databaseRefusal(error: unknown): HttpError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', message, syscall } = error as DatabaseFailure;
  if (code === '23505') return conflict('23505');
  if (code === '23503') return conflict('23503');
  if (['23514', '22003', '22P02'].includes(code)) return invalid(422);
  if (code === '22021') return invalid(400);
  // 25006: a standby, which only reads; it is promoted, or another host is tried.
  if (['57014', '53100', '53300', '57P01', '57P02', '57P03', '25006'].includes(code) || /^08...$/.test(code))
    return unavailable();
  const socketGone = code === 'ENOENT' && syscall === 'connect';
  if (socketGone || LOST_CONNECTION.test(code) || NO_TLS.test(code) || LOST_CONNECTION_WORDS.test(message))
    return unavailable();
  return undefined;
}
