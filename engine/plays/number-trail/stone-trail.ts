import { Container } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together } from '#engine/fx/motion.ts';
import { trailStep } from '#engine/fx/trail.ts';
import { isClimbingUp, walkOf, type TrailParams } from '#engine/games/number-trail/games.ts';
import type { TrailQuestion } from '#engine/games/number-trail/questions.ts';
import type { TrailPoint } from '#engine/games/number-trail/words.ts';
import type { Board, Play, PlayContext } from '#engine/plays/play.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { destroyChildren, Slot } from '#engine/sprites/slot.ts';
import { COUNT_SECONDS, countAlong } from './count-along.ts';
import { Goal } from './goal.ts';
import { trailFor } from './path.ts';
import { Ribbon } from './ribbon.ts';
import { hiddenFor, signFor, stonesFor } from './sign-place.ts';
import { Sign } from './sign.ts';
import { StoneLine } from './stone-line.ts';

/** At the end the whole walk is counted along, in about three seconds. */
const REPLAY_SECONDS = 0.2;
/** Of the numbers offered where the stones ahead have none. */
const TILE = { width: 220, height: 200 };

/** Eleven stones in a line; the child's avatar walks over them. */
export function createStoneTrail(context: PlayContext, params: TrailParams): Play<TrailQuestion> {
  const { layout, pictures, sounds, guide, fx, animate } = context;
  const up = isClimbingUp(params);
  const trailIn = (hidden: boolean) =>
    trailFor(layout(), hidden ? hiddenFor(layout()).trail : stonesFor(layout()), walkOf(params).length);
  const line = new StoneLine(context, params, trailIn(false));
  const ribbon = new Ribbon(params.world, !up);
  const signs = new Slot();
  const goal = new Goal(pictures, up ? 'flag' : 'home');
  const view = new Container();
  const rows = new Slot();
  view.addChild(signs, ribbon, goal, line, rows);

  const ask = (question: TrailQuestion, index: number): Board<TrailPoint> => {
    const { current, next, visited, hidden } = question;
    line.show(question);
    ribbon.walked = Math.max(0, index - 1);
    const signPlace = () => (hidden ? hiddenFor(layout()).sign : signFor(layout()));
    const sign = signs.fill(new Sign(pictures, question, up, signPlace()));
    destroyChildren(rows);
    const answers = hidden
      ? rows.fill(new AnswerRow(question.choices, { fx, animate, sounds, tile: TILE }))
      : undefined;
    const place = () => {
      const lies = trailIn(hidden);
      line.place(lies);
      ribbon.place(lies);
      goal.place(lies, layout().width);
      sign.place(signPlace());
      answers?.place(hiddenFor(layout()).answers);
      guide.scale.set(lies.figures);
      guide.position.copyFrom(line.feetOn(current));
    };
    place();

    return {
      targets: () => answers?.targets() ?? line.targets(question),
      toys: () => line.toys(question),
      ...(answers && { answers }),
      // Where the stones are the answers, it is one step further on.
      focus: () => (answers || current === undefined ? sign.focus : line.stone(current)),

      arrive() {
        const offered = answers?.arrive() ?? recipe();
        const asked = together([0, promptPop(sign.row, fx())], [0.1, offered]);
        if (index > 0) return asked;
        return together([0, line.arrive()], [0.2, promptPop(sign.body, fx())], [0.4, asked]);
      },

      right(choiceId) {
        const step = trailStep(guide, line.stone(next).body, line.feetOn(next), fx());
        const timeline = together([0, line.right(question)], [0.15, sign.answer(next, fx())], [0.15, step]);
        if (answers) timeline.add(answers.right(choiceId).paused(false), 0);
        timeline.call(() => sounds.effect('step'), undefined, 0.49);
        if (current !== undefined)
          timeline.to(ribbon, { walked: visited.length, duration: 0.35, ease: EASE.move }, 0.15);
        return lasting(timeline, 1.25);
      },

      wrong: (choiceId) => answers?.wrong(choiceId) ?? line.wrong(choiceId),
      remind: () => breathe(sign.row, fx()),

      /** Counts along up to the current stone; the next one breathes. */
      help: (points) =>
        countAlong(sign, points, {
          fx: fx(),
          show: (point) =>
            point === 'next'
              ? [0.3, breathe(line.stone(next).body, fx())]
              : [0, line.count(point, COUNT_SECONDS)],
          at: (point) => line.stone(point === 'next' ? next : point),
        }),

      reveal: () => answers?.glow(question.answer) ?? line.glow(question),
      leave: () => answers?.leave() ?? lasting(recipe(), 0.05),

      /** After counting up the walker stays on the last stone, under the flag; after counting down it goes home. */
      finish() {
        const counted = line.walk.length * REPLAY_SECONDS;
        const arrived = up ? counted : counted + 0.4;
        return together(
          [0, recipe().to([sign.body, rows], { alpha: 0, duration: 0.3 })],
          [0.2, line.countAll(REPLAY_SECONDS)],
          [counted, up ? recipe() : trailStep(guide, goal.body, goal.door, fx())],
          [arrived, goal.celebrate(fx())],
          [arrived + 0.15, guide.jump()],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: () => undefined };
}
