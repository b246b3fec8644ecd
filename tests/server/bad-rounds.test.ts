import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '#engine/rules/played.ts';
import { beginning, playedRound, rightTry, tryOf, wrongTry } from '#tests/support/played.ts';
import { newPlayer, round, type Family } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let player: Family;
beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server.url);
});
afterAll(() => server.stop());

const GAME = 'total-treasure-hunt';
const GOOD = playedRound(GAME);
const TRAIL = playedRound('number-trail');
const [FIRST, SECOND] = beginning(GAME, 7).questions;
const item = (id: string) => ({ plan: [{ ...GOOD.plan[0]!, item: id }, ...GOOD.plan.slice(1)] });
const planOf = (gameId: string) => ({ plan: playedRound(gameId).plan });

/** What a refused round may leave nothing of. */
async function standing() {
  const { rows } = await server.db.query(
    `select xp, coins, believed_left, (select count(*) from rounds) as rounds,
       (select count(*) from round_answers) as answers from profiles where id = $1`,
    [player.userId],
  );
  return { ...rows[0], learned: (await player.get('/api/learner')).body.skills };
}

async function playsOn(): Promise<void> {
  const { xp } = (await player.get('/api/profile')).body;
  expect((await player.post('/api/progress', round())).body.xp).toBe(xp + 10);
}

describe.each<[kind: string, field: string, bodies: Readonly<Record<string, object>>]>([
  [
    'an unknown item',
    'tries',
    {
      'of no skill': item('flying/3+2'),
      'of no fact': item('add.10/99+99'),
      'without a skill': item('3+2'),
      'named as what every object has': item('__proto__/constructor'),
    },
  ],
  [
    'a plan of another game',
    'tries',
    {
      'with its tries': { ...planOf('sound-safari'), tries: playedRound('sound-safari').tries },
      'of the same family, but harder': planOf('total-treasure-hunt-hard'),
      'with one question of it': item('num.hear.10/hear 3'),
      'too short': { plan: GOOD.plan.slice(1) },
      'too long': { plan: [...GOOD.plan, GOOD.plan[0]] },
      'in another order, where that is the game': {
        ...TRAIL,
        gameId: 'number-trail',
        plan: TRAIL.plan.toReversed(),
      },
    },
  ],
  ['no plan', 'plan', { 'at all': { plan: undefined }, 'but a text': { plan: 'add.10/3+2' } }],
  [
    'tries that do not end',
    'tries',
    {
      'because the last is missing': { tries: GOOD.tries.slice(0, -1) },
      'because there are none': { tries: [] },
      'because the first question is never answered': { tries: Array(1000).fill(wrongTry(FIRST!)) },
      'and are left before three questions': {
        finished: false,
        score: 0,
        tries: [...GOOD.tries.slice(0, 2), ...Array(900).fill(wrongTry(beginning(GAME, 7).questions[2]!))],
      },
      'but go on after the end': { tries: [...GOOD.tries, GOOD.tries[0]] },
      'beyond all that a round can have': { tries: Array(1001).fill(rightTry(FIRST!)) },
    },
  ],
  [
    'a try that no child can make',
    'tries',
    {
      'at a choice that is not there': { tries: [tryOf('99'), ...GOOD.tries] },
      "at another question's choice": {
        tries: [
          tryOf(SECOND!.choices.find(({ id }) => !FIRST!.choices.some((one) => one.id === id))!.id),
          ...GOOD.tries,
        ],
      },
      'with help that there is not': { tries: [{ ...GOOD.tries[0], help: 4 }, ...GOOD.tries.slice(1)] },
      'at no pace': { tries: [{ ...GOOD.tries[0], pace: -1 }, ...GOOD.tries.slice(1)] },
    },
  ],
  [
    'a seed that is no number of 32 bits',
    'seed',
    {
      missing: { seed: undefined },
      null: { seed: null },
      'a text': { seed: '7' },
      'a fraction': { seed: 0.5 },
      'below zero': { seed: -1 },
      'too large': { seed: 2 ** 32 },
      'a list': { seed: [7] },
    },
  ],
  [
    'rules that nobody plays by',
    'rules',
    {
      'of yesterday': { rules: 0 },
      'below zero': { rules: -1 },
      'a fraction': { rules: 0.5 },
      'a text': { rules: '1' },
      'of none, with a plan': { rules: undefined },
    },
  ],
])('%s', (_kind, field, bodies) => {
  it.each(Object.entries(bodies))(
    '%s: is refused and leaves nothing, and the child plays on',
    async (_what, over) => {
      const before = await standing();
      const body = { attemptId: randomUUID(), ...GOOD, ...over };
      const refused = await player.post('/api/progress', body);
      expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
      expect(Object.keys(refused.body.fields)).toContain(field);
      expect(await standing()).toEqual(before);
      await playsOn();
    },
  );
});

it('rules of tomorrow: the round waits, and the child plays on', async () => {
  const before = await standing();
  const body = { attemptId: randomUUID(), ...GOOD, rules: RULES + 1, plan: 'of another kind' };
  const waits = await player.post('/api/progress', body);
  expect([waits.status, waits.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  expect(await standing()).toEqual(before);
  await playsOn();
});
