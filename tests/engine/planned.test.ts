import { afterEach, expect, test } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { FAMILIES } from '#engine/games/families.ts';
import { dealtPlan } from '#engine/games/replay.ts';
import { I_REMEMBER, LETS_DO_IT_TOGETHER, YOUR_TURN } from '#engine/rules/common-words.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { GameOptions } from '#engine/ports.ts';
import type { Planned } from '#engine/rules/played.ts';
import { loadScenes } from '#engine/scenes/load-scenes.ts';
import { startStage, type DemoStage } from './demo-stage.ts';

/** A round whose questions were planned by the page. */

const TREASURE = gameOrThrow('total-treasure-hunt');
const SEED = 7;
const plain = (fact: string): Planned => ({ item: `add.10/${fact}`, support: 0, shown: false });
const FACTS = ['3+2', '1+1', '5+5', '2+1', '4+4', '1+2', '2+2', '3+3', '1+3', '1+4'];
const PLAN = FACTS.map((fact, index) => ({ ...plain(fact), shown: index === 0 }));

let stage: DemoStage;
afterEach(() => stage.dispose());

async function play({ gameId = TREASURE.id, ...options }: Partial<GameOptions>) {
  const scenes = await loadScenes(gameOrThrow(gameId));
  stage = await startStage({
    scenes,
    options: { gameId, seed: SEED, ...options },
    extras: { settings: { voiceOn: false } },
  });
  stage.session.machine.send('start');
}
const go = (seconds: number) => stage.session.clock.advance(seconds);
const told = () => stage.session.scene!.describe();
const isOpen = () => stage.session.stage!.gate.open;

/** What is said from now on, in so many seconds. */
function saidIn(seconds: number): readonly string[] {
  const { captions } = stage.session.stage!.voice;
  const said = captions.text === undefined ? [] : [captions.text];
  const end = captions.onChange((text) => text !== undefined && said.push(text));
  for (let left = seconds; left > 0; left -= 0.1) go(0.1);
  end();
  return said;
}

function choose(id: string) {
  for (let left = 30; left > 0 && !(isOpen() && told()['state'] === 'asking'); left -= 0.1) go(0.1);
  go(0.5);
  stage.session.stage!.controls.list.find((control) => control.id === `choice-${id}`)!.activate();
}

test('the questions are those of the plan, in its order', async () => {
  await play({ plan: () => ({ plan: PLAN, tells: false }) });
  expect(stage.session.soFar!.questions.map(({ fact }) => fact)).toEqual(FACTS);
});

test('without a plan a round is what its seed deals', async () => {
  await play({ plan: () => undefined });
  const asked = stage.session.soFar!.plan;
  expect(asked).toEqual(dealtPlan(TREASURE, SEED));
});

test("what is shown first stops before the answer, which is the player's, and answers are open meanwhile", async () => {
  await play({ plan: () => ({ plan: PLAN, tells: false }) });
  const prompt = stage.host.querySelector('[data-prompt]')!.textContent;
  expect(prompt).toBe('3 add 2. How many altogether?');
  expect(stage.host.querySelector('[data-announce]')!.textContent).toBe(`${LETS_DO_IT_TOGETHER} ${prompt}`);
  const said = saidIn(25);
  expect(said.slice(0, 2)).toEqual([LETS_DO_IT_TOGETHER, '3 add 2.']);
  expect(said).toContain('4,');
  expect(said).not.toContain('5.');
  expect(said).toContain(YOUR_TURN);
  expect(said.indexOf(YOUR_TURN)).toBeGreaterThan(said.indexOf('4,'));
  expect(isOpen()).toBe(true);
  expect(told()).toMatchObject({ tries: 0 });
});

test('a shown question answered at once is done with, and the next is asked plainly', async () => {
  await play({ plan: () => ({ plan: PLAN, tells: false }) });
  choose('5');
  expect(told()).toMatchObject({
    state: 'right',
    records: [{ item: 'add.10/3+2', wrong: 0, help: 0, shown: true }],
  });
  const said = saidIn(12);
  expect(said).toContain('1 add 1.');
  expect(said).not.toContain(LETS_DO_IT_TOGETHER);
  expect(said).not.toContain('4,');
});

test('the player is told once that what she does is remembered, before the first question', async () => {
  await play({ plan: () => ({ plan: FACTS.map(plain), tells: true }) });
  const words = sentencesOf(I_REMEMBER);
  expect(saidIn(12).slice(0, 3)).toEqual([...words, '3 add 2.']);
  choose('5');
  expect(saidIn(12)).not.toContain(words[0]);
});

test('what was sent says how the round was planned', async () => {
  await play({ plan: () => ({ plan: PLAN, tells: false }) });
  for (const { item } of PLAN) {
    const [a, b] = item.split('/')[1]!.split('+').map(Number);
    choose(String(a! + b!));
    go(8);
  }
  expect(stage.results).toMatchObject([{ plan: PLAN, seed: SEED, score: 10 }]);
});

test.each(FAMILIES.map(({ games }) => games.at(-1)!.id))(
  '%s shows its first question first',
  async (gameId) => {
    const game = gameOrThrow(gameId);
    const plan = dealtPlan(game, SEED).map((planned) => ({ ...planned, shown: true }));
    await play({ gameId, plan: () => ({ plan, tells: false }) });
    expect(saidIn(30)).toContain(YOUR_TURN);
    choose(String(told()['answer']));
    expect(told()['state']).toBe('right');
  },
);

test('where a neighbour was shown, the question is asked once more', async () => {
  const gameId = 'sound-safari';
  const plan = dealtPlan(gameOrThrow(gameId), SEED).map((planned, index) => ({
    ...planned,
    ...(index === 0 && { item: 'num.hear.20/hear 14', shown: true }),
  }));
  await play({ gameId, plan: () => ({ plan, tells: false }) });
  const said = saidIn(15);
  const begun = said.slice(0, said.indexOf(YOUR_TURN) + 2);
  expect(begun).toEqual([
    LETS_DO_IT_TOGETHER,
    'Find fourteen.',
    '10 and 3 makes 13.',
    YOUR_TURN,
    'Find fourteen.',
  ]);
  choose('14');
  expect(told()).toMatchObject({ state: 'right', records: [{ item: 'num.hear.20/hear 14', shown: true }] });
});
