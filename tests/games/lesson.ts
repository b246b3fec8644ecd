import { gsap } from 'gsap';
import type { Container } from 'pixi.js';
import { recipe } from '#engine/fx/motion.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { questionsOf } from '#engine/games/replay.ts';
import { createMachine } from '#engine/kernel/machine.ts';
import type { GuideMoment } from '#engine/rules/guide-moments.ts';
import { Round, ROUND_TABLE, type RoundEvent, type RoundState } from '#engine/rules/round.ts';
import type { RoundParts } from '#engine/scenes/round-parts.ts';
import { Teaching } from '#engine/scenes/teaching.ts';
import { playedRound } from '#tests/support/played.ts';

const FRAME_SECONDS = 0.05;
const SAID_SECONDS = 1;

/** A question that is asked, on a clock that is moved by hand. */
export function lesson(gameId = 'total-treasure-hunt', seed = 7) {
  const root = gsap.timeline({ paused: true }).set({}, {}, 1000);
  const now = () => root.time();
  const after = (seconds: number, fn: () => void) => {
    const call = gsap.delayedCall(seconds, fn);
    root.add(call, now());
    return call;
  };
  const shown: string[] = [];
  const said: string[] = [];
  const show = (what: string) => () => {
    shown.push(what);
    return recipe();
  };
  const board = {
    targets: () => [],
    arrive: recipe,
    right: recipe,
    wrong: recipe,
    remind: show('reminded'),
    help: show('helped'),
    guided: () => ({
      beginning: show('begun')(),
      rest: ['second', 'third'].map(
        (step) => (toy?: string, isAlone?: boolean) =>
          show(`${step} ${toy ?? (isAlone ? 'alone' : 'asked for')}`)().set({}, {}, 1),
      ),
    }),
    reveal: show('revealed'),
    leave: recipe,
    finish: recipe,
    place() {},
  };
  const begun = { attemptId: '', ...playedRound(gameId, { seed }), tries: [] };
  const round = new Round({
    questions: questionsOf(gameOrThrow(gameId), begun),
    begun,
    now,
    mayReturn: true,
  });
  const sounds: GuideMoment[] = [];
  const voice = {
    say(sentences: readonly string[], { done }: { readonly done?: () => void } = {}) {
      said.push(...sentences);
      after(SAID_SECONDS, () => done?.());
    },
    clip: (id: string) => said.push(id),
    captions: { clear() {} },
  };
  const machine = createMachine<RoundState, RoundEvent>({
    table: ROUND_TABLE,
    initial: 'asking',
    now,
    onEnter: { asking: (from) => (from === 'right' ? teaching.ask() : teaching.askAgain()) },
  });
  // What help touches of scene, stage and guide; nothing of it is drawn.
  const parts = {
    machine,
    round,
    pictured: { view: {} as Container, board, ask: () => board, dispose() {} },
    stage: {
      options: {},
      clock: {
        get now() {
          return now();
        },
      },
      settings: { values: { switchMode: 'off' } },
      game: gameOrThrow(gameId),
      voice,
      guideSounds: { make: (moment: GuideMoment) => sounds.push(moment) },
      channels: { effect() {} },
      access: { announce() {} },
      controls: { changed() {} },
      layout: () => ({ width: 1920, height: 1080 }),
    },
    header: { badge: { score: 0 } },
    guide: { point: recipe, acts: { lookAt: recipe, fallAsleep: recipe, wake() {} } },
    reactions: { to: recipe },
    animate(animation: gsap.core.Timeline) {
      root.add(animation.paused(false), now());
      return animation;
    },
    after,
    placeOf: () => ({ x: 0, y: 0 }),
    prepare() {},
  } as unknown as RoundParts;
  const teaching = new Teaching(parts);
  teaching.ask();
  return {
    round,
    shown,
    said,
    sounds,
    teaching,
    go(seconds: number) {
      for (const end = now() + seconds; now() < end - 1e-6;) root.time(Math.min(end, now() + FRAME_SECONDS));
    },
    choose(right: boolean) {
      const { answer, choices } = round.question;
      const { id } = choices.find((choice) => (choice.id === answer) === right)!;
      teaching.settle();
      round.choose(id);
      machine.send(right ? 'chose-right' : 'chose-wrong');
      if (!right) teaching.answerWrong(id);
    },
    goOn() {
      round.next();
      machine.send('next');
    },
  };
}
