import { describe, expect, it } from 'vitest';
import { runModerateCommand } from '#server/moderate.ts';
import { newPlayer, round, type Family } from './support/client.ts';
import { withLimitedServer } from './support/limited-server.ts';
import { TEST_SECRET } from './support/server.ts';

const servers = withLimitedServer();

/** What the operator reads. */
const listed = () =>
  runModerateCommand(['saves'], { DATABASE_URL: servers.free.databaseUrl, SESSION_SECRET: TEST_SECRET });
const idOf = async (player: Family) => (await player.get('/api/profile')).body.public_id as string;

describe('npm run moderate -- saves', () => {
  it('shows who saves what no child can have played, those with most first, and no child', async () => {
    expect(await listed()).toBe('No player has saved what no child can have played.');
    const [script, liar, child] = [
      await newPlayer(servers.free.url),
      await newPlayer(servers.free.url),
      await newPlayer(servers.free.url),
    ];
    // Its last 30 seconds of the two hours: one round, and no second one.
    await servers.free.db.query('update profiles set allowance = 30 where id = $1', [script.userId]);
    const saving = script.copy(servers.limited.url);
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await saving.post('/api/progress', round()));
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429, 429, 429, 429]);
    const lie = { ...round(), score: 9 };
    for (let i = 0; i < 2; i++) expect((await liar.post('/api/progress', lie)).status).toBe(422);
    expect((await child.post('/api/progress', round())).status).toBe(200);

    const [, ...lines] = (await listed()).split('\n');
    const today = (await servers.free.db.query('select max(day)::text as day from odd_saves')).rows[0].day;
    expect(lines).toEqual([
      `${await idOf(script)}  beyond_allowance: 5 on 1 day, ${today}`,
      `${await idOf(liar)}  score_mismatch: 2 on 1 day, ${today}`,
    ]);
    await servers.free.db.query('update odd_saves set day = day - 1 where player_id = $1', [script.userId]);
    expect((await saving.post('/api/progress', round())).status).toBe(429);
    expect((await listed()).split('\n')[1]).toBe(
      `${await idOf(script)}  beyond_allowance: 6 on 2 days, ${today}`,
    );
    expect(servers.limited.noted('beyond_allowance')).toHaveLength(2);
  });
});
