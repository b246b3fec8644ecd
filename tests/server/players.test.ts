import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer, PASSWORD, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = (statement: string, ...values: unknown[]) => server.db.query(statement, values);

/** Adds a second player with a round of its own. Returns its id. */
async function withSibling({ userId }: Family): Promise<string> {
  const { rows } = await run(
    `insert into profiles (account_id, scarf, username, username_key, parent_email)
     values ($1::uuid, 1, 'Sibling', $1::text, 'a@example.org') returning id`,
    userId,
  );
  await run(
    `insert into rounds (attempt_id, user_id, game_id, score, xp, coins, xp_after, coins_after, finished_at)
     values (gen_random_uuid(), $1, 'number-trail', 8, 8, 9, 8, 9, now())`,
    rows[0].id,
  );
  return rows[0].id;
}

describe('an account with two players', () => {
  it('exports everything of both, and whose it is', async () => {
    const player = await newPlayer(server.url);
    const sibling = await withSibling(player);
    await player.post('/api/progress', round({ playerId: player.userId }));
    await player.post('/api/auth/again', { password: PASSWORD });
    const { body } = await player.get('/api/account/export');
    const ids = [player.userId, sibling];
    expect(body.players.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const section of ['names', 'learned', 'rounds'])
      expect(
        body[section].map(({ player_id }: { player_id: string }) => player_id),
        section,
      ).toEqual(ids);
    expect(body.answers).toHaveLength(10);
  });

  it('takes both with it when it is deleted', async () => {
    const player = await newPlayer(server.url);
    const sibling = await withSibling(player);
    expect(
      (await player.send('DELETE', '/api/account', { confirm: 'DELETE', password: PASSWORD })).status,
    ).toBe(204);
    const left = async () =>
      (
        await run(
          'select from profiles where id = $1 union all select from rounds where user_id = $1',
          sibling,
        )
      ).rowCount;
    await expect.poll(left).toBe(0);
  });

  it('cannot report the name of its own second player', async () => {
    const player = await newPlayer(server.url);
    const sibling = await withSibling(player);
    const { rows } = await run(
      `update profiles set show_name = true where id = $1 returning public_id`,
      sibling,
    );
    await player.post('/api/gate');
    const { text } = await player.get('/api/leaderboard/reportable');
    expect(text).not.toContain(rows[0].public_id);
    await player.post(`/api/leaderboard/${rows[0].public_id}/report`);
    expect((await run('select from name_reports where reporter_id = $1', player.userId)).rowCount).toBe(0);
  });
});
