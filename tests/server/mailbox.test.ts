import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/http/logging.ts';
import { isFromThisMachine, showsProxy } from '#server/mail/mailbox-access.ts';
import { openServer } from '#server/main.ts';
import { newFamily } from './support/client.ts';
import { startTestServer, TEST_SECRET, type TestServer } from './support/server.ts';

let server: TestServer;
let port: string;
beforeAll(async () => {
  // Open to a classroom's network, as with HOST=0.0.0.0.
  server = await startTestServer({}, { host: '0.0.0.0' });
  port = new URL(server.url).port;
  await newFamily(server.url);
});
afterAll(() => server.stop());

interface Seen {
  readonly status: number | undefined;
  readonly text: string;
}

const get = (host: string, path: string, headers: Record<string, string>): Promise<Seen> =>
  new Promise((done, failed) => {
    request({ host, port, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part)).on('end', () => done({ status: answer.statusCode, text }));
    })
      .on('error', failed)
      .end();
  });

/** This machine's addresses in its network; connections to them also come from them. */
const OTHER_ADDRESSES = Object.values(networkInterfaces())
  .flat()
  .flatMap((one) => (one && !one.internal && one.family === 'IPv4' ? [one.address] : []));

const isOffered = async (host: string, headers: Record<string, string>): Promise<boolean> =>
  JSON.parse((await get(host, '/api/config', headers)).text).mailbox;

describe('the mailbox page', () => {
  it('is for who asks on the machine itself', async () => {
    const headers = { host: `localhost:${port}` };
    const page = await get('127.0.0.1', '/mailbox', headers);
    expect(page.status).toBe(200);
    expect(page.text).toContain('/auth/confirm?token=');
    expect(await isOffered('127.0.0.1', headers)).toBe(true);
  });

  it('is not there for another address, whatever host it names, and the operator is told', async () => {
    for (const address of OTHER_ADDRESSES)
      for (const host of [`localhost:${port}`, '127.0.0.1', `${address}:${port}`]) {
        const page = await get(address, '/mailbox', { host });
        expect(page.status).toBe(404);
        expect(page.text).not.toContain('token=');
        expect(await isOffered(address, { host })).toBe(false);
      }
    expect(server.noted('mailbox_refused')).toHaveLength(OTHER_ADDRESSES.length * 3);
  });

  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['X-Forwarded-Host', 'localhost'],
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['Client-IP', '203.0.113.7'],
    ['X-Client-IP', '203.0.113.7'],
    ['True-Client-IP', '203.0.113.7'],
    ['X-Cluster-Client-IP', '203.0.113.7'],
    ['Fastly-Client-IP', '203.0.113.7'],
    ['CF-Connecting-IP', '203.0.113.7'],
    ['CDN-Loop', 'cloudflare'],
    ['Fly-Client-IP', '203.0.113.7'],
    ['X-Azure-ClientIP', '203.0.113.7'],
    ['X-Envoy-External-Address', '203.0.113.7'],
    ['X-Envoy-Expected-Rq-Timeout-Ms', '15000'],
    ['X-Original-For', '203.0.113.7'],
    ['X-Original-Host', 'nook.example.org'],
    ['X-Original-URI', '/mailbox'],
    ['X-ProxyUser-Ip', '203.0.113.7'],
    ['Proxy-Connection', 'keep-alive'],
    ['X-Amzn-Trace-Id', 'Root=1-67891233-abcdef012345678912345678'],
    ['X-Cloud-Trace-Context', '105445aa7843bc8bf206b12000100000/1'],
    ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ['X-Request-Id', '7b1f'],
    ['Max-Forwards', '10'],
    ['Remote-Addr', '127.0.0.1'],
    ['X-A-Proxy-Of-Tomorrow', 'yes'],
  ])('is not there through a proxy on the machine: %s', async (name, value) => {
    const headers = { host: `localhost:${port}`, [name]: value };
    const before = server.noted('mailbox_refused').length;
    expect((await get('127.0.0.1', '/mailbox', headers)).status).toBe(404);
    expect(await isOffered('127.0.0.1', headers)).toBe(false);
    expect(server.noted('mailbox_refused')).toHaveLength(before + 1);
  });

  it.each([
    ['a proxy that speaks HTTP/1.0, as nginx did by itself until 1.29.7', '1.0', ''],
    ['one that passes on another Host', '1.1', 'Host: nook.example.org\r\n'],
    ['one that passes on the same Host', '1.1', 'Host: localhost\r\n'],
  ])('is not there through %s', async (_proxy, version, second) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `GET /mailbox HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\n${second}Connection: close\r\n\r\n`,
    );
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('token=');
  });

  it.each([
    [
      'a browser',
      {
        connection: 'keep-alive',
        'cache-control': 'max-age=0',
        'sec-ch-ua': '"Chromium";v="140"',
        'sec-gpc': '1',
        dnt: '1',
        'upgrade-insecure-requests': '1',
        'user-agent': 'Mozilla/5.0',
        accept: 'text/html',
        priority: 'u=0, i',
        'sec-fetch-site': 'none',
        referer: 'http://localhost:3000/',
        'accept-encoding': 'gzip',
        te: 'trailers',
        'accept-language': 'en-GB',
        cookie: 'sid=1',
        'if-none-match': '"1"',
        pragma: 'no-cache',
        'save-data': 'on',
      },
    ],
    ['curl', { 'user-agent': 'curl/8.5.0', accept: '*/*' }],
  ])('is there for what %s sends of its own accord', async (_who, headers) => {
    expect((await get('127.0.0.1', '/mailbox', { host: `localhost:${port}`, ...headers })).status).toBe(200);
  });

  it('is not there where a proxy is trusted', async () => {
    const proxied = await startTestServer({ TRUST_PROXY: '1' });
    const headers = { host: 'localhost' };
    const { hostname } = new URL(proxied.url);
    const answer = await fetch(`http://${hostname}:${new URL(proxied.url).port}/mailbox`, { headers });
    expect(answer.status).toBe(404);
    await proxied.stop();
  });
});

describe('the mailbox behind a proxy that adds no header', () => {
  const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11)', accept: 'text/html' };
  const SECURE = { ...BROWSER, 'sec-fetch-site': 'same-origin', connection: 'keep-alive' };
  /** As nginx passes it on since 1.29.7: HTTP/1.1, without the client's Connection header. */
  const handOn = async (at: string, path: string, headers: Record<string, string>): Promise<string> => {
    const socket = connect(Number(at), '127.0.0.1');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  };

  it.each([
    ['its connection', BROWSER],
    ['its connection, by TLS', { ...BROWSER, 'sec-fetch-site': 'none' }],
    ['the name it came by', { ...SECURE, origin: 'https://nook.example.org' }],
    ['the name it came by, which is handed on', { ...SECURE, host: 'nook.example.org' }],
  ])('closes to everybody at the first browser that shows %s', async (_what, headers) => {
    const proxied = await startTestServer();
    const at = new URL(proxied.url).port;
    const host = `127.0.0.1:${at}`;
    const mailbox = () => handOn(at, '/mailbox', { host, 'user-agent': 'curl/8.5.0', accept: '*/*' });
    await newFamily(proxied.url);
    expect(await mailbox()).toMatch(/^HTTP\/1\.1 200 /);
    await handOn(at, '/healthz', { host, ...headers });
    const answer = await mailbox();
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('token=');
    expect(await handOn(at, '/api/config', { host })).toContain('"mailbox":false');
    expect(proxied.noted('mailbox_closed')).toHaveLength(1);
    await proxied.stop();
  });

  it.each([
    ['a browser on this machine', { ...SECURE, origin: 'http://localhost:3000' }],
    [
      'a page elsewhere that a browser here has open',
      { ...SECURE, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    [
      'a program that makes up names',
      { host: 'evil.example', origin: 'https://evil.example', via: '1.1 proxy' },
    ],
    ['WebSockets of a page', { ...BROWSER, connection: 'Upgrade', upgrade: 'websocket' }],
  ])('stays open after %s', (_who, headers) => {
    const asked = { headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress: '127.0.0.1' } };
    expect(showsProxy(asked as unknown as IncomingMessage)).toBe(false);
  });

  it('stays open after a browser of the classroom, which comes from its own address', () => {
    const asked = { headers: BROWSER, socket: { remoteAddress: '192.168.1.20' } };
    expect(showsProxy(asked as unknown as IncomingMessage)).toBe(false);
  });

  it('is warned about at the start', async () => {
    const warned: string[] = [];
    const write = (line: string) => void warned.push((JSON.parse(line) as { msg: string }).msg);
    const env = { DATABASE_URL: 'postgres://nook@127.0.0.1:1/nook', SESSION_SECRET: TEST_SECRET };
    await expect(openServer(env, { pages: undefined, log: createLog('warn', { write }) })).rejects.toThrow();
    expect(warned).toContainEqual(expect.stringContaining('Behind a proxy, set TRUST_PROXY or SMTP_URL'));
  });
});

describe('a request from this machine', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.20', false],
    ['10.127.0.0', false],
    ['::ffff:192.168.1.20', false],
    ['fe80::1', false],
    [undefined, false],
  ])('is one whose other end is %s: %s', (remoteAddress, expected) => {
    const host = 'localhost:3000';
    const asked = {
      headers: { host },
      headersDistinct: { host: [host] },
      httpVersion: '1.1',
      socket: { remoteAddress },
    };
    expect(isFromThisMachine(asked as unknown as IncomingMessage)).toBe(expected);
  });
});
