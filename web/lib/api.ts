import type { Contract, EndpointName } from '#server/contract/contract.ts';
import type { AnswerOf, Endpoint, ParamsOf, QueryOf, SentTo } from '#server/contract/endpoint.ts';
import type { Refusal } from '#server/contract/refusals.ts';
import { earlyAnswer, forgetEarlyAnswers } from './early-answers.ts';
import { clearPendingEntry, pendingEntry } from './pending-entry.ts';
import { clearPendingSignOut, pendingSignOut } from './pending-sign-out.ts';
import { withSearch } from './paths.ts';

/** A write must not be aborted while the server works on it; a read can be repeated. */
const PATIENCE_MS = { read: 10_000, write: 15_000 };
const SLOW = 'Addly Nook takes too long to answer. Please try again.';
const UNREACHABLE = "We can't reach Addly Nook. Please check the internet connection.";

/** The server's error codes, plus those of the pages for no answer and for a session that was not kept. */
export type Code = Refusal | 'cookies_blocked' | 'network' | 'timeout' | 'unreadable';

/** The body of an error answer, as in the HTTP contract. */
interface Refused {
  /** May also come from a proxy in between. */
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly email?: string;
  readonly current?: string;
}

/**
 * An error answer of the server, or no answer at all (status 0). The message may be shown to users; it may be empty.
 */
export class ApiError extends Error {
  // No class fields: for older browsers each would compile to a helper call, in the first page's bundle.
  override get name() {
    return 'ApiError';
  }
  declare readonly status: number;
  declare readonly code: Code;
  /** Messages by field name, after a failed validation. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which a refused call may be repeated; 0 if unknown. */
  declare readonly retryAfter: number;
  /** For a link that was opened while another user is signed in: whose link it is, and who is signed in. */
  declare readonly accounts: { readonly email: string; readonly current: string } | undefined;

  constructor(
    status: number,
    { code, message, fields, email, current }: Refused,
    retryAfter?: string | null,
  ) {
    super(message);
    this.status = status;
    // Values other than strings are ignored.
    this.code = (code as Code | undefined) ?? 'unreadable';
    this.fields = fields ?? {};
    this.retryAfter = Number(retryAfter) || 0;
    this.accounts = email !== undefined && current !== undefined ? { email, current } : undefined;
  }

  /** Worth one retry: no answer, or a server error. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The first try used up the time a user should wait; a second would double it. */
  get slow(): boolean {
    return this.code === 'timeout';
  }
}

/** The options of a call. */
interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Refused with 401 unless this very user is signed in: another tab may have changed that. */
  readonly userId?: string | undefined;
  /** Refused with 409 other_player unless the session plays as this player. */
  readonly playerId?: string | undefined;
}

/** A part of the request: absent where the endpoint has none, optional where all its fields are optional. */
type Part<Name extends string, Value> = [string extends keyof Value ? never : keyof Value] extends [never]
  ? unknown
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What an endpoint's contract requires of its caller. */
export type SentWith<Row extends Endpoint> = Pick<Sent, 'userId' | 'playerId'> &
  Part<'params', ParamsOf<Row>> &
  Part<'query', QueryOf<Row>> &
  Part<'body', SentTo<Row>>;

const noAnswer = ({ aborted }: AbortSignal) =>
  aborted
    ? new ApiError(0, { code: 'timeout', message: SLOW })
    : new ApiError(0, { code: 'network', message: UNREACHABLE });

/** Where an endpoint is. */
export const addressOf = (name: EndpointName, params: Sent['params'] = {}): string =>
  name.replace(/^\w+ /, '/api').replace(/:(\w+)/, (_, value: string) => encodeURIComponent(params[value]!));

async function request(
  method: string,
  address: string,
  { query = {}, body = {}, userId, playerId }: Sent = {},
): Promise<Response> {
  const headers = new Headers(userId === undefined ? {} : { 'x-addly-user': userId });
  if (playerId !== undefined) headers.set('x-addly-player', playerId);
  const signal = AbortSignal.timeout(PATIENCE_MS[method === 'GET' ? 'read' : 'write']);
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal };
  if (method !== 'GET') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
    init.keepalive = true;
  }
  try {
    return await fetch(withSearch(address, query), init);
  } catch {
    throw noAnswer(signal);
  }
}

const send = (name: EndpointName, sent: Sent = {}) =>
  request(name.split(' ')[0]!, addressOf(name, sent.params), sent);

let signingOut: Promise<void> | undefined;

/**
 * A sign-out that could not be sent is sent first, so that no answer about the old user can arrive. Throws ApiError as
 * long as it cannot be sent.
 */
export function sendPendingSignOut(): Promise<void> | undefined {
  const userId = pendingSignOut();
  if (userId === null) return undefined;
  return (signingOut ??= send('POST /auth/signout', { userId } satisfies SentWith<
    Contract['POST /auth/signout']
  >)
    .then(({ status }) => {
      // Any other answer is not from our server, or the server is failing.
      if (status !== 204) throw new ApiError(0, { message: UNREACHABLE });
      clearPendingSignOut(userId);
    })
    .finally(() => (signingOut = undefined)));
}

let entering: Promise<void> | undefined;

/**
 * A player chosen without a network is entered first, so that no answer is about another one. Throws ApiError as long as
 * that cannot be sent. A refusal ends it: the next answer says who is playing.
 */
function sendPendingEntry(): Promise<void> | undefined {
  const pending = pendingEntry();
  if (pending === undefined) return undefined;
  const { userId, playerId, code } = pending;
  const sent = { params: { id: playerId }, body: { code }, userId };
  return (entering ??= send(
    'POST /players/:id/enter',
    sent satisfies SentWith<Contract['POST /players/:id/enter']>,
  )
    .then(({ status }) => {
      if (status >= 500) throw new ApiError(0, { message: UNREACHABLE });
      clearPendingEntry(pending);
    })
    .finally(() => (entering = undefined)));
}

/**
 * The only way to the server: calls an endpoint of the contract by its name and returns its answer. The server's tests
 * check its answers against the contract, so they are not validated again here. Throws ApiError for every error answer,
 * and when the answer is missing or unreadable.
 */
export const call = <Name extends EndpointName>(
  name: Name,
  ...[sent]: object extends SentWith<Contract[Name]>
    ? [sent?: SentWith<Contract[Name]>]
    : [sent: SentWith<Contract[Name]>]
) => ask<AnswerOf<Contract[Name]>>(name, sent);

/**
 * One of our own JSON files. Throws as `call` does. It is the same for everybody, so it waits for nothing that could not
 * be sent: without a network the worker answers.
 */
export const readFile = async <File>(address: `/${string}.json`) =>
  answerIn<File>(await request('GET', address));

/** The endpoints whose contract has no answer. For any other, something in between has said "no content". */
export const WITHOUT_ANSWER = /^DELETE|^POST .*(signout|report|forget|-views)$/;

async function ask<Answer>(name: EndpointName, sent?: Sent): Promise<Answer> {
  if (pendingSignOut() !== null || pendingEntry() !== undefined) forgetEarlyAnswers();
  await sendPendingSignOut();
  await sendPendingEntry();
  const early = earlyAnswer(name, sent);
  if (early !== undefined) return early as Answer;
  return answerIn(await send(name, sent), WITHOUT_ANSWER.test(name));
}

/** mayBeEmpty: "no content" is an answer, too. */
async function answerIn<Answer>(response: Response, mayBeEmpty = false): Promise<Answer> {
  if (response.status === 204 && mayBeEmpty) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  const refused = answer as Refused | null | undefined;
  if (typeof refused?.code === 'string')
    throw new ApiError(response.status, refused, response.headers.get('retry-after'));
  // The body is not one of our errors: a filter or proxy in between has answered. That counts as no answer.
  throw new ApiError(0, {});
}
