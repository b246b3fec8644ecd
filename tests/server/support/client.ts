import { randomUUID } from 'node:crypto';
import { SECOND_WORDS } from '#server/names/made-up-words.ts';
import { findGame } from '#engine/games/catalogue.ts';
import { playedRound } from '#tests/support/played.ts';
import { expectKept } from '#tests/support/kept-contract.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; undefined when there is none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/**
 * A browser from the server's point of view: keeps cookies, sends JSON, does not follow redirects. Throws when an
 * answer violates the contract.
 */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** A copy with the same cookies: a thief's, or for another server on the same database. */
  copy(url = this.url): Client {
    const copy = new Client(url);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const answered: Answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
    expectKept(method, path, answered);
    return answered;
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export const PASSWORD = 'seven hungry otters';

export const newEmail = () => `parent-${randomUUID()}@example.org`;

/** The newest link with this path in the mailbox for this address. */
export async function linkFor(
  url: string,
  email: string,
  path: '/auth/confirm' | '/reset-password',
): Promise<string> {
  const { text } = await new Client(url).get('/mailbox');
  const mail = text
    .split('<article>')
    .find((article) => article.includes(`To ${email},`) && article.includes(path));
  const token = /token=([\w-]+)/.exec(mail ?? '')?.[1];
  if (!token) throw new Error(`no mail with a link to ${path} for ${email}`);
  return token;
}

export interface Family extends Client {
  readonly email: string;
  readonly userId: string;
}

/** A new confirmed account, signed in, without a profile. */
export async function newFamily(url: string, email = newEmail(), link = linkFor): Promise<Family> {
  const client = new Client(url);
  await client.post('/api/auth/signup', { email, password: PASSWORD });
  const { body } = await client.post('/api/auth/verify', {
    token: await link(url, email, '/auth/confirm'),
  });
  return Object.assign(client, { email, userId: body.session.user.id as string });
}

let players = 0;
/** A typed name: not one of the made-up ones, and harmless to the filter. */
export const newName = () => `${SECOND_WORDS[Date.now() % SECOND_WORDS.length]} Otter ${players++ % 1400}`;

/** A new account with a player's profile, signed in. link: where its mail is read. */
export async function newPlayer(url: string, profile: object = {}, link = linkFor): Promise<Family> {
  const family = await newFamily(url, newEmail(), link);
  const { status, text } = await family.post('/api/profile', {
    username: newName(),
    age: 5,
    avatar_url: 'fox',
    theme: 'core',
    ...profile,
  });
  if (status >= 300) throw new Error(`no profile was made: ${text}`);
  return family;
}

/** A finished round, played to this score where a round can end with it; 10 by itself. Other fields as given. */
export function round(over: object = {}) {
  const { gameId = 'total-treasure-hunt', score } = over as { gameId?: string; score?: unknown };
  const total = findGame(gameId)?.rewards.questionsCount ?? 0;
  const isPossible = typeof score === 'number' && Number.isInteger(score) && score >= 1 && score <= total;
  const played = playedRound(total ? gameId : 'total-treasure-hunt', isPossible ? { score } : {});
  return { attemptId: randomUUID() as string, ...played, ...over };
}
