import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '#server/http/serve.ts';
import { serveFiles } from '#server/http/static.ts';
import { Client } from './support/client.ts';

/** Pictures in bytes, on both sides of what is kept in memory. */
const SIZES: Readonly<Record<string, number>> = { small: 100_000, large: 200_000 };

let server: Server;
let folder: string;
let client: Client;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nook-files-'));
  mkdirSync(join(folder, 'pictures'));
  for (const [name, bytes] of Object.entries(SIZES))
    writeFileSync(join(folder, `pictures/${name}.png`), 'x'.repeat(bytes));
  writeFileSync(join(folder, 'favicon.png'), 'icon');
  mkdirSync(join(folder, 'sounds'));
  writeFileSync(join(folder, 'sounds/three.mp3'), 'three');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'assets/page-abc.js'),
    'show("/pictures/small.png?v=1a2b"); say("/sounds/three.mp3?v=1a2b")',
  );
  server = createServer(express().use(serveFiles(folder, { https: false }))).listen(0);
  await once(server, 'listening');
  client = new Client(`http://localhost:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  it.each(['small', 'large'])(
    '%s ones are the same from memory, from the disk and in parts',
    async (name) => {
      const path = `/pictures/${name}.png`;
      const first = await client.get(path);
      const etag = first.headers.get('etag')!;
      const again = await client.get(path);
      const part = await client.get(path, { range: 'bytes=-3' });
      const same = await client.get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
      const seen = [first, again, part, same].map(({ status, text }) => [status, text.length]);
      expect(seen).toEqual([
        [200, SIZES[name]],
        [200, SIZES[name]],
        [206, 3],
        [304, 0],
      ]);
      for (const header of ['etag', 'last-modified', 'content-type', 'cache-control', 'accept-ranges']) {
        expect(first.headers.get(header), header).toBeTruthy();
        expect(again.headers.get(header), header).toBe(first.headers.get(header));
        expect(part.headers.get(header), header).toBe(first.headers.get(header));
      }
    },
  );

  it.each([
    ['/pictures/small.png?v=1a2b', 200],
    ['/pictures/small.png?v=0badc0de', 404],
    ['/pictures/small.png?v=1a2b&v=0badc0de', 404],
    ['/pictures/small.png?v=', 404],
    ['/pictures/small.png', 200],
    ['/pictures/large.png?v=named-nowhere', 200],
  ])('%s: another build’s version of a file is not here, %d', async (path, status) => {
    const answer = await client.get(path);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    else expect(answer.text).toMatch(/^x+$/);
  });

  it('of another build are heard as they are today, and kept by nobody', async () => {
    const own = await client.get('/sounds/three.mp3?v=1a2b');
    expect([own.status, own.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const other = await client.get('/sounds/three.mp3?v=0badc0de');
    expect([other.status, other.text, other.headers.get('cache-control')]).toEqual([
      200,
      'three',
      'no-store',
    ]);
    const part = await client.get('/sounds/three.mp3?v=0badc0de', { range: 'bytes=-2' });
    expect([part.status, part.text, part.headers.get('cache-control')]).toEqual([206, 'ee', 'no-store']);
    expect((await client.get('/sounds/four.mp3?v=0badc0de')).status).toBe(404);
  });

  it('of another build are not here for whoever may ask another copy', async () => {
    const exact = { 'x-exact-version': '1' };
    expect((await client.get('/sounds/three.mp3?v=0badc0de', exact)).status).toBe(404);
    expect((await client.get('/sounds/three.mp3?v=1a2b', exact)).status).toBe(200);
    expect((await client.get('/sounds/three.mp3', exact)).status).toBe(200);
  });

  it('are also the icons beside the folders, and nothing else there', async () => {
    const { status, text, headers } = await client.get('/favicon.png');
    expect([status, text]).toEqual([200, 'icon']);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await client.get('/icon-gone.png')).status).toBe(404);
    writeFileSync(join(folder, 'other.png'), 'other');
    expect((await client.get('/other.png')).status).toBe(404);
  });
});
