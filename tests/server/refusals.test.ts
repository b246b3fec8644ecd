import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nameKey } from '#server/names/name-key.ts';
import {
  Client,
  linkFor,
  newEmail,
  newFamily,
  newName,
  newPlayer,
  PASSWORD,
  round,
  type Answer,
  type Family,
} from './support/client.ts';
import { withLimitedServer } from './support/limited-server.ts';

const servers = withLimitedServer();

const visitor = () => new Client(servers.limited.url);
const family = async () => (await newFamily(servers.free.url)).copy(servers.limited.url);
const player = async () => (await newPlayer(servers.free.url)).copy(servers.limited.url);
const profile = (over: object = {}) => {
  const fields = { username: newName(), age: 5, avatar_url: 'fox', theme: 'core' };
  return { ...fields, ...over };
};

async function afterMany(times: number, call: () => Promise<Answer>): Promise<Answer> {
  for (let i = 0; i < times; i++) await call();
  return call();
}
const secondMail = (path: string, more: object) => () => {
  const body = { email: newEmail(), ...more };
  return afterMany(1, () => visitor().post(path, body));
};
async function unconfirmed(): Promise<Answer> {
  const email = newEmail();
  const client = new Client(servers.free.url);
  await client.post('/api/auth/signup', { email, password: PASSWORD });
  return client.copy(visitor().url).post('/api/auth/signin', { email, password: PASSWORD });
}
async function takenName(change: (other: Client, username: string) => Promise<Answer>): Promise<Answer> {
  const { username } = (await (await player()).get('/api/profile')).body;
  return change(await player(), username);
}
async function takenTwice(): Promise<Answer> {
  // Short enough that no letter of it is dropped for a number.
  const username = 'Taken Otter';
  await newPlayer(servers.free.url, { username });
  const keys = Array.from({ length: 9999 }, (_, n) => nameKey(`${username}${n}`));
  await servers.free.db.query(
    `with u as (insert into users (email) select n || '.' || $1 || '@example.org' from generate_series(0, 9998) n
       returning id, split_part(email, '.', 1) as n, email)
     insert into profiles (id, username, username_key, parent_email)
     select id, 'Taken', ($2::text[])[n::integer + 1], email from u`,
    [randomUUID(), keys],
  );
  return (await family()).post('/api/profile', profile({ username }));
}
async function othersAttempt(): Promise<Answer> {
  const body = round();
  await (await player()).post('/api/progress', body);
  return (await player()).post('/api/progress', body);
}
async function usedToken(): Promise<Answer> {
  const one: Family = await newFamily(servers.free.url);
  await new Client(servers.free.url).post('/api/auth/recover', { email: one.email });
  const token = await linkFor(servers.free.url, one.email, '/reset-password');
  return afterMany(1, () => visitor().post('/api/auth/reset', { token, password: 'another good password' }));
}

const CREDENTIALS = ['invalid_credentials', 400, 'Invalid login credentials'] as const;
const SHORT = ['weak_password', 422, 'Password should be at least 6 characters.'] as const;
const COMMON = [
  'weak_password',
  422,
  'Password is known to be weak and easy to guess, please choose a different one.',
] as const;
const INVALID_EMAIL = ['validation_failed', 400, 'Unable to validate email address: invalid format'] as const;
const NO_EMAIL = ['validation_failed', 400, 'An email address is required'] as const;
const MAIL_LIMIT = [
  'over_email_send_rate_limit',
  429,
  /^For security purposes, you can only request this after \d+ seconds\.$/,
] as const;
const LIMIT = ['over_request_rate_limit', 429, 'Request rate limit reached'] as const;
const EXPIRED = ['otp_expired', 403, 'Email link is invalid or has expired'] as const;
const SIGN_IN = ['no_authorization', 401, 'Please sign in.'] as const;
const NAME_TAKEN = ['23505', 409, 'That player name is taken. Please try another one.'] as const;
const BAD_NAME = ['validation_failed', 422, "Let's pick a different name."] as const;
const BAD_AGE = ['validation_failed', 422, 'Please enter a valid age between 4 and 18'] as const;

type Expected = readonly [code: string, status: number, message: string | RegExp];
type Row = readonly [call: string, when: string, ask: () => Promise<Answer>, expected: Expected];

const wrong = async (email = newEmail()) =>
  visitor().post('/api/auth/signin', { email, password: 'not the one' });
const signUp = (body: object) => () =>
  visitor().post('/api/auth/signup', { email: newEmail(), password: PASSWORD, ...body });
const changePassword = (body: object) => async () =>
  (await family()).send('PUT', '/api/auth/password', { current: PASSWORD, password: PASSWORD, ...body });
const makeProfile = (over: object) => async () => (await family()).post('/api/profile', profile(over));
const patchProfile = (body: object) => async () => (await player()).send('PATCH', '/api/profile', body);
const save = (over: object) => async () => (await player()).post('/api/progress', round(over));
const remove = (body: object) => async () => (await player()).send('DELETE', '/api/account', body);

const ROWS: readonly Row[] = [
  ['signup', 'a short password', signUp({ password: '12345' }), SHORT],
  ['signup', 'no password', signUp({ password: undefined }), SHORT],
  ['signup', 'a common password', signUp({ password: 'Password123' }), COMMON],
  ['signup', 'no address in it', signUp({ email: 'nobody' }), INVALID_EMAIL],
  ['signup', 'an empty address', signUp({ email: ' ' }), NO_EMAIL],
  ['signup', 'twice within a minute', secondMail('/api/auth/signup', { password: PASSWORD }), MAIL_LIMIT],
  ['signin', 'a wrong password', async () => wrong((await newFamily(servers.free.url)).email), CREDENTIALS],
  ['signin', 'an unknown address', () => wrong(), CREDENTIALS],
  ['signin', 'an unconfirmed address', unconfirmed, ['email_not_confirmed', 400, 'Email not confirmed']],
  ['signin', 'no address in it', () => wrong('nobody'), INVALID_EMAIL],
  [
    'signin',
    'ten wrong passwords before',
    () => {
      const email = newEmail();
      return afterMany(10, () => wrong(email));
    },
    LIMIT,
  ],
  ['resend', 'twice within a minute', secondMail('/api/auth/resend', { type: 'signup' }), MAIL_LIMIT],
  ['resend', 'no address', () => visitor().post('/api/auth/resend', { type: 'signup' }), NO_EMAIL],
  ['recover', 'twice within a minute', secondMail('/api/auth/recover', {}), MAIL_LIMIT],
  ['recover', 'no address in it', () => visitor().post('/api/auth/recover', { email: 'x' }), INVALID_EMAIL],
  ['verify', 'a token that is none', () => visitor().post('/api/auth/verify', { token: 'x' }), EXPIRED],
  [
    'verify',
    'far too long a token',
    () => visitor().post('/api/auth/verify', { token: 'x'.repeat(9999) }),
    EXPIRED,
  ],
  ['reset', 'a token used before', usedToken, EXPIRED],
  [
    'reset',
    'a short password',
    () => visitor().post('/api/auth/reset', { token: 'x', password: '12345' }),
    SHORT,
  ],
  [
    'reset',
    'a common password',
    () => visitor().post('/api/auth/reset', { token: 'x', password: 'iloveyou' }),
    COMMON,
  ],
  ['password', 'another current one', changePassword({ current: 'not the one' }), CREDENTIALS],
  ['password', 'a short new one', changePassword({ password: '12345' }), SHORT],
  ['password', 'a common new one', changePassword({ password: '123456' }), COMMON],
  [
    'profile POST',
    'no name',
    makeProfile({ username: ' ' }),
    [BAD_NAME[0], 422, 'Please enter a player name'],
  ],
  ['profile POST', 'a rude name', makeProfile({ username: 'bellend' }), BAD_NAME],
  ['profile POST', 'an address for a name', makeProfile({ username: 'a@example.org' }), BAD_NAME],
  ['profile POST', 'a number to call for a name', makeProfile({ username: 'Ring 07700 900123' }), BAD_NAME],
  ['profile POST', 'too young', makeProfile({ age: 3 }), BAD_AGE],
  ['profile POST', 'too old', makeProfile({ age: 19 }), BAD_AGE],
  ['profile POST', 'a taken name, with all its numbers', takenTwice, NAME_TAKEN],
  [
    'profile PATCH',
    'a taken name',
    () => takenName((other, username) => other.send('PATCH', '/api/profile', { username })),
    NAME_TAKEN,
  ],
  ['profile PATCH', 'a rude name', patchProfile({ username: 'bellend' }), BAD_NAME],
  ['profile PATCH', 'a wrong age', patchProfile({ age: 99 }), BAD_AGE],
  [
    'profile PATCH',
    'a field that is not theirs',
    patchProfile({ xp: 9 }),
    [BAD_NAME[0], 422, 'Please check this.'],
  ],
  [
    'progress',
    'a score beyond all questions',
    save({ score: 11 }),
    ['score_mismatch', 422, 'This game could not be counted as it was sent.'],
  ],
  [
    'progress',
    'a negative score',
    save({ score: -1 }),
    ['score_mismatch', 422, 'This game could not be counted as it was sent.'],
  ],
  [
    'progress',
    'an unknown game',
    save({ gameId: 'chess' }),
    ['validation_failed', 422, 'There is no such game.'],
  ],
  [
    'progress',
    'a malformed attempt',
    save({ attemptId: '1' }),
    ['validation_failed', 422, 'Please check this.'],
  ],
  [
    'progress',
    'no profile',
    async () => (await family()).post('/api/progress', round()),
    ['no_profile', 404, 'There is no player profile yet.'],
  ],
  [
    'progress',
    "another player's attempt",
    othersAttempt,
    ['attempt_conflict', 409, 'This round belongs to another player.'],
  ],
  [
    'progress',
    'more than the burst',
    async () => {
      const one = await player();
      await servers.free.db.query(
        `update profiles set allowance = 0, allowance_at = now() + interval '1 minute'`,
      );
      return one.post('/api/progress', round());
    },
    LIMIT,
  ],
  [
    'account',
    'not the word',
    remove({ confirm: 'delete' }),
    ['validation_failed', 422, 'Please type DELETE.'],
  ],
  ['account', 'a wrong password', remove({ confirm: 'DELETE', password: 'not the one' }), CREDENTIALS],
  [
    'account',
    'no password',
    remove({ confirm: 'DELETE' }),
    ['reauthentication_needed', 403, 'Please give your password again first.'],
  ],
  [
    'profile PATCH',
    'what only a grown-up decides, and the gate closed',
    async () => (await player()).send('PATCH', '/api/profile', { show_name: true }),
    ['gate_closed', 403, 'This is for grown-ups. Please open the gate first.'],
  ],
  [
    'report',
    'the gate closed',
    async () => (await player()).post(`/api/leaderboard/${randomUUID()}/report`),
    ['gate_closed', 403, 'This is for grown-ups. Please open the gate first.'],
  ],
  [
    'page-views',
    'an address with a value in it',
    () => visitor().post('/api/page-views', { route: '/profile-setup?email=a@b.c' }),
    ['validation_failed', 422, 'Please check this.'],
  ],
  ...(
    [
      ['GET', '/api/profile'],
      ['POST', '/api/profile'],
      ['PATCH', '/api/profile'],
      ['GET', '/api/profile/name-suggestion'],
      ['PUT', '/api/auth/password'],
      ['POST', '/api/progress'],
      ['GET', '/api/leaderboard'],
      ['POST', '/api/leaderboard/00000000-0000-4000-8000-000000000000/report'],
      ['GET', '/api/gate'],
      ['POST', '/api/gate'],
      ['GET', '/api/account/export'],
      ['DELETE', '/api/account'],
    ] as const
  ).map(([method, path]): Row => [
    `${method} ${path}`,
    'nobody signed in',
    () => visitor().send(method, path, method === 'GET' ? undefined : {}),
    SIGN_IN,
  ]),
];

describe('every refusal of the contract', () => {
  it.each(ROWS)('%s with %s', async (_call, _when, ask, [code, status, message]) => {
    const answer = await ask();
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect(Object.keys(answer.body).filter((key) => !['code', 'message', 'fields'].includes(key))).toEqual(
      [],
    );
    expect(answer.headers.has('retry-after')).toBe(status === 429);
  });
});
