import { Container } from 'pixi.js';
import { fadeIn } from '#engine/fx/ambient.ts';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { countUp, sparks } from '#engine/fx/right.ts';
import { STEP_HEIGHT, trailStep } from '#engine/fx/trail.ts';
import type { TrailParams } from '#engine/games/number-trail/games.ts';
import type { TrailQuestion } from '#engine/games/number-trail/questions.ts';
import { beginningOf, type TrailPoint } from '#engine/games/number-trail/words.ts';
import type { Board, Play, PlayContext } from '#engine/plays/play.ts';
import { WHOLE_HELP } from '#engine/rules/round.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { GhostHand } from '#engine/sprites/ghost-hand.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { Ascent } from './ascent.ts';
import { follow } from './camera.ts';
import { CLIMBER } from './climb.ts';
import { ClimbSight } from './climb-sight.ts';
import { COUNT_SECONDS, countAlong, numbersIn } from './count-along.ts';
import { keepLit, setApart, setBeginningApart, unlight } from './counted.ts';
import { TOP_FEET } from './peak-way.ts';
import { climbFor, summitFor } from './sign-place.ts';
import { Sign } from './sign.ts';
import { Stone } from './stone.ts';
import { Window } from './window.ts';

const REPLAY_SECONDS = 0.12;
const TILE = { width: 232, height: 232 };
/** From the right answer until the climber hops, where it is in sight, and is on the step; and until the camera follows. */
const HOPS_AT = 0.4;
const LANDS_AT = 0.75;
const FOLLOWS_AT = 0.85;
/** From the right answer until its number sets out for the way, and lies there as a step. */
const LAID = { from: 0.1, up: 0.1, rise: 40, at: 0.46 } as const;
/** The hand that lays it there, beside it: no way and no tile is under it. */
const HAND = { beside: 84, turn: -1.3, scale: 0.5, alpha: 0.95, comes: 0.06, leaves: 0.16 } as const;
/** It hops and leaps so high at least, in its own pixels, however near the header is: before the camera follows it is a step higher. */
const LEAST_HEIGHT = 12;
/** Scale of the climber on the top, once the whole mountain is shown. */
const ON_TOP = 0.42;

/** From 0 up to 20: five numbers to choose from, and a mountain with one step per number. */
export function createHighClimb(context: PlayContext, params: TrailParams): Play<TrailQuestion> {
  const { layout, pictures, sounds, guide, fx, animate } = context;
  const ascent = new Ascent(pictures, params, climbFor(layout()), context.light);
  const { steps } = ascent;
  const sight = new ClimbSight(ascent, context);
  const window = new Window(ascent, context);
  const signs = new Slot();
  const rows = new Slot();
  const finale = new Finale();
  const view = new Container();
  view.addChild(finale, window, signs, rows);

  const ask = (question: TrailQuestion, index: number): Board<TrailPoint> => {
    const { current, next } = question;
    for (const step of steps) step.reset();
    ascent.reached = current ?? -1;
    const placed = () => climbFor(layout(), current !== undefined);
    const sign = signs.fill(new Sign(pictures, question, true, placed().sign));
    const answers = rows.fill(new AnswerRow(question.choices, { fx, animate, sounds, tile: TILE }));
    sight.begin(current);
    const { home } = sight;
    const place = () => {
      const board = placed();
      window.place(layout());
      ascent.place(board);
      sign.place(board.sign);
      answers.place(board.answers);
      guide.scale.set(ascent.figures);
      sight.place();
      const { hud } = layout().zones;
      const free = ascent.feetOnStage(next, home).y / ascent.figures - CLIMBER.tall;
      // It may leap for joy while it hops.
      guide.headroom = Math.max(LEAST_HEIGHT, (free - (hud.y + hud.height) / ascent.figures) / 2);
    };
    place();
    let tries = 0;
    /** A hand lays the number that was chosen on the way, as the next step of it; in calm motion it comes there. */
    const laid = (choiceId: string): gsap.core.Timeline => {
      const lie = () => void (ascent.reached = next);
      if (fx().calm) return recipe().call(lie, undefined, LAID.at);
      const [tile, step, at] = [answers.tile(choiceId), steps[next]!, ascent.seenFrom(home)];
      const to = { x: at.x + step.x, y: at.y + step.y };
      const stone = new Stone(pictures, next);
      stone.lit = 1;
      stone.scale.set(step.scale.x * 0.8);
      const hand = new GhostHand();
      hand.rotation = HAND.turn;
      hand.scale.set(HAND.scale);
      hand.x = HAND.beside * step.scale.x;
      const carried = new Container({ x: tile.x, y: tile.y, visible: false, children: [stone, hand] });
      view.addChild(carried);
      const along = LAID.from + LAID.up;
      const across = LAID.at - along;
      const above = tile.y - (TILE.height / 2) * tile.scale.y - LAID.rise;
      return (
        recipe()
          .set(carried, { visible: true }, LAID.from)
          .to(hand.body, { alpha: HAND.alpha, duration: HAND.comes }, LAID.from)
          // Up from its tile, and along under the way: over no other tile, and over none of the numbers that lie there.
          .to(carried, { y: above, duration: LAID.up, ease: 'power1.out' }, LAID.from)
          .to(carried, { x: to.x, duration: across, ease: 'power1.out' }, along)
          .to(carried, { y: to.y, duration: across, ease: 'power1.in' }, along)
          .to(stone.scale, { x: step.scale.x, y: step.scale.x, duration: across }, LAID.from)
          .call(lie, undefined, LAID.at)
          .set(stone, { visible: false }, LAID.at)
          .to(hand.body, { alpha: 0, duration: HAND.leaves }, LAID.at)
          .call(() => carried.destroy({ children: true }), undefined, LAID.at + HAND.leaves + 0.02)
      );
    };

    return {
      targets: () => answers.targets(),
      answers,
      // The step that is to come: from the cloud the way down would be over those that are there.
      focus: () => steps[next]!,
      open: () => sign.focus,
      arrive() {
        const asked = together([0, promptPop(sign.row, fx())], [0.1, answers.arrive()]);
        // The mountain comes into sight with the round, and who stands on it not before.
        return index > 0 ? asked : asked.add(fadeIn(guide, fx()).paused(false), 0);
      },

      /** The climber hops to the next step, once it is in sight; then the camera follows. */
      right(choiceId) {
        const step = steps[next]!;
        // Numbers that help has shown ahead are what comes next: they go.
        ascent.reached = next - 1;
        const seen = sight.comeBack();
        const late = Math.max(0, seen.duration() - HOPS_AT);
        const height = Math.min(STEP_HEIGHT, guide.headroom);
        const hop = trailStep(guide, step.body, ascent.feetOnStage(next, home), fx(), height);
        const to = { place: ascent.seenFrom(next), walker: ascent.feetOnStage(next, next) };
        const followed = follow({ place: ascent, walker: guide }, to, fx());
        const timeline = together(
          [0, answers.right(choiceId)],
          [0, seen],
          [0.15, sign.answer(next, fx())],
          [late, laid(choiceId)],
          [late + HOPS_AT, hop],
        );
        unlight(timeline, steps);
        timeline.call(() => sounds.effect('step'), undefined, late + LANDS_AT);
        if (next > 0 && next % 10 === 0)
          timeline.call(() => sparks(step, fx(), 16), undefined, late + LANDS_AT + 0.05);
        return timeline.add(followed.paused(false), late + FOLLOWS_AT);
      },

      wrong(choiceId) {
        tries += 1;
        return together([0, answers.wrong(choiceId)], [0, sight.comeBack()]);
      },
      remind: () => breathe(sign.row, fx()),

      /**
       * Counts along up to the current step, from where the first of them is in sight; each shows its number, and after
       * a third wrong answer stays lit. Before the first step only the first ones are looked at, and show theirs but for
       * the one that is asked for.
       */
      help(points) {
        const isWhole = tries >= WHOLE_HELP;
        const counted = numbersIn(points);
        const beginning = points.includes('beginning') ? beginningOf(params) : [];
        const from = () => Math.min(home, (counted[0] ?? home) + ascent.reach);
        const isFirstAway = from() < home;
        const count = (value: number) => {
          const step = steps[value]!;
          return together(
            [0, countUp([step.body], COUNT_SECONDS, fx(), () => void (step.named = true))],
            [0, isWhole ? keepLit(step) : recipe()],
            [COUNT_SECONDS, value === points.at(-1) ? sight.look(() => home) : recipe()],
          );
        };
        const looked = isWhole ? setApart(steps, [...counted, next]) : recipe();
        return countAlong(sign, points, {
          fx: fx(),
          come: beginning.length > 0 ? setBeginningApart(steps, beginning, next) : looked,
          comes: (value) => (isFirstAway && value === counted[0] ? sight.look(from) : recipe()),
          show: (point) => (typeof point === 'number' ? count(point) : sight.look(() => home)),
          at: (value) => steps[value]!,
          from: 'right',
        });
      },

      /** The number stands on the sign, too, and its step is lit. */
      reveal: () =>
        together(
          [0, answers.glow(question.answer)],
          [0, sign.answer(next, fx())],
          [0, unlight(keepLit(steps[next]!), steps, next)],
        ),
      leave: () => answers.leave(),

      /** All of the mountain is seen, with its camps, and the way up is counted. */
      finish() {
        guide.headroom = Infinity;
        for (const step of steps) step.reset();
        ascent.reached = params.to;
        const counted = steps.length * REPLAY_SECONDS;
        const bodies = steps.map(({ body }) => body);
        const pluck = (step: number) => sounds.effect('pluck', { semitones: Math.floor(step / 2) });
        const to = summitFor(layout());
        const come = ascent.comeWhole(to);
        const whole = () => {
          ascent.showWhole(to);
          // The walker on the top moves with the mountain.
          ascent.addChild(guide);
          guide.position.copyFrom(TOP_FEET);
          guide.scale.set(ON_TOP);
        };
        return together(
          [0, recipe().to([sign.body, answers], { alpha: 0, duration: 0.3 })],
          [0, finale.shine({ x: to.x, y: to.lightY }, fx())],
          [0.1, come.call(whole)],
          [0.7, countUp(bodies, REPLAY_SECONDS, fx(), pluck)],
          [counted + 0.5, ascent.waveFlag(fx())],
          [counted + 0.7, guide.jump()],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: sight.dispose };
}
