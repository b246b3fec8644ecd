import { expect, it } from 'vitest';
import { dayOf, learnFrom } from '#engine/learner/fold.ts';
import { pack } from '#engine/learner/packed.ts';
import { learnerOfAge } from '#engine/learner/start.ts';
import { takeChoices, takeLearner } from '#web/features/learning/from-server.ts';
import { choicesFor, choose, epochOf, keepLearned, learnedOf } from '#web/features/learning/kept-learner.ts';
import { memory } from '#tests/support/memory.ts';
import { playedRound } from '#tests/support/played.ts';

const MIA = { id: 'mia', age: 5 };
const TODAY = '2026-11-23T09:00:00.000Z';

const played = (gameId: string) => ({ attemptId: 'a', ...playedRound(gameId) });
const after = (...gameIds: readonly string[]) =>
  gameIds.reduce(
    (learner, gameId) => learnFrom(learner, played(gameId), dayOf(Date.parse(TODAY))),
    learnerOfAge(MIA.age),
  ).skills;
const said = (skills: ReturnType<typeof after>, over: object = {}) =>
  ({ epoch: 3, adapts: true, level: 'harder', weekly_mail: false, skills: pack(skills), ...over }) as never;
const waiting = (gameId: string) => ({ played: played(gameId), finishedAt: TODAY });

it("what the server knows takes the copy's place, with what still waits here on top", () => {
  const store = memory();
  keepLearned('mia', after('number-sandwich'), store);
  takeLearner(MIA, said(after('sound-safari')), [waiting('none-left-fun')], store);
  expect(learnedOf('mia', store)).toEqual(after('sound-safari', 'none-left-fun'));
  expect(choicesFor('mia', store)).toMatchObject({ level: 'harder', epoch: 3 });
  expect(epochOf('mia', store)).toBe(3);
});

it('of a round that the server has as far as it was left, only the rest is learned on top', () => {
  const store = memory();
  const whole = played('none-left-fun');
  const left = { ...whole, finished: false, tries: whole.tries.slice(0, 3) };
  const today = dayOf(Date.parse(TODAY));
  const atServer = learnFrom(learnerOfAge(MIA.age), left, today).skills;
  takeLearner(MIA, said(atServer), [{ ...waiting('none-left-fun'), known: left }], store);
  expect(learnedOf('mia', store)).toEqual(after('none-left-fun'));
});

it('a round that is damaged on the device is left out', () => {
  const store = memory();
  const broken = { ...waiting('none-left-fun'), played: { ...played('none-left-fun'), plan: [] } };
  takeLearner(MIA, said(after('sound-safari')), [broken], store);
  expect(learnedOf('mia', store)).toEqual(after('sound-safari'));
});

it('what cannot be read, of a newer server, leaves the copy as it is', () => {
  const store = memory();
  keepLearned('mia', after('number-sandwich'), store);
  takeLearner(MIA, said({}, { skills: { flying: { theta: 0, tries: 0, items: {} } } }), [], store);
  expect(learnedOf('mia', store)).toEqual(after('number-sandwich'));
});

it('switched off here before the server was asked, it stays off here, and nothing is recorded there', () => {
  const store = memory();
  expect(epochOf('mia', store)).toBe(0);
  choose('mia', { adapts: false }, store);
  takeLearner(MIA, said(after('sound-safari')), [], store);
  expect([choicesFor('mia', store).adapts, learnedOf('mia', store)]).toEqual([false, {}]);
  expect(epochOf('mia', store)).toBeGreaterThan(1e9);
  // Switched by a grown-up from then on, the server's word holds.
  choose('mia', { adapts: true, epoch: 3 }, store);
  takeChoices('mia', said({}, { adapts: false }), store);
  expect(choicesFor('mia', store).adapts).toBe(false);
  takeChoices('mia', said({}), store);
  expect([choicesFor('mia', store).adapts, epochOf('mia', store)]).toEqual([true, 3]);
});
