import { Container } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together } from '#engine/fx/motion.ts';
import { trailStep } from '#engine/fx/trail.ts';
import { WRONG_SECONDS } from '#engine/fx/wrong.ts';
import { isClimbingUp, walkOf, type TrailParams } from '#engine/games/number-trail/games.ts';
import type { TrailQuestion } from '#engine/games/number-trail/questions.ts';
import { beginningOf, type TrailPoint } from '#engine/games/number-trail/words.ts';
import type { Board, Play, PlayContext } from '#engine/plays/play.ts';
import { WHOLE_HELP } from '#engine/rules/round.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { destroyChildren, Slot } from '#engine/sprites/slot.ts';
import { COUNT_SECONDS, countAlong, numbersIn } from './count-along.ts';
import { keepLit } from './counted.ts';
import { hiddenFor, signFor, stonesFor } from './sign-place.ts';
import { Sign } from './sign.ts';
import { TrailLand } from './trail-land.ts';

/** At the end the whole walk is counted along, in about three seconds. */
const REPLAY_SECONDS = 0.2;
/** Of the numbers offered where the stones ahead have none. */
const TILE = { width: 220, height: 200 };
/** From the end of counting until who jumped for joy has landed. */
const JUMPED_SECONDS = 1.2;
/** From the right answer until the walker hops, where it is in sight; and until the camera follows, when it has landed. */
const HOPS_AT = 0.15;
const FOLLOWS_AT = 0.8;
/** Until what was chosen out of sight has come into sight. */
const SHOWN_SECONDS = 0.35;

/** Eleven stones in a line; the child's avatar walks along them. */
export function createStoneTrail(context: PlayContext, params: TrailParams): Play<TrailQuestion> {
  const { layout, pictures, sounds, guide, fx, animate } = context;
  const up = isClimbingUp(params);
  const count = walkOf(params).length;
  const signs = new Slot();
  const rows = new Slot();
  const view = new Container();
  const land = new TrailLand(context, params);
  const { line, ribbon, wayside, goal } = land;
  view.addChild(signs, land.window, rows);

  const ask = (question: TrailQuestion, index: number): Board<TrailPoint> => {
    const { current, next, visited, hidden } = question;
    line.show(question);
    ribbon.walked = Math.max(0, index - 1);
    wayside.lit = Math.max(0, index - 1);
    const signPlace = () => (hidden ? hiddenFor(layout()).sign : signFor(layout()));
    const sign = signs.fill(new Sign(pictures, question, up, signPlace()));
    destroyChildren(rows);
    const answers = hidden
      ? rows.fill(new AnswerRow(question.choices, { fx, animate, sounds, tile: TILE }))
      : undefined;
    const place = () => {
      land.place(hidden ? hiddenFor(layout()).trail : stonesFor(layout()), current);
      sign.place(signPlace());
      answers?.place(hiddenFor(layout()).answers);
    };
    place();
    let tries = 0;

    return {
      targets: () => answers?.targets() ?? line.targets(question, (value, on) => land.lookAt(value, on)),
      toys: () => line.toys(question),
      ...(answers && { answers }),
      // Where the stones are the answers, it is one step further on.
      open: () => sign.focus,
      focus: () => (answers || current === undefined ? sign.focus : line.stone(current)),

      arrive() {
        const offered = answers?.arrive() ?? recipe();
        const asked = together([0, promptPop(sign.row, fx())], [0.1, offered]);
        if (index > 0) return asked;
        return together([0, line.arrive()], [0.2, promptPop(sign.body, fx())], [0.4, asked]);
      },

      /** The walker hops to the next stone, once it is in sight; then the camera follows. */
      right(choiceId) {
        const seen = land.goBack();
        const late = Math.max(0, seen.duration() - HOPS_AT);
        const step = trailStep(guide, line.stone(next).body, land.feetOn(next), fx());
        const timeline = together(
          [0, line.right(question)],
          [0, seen],
          [HOPS_AT, sign.answer(next, fx())],
          [late + HOPS_AT, step],
        );
        if (answers) timeline.add(answers.right(choiceId).paused(false), 0);
        timeline.call(() => sounds.effect('step'), undefined, late + 0.49);
        if (current !== undefined)
          timeline
            .to(ribbon, { walked: visited.length, duration: 0.35, ease: EASE.move }, late + HOPS_AT)
            .set(wayside, { lit: visited.length }, late + 0.5);
        return lasting(timeline.add(land.follow(next).paused(false), late + FOLLOWS_AT), 1.25);
      },

      /** What is chosen out of sight is answered in sight. */
      wrong(choiceId) {
        tries += 1;
        if (answers) return answers.wrong(choiceId);
        if (!land.showChosen(Number(choiceId))) return line.wrong(choiceId);
        const answered = line.wrong(choiceId).timeScale(WRONG_SECONDS / (WRONG_SECONDS - SHOWN_SECONDS));
        return together([SHOWN_SECONDS, answered]).call(() => land.leaveChosen());
      },

      remind: () => breathe(sign.row, fx()),

      /**
       * Counts along up to the current stone. After a third wrong answer what is counted stays lit, and the next one breathes.
       * Before the first step only the first stones are looked at, with their numbers but for the one that is asked for.
       */
      help(points) {
        const { comes, see } = land.sightAlong();
        const isWhole = tries >= WHOLE_HELP;
        const counted = numbersIn(points);
        const beginning = points.includes('beginning') ? beginningOf(params) : [];
        const count = (value: number) =>
          together(
            [0, see(value)],
            [0, line.count(value, COUNT_SECONDS)],
            [0, isWhole ? keepLit(line.stone(value)) : recipe()],
            // Where nothing is asked after it, the walker is in sight again.
            [COUNT_SECONDS, value === points.at(-1) ? see(undefined) : recipe()],
          );
        const looked = isWhole ? line.setApart(counted, question) : recipe();
        return countAlong(sign, points, {
          fx: fx(),
          come: beginning.length > 0 ? line.setBeginningApart(beginning, question) : looked,
          comes,
          show(point) {
            if (typeof point === 'number') return count(point);
            const seen = see(undefined);
            // Where it can be chosen itself it is the answer, and the child's to find.
            const isShown = point === 'next' && (answers !== undefined || isWhole);
            return isShown ? together([0, seen], [0.3, breathe(line.stone(next).body, fx())]) : seen;
          },
          at: (value) => line.stone(value),
          from: up ? 'right' : 'left',
        });
      },

      /** The number stands on the sign, too: from there a line leads to it. */
      reveal: () =>
        together(
          [0, land.follow(current)],
          [0, sign.answer(next, fx())],
          [0, answers?.glow(question.answer) ?? line.glow(question)],
        ),
      leave: () => answers?.leave() ?? lasting(recipe(), 0.05),

      /** The walker stays at the last stone, beside the flag or its home, at whose door it goes in. */
      finish() {
        const counted = count * REPLAY_SECONDS;
        const seen = land.showAll();
        return together(
          [0, recipe().to([sign.body, rows], { alpha: 0, duration: 0.3 })],
          [0, seen],
          [0.2, line.countAll(REPLAY_SECONDS)],
          [seen.duration(), land.makeWay()],
          [counted, goal.celebrate(fx())],
          [counted + 0.15, guide.jump()],
          [counted + JUMPED_SECONDS, up ? recipe() : goal.enter(guide, fx())],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: land.dispose };
}
