import { afterEach, expect, test } from 'vitest';
import { gameOrThrow } from '#engine/games/catalogue.ts';
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

async function play(options: Partial<GameOptions>) {
  const scenes = await loadScenes(TREASURE);
  stage = await startStage({
    scenes,
    options: { gameId: TREASURE.id, seed: SEED, ...options },
    extras: { settings: { voiceOn: false } },
  });
  stage.session.machine.send('start');
}
const go = (seconds: number) => stage.session.clock.advance(seconds);
const told = () => stage.session.scene!.describe();
const captions = () => stage.session.stage!.voice.captions;

test('the questions are those of the plan, in its order', async () => {
  await play({ plan: () => ({ plan: PLAN, tells: false }) });
  expect(stage.session.soFar!.questions.map(({ fact }) => fact)).toEqual(FACTS);
});

test('without a plan a round is what its seed deals', async () => {
  await play({ plan: () => undefined });
  const asked = stage.session.soFar!.plan;
  expect(asked).toEqual(dealtPlan(TREASURE, SEED));
});
