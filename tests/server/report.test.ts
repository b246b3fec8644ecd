import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '#server/account/clean-up.ts';
import type { Report } from '#server/contract/report.ts';
import { openDatabase } from '#server/db/database.ts';
import { applyDeletions } from '#server/deletions/apply.ts';
import { beginning, playedRound, rightTry, wrongTry } from '#tests/support/played.ts';
import { newFamily, newPlayer, PASSWORD, round, type Client } from './support/client.ts';
import { playerNamed, save } from './support/reported.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { daysAgo, HUNT, sums } from './support/sums.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const dateOf = (moment: Date) => moment.toISOString().slice(0, 10);
const run = (statement: string, ...values: unknown[]) => server.db.query(statement, values);

const reportFor = async (player: Client): Promise<Report> => {
  const answer = await player.get('/api/learner/report');
  expect(answer.status).toBe(200);
  return answer.body;
};
const skillIn = ({ skills }: Report, id: string) => skills.find((skill) => skill.id === id)!;
const factIn = (report: Report, fact: string) =>
  skillIn(report, 'add.10').facts.find((one) => one.fact === fact);

describe('what a grown-up reads', () => {
  it('has exactly what was recorded: days, claims, kinds of slips', async () => {
    const player = await playerNamed(server.url, 'Walrus Weaver');
    await save(player, sums(2, { '4+5': '10', '5+4': '5' }), sums(1, { '4+5': '10' }), sums(0));
    const report = await reportFor(player);
    expect(report.sentence).toBe(
      'In the last 7 days Walrus Weaver played on 3 days and has been right about 10 adding facts with everything in sight.' +
        ' One question was hard: 4+5.',
    );
    expect(report.days).toEqual([2, 1, 0].map((days) => dateOf(daysAgo(days))));
    const { facts, ...counts } = skillIn(report, 'add.10');
    expect(counts).toEqual({ id: 'add.10', known: 0, growing: 10, met: 0, of: 33 });
    expect(facts).toHaveLength(10);
    const last = dateOf(daysAgo(0));
    expect(factIn(report, '1+1')).toEqual({ fact: '1+1', claim: 'in sight', days: 3, last, slips: [] });
    expect(factIn(report, '4+5')).toEqual({
      fact: '4+5',
      claim: 'in sight',
      days: 1,
      last,
      slips: [{ slip: 'one more', times: 2 }],
    });
    expect(factIn(report, '5+4')).toEqual({
      fact: '5+4',
      claim: 'in sight',
      days: 2,
      last,
      slips: [{ slip: 'part', times: 1 }],
    });
    expect(report.skills.filter(({ facts: met }) => met.length > 0)).toHaveLength(1);
  });

  it('says "by heart" only of what was known at once, with things hidden, on four days', async () => {
    const player = await playerNamed(server.url, 'Badger Baker');
    const hidden = { support: 1 } as const;
    await save(player, ...[5, 4, 3].map((days) => sums(days, {}, hidden)));
    expect((await reportFor(player)).sentence).toContain('can do 10 adding facts with things hidden.');
    await save(player, sums(2, { '4+5': '10' }, hidden));
    const report = await reportFor(player);
    expect(report.sentence).toBe(
      'In the last 7 days Badger Baker played on 4 days and knows 9 adding facts by heart.',
    );
    expect(skillIn(report, 'add.10')).toMatchObject({ known: 9, growing: 1, met: 0 });
    expect(factIn(report, '4+5')).toMatchObject({ claim: 'hidden', days: 3 });
  });

  it('is true of a child who is stuck', async () => {
    const player = await playerNamed(server.url, 'Otter Baker', { age: 4 });
    const wrong = { '2+1': '4', '4+5': '5', '5+4': '5', '3+2': '4' };
    await save(player, sums(1, wrong), sums(0, wrong));
    const { sentence, next, hard } = await reportFor(player);
    expect(hard).toEqual(['2+1', '3+2', '4+5', '5+4']);
    expect(sentence).toBe(
      'In the last 7 days Otter Baker played on 2 days and has been right about 6 adding facts with everything in sight.' +
        ' Four questions were hard, such as 2+1 and 3+2.',
    );
    expect(next.why).toMatch(/\.$/);
  });

  it('is made of what can be read where answers are damaged', async () => {
    const player = await playerNamed(server.url, 'Otter Weaver', { age: 4 });
    const bad = sums(0, { '5+4': '5' });
    await save(player, bad, sums(0, { '2+1': '4' }));
    for (const answers of ['{}', '[null]', '"text"', '[["add.10/5+4", 1]]']) {
      await run('update round_answers set answers = $2 where attempt_id = $1', bad.attemptId, answers);
      const { sentence, hard } = await reportFor(player);
      expect(hard).toEqual(['2+1']);
      expect(sentence).toContain('One question was hard: 2+1.');
    }
  });

  it('says to a child who is wrong at the same sums day by day why the step goes back', async () => {
    const player = await playerNamed(server.url, 'Otter Weaver', { age: 4 });
    const wrong = { '2+1': '4', '3+1': '5', '4+5': '5', '5+4': '5', '3+2': '4', '2+3': '4' };
    await save(player, ...[3, 2, 1, 0].map((days) => sums(days, wrong)));
    const { next } = await reportFor(player);
    expect(next.skill).not.toBe('add.10');
    expect(next.why).toMatch(
      /^Adding up to 10 is hard just now \(2\+1 and 2\+3, in the last 7 days\)\. One step back helps: it is built on .+\.$/,
    );
  });

  it('calls the empty jar and the empty box one question', async () => {
    const player = await playerNamed(server.url, 'Otter Miller', { age: 4 });
    const game = 'none-left-fun';
    const { questions, ...start } = beginning(game, 7);
    const tries = questions.flatMap((question) => [wrongTry(question), rightTry(question)]);
    // The last right answer is not lost again.
    const body = { ...playedRound(game, { seed: 7 }), ...start, tries, score: 1 };
    for (const days of [1, 0])
      await save(player, { attemptId: randomUUID(), ...body, finishedAt: daysAgo(days).toISOString() });
    const { sentence, hard, next } = await reportFor(player);
    expect(hard).toEqual(['empty one']);
    expect(sentence).toBe(
      'In the last 7 days Otter Miller played on 2 days. One question was hard: the empty one.',
    );
    expect(next.why).not.toContain('empty jar');
  });

  it('is true of children who have hardly played, or not this week, or never', async () => {
    const player = await playerNamed(server.url, 'Puffin Baker', { age: 4 });
    expect(await reportFor(player)).toMatchObject({
      sentence: 'Puffin Baker has not played yet.',
      days: [],
      next: { why: expect.stringContaining('is new, and fits the age of 4.') },
    });
    await save(player, sums(20));
    expect(await reportFor(player)).toMatchObject({
      sentence:
        'Puffin Baker has not played in the last 7 days, and has been right about 10 adding facts with everything in sight.',
      days: [dateOf(daysAgo(20))],
    });
    const other = await playerNamed(server.url, 'Heron Baker');
    const left = round({ gameId: 'shape-detective' });
    await save(other, { ...left, finished: false, tries: left.tries.slice(0, 3), score: 3 });
    expect((await reportFor(other)).sentence).toBe(
      'In the last 7 days Heron Baker played on 1 day and has been right about 3 shapes with everything in sight.',
    );
  });

  it('names a next step, why, a game for it, and two minutes at home', async () => {
    const player = await playerNamed(server.url, 'Lynx Baker', { age: 6 });
    await save(player, sums(1));
    expect((await reportFor(player)).next).toEqual({
      skill: 'add.10',
      gameId: HUNT,
      why: 'Adding up to 10 has begun: 10 of 33 questions are growing.',
      atHome: 'Throw two dice and move a counter that many. Later cover one of the dice.',
    });
  });
});

describe('who may read it', () => {
  it("a grown-up behind the gate, of the account's own players", async () => {
    const player = await newPlayer(server.url);
    expect(await player.get('/api/learner/report')).toMatchObject({
      status: 403,
      body: { code: 'gate_closed' },
    });
    await player.post('/api/gate');
    expect((await player.get(`/api/learner/report?player=${player.userId}`)).status).toBe(200);
    const other = await newPlayer(server.url);
    for (const id of [other.userId, randomUUID(), 'nobody'])
      expect((await player.get(`/api/learner/report?player=${id}`)).status).toBe(404);
    const family = await newFamily(server.url);
    await family.post('/api/gate');
    expect(await family.get('/api/learner/report')).toMatchObject({
      status: 404,
      body: { code: 'no_profile' },
    });
  });
});

describe('counts of slips', () => {
  it('outlive the answers, and end after twelve months', async () => {
    const player = await playerNamed(server.url, 'Lynx Weaver');
    await save(player, sums(0, { '4+5': '10' }));
    await run(`select open_round_answers((now() - interval '42 days')::date)`);
    await run(
      `update round_answers set saved_at = now() - interval '42 days' where player_id = $1`,
      player.userId,
    );
    const db = openDatabase(server.db);
    await cleanUp(db);
    const kept = await run('select from round_answers where player_id = $1', player.userId);
    expect(kept.rows).toEqual([]);
    expect(factIn(await reportFor(player), '4+5')?.slips).toEqual([{ slip: 'one more', times: 1 }]);
    await save(player, sums(0, { '4+5': '10', '5+4': '8' }));
    const both = await reportFor(player);
    expect(factIn(both, '4+5')?.slips).toEqual([{ slip: 'one more', times: 2 }]);
    expect(factIn(both, '5+4')?.slips).toEqual([{ slip: 'one less', times: 1 }]);
    await run(`update slips set month = month - interval '13 months' where player_id = $1`, player.userId);
    await cleanUp(db);
    expect(factIn(await reportFor(player), '4+5')?.slips).toEqual([]);
  });

  it('name what was wrong in the zero game, also where it was counted before there was a name for it', async () => {
    const player = await playerNamed(server.url, 'Walrus Baker');
    await save(player, { attemptId: randomUUID(), ...playedRound('none-left-fun', { score: 8 }) });
    const zero = async () => skillIn(await reportFor(player), 'zero').facts.flatMap(({ slips }) => slips);
    expect(await zero()).toEqual([{ slip: 'full', times: 1 }]);
    await run(
      `update slips set counts = replace(counts::text, 'full', 'other')::jsonb where player_id = $1`,
      player.userId,
    );
    expect(await zero()).toEqual([{ slip: 'full', times: 1 }]);
  });

  it('are exact while fifty rounds are saved and read at once', async () => {
    const player = await playerNamed(server.url, 'Heron Weaver');
    const body = sums(0, { '4+5': '10' });
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (const call of [
          () => player.post('/api/progress', { ...body, attemptId: randomUUID() }),
          () => player.get('/api/learner/report'),
        ])
          for (let status = 503; status !== 200;) {
            ({ status } = await call());
            expect([200, 503]).toContain(status);
          }
      }),
    );
    expect(factIn(await reportFor(player), '4+5')?.slips).toEqual([{ slip: 'one more', times: 50 }]);
  });

  it('are in the export, and go when what was learned is forgotten, also after a restored backup', async () => {
    const player = await playerNamed(server.url, 'Puffin Weaver');
    await player.post('/api/auth/again', { password: PASSWORD });
    await save(player, sums(0, { '4+5': '10' }));
    await reportFor(player);
    const { body } = await player.get('/api/account/export');
    expect(body.slips).toEqual([
      {
        player_id: player.userId,
        month: `${dateOf(daysAgo(0)).slice(0, 7)}-01`,
        counts: { 'add.10/4+5': { 'one more': 1 } },
      },
    ]);
    const { rows: kept } = await run('select * from slips where player_id = $1', player.userId);
    expect((await player.post('/api/learner/forget', { confirm: 'FORGET' })).status).toBe(204);
    const count = async () => (await run('select from slips where player_id = $1', player.userId)).rowCount;
    expect(await count()).toBe(0);
    await run(
      `insert into slips (player_id, month, counts, begun_at) values ($1, date_trunc('month', now()), $2, $3)`,
      player.userId,
      JSON.stringify(kept[0].counts),
      kept[0].begun_at,
    );
    await applyDeletions(openDatabase(server.db), [{ at: new Date(), kind: 'learned', id: player.userId }]);
    expect(await count()).toBe(0);
  });
});
