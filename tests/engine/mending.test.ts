import { afterEach, expect, test } from 'vitest';
import { sentencesOf } from '#engine/rules/clips.ts';
import { YOU_WORKED_IT_OUT } from '#engine/rules/common-words.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

/** What is said when a mistake was put right. */

afterEach(closeGames);

const clipOf = ({ session }: OpenGame, sentence: string) =>
  session.stage!.channels.manifest.sentences[sentence]!;

/** The clips of what is said. */
const saidIn = ({ session }: OpenGame, seconds: number): readonly string[] => {
  const before = session.stage!.channels.log.length;
  session.clock.advance(seconds);
  return session
    .stage!.channels.log.slice(before)
    .filter(({ channel }) => channel === 'voice')
    .map(({ id }) => id);
};

test('a right answer after a wrong one is praised for it on the way to the next question, a first one is not', async () => {
  const game = await openGame();
  goTo(game.session, 'play', 'question', 1);
  answer(game.session, false);
  answer(game.session, true);
  const said = saidIn(game, 8);
  const { prompt } = game.session.soFar!.questions[1]!;
  const praise = clipOf(game, YOU_WORKED_IT_OUT);
  expect(said).toContain(praise);
  expect(said[said.indexOf(praise) + 1]).toBe(clipOf(game, sentencesOf(prompt)[0]!));
  answer(game.session, true);
  expect(saidIn(game, 8)).not.toContain(praise);
});

test('a press that goes on skips the praise', async () => {
  const game = await openGame();
  goTo(game.session, 'play', 'question', 1);
  answer(game.session, false);
  answer(game.session, true);
  game.session.clock.advance(0.8);
  game.session.stage!.onFreePress.forEach((pressed) => pressed());
  const said = saidIn(game, 8);
  expect(said.length).toBeGreaterThan(0);
  expect(said).not.toContain(clipOf(game, YOU_WORKED_IT_OUT));
});
