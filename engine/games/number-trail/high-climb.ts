import { Container } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import { trailStep } from '#engine/fx/trail.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { Ascent } from './ascent.ts';
import type { TrailParams } from './games.ts';
import type { TrailQuestion } from './questions.ts';
import { Sign } from './sign.ts';
import { climbFor, summitFor } from './sign-place.ts';
import { countAlong, trailWords } from './words.ts';

const COUNT_SECONDS = 0.6;
const REPLAY_SECONDS = 0.12;
const TILE = { width: 232, height: 232 };

/** From 0 up to 20: five numbers to choose from, and a mountain on which every number is one step higher. */
export function createHighClimb(context: PlayContext<TrailParams>): Play<TrailQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const { params } = game;
  const ascent = new Ascent(pictures, params);
  const { steps } = ascent;
  const sign = new Sign(pictures, true);
  const answers = new AnswerRow({ fx, animate, sounds, tile: TILE });
  const finale = new Finale();
  const view = new Container();
  view.addChild(finale, ascent, sign, answers);
  let question: TrailQuestion;

  const place = () => {
    const board = climbFor(layout());
    ascent.place(board.climb);
    sign.place(board.sign);
    answers.place(board.answers);
    guide.scale.set(ascent.figures);
    guide.position.copyFrom(ascent.feetOn(question.current));
  };

  /** Counts along up to the step stood on; each step tells its number. */
  const countToHere = (): gsap.core.Timeline => {
    const values = countAlong(params, question.current);
    const sentences = trailWords(params).scaffold(question);
    const bodies = values.map((value) => steps[value]!.body);
    const say = (step: number) => {
      steps[values[step]!]!.named = true;
      sounds.say(sentences[step]!);
    };
    return together(
      [0, sign.count(values, COUNT_SECONDS, fx())],
      [0, countUp(bodies, COUNT_SECONDS, fx(), say)],
      [values.length * COUNT_SECONDS, recipe().call(() => sounds.say(sentences.at(-1)!))],
    );
  };

  return {
    view,
    targets: () => answers.targets(),

    show(next) {
      question = next;
      for (const step of steps) step.reset();
      ascent.reached = question.current ?? -1;
      answers.show(question.choices.map(({ id }) => ({ id, text: id })));
      sign.ask(question.current, question.next);
      place();
      return together([0, promptPop(sign.row, fx())], [0.1, answers.arrive()]);
    },

    right(choiceId) {
      const { next } = question;
      const step = steps[next]!;
      const hop = trailStep(guide, step.body, ascent.feetOn(next), fx());
      const timeline = together([0, answers.right(choiceId)], [0, sign.answer(next, fx())], [0.25, hop]);
      timeline.call(() => sounds.effect('step'), undefined, 0.6);
      timeline.call(() => void (ascent.reached = next), undefined, 0.6);
      if (next > 0 && next % 10 === 0 && !fx().calm)
        timeline.call(() => fx().burst?.(step, 16), undefined, 0.65);
      return timeline;
    },

    wrong: (choiceId) => answers.wrong(choiceId),

    hint(level) {
      if (level === 1) return breathe(sign.row, fx());
      return level === 2 ? countToHere() : answers.glow(question.answer);
    },

    leave: () => answers.leave(),

    finish() {
      ascent.reached = params.to;
      const counted = steps.length * REPLAY_SECONDS;
      const bodies = steps.map(({ body }) => body);
      const pluck = (step: number) => {
        sounds.effect('pluck', { semitones: Math.floor(step / 2) });
        if (!fx().calm) fx().burst?.(steps[step]!, 3);
      };
      // Who stands on the top comes along.
      ascent.addChild(guide);
      return together(
        [0, recipe().to([sign.body, answers], { alpha: 0, duration: 0.3 })],
        [0.1, finale.bring(ascent, summitFor(layout()), fx())],
        [0.6, countUp(bodies, REPLAY_SECONDS, fx(), pluck)],
        [counted + 0.4, ascent.waveFlag(fx())],
        [counted + 0.6, guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };
}
