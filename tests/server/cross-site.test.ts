import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM } from '#tests/support/browser.ts';
import { newPlayer, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let elsewhere: Server;
let browser: Browser;
let player: Family;
let page: Page;

beforeAll(async () => {
  server = await startTestServer();
  // For browsers, 127.0.0.1 is another site than localhost, where the player is signed in.
  elsewhere = createServer((_req, res) =>
    res.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
  ).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  browser = await chromium.launch(CHROMIUM);
  player = await newPlayer(server.url);
  const context = await browser.newContext();
  await context.addCookies([
    { name: 'sid', value: player.cookies.get('sid')!, url: server.url, httpOnly: true, sameSite: 'Lax' },
  ]);
  page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser.close();
  elsewhere.close();
  await server.stop();
});

it.each(['text/plain', 'application/json'])(
  'a page of another site cannot save a round by script, as %s',
  async (type) => {
    const outcome = await page.evaluate(
      async ([url, body, contentType]) => {
        const simple = {
          method: 'POST',
          body,
          credentials: 'include',
          headers: { 'content-type': contentType },
        } as const;
        const open = await fetch(url, simple).then(
          (answer) => answer.status,
          () => 'refused',
        );
        const blind = await fetch(url, { ...simple, mode: 'no-cors', headers: {} }).then(
          () => 'sent',
          () => 'refused',
        );
        return [open, blind];
      },
      [`${server.url}/api/progress`, JSON.stringify(round()), type] as const,
    );
    expect(outcome).toEqual(['refused', 'refused']);
    expect((await player.get('/api/profile')).body.xp).toBe(0);
  },
);

it('a page of another site cannot sign anybody out or delete an account by a form', async () => {
  const answered = page.waitForEvent('response');
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action,
      enctype: 'text/plain',
    });
    document.body.append(form);
    form.submit();
  }, `${server.url}/api/auth/signout`);
  expect((await answered).status()).toBe(403);
  expect((await player.get('/api/profile')).status).toBe(200);
});

it('the same browser may, from a page of our own', async () => {
  const own = await page.context().newPage();
  await own.goto(`${server.url}/healthz`);
  const { status, sid } = await own.evaluate(async () => {
    const answer = await fetch('/api/auth/signout', { method: 'POST' });
    return { status: answer.status, sid: document.cookie };
  });
  expect(status).toBe(204);
  expect(sid).toBe('');
  expect((await player.get('/api/profile')).status).toBe(401);
});
