import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECURITY_EVENTS } from '#server/security-log.ts';
import { newEmail, newFamily, newName, newPlayer } from './support/client.ts';
import { startTestServer } from './support/server.ts';

const ROOT = join(import.meta.dirname, '../..');
const events = Object.keys(SECURITY_EVENTS);

const textOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n');

describe('every security event', () => {
  it('is listed in server/README.md, and nothing else is', () => {
    const readme = readFileSync(join(ROOT, 'server/README.md'), 'utf8');
    const [, section = ''] = /## Security events\n([\s\S]*?)(\n## |$(?![\s\S]))/.exec(readme) ?? [];
    const listed = [...section.matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(events.toSorted());
  });

  it('is raised by the server', () => {
    const server = textOf('server').replace(/export const SECURITY_EVENTS[\s\S]*?as const/, '');
    expect(events.filter((event) => !server.includes(`'${event}'`))).toEqual([]);
  });

  it('is looked for by a test that does what it tells of', () => {
    const tests = textOf('tests/server') + textOf('tests/faults');
    expect(events.filter((event) => !tests.includes(`'${event}'`))).toEqual([]);
  });
});

describe('every attack in server/README.md', () => {
  const readme = readFileSync(join(ROOT, 'server/README.md'), 'utf8');
  const [, section = ''] = /## Attacks and their tests\n([\s\S]*?)(\n## |$(?![\s\S]))/.exec(readme) ?? [];
  const rows = [...section.matchAll(/^\| (.+?) +\| `([\w-]+\.test\.ts)`: (.+?) +\| (.+?) +\|$/gm)];

  it.each(rows.map(([, attack, file, title, lines]) => ({ attack, file, title, lines })))(
    '$attack: has its test, which looks for its line',
    ({ file, title, lines }) => {
      const test = readFileSync(join(ROOT, 'tests/server', file!), 'utf8');
      const titles = [...test.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1,/g)].map(
        ([, , own]) => own,
      );
      expect(titles.filter((own) => own!.includes(title!))).not.toEqual([]);
      for (const [, event] of lines!.matchAll(/`([a-z_]+)`/g)) {
        expect(events).toContain(event);
        expect(test).toContain(`'${event!}'`);
      }
    },
  );

  it('is one of many', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(rows).toHaveLength(section.split('\n').filter((line) => line.startsWith('|')).length - 2);
  });
});

describe('whoever watches over the server sees', () => {
  it('calls at the closed gate, refused names, and mails that are asked for too often, without a word of them', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    const player = await newPlayer(server.url);
    expect((await player.send('PATCH', '/api/profile', { show_name: true })).status).toBe(403);
    expect(server.noted('gate_refused')).toMatchObject([{ network: expect.any(String) }]);

    const family = await newFamily(server.url);
    const rude = { username: 'Call 0171 555 0199', age: 5, avatar_url: 'fox', theme: 'core' };
    expect((await family.post('/api/profile', rude)).status).toBe(422);
    expect((await family.post('/api/profile', { ...rude, username: newName() })).status).toBe(201);
    expect(server.noted('name_refused')).toHaveLength(1);

    const email = newEmail();
    expect((await family.post('/api/auth/recover', { email })).status).toBe(200);
    expect((await family.post('/api/auth/recover', { email })).status).toBe(429);
    expect(server.noted('mails_asked_too_often')).toMatchObject([{ network: expect.any(String) }]);
    const all = JSON.stringify(
      ['gate_refused', 'name_refused', 'mails_asked_too_often'].map((event) =>
        server.noted(event as 'gate_refused'),
      ),
    );
    for (const personal of [email, family.email, player.email, '0171 555'])
      expect(all).not.toContain(personal);
    await server.stop();
  });
});
