export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

const PATIENCE_MS = 15_000;
const UNREACHABLE = "We can't reach Addly Nook. Please check the internet connection.";

/** A refusal's body, as the HTTP contract has it. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal by the server, or no answer at all (status 0). The message is fit to be shown to people; it may be empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Messages by field name, after a failed validation. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, { code, message, fields }: Refusal) {
    super(message);
    this.status = status;
    this.code = code ?? 'unreadable';
    this.fields = fields ?? {};
  }

  /** Worth one more try: nothing was answered, or the server was in trouble. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

interface Call {
  readonly method: Method;
  /** Begins with /. */
  readonly path: string;
  readonly body?: object | undefined;
  /** Refused with 401 unless this very user is signed in: another tab may have changed that unnoticed. */
  readonly userId?: string | undefined;
}

async function ask({ method, path, body, userId }: Call): Promise<Response> {
  const headers = new Headers(userId === undefined ? {} : { 'x-addly-user': userId });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal };
  if (method !== 'GET') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body ?? {});
    init.keepalive = true;
  }
  try {
    return await fetch(path, init);
  } catch {
    throw new ApiError(0, { code: 'network', message: UNREACHABLE });
  }
}

/**
 * The only way to the server. Gives the answer's JSON, undefined for 204.
 * Throws ApiError for every refusal, and for an answer that never came or can't be read.
 */
export async function call<Answer>(wanted: Call): Promise<Answer> {
  const response = await ask(wanted);
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  // A 200 that isn't JSON comes from something between us and the server: treated like no answer.
  const status = response.ok ? 0 : response.status;
  throw new ApiError(status, (answer ?? {}) as Refusal);
}

/** As `call`, for whoever is signed in. */
export const api = <Answer>(method: Method, path: string, body?: object) =>
  call<Answer>({ method, path, body });
