import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { linkFor, newPlayer, PASSWORD, round } from '#tests/server/support/client.ts';
import { ownPostgres } from './support/own-postgres.ts';
import { serverProcess } from './support/server-process.ts';

it('no line of the log holds an address, a password, a cookie, a token or a query, at any level, whatever goes wrong', async () => {
  const postgres = await ownPostgres();
  const server = await serverProcess(postgres.url, { LOG_LEVEL: 'trace' });
  await server.start();
  const player = await newPlayer(server.url);
  const cookie = decodeURIComponent(player.cookies.get('sid')!);
  await player.post('/api/auth/recover', { email: player.email });
  const token = await linkFor(server.url, player.email, '/reset-password');
  await player.get(`/email-confirmation?email=${player.email}`);
  await player.get(`/auth/confirm?token=${token}`);
  await player.post('/api/auth/signin', { email: player.email, password: 'a wrong password' });
  await player.post('/api/auth/signin', `{"email":"${player.email}","password":"${PASSWORD}`, {
    'content-type': 'application/json',
  });
  await player.post('/api/progress', round());
  await postgres.crash();
  await player.post('/api/auth/signin', { email: player.email, password: PASSWORD });
  await player.get('/api/profile');
  await sleep(100);
  await server.end('SIGTERM');

  const output = server.output();
  expect(output).toContain('"path":"/api/auth/signin"');
  expect(output).toContain('"path":"/email-confirmation"');
  expect(output).toContain('a request met a missing service');
  for (const secret of [
    player.email,
    PASSWORD,
    'a wrong password',
    cookie,
    cookie.slice(2, 30),
    token,
    'email=',
  ])
    expect(output).not.toContain(secret);
});
