import { gsap } from 'gsap';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlayEvents } from '#engine/scenes/scene-events.ts';
import { createSession } from '#engine/session/session.ts';
import { demoScenes, startPlaying, startStage, type DemoStage } from './demo-stage.ts';
import { fingersOn } from './fingers.ts';

let stage: DemoStage;
afterEach(() => stage.dispose());

describe('a session', () => {
  test('goes through a game as its table says', async () => {
    stage = await startStage({ rounds: 2 });
    const { session, host } = stage;
    expect(session.phase).toBe('instructions');
    host.querySelectorAll('button')[0]!.click();
    expect(session.phase).toBe('playing');
    for (const label of ['1', '2']) {
      stage.step(0.6);
      fingersOn(stage).tap(label);
    }
    expect(session.phase).toBe('result');
    stage.step(0.1);
    host.querySelector<HTMLButtonElement>('[data-result] button')!.click();
    expect(session.phase).toBe('playing');
    expect(session.machine.log.map(({ event, to }) => `${event} ${to}`)).toEqual([
      'loaded instructions',
      'start playing',
      'finished result',
      'again playing',
    ]);
  });

  test('hands the result out once, with the rewards of the game', async () => {
    stage = await startPlaying();
    stage.session.finish(8, []);
    expect(stage.results).toHaveLength(1);
    expect(stage.results[0]).toMatchObject({
      gameId: 'total-treasure-hunt',
      score: 8,
      totalQuestions: 10,
      xpGained: 8,
      coinsGained: 9,
    });
    expect(stage.results[0]!.attemptId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('tells that a result is only kept when it is shown, or left before: not while its last answer is praised', async () => {
    let play: PlayEvents | undefined;
    const told: string[] = [];
    const demo = demoScenes(1);
    stage = await startPlaying({
      scenes: { ...demo, play: (context, events, begun) => demo.play(context, (play = events), begun) },
      options: {
        onResult: () => Promise.resolve('kept'),
        onKept: () => told.push(stage.session.phase),
      },
    });
    play!.onCompleted(1, []);
    await Promise.resolve();
    expect(told).toEqual([]);
    play!.onFinished();
    await Promise.resolve();
    expect(told).toEqual(['result']);

    stage.session.machine.send('again');
    play!.onCompleted(1, []);
    stage.session.dispose();
    await Promise.resolve();
    expect(told).toEqual(['result', 'playing']);
  });

  test('refuses what the phase does not allow, and remembers it', async () => {
    stage = await startStage();
    expect(stage.session.machine.send('again')).toBe(false);
    expect(stage.session.machine.log.at(-1)).toMatchObject({
      from: 'instructions',
      event: 'again',
      to: undefined,
    });
  });

  test('leaves once', async () => {
    stage = await startPlaying();
    fingersOn(stage).tap('Back to All Games');
    fingersOn(stage).tap('Back to All Games');
    expect(stage.left).toEqual(['all-games']);
  });

  test('of an unknown game says which there are', async () => {
    stage = await startStage();
    const { app, host } = stage;
    const options = {
      gameId: 'number-trial',
      player: { avatar: 'fox', xp: 0 },
      theme: 'core',
      cameFrom: undefined,
      host,
    } as const;
    const ports = {
      onResult: () => Promise.resolve('saved' as const),
      onKept() {},
      onLeave() {},
      onProblem() {},
      onBroken() {},
    };
    const open = () => createSession(app, { ...options, ...ports }, () => Promise.resolve(demoScenes(1)));
    expect(open).toThrow(/no game "number-trial".*number-trail,/);
  });

  test('that cannot start says so', async () => {
    stage = await startStage();
    stage.dispose();
    const broken = {
      ...demoScenes(1),
      instructions: () => {
        throw new Error('no picture');
      },
    };
    stage = await startStage({ scenes: broken });
    expect(stage.broken).toEqual([{ error: new Error('no picture'), kept: undefined }]);
  });
});

describe('the end', () => {
  test('leaves no tween, object, listener on the page or element behind', async () => {
    stage = await startPlaying();
    const before = gsap.globalTimeline.getChildren().length;
    stage.dispose();
    const after = gsap.globalTimeline.getChildren().length;
    expect(after).toBeLessThan(before);
    const again = await startPlaying();
    expect(gsap.globalTimeline.getChildren().length).toBe(before);
    again.dispose();
    expect(gsap.globalTimeline.getChildren().length).toBe(after);
    stage = await startStage();
  });
});
