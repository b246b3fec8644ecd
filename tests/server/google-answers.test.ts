import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { googleSettings } from '#tests/support/google.ts';
import { Client } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** The fake Google's answers, by the code in the callback. */
interface Answers {
  readonly token?: (res: ServerResponse) => void;
  readonly user?: (res: ServerResponse) => void;
}

const says =
  (body: string, status = 200, type = 'application/json') =>
  (res: ServerResponse) => {
    res.writeHead(status, { 'content-type': type }).end(body);
  };
const never = () => undefined;
const slowly = (res: ServerResponse) => {
  res.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => res.write(' '), 300);
  res.on('close', () => clearInterval(timer));
};
const breaksOff = (res: ServerResponse) => {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  res.write('{"access_token":', () => res.destroy());
};
const huge = (res: ServerResponse) => {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end(JSON.stringify({ access_token: 'x', sub: 'x', filler: 'x'.repeat(5_000_000) }));
};
const elsewhere = (res: ServerResponse) => {
  res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
};

const CASES: readonly (readonly [what: string, answers: Answers])[] = [
  ['null for a token', { token: says('null') }],
  ['nothing for a token', { token: says('') }],
  ['a page for a token', { token: says('<!doctype html>', 200, 'text/html') }],
  ['a list for a token', { token: says('[]') }],
  ['a number for a token', { token: says('7') }],
  ['a token that is a number', { token: says('{"access_token": 7}') }],
  ['a token that is empty', { token: says('{"access_token": ""}') }],
  ['a form, as of old', { token: says('access_token=abc', 200, 'application/x-www-form-urlencoded') }],
  ['JSON that breaks off', { token: says('{"access_token": "ab') }],
  ['an error that is null', { token: says('null', 500) }],
  ['an error for the token', { token: says('{"error": "invalid_grant"}', 400) }],
  ['a redirect for the token', { token: elsewhere }],
  ['a connection that breaks off', { token: breaksOff }],
  ['five megabytes', { token: huge }],
  ['no token, ever', { token: never }],
  ['null for a user', { user: says('null') }],
  ['nothing for a user', { user: says('') }],
  ['rubbish for a user', { user: says('\u0000\ufffd{{{') }],
  ['a list for a user', { user: says('[{"sub": "1"}]') }],
  ['a user without a number', { user: says('{"email": "a@example.org", "email_verified": true}') }],
  ['a user whose number is a list', { user: says('{"sub": ["1"], "email_verified": true}') }],
  ['a user with a NUL in the number', { user: says('{"sub": "1\\u0000", "email_verified": true}') }],
  ['an address that is a thing', { user: says('{"sub": "1", "email": {}, "email_verified": true}') }],
  ['an error for the user', { user: says('{"error": {"message": null}}', 403) }],
  ['an error for the user that is null', { user: says('null', 401) }],
  ['a redirect for the user', { user: elsewhere }],
  ['five megabytes for a user', { user: huge }],
  ['a user, drop by drop', { user: slowly }],
];
/** The code for valid answers. */
const GOOD = CASES.length;
const goodUser = says('{"sub": "1", "email": "somebody@example.org", "email_verified": true}');

let google: Server;
let server: TestServer;
let dead: TestServer;
beforeAll(async () => {
  google = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://google');
    if (pathname === '/userinfo') {
      const token = req.headers.authorization?.replace('Bearer ', '') ?? '';
      return (CASES[Number(token)]?.[1].user ?? goodUser)(res);
    }
    let form = '';
    req.on('data', (chunk: Buffer) => (form += chunk.toString()));
    req.on('end', () => {
      const code = new URLSearchParams(form).get('code') ?? '';
      const { token } = CASES[Number(code)]?.[1] ?? {};
      (token ?? says(JSON.stringify({ access_token: code })))(res);
    });
  }).listen(0, '127.0.0.1');
  await once(google, 'listening');
  const base = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const env = googleSettings(base);
  server = await startTestServer(env);
  // Asked for TLS, but does not speak it.
  dead = await startTestServer(
    { ...env, GOOGLE_TOKEN_URL: base.replace('http:', 'https:') },
    { databaseUrl: server.databaseUrl },
  );
});
afterAll(async () => {
  await server.stop();
  await dead.stop();
  google.closeAllConnections();
  google.close();
});

async function comeBack(url: string, code: string) {
  const client = new Client(url);
  const start = await client.get('/auth/google');
  const state = new URL(start.headers.get('location')!).searchParams.get('state')!;
  const from = performance.now();
  const answer = await client.get(`/auth/google/callback?code=${code}&state=${state}`);
  return { client, answer, seconds: (performance.now() - from) / 1000 };
}

describe.concurrent('when Google answers', () => {
  it.each(CASES.map(([what], index) => [what, index] as const))(
    '%s, the sign-in is refused plainly, within ten seconds',
    async (_what, index) => {
      const { client, answer, seconds } = await comeBack(server.url, String(index));
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/login?error=temporarily_unavailable');
      expect(seconds).toBeLessThan(10);
      expect(client.cookies.size).toBe(0);
      expect((await client.get('/healthz')).status).toBe(200);
      expect(server.noted('google_refused')).toContainEqual(
        expect.objectContaining({ reason: 'temporarily_unavailable', network: expect.any(String) }),
      );
    },
    20_000,
  );

  it('as it should, the sign-in works', async () => {
    const { answer } = await comeBack(server.url, String(GOOD));
    expect(answer.headers.get('location')).toBe('/callback');
  });

  it('with a handshake that fails, too', async () => {
    const { answer } = await comeBack(dead.url, '0');
    expect(answer.headers.get('location')).toBe('/login?error=temporarily_unavailable');
  });
});
