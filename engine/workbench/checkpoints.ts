import type { Control } from '#engine/input/controls.ts';
import { SIDES, type Side } from '#engine/layout/sides.ts';
import type { OwnedSession } from '#engine/session/session.ts';

export type SceneName = 'instructions' | 'play' | 'turns' | 'duet' | 'result';

/** How to get to a named moment from the start of its scene, with time stopped. */
export interface Moment {
  /** The highest number the moment takes, as in "wrong-2"; from 1. questions: how many the game asks. */
  readonly upTo?: (questions: number) => number;
  reach(session: OwnedSession, count: number): void;
}

const ARRIVED_SECONDS = 2.5;
/** Answers are taken before all of a question has come. */
const COME_SECONDS = 0.8;
/** In the middle of the animation that follows an answer. */
const FEEDBACK_SECONDS = 0.45;
const HELPED_SECONDS = 4;
const STEP = 0.1;
const PATIENCE_SECONDS = 60;
/** More wrong answers at one question show nothing new. */
const MOST_WRONG = 9;
/** In the middle of a round, so many questions are worked out. */
const WORKED_OUT = 3;

const advanceUntil = (session: OwnedSession, test: () => boolean) => {
  for (let left = PATIENCE_SECONDS; left > 0; left -= STEP) {
    if (test()) return;
    session.clock.advance(STEP);
  }
  throw new Error(
    `the moment did not come within ${PATIENCE_SECONDS} s; state: ${JSON.stringify(session.scene?.describe())}`,
  );
};

const choicesOf = (session: OwnedSession) =>
  session.stage!.controls.list.filter((control) => control.kind === 'choice' && session.isLive(control));
/** The id of the right choice, from the play scene's description; its control is named after it. */
const answerOf = (session: OwnedSession) => `choice-${String(session.scene!.describe()['answer'])}`;

/** Chooses as a child would, as soon as answers are taken: among what is in sight, if any of it suits. */
export function answer(session: OwnedSession, right: boolean): void {
  const suits = () => {
    const suiting = choicesOf(session).filter((control) => (control.id === answerOf(session)) === right);
    return suiting.find((control) => !control.isAway?.()) ?? suiting[0];
  };
  advanceUntil(session, () => session.phase !== 'playing' || suits() !== undefined);
  const control = suits();
  if (!control) throw new Error(`nothing ${right ? 'right' : 'wrong'} to choose in phase ${session.phase}`);
  // The same choice counts again only after a moment, so that a slip does not.
  advanceUntil(session, () => session.dispatch(control));
}

/** Chooses on one side of a duet, as soon as its answers are taken. */
export function answerOn(session: OwnedSession, side: Side, right: boolean): void {
  const isRight = ({ id }: Control) => id === `${side}-${answerOf(session)}`;
  const suits = () =>
    choicesOf(session).find((control) => control.side === side && isRight(control) === right);
  advanceUntil(session, () => suits() !== undefined);
  advanceUntil(session, () => session.dispatch(suits()!));
}

const bothRight = (session: OwnedSession, count: number) => {
  for (let index = 0; index < count; index++) for (const side of SIDES) answerOn(session, side, true);
};
/** So many wrong answers on the left, and this many seconds after the last one. */
const leftWrong = (secondsLater: number): Moment => ({
  upTo: () => MOST_WRONG,
  reach(session, count) {
    for (let index = 0; index < count; index++) answerOn(session, 'left', false);
    session.clock.advance(secondsLater);
  },
});

const answerTimes = (session: OwnedSession, count: number, right: boolean) => {
  for (let index = 0; index < count; index++) answer(session, right);
};
/** This many right or wrong answers, and this many seconds after the last one. */
const answered = (right: boolean, secondsLater: number): Moment => ({
  upTo: (questions) => (right ? questions : MOST_WRONG),
  reach(session, count) {
    answerTimes(session, count, right);
    session.clock.advance(secondsLater);
  },
});
/** So many questions answered, and these seconds after the next child was called. */
const called = (secondsLater: number): Moment => ({
  upTo: (questions) => questions,
  reach(session, count) {
    answerTimes(session, count - 1, true);
    advanceUntil(session, () => choicesOf(session).length > 0);
    session.clock.advance(secondsLater);
  },
});
const finishWith = (share: number) => (session: OwnedSession) => {
  const { questionsCount } = session.stage!.game.rewards;
  session.finish(Math.floor(questionsCount * share), []);
  session.clock.advance(ARRIVED_SECONDS * 2);
};

/** Every moment that has a name. */
export const MOMENTS: Readonly<Record<SceneName, Readonly<Record<string, Moment>>>> = {
  instructions: {
    start: { reach: (session) => session.clock.advance(ARRIVED_SECONDS) },
    first: { reach: () => undefined },
    shown: {
      reach(session) {
        const listen = session.stage!.controls.find('play-instructions');
        if (listen) session.dispatch(listen);
      },
    },
    countdown: {
      reach(session) {
        const listen = session.stage!.controls.find('play-instructions');
        if (listen) session.dispatch(listen);
        advanceUntil(session, () => session.phase === 'countdown');
        session.clock.advance(0.5);
      },
    },
  },
  play: {
    start: { reach: (session) => session.clock.advance(ARRIVED_SECONDS) },
    first: { reach: () => undefined },
    question: {
      upTo: (questions) => questions,
      reach(session, count) {
        answerTimes(session, count - 1, true);
        advanceUntil(session, () => choicesOf(session).length > 0);
        session.clock.advance(COME_SECONDS);
      },
    },
    'chosen-right': answered(true, 0),
    right: answered(true, FEEDBACK_SECONDS),
    'chosen-wrong': answered(false, 0),
    wrong: answered(false, FEEDBACK_SECONDS),
    'later-wrong': {
      upTo: () => MOST_WRONG,
      reach(session, count) {
        answerTimes(session, WORKED_OUT, true);
        answerTimes(session, count, false);
      },
    },
    hint: answered(false, HELPED_SECONDS),
    idle: { reach: (session) => session.clock.advance(12) },
    finish: {
      reach(session) {
        const { questionsCount } = session.stage!.game.rewards;
        answerTimes(session, questionsCount, true);
        session.clock.advance(2.5);
      },
    },
  },
  turns: {
    start: { reach: (session) => session.clock.advance(ARRIVED_SECONDS) },
    called: called(0),
    question: called(ARRIVED_SECONDS),
    wrong: answered(false, FEEDBACK_SECONDS),
  },
  duet: {
    start: { reach: (session) => session.clock.advance(ARRIVED_SECONDS) },
    question: {
      upTo: (questions) => questions,
      reach(session, count) {
        bothRight(session, count - 1);
        advanceUntil(session, () => choicesOf(session).length > 0);
        session.clock.advance(ARRIVED_SECONDS);
      },
    },
    wrong: leftWrong(FEEDBACK_SECONDS),
    hint: leftWrong(HELPED_SECONDS),
    waiting: {
      reach(session) {
        answerOn(session, 'left', true);
        session.clock.advance(1);
      },
    },
    'show-me': {
      reach(session) {
        answerOn(session, 'left', true);
        advanceUntil(session, () => session.stage!.controls.find('right-show-me')!.visible());
      },
    },
    right: {
      upTo: (questions) => questions,
      reach(session, count) {
        bothRight(session, count);
        session.clock.advance(1.2);
      },
    },
    finish: {
      reach(session) {
        bothRight(session, session.stage!.game.rewards.questionsCount);
        session.clock.advance(6.5);
      },
    },
  },
  result: {
    start: { reach: finishWith(1) },
    perfect: { reach: finishWith(1) },
    great: { reach: finishWith(0.8) },
    poor: { reach: finishWith(0.3) },
    first: {
      reach(session) {
        session.finish(session.stage!.game.rewards.questionsCount, []);
      },
    },
  },
};

/** Opens the scene and goes to the moment. The session must be stopped and loaded. */
export function goTo(session: OwnedSession, scene: SceneName, moment: string, count: number): void {
  if (scene !== 'instructions') session.machine.send('start');
  MOMENTS[scene][moment]!.reach(session, count);
  session.clock.step(0);
}
