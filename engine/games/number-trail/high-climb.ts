import { Container } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import { trailStep } from '#engine/fx/trail.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { Finale } from '#engine/sprites/finale.ts';
import type { TrailParams } from './games.ts';
import { Mountain } from './mountain.ts';
import { mountainTrail, type Trail } from './path.ts';
import type { TrailQuestion } from './questions.ts';
import { Ribbon } from './ribbon.ts';
import { Sign } from './sign.ts';
import { climbFor, summitFor } from './sign-place.ts';
import { Stone } from './stone.ts';
import { countAlong, trailWords } from './words.ts';

const COUNT_SECONDS = 0.6;
const REPLAY_SECONDS = 0.12;
const TILE = { width: 232, height: 232 };

/** From 0 up to 20: five numbers to choose from, and a mountain on which every number is one step higher. */
export function createHighClimb(context: PlayContext<TrailParams>): Play<TrailQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const { params } = game;
  const steps = numbersFrom(params.from, params.to).map((value) => new Stone(pictures, value));
  const bodiesOf = (values: readonly number[]) => values.map((value) => steps[value]!.body);
  const mountain = new Mountain(pictures);
  const ribbon = new Ribbon(params.world, false);
  const sign = new Sign(pictures, true);
  const answers = new AnswerRow({ fx, animate, sounds, tile: TILE });
  const finale = new Finale();
  /** The mountain with all that is on it; at the end it comes forward. */
  const range = new Container();
  range.addChild(mountain, ribbon, ...steps);
  const view = new Container();
  view.addChild(finale, range, sign, answers);
  let question: TrailQuestion;
  let trail: Trail;

  const feetOn = (value: number | undefined) => {
    if (value === undefined) return trail.ends[0];
    const { x, y } = trail.stones[value]!;
    return { x: x - trail.feet.back * trail.scale, y: y - trail.feet.up * trail.scale };
  };

  /** Steps up to this number are golden and named; the others keep their number to themselves. */
  const reach = (value: number) => {
    for (const step of steps) {
      step.lit = step.value <= value ? 1 : 0;
      step.named = step.value <= value;
    }
    ribbon.walked = Math.max(0, value);
  };

  const place = () => {
    const board = climbFor(layout());
    range.pivot.set(board.climb.x + board.climb.width / 2, board.climb.y + board.climb.height);
    range.position.copyFrom(range.pivot);
    range.scale.set(1);
    trail = mountainTrail(board.climb, steps.length);
    steps.forEach((step, index) => {
      step.position.copyFrom(trail.stones[index]!);
      step.scale.set(trail.scale);
    });
    mountain.place(trail, board.climb.y + board.climb.height + 20);
    ribbon.place(trail);
    sign.place(board.sign);
    answers.place(board.answers);
    guide.scale.set(trail.figures);
    guide.position.copyFrom(feetOn(question?.current));
  };

  return {
    view,
    targets: () => answers.targets(),

    show(next) {
      question = next;
      for (const step of steps) step.reset();
      reach(question.current ?? -1);
      answers.show(question.choices.map(({ id }) => ({ id, text: id })));
      sign.ask(question.current, question.next);
      place();
      return together([0, promptPop(sign.row, fx())], [0.1, answers.arrive()]);
    },

    right(choiceId) {
      const { next } = question;
      const step = steps[next]!;
      const hop = trailStep({ place: guide, body: guide.body }, step.body, feetOn(next), fx());
      const timeline = together([0, answers.right(choiceId)], [0, sign.answer(next, fx())], [0.25, hop]);
      timeline.call(() => sounds.effect('step'), undefined, 0.6);
      timeline.call(() => reach(next), undefined, 0.6);
      if (next > 0 && next % 10 === 0 && !fx().calm)
        timeline.call(() => fx().burst?.(step, 16), undefined, 0.65);
      return timeline;
    },

    wrong: (choiceId) => answers.wrong(choiceId),

    hint(level) {
      if (level === 3) return answers.glow(question.answer);
      if (level === 1) return breathe(sign.row, fx());
      const values = countAlong(params, question.current);
      const sentences = trailWords(params).scaffold(question);
      const say = (step: number) => {
        steps[values[step]!]!.named = true;
        sounds.say(sentences[step]!);
      };
      const timeline = together(
        [0, sign.count(values, COUNT_SECONDS, fx())],
        [0, countUp(bodiesOf(values), COUNT_SECONDS, fx(), say)],
      );
      return timeline.call(() => sounds.say(sentences.at(-1)!), undefined, values.length * COUNT_SECONDS);
    },

    leave: () => answers.leave(),

    finish() {
      reach(params.to);
      const counted = steps.length * REPLAY_SECONDS;
      const pluck = (step: number) => {
        sounds.effect('pluck', { semitones: Math.floor(step / 2) });
        if (!fx().calm) fx().burst?.(steps[step]!, 3);
      };
      const bodies = bodiesOf(steps.map((step) => step.value));
      // Who stands on the top comes along.
      range.addChild(guide);
      return together(
        [0, recipe().to([sign.body, answers], { alpha: 0, duration: 0.3 })],
        [0.1, finale.bring(range, summitFor(layout()), fx())],
        [0.6, countUp(bodies, REPLAY_SECONDS, fx(), pluck)],
        [counted + 0.4, waveFlag()],
        [counted + 0.6, guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };

  /** The flag on the top waves. 1.2 s. */
  function waveFlag(): gsap.core.Timeline {
    const { flag } = mountain;
    if (fx().calm) return lasting(recipe(), 1.2);
    const timeline = recipe().call(() => fx().burst?.(flag, 24), undefined, 0.3);
    timeline.to(flag, { rotation: 0.12, duration: 0.15, ease: EASE.rise, yoyo: true, repeat: 5 }, 0.2);
    return lasting(timeline, 1.2);
  }
}
