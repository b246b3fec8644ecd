import { gsap } from 'gsap';
import type { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { recipe } from '#engine/fx/motion.ts';
import { gameOrThrow } from '#engine/games/catalogue.ts';
import { sentencesOf } from '#engine/rules/clips.ts';
import type { GuideMoment } from '#engine/rules/guide-moments.ts';
import { asked } from '#engine/rules/common-words.ts';
import { questionsOf } from '#engine/games/replay.ts';
import { createMachine } from '#engine/kernel/machine.ts';
import { Round, ROUND_TABLE, type RoundEvent, type RoundState } from '#engine/rules/round.ts';
import type { RoundParts } from '#engine/scenes/round-parts.ts';
import { Teaching } from '#engine/scenes/teaching.ts';
import { playedRound } from '#tests/support/played.ts';
import { roundOf } from './rounds.ts';

/** Help with a question, without a picture: what is shown, and when. */

const SOMEWHERE = { x: 0, y: 0, width: 100, height: 100 };
const FRAME_SECONDS = 0.05;
const SAID_SECONDS = 1;

/** A question that is asked, on a clock that is moved by hand. */
function lesson(gameId = 'total-treasure-hunt', seed = 7) {
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
      game: gameOrThrow(gameId),
      voice,
      guideSounds: { make: (moment: GuideMoment) => sounds.push(moment) },
      channels: { effect() {} },
      access: { announce() {} },
      layout: () => ({ width: 1920, height: 1080 }),
    },
    header: { badge: { score: 0 } },
    guide: { point: recipe, acts: { lookAt: recipe, fallAsleep: recipe, wake() {} } },
    reactions: { to: recipe },
    animate: (animation: gsap.core.Timeline) => animation,
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

describe('who does nothing', () => {
  test('is reminded after 8 s, shown the way after 16, hears after 24 that somebody waits, and is then left in peace', () => {
    const { shown, said, sounds, go } = lesson();
    go(7.9);
    expect(shown).toEqual([]);
    go(0.2);
    expect(shown).toEqual(['reminded']);
    expect(said.slice(0, 1)).toEqual(['Your turn.']);
    go(7.7);
    expect(shown).toEqual(['reminded']);
    go(0.3);
    expect(shown).toEqual(['reminded', 'helped']);
    go(7.7);
    expect(sounds).toEqual([]);
    go(60);
    expect(sounds).toEqual(['waiting']);
    expect(shown).toEqual(['reminded', 'helped']);
  });

  test('after a wrong answer is waited for anew', () => {
    const { shown, go, choose } = lesson();
    go(7);
    choose(false);
    go(1.4 + 8);
    expect(shown).toEqual([]);
    go(0.3);
    expect(shown).toEqual(['reminded']);
  });

  test('at the next question is waited for anew', () => {
    const { shown, go, choose, goOn } = lesson();
    go(17);
    choose(true);
    go(20);
    expect(shown).toEqual(['reminded', 'helped']);
    goOn();
    go(8.1);
    expect(shown).toEqual(['reminded', 'helped', 'reminded']);
  });

  test.each(['repeatPrompt', 'repeatInstructions', 'touched'] as const)(
    'has 8 s more after asking for something: %s',
    (asked) => {
      const { shown, go, teaching } = lesson();
      go(7);
      teaching[asked](SOMEWHERE);
      go(7.9);
      expect(shown).toEqual([]);
      go(0.2);
      expect(shown).toEqual(['reminded']);
      go(30);
      // Who touches the picture is at work: the way is not shown unasked.
      const before = asked === 'touched' ? ['reminded'] : ['reminded', 'helped'];
      expect(shown).toEqual(before);
      teaching[asked](SOMEWHERE);
      go(8.1);
      expect(shown).toEqual([...before, 'reminded']);
    },
  );
});

test('wrong answers are answered by their slip and asked again, shown the way, and shown the answer', () => {
  const [first] = roundOf('total-treasure-hunt', 7);
  const { slip } = first!.choices.find(({ id }) => id !== first!.answer)!;
  const { shown, said, go, choose } = lesson();
  choose(false);
  go(4);
  expect(shown).toEqual([]);
  expect(said.at(-1)).toBe('How many altogether?');
  const saidAtFirst = said.splice(0);
  choose(false);
  expect(said).toEqual(['Try again.', expect.stringMatching(/^That is \d+\.$/)]);
  expect(saidAtFirst).toEqual(['Try again.', ...sentencesOf(slip), ...asked(first!)]);
  go(4);
  expect(shown).toEqual(['helped']);
  choose(false);
  expect(said.at(-1)).toBe('Look, it is this one.');
  go(2);
  expect(shown).toEqual(['helped', 'revealed']);
});

test('a shape is named alone for whoever wants to hear the question once more', () => {
  const { round, said, teaching } = lesson('shape-detective');
  teaching.repeatPrompt();
  const { answer } = round.question;
  expect(said).toEqual([`${answer[0]!.toUpperCase()}${answer.slice(1)}.`]);
});

test('who does nothing is told to tap the empty box, where it is a box', () => {
  const emptyOf = (seed: number) => lesson('none-left-fun', seed).round.question.fact;
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const [box, other] = [true, false].map((is) =>
    seeds.find((seed) => (emptyOf(seed) === 'empty box') === is),
  );
  const said = (seed: number) => {
    const { said, go } = lesson('none-left-fun', seed);
    go(8.1);
    return said;
  };
  expect(said(box!)).toEqual(['Tap the empty box.']);
  expect(said(other!)[0]).toBe('Your turn.');
});
