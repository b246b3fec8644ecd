import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router, type Express } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, createServer } from '#server/http/serve.ts';

function sampleApp(): Express {
  const app = express();
  app.set('trust proxy', 1);
  app.use(express.json());
  const inner = Router();
  inner.get(
    '/:name',
    (req, res) => void res.json({ name: req.params.name, base: req.baseUrl, app: req.app === app }),
  );
  app.use('/inner', inner);
  app.get('/query', (req, res) => void res.json(req.query));
  app.get('/ip', (req, res) => void res.json({ ip: req.ip, secure: req.secure, host: req.hostname }));
  app.get('/cookie', (_req, res) => void res.cookie('a', 'b', { httpOnly: true }).send('ok'));
  app.get('/redirect', (_req, res) => res.redirect('/query'));
  app.get('/file', (_req, res) => res.sendFile(import.meta.filename));
  app.post('/json', (req, res) => void res.status(201).json(req.body));
  app.get('/fails', async () => Promise.reject(new Error('on purpose')));
  app.get('/quick', (_req, res) => void res.json({ ok: true }));
  app.use((error: Error, _req: express.Request, res: express.Response, _next: express.NextFunction) => {
    void _next;
    res.status(500).json({ message: error.message });
  });
  return app;
}

const servers: http.Server[] = [];
async function listen(server: http.Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let plain: string;
let quick: string;
beforeAll(async () => {
  plain = await listen(http.createServer(sampleApp()));
  quick = await listen(createServer(sampleApp()));
});
afterAll(() => Promise.all(servers.map((server) => closeServer(server, 100))));

describe("the server's requests and responses", () => {
  it.each([
    ['/inner/otter', {}],
    ['/query?a=1&b=2', {}],
    ['/ip', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } }],
    ['/cookie', {}],
    ['/redirect', { redirect: 'manual' }],
    ['/file', {}],
    ['/file', { headers: { range: 'bytes=0-9' } }],
    ['/json', { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } }],
    ['/json', { method: 'POST', body: '{"a":', headers: { 'content-type': 'application/json' } }],
    ['/fails', {}],
    ['/nothing', {}],
  ] as const)('do for %s %j what plain Express does', async (path, init) => {
    const seen = async (base: string) => {
      const response = await fetch(base + path, init as RequestInit);
      const headers = [...response.headers].filter(([name]) => !['date', 'keep-alive'].includes(name));
      return { status: response.status, headers, text: (await response.text()).replaceAll(base, '') };
    };
    expect(await seen(quick)).toEqual(await seen(plain));
  });

  it('never change their prototype, which is what makes plain Express slow', async () => {
    const changes = { plain: 0, quick: 0 };
    const original = Object.setPrototypeOf;
    const count = async (base: string, key: 'plain' | 'quick') => {
      Object.setPrototypeOf = (target, prototype) => {
        const isExchange = target instanceof http.IncomingMessage || target instanceof http.ServerResponse;
        if (isExchange && Object.getPrototypeOf(target) !== prototype) changes[key]++;
        return original(target, prototype);
      };
      await fetch(`${base}/quick`).finally(() => (Object.setPrototypeOf = original));
    };
    await count(plain, 'plain');
    await count(quick, 'quick');
    expect(changes).toEqual({ plain: 2, quick: 0 });
  });
});
