import { afterEach, describe, expect, test, vi } from 'vitest';
import { FAMILIES } from '#engine/games/families.ts';
import { replayRound } from '#engine/games/replay.ts';
import type { PlayEvents } from '#engine/scenes/scene-events.ts';
import { demoScenes, startPlaying, startStage, type DemoStage } from './demo-stage.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

let stage: DemoStage | undefined;
// What is thrown is also written to the console, for developers.
const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  stage?.dispose();
  stage = undefined;
  closeGames();
  written.mockClear();
});

const boom = () => {
  throw new Error('no round today');
};

describe('what throws where nobody else would hear of it is told once, and the game waits to be taken away', () => {
  test('at a press: the round cannot be made', async () => {
    const demo = demoScenes(1);
    stage = await startStage({ scenes: { ...demo, play: boom } });
    stage.host.querySelectorAll('button')[0]!.click();
    expect(stage.broken).toEqual([{ error: new Error('no round today'), kept: undefined }]);
    expect(written).toHaveBeenCalledWith(new Error('no round today'));
  });

  test('in a frame: something that moves', async () => {
    stage = await startPlaying();
    const { session } = stage;
    session.scene!.after(0.01, boom);
    session.scene!.after(0.5, boom);
    session.clock.start();
    await expect.poll(() => stage!.broken.length).toBe(1);
    expect(session.clock.realTime).toBe(false);
  });

  test('at a change of size', async () => {
    stage = await startPlaying();
    vi.spyOn(stage.play, 'resize').mockImplementation(boom);
    Object.assign(stage.host.style, { width: '300px', height: '600px' });
    await expect.poll(() => stage!.broken.length).toBe(1);
  });

  test('a result that has left already is not offered again', async () => {
    let play: PlayEvents | undefined;
    const demo = demoScenes(1);
    stage = await startPlaying({
      scenes: {
        ...demo,
        play: (context, events, begun) => demo.play(context, (play = events), begun),
        result: boom,
      },
    });
    play!.onCompleted(1, []);
    expect(() => play!.onFinished()).toThrow('no round today');
    expect(stage.results).toHaveLength(1);
  });
});

describe('a round that was begun', () => {
  const told = ({ session }: OpenGame) => session.scene!.describe();
  const choose = ({ session }: OpenGame, right: boolean) => {
    const { controls, gate } = session.stage!;
    for (
      let left = 200;
      left > 0 && !(gate.open && told({ session } as OpenGame)['state'] === 'asking');
      left--
    )
      session.clock.advance(0.1);
    session.clock.advance(0.6);
    const id = `choice-${String(session.scene!.describe()['answer'])}`;
    const choices = controls.list.filter((one) => one.kind === 'choice' && session.isLive(one));
    session.dispatch(choices.find((control) => (control.id === id) === right)!);
  };
  const begin = (game: OpenGame) => game.session.machine.send('start');
  const seen = ({ host }: OpenGame) => ({
    prompt: host.querySelector('[data-prompt]')!.textContent,
    score: host.querySelector('[data-score]')!.textContent,
    choices: [...host.querySelectorAll('[data-choice]')].map((one) => one.textContent),
  });

  test.each(FAMILIES)('of $name is gone on with where it broke, and played to its end', async ({ games }) => {
    const { id: gameId, rewards } = games[0]!;
    const first = await openGame({ gameId });
    begin(first);
    for (const right of [true, false, true]) choose(first, right);
    // Until the third question is there.
    while (told(first)['question'] !== 3) first.session.clock.advance(0.1);
    vi.spyOn(first.session.scene! as never as { place(): void }, 'place').mockImplementation(boom);
    const before = seen(first);
    first.host.style.width = '300px';
    await expect.poll(() => first.broken.length).toBe(1);
    const { kept } = first.broken[0]!;
    first.close();

    const second = await openGame({ gameId, resume: kept });
    begin(second);
    expect(seen(second)).toEqual(before);
    for (let question = 3; question <= rewards.questionsCount; question++) choose(second, true);
    for (let left = 200; left > 0 && second.session.phase !== 'result'; left--)
      second.session.clock.advance(0.1);
    const points = 1 + rewards.questionsCount - 2;
    expect(second.host.querySelector('[data-result]')!.textContent).toContain(
      `${points} / ${rewards.questionsCount}`,
    );
    // The next round begins anew.
    second.session.machine.send('again');
    expect(told(second)).toMatchObject({ question: 1, score: 0 });
  });

  test('is kept without the question that is answered already', async () => {
    const game = await openGame();
    begin(game);
    choose(game, true);
    expect(game.session.soFar).toMatchObject({ index: 1, score: 1 });
  });

  test('and left is told as far as it went, once, and only after three questions', async () => {
    const short = await openGame();
    begin(short);
    for (let question = 1; question <= 2; question++) choose(short, true);
    short.close();
    expect(short.left).toEqual([]);

    const game = await openGame();
    begin(game);
    for (const right of [true, false, true, true]) choose(game, right);
    const { controls } = game.session.stage!;
    // Asked whether to stop, then out.
    for (let press = 1; press <= 2; press++) game.session.dispatch(controls.find('back')!);
    expect(game.left).toHaveLength(1);
    game.close();
    expect(game.left).toHaveLength(1);
    const { finished, score, tries, ...told } = game.left[0]!;
    expect([finished, score, tries.length]).toEqual([false, 2, 4]);
    expect(replayRound({ ...told, tries })).toMatchObject({ done: 3, isOver: false, score: 2 });
  });
});
