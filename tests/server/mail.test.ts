import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, newEmail, newFamily, PASSWORD } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

interface Delivered {
  readonly recipients: readonly string[];
  readonly mail: Email;
}

let delivered: Delivered[] = [];
let refusals = 0;
let smtp: SMTPServer;
let server: TestServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    // It offers encryption with a self-signed certificate, as local relays do.
    authOptional: true,
    onRcptTo: (_address, _session, done) =>
      done(refusals-- > 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : undefined),
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      delivered.push({ recipients: session.envelope.rcptTo.map((to) => to.address), mail });
      done();
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Addly Nook <nook@example.org>',
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((done) => smtp.close(done));
});
beforeEach(() => {
  delivered = [];
  refusals = 0;
});

const visitor = () => new Client(server.url);
const nextMail = () =>
  vi.waitFor(() => delivered[0] ?? Promise.reject(new Error('no mail yet')), {
    timeout: 30_000,
    interval: 10,
  });

describe('a mail', () => {
  it('goes to one person, in text and HTML, with a link to where people come in', async () => {
    const email = newEmail();
    const client = visitor();
    await client.post('/api/auth/signup', { email, password: PASSWORD });
    const { recipients, mail } = await nextMail();
    expect(recipients).toEqual([email]);
    expect(mail.from).toMatchObject({ name: 'Addly Nook', address: 'nook@example.org' });
    expect(mail.to).toMatchObject([{ address: email }]);
    expect(mail.subject).toBe('Please confirm your email for Addly Nook');
    const link = new RegExp(`${server.url}/auth/confirm\\?token=[\\w-]{43}`);
    expect(mail.text).toMatch(link);
    expect(mail.html).toMatch(link);
    expect(mail.html).not.toContain('<img');
    const token = /token=([\w-]+)/.exec(mail.text!)![1];
    expect((await client.post('/api/auth/verify', { token })).status).toBe(200);
  });

  it('leads to PUBLIC_URL, whatever host the request names', async () => {
    const email = newEmail();
    const { hostname, port } = new URL(server.url);
    const { request } = await import('node:http');
    await new Promise<void>((done) => {
      const body = JSON.stringify({ email, password: PASSWORD });
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'content-type': 'application/json',
      };
      request({ hostname, port, path: '/api/auth/signup', method: 'POST', headers }, (answer) =>
        answer.resume().on('end', done),
      ).end(body);
    });
    const { mail } = await nextMail();
    expect(mail.text).toContain(`${server.url}/auth/confirm`);
    expect(mail.text! + mail.html!).not.toContain('evil.example');
  });

  it.each([
    'a@example.org\r\nBcc: evil@example.org',
    'a@example.org, evil@example.org',
    'a@example.org;evil@example.org',
    '"a@example.org" <evil@example.org>',
    'a@example.org\u0000',
    'a(comment)@example.org',
    ['a@example.org', 'evil@example.org'],
    { address: 'evil@example.org' },
  ])('never goes to %j', async (email) => {
    for (const [path, body] of [
      ['/api/auth/signup', { email, password: PASSWORD }],
      ['/api/auth/resend', { type: 'signup', email }],
      ['/api/auth/recover', { email }],
    ] as const) {
      const answer = await visitor().post(path, body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
    const real = newEmail();
    await visitor().post('/api/auth/signup', { email: real, password: PASSWORD });
    expect((await nextMail()).recipients).toEqual([real]);
    expect(delivered).toHaveLength(1);
  });

  it('is tried again when the mail server is busy', async () => {
    refusals = 1;
    const email = newEmail();
    await visitor().post('/api/auth/signup', { email, password: PASSWORD });
    expect((await nextMail()).recipients).toEqual([email]);
  });

  it('to an address without account is not sent', async () => {
    await visitor().post('/api/auth/recover', { email: newEmail() });
    await visitor().post('/api/auth/resend', { type: 'signup', email: newEmail() });
    const email = newEmail();
    await visitor().post('/api/auth/signup', { email, password: PASSWORD });
    await nextMail();
    expect(delivered.map((one) => one.recipients)).toEqual([[email]]);
  });
});

describe('the mailbox page', () => {
  it('does not exist where a mail server is set up', async () => {
    expect((await visitor().get('/mailbox')).status).toBe(404);
    expect((await visitor().get('/api/config')).body.mailbox).toBe(false);
  });

  it('does not exist where people come from elsewhere', async () => {
    const open = await startTestServer({ PUBLIC_URL: 'https://nook.example.org', RATE_LIMITS: 'on' });
    expect((await new Client(open.url).get('/mailbox')).status).toBe(404);
    expect((await new Client(open.url).get('/api/config')).body.mailbox).toBe(false);
    await open.stop();
  });

  it('shows mails newest first, harmless, to the machine itself only', async () => {
    const local = await startTestServer();
    const first = (await newFamily(local.url)).email;
    const second = (await newFamily(local.url)).email;
    const page = await new Client(local.url).get('/mailbox');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.text.indexOf(second)).toBeLessThan(page.text.indexOf(first));
    expect(page.text).toMatch(new RegExp(`<a href="${local.url}/auth/confirm\\?token=[\\w-]+">`));
    const { request } = await import('node:http');
    const { port } = new URL(local.url);
    const status = await new Promise((done) =>
      request({ host: '127.0.0.1', port, path: '/mailbox', headers: { host: 'rebound.example' } }, (answer) =>
        done(answer.statusCode),
      ).end(),
    );
    expect(status).toBe(404);
    await local.stop();
  });
});
