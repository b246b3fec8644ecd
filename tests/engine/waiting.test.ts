import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/catalogue.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { fingersOn } from './fingers.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

/** The engine's own step: one frame. */
const STEP = 1 / 60;
/** How long a child who could be faster takes to decide. */
const DECIDES_SECONDS = 2;
/** The earliest press that goes on, at the next frame. */
const PRESS_SECONDS = 0.71;
/** A child who decides like this and goes on by a press plays for more than this share of the round. */
const LEAST_PLAYED = 0.6;

type Options = Parameters<typeof openGame>[0];

const told = ({ session }: OpenGame) => session.scene!.describe();
const isOpen = (game: OpenGame) => told(game)['state'] === 'asking' && game.session.stage!.gate.open;
/** What is said of the first question once it is answered. */
const factOf = ({ session }: OpenGame): string => session.soFar!.questions[0]!.right;

/** Seconds from here until answers are taken. pressAt: when the stage is pressed meanwhile. */
function waitUntilOpen(game: OpenGame, pressAt = Infinity): number {
  let waited = 0;
  let pressed = false;
  while (!isOpen(game)) {
    if (!pressed && waited >= pressAt) {
      pressed = true;
      fingersOn(game).down(1, 30, 500);
      fingersOn(game).up(1, 30, 500);
    }
    game.session.clock.advance(STEP);
    waited += STEP;
    if (waited > 20) throw new Error('the next question did not come');
  }
  return waited;
}

/** The mean waiting time between a right answer and the next open question, in a whole round. */
async function meanWait(options: Options, pressAt?: number): Promise<number> {
  const game = await openGame(options);
  goTo(game.session, 'play', 'question', 1);
  const waits = game.session.soFar!.questions.length - 1;
  let sum = 0;
  for (let asked = 1; asked <= waits; asked++) {
    answer(game.session, true);
    sum += waitUntilOpen(game, pressAt);
  }
  expect(told(game)).toMatchObject({ question: waits + 1, score: waits, tries: 0 });
  game.close();
  return sum / waits;
}

/** What share of a round is waiting, for this child. */
const share = (wait: number) => wait / (wait + DECIDES_SECONDS);
/** A row for each game, as the table in the README of the scenes has it. */
const table: string[] = [];
afterAll(() =>
  console.info(
    [
      '| Game | By itself | Waiting | With a press | Waiting |',
      '| --- | --- | --- | --- | --- |',
      ...table,
    ].join('\n'),
  ),
);

test.each(GAMES.map(({ id }) => id))(
  '%s: little of a round is waiting, and less for who presses',
  async (gameId) => {
    const usual = await meanWait({ gameId });
    const pressed = await meanWait({ gameId }, PRESS_SECONDS);
    const cells = [usual, pressed].flatMap((wait) => [
      `${wait.toFixed(2)} s`,
      `${Math.round(100 * share(wait))} %`,
    ]);
    table.push(`| ${[gameId, ...cells].join(' | ')} |`);
    expect(usual).toBeLessThanOrEqual(2.5);
    expect(pressed).toBeLessThanOrEqual(1.2);
    expect(share(pressed)).toBeLessThan(1 - LEAST_PLAYED);
  },
);

describe('a press after a right answer', () => {
  const begin = async (options: Options = {}) => {
    const game = await openGame({ gameId: 'sound-safari', ...options });
    goTo(game.session, 'play', 'question', 1);
    answer(game.session, true);
    return game;
  };
  const usual = async () => waitUntilOpen(await begin());

  test('goes on earlier, with the fact said to its end', async () => {
    const slow = await usual();
    const game = await begin();
    expect(waitUntilOpen(game, 0.75)).toBeLessThan(slow - 0.3);
    game.session.clock.advance(1);
    const { log, manifest } = game.session.stage!.channels;
    const [fact] = log.filter(({ id }) => id === manifest.sentences[factOf(game)]);
    expect(fact).toMatchObject({ channel: 'voice', outcome: 'ended' });
  });

  test('too early is part of the answer', async () => {
    expect(waitUntilOpen(await begin(), 0.5)).toBeCloseTo(await usual(), 1);
  });

  test('with a switch means nothing of the kind', async () => {
    const settings = { calmMotion: 'off', switchMode: 'one' } as const;
    const alone = waitUntilOpen(await begin({ settings }));
    expect(waitUntilOpen(await begin({ settings }), 0.75)).toBeCloseTo(alone, 1);
  });

  test('chooses nothing of the next question, wherever it is and however often', async () => {
    const game = await begin();
    const { width, height } = game.session.stage!.layout();
    const fingers = fingersOn(game);
    let presses = 0;
    while (told(game)['question'] === 1) {
      presses += 1;
      fingers.down(1, width / 2, height * 0.6);
      fingers.up(1, width / 2, height * 0.6);
      game.session.clock.advance(STEP);
    }
    expect(presses).toBeGreaterThan(10);
    expect(told(game)).toMatchObject({ question: 2, score: 1, tries: 0 });
  });
});
