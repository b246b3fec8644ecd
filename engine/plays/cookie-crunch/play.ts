import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { cookieCrunch } from '#engine/games/cookie-crunch/family.ts';
import type { CookieParams } from '#engine/games/cookie-crunch/games.ts';
import { biteSeconds } from '#engine/games/cookie-crunch/meal.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import type { CookiePoint } from '#engine/games/cookie-crunch/words.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Layout } from '#engine/layout/layout.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { Aside } from '#engine/plays/aside.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { isTurned } from '#engine/rules/common-words.ts';
import type { Asked } from '#engine/rules/round.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { destroyChildren, Slot } from '#engine/sprites/slot.ts';
import type { Toy } from '#engine/sprites/target.ts';
import { CookieBoard } from './cookie-board.ts';
import { eatFrom } from './eating.ts';
import { FILLED_SECONDS, Jar, JAR_SIZE } from './jar.ts';

/** Seconds per cookie. */
const BITE_SECONDS = 0.45;
const LONGEST_MEAL_SECONDS = 3;
/** After a wrong answer the meal is shown again within what is left of the feedback's time. */
const HURRIED_MEAL_SECONDS = 0.5;
/** How long what lies under the cloth is seen after a touch. */
const PEEKED_SECONDS = 1.8;
/** The jar's share of its place on the ground: it must not distract from the answers. */
const ON_GROUND = 0.62;

/** A plate of cookies: the guide eats some, the child says how many are left; those go into the jar. */
function createPlay(context: PlayContext, params: CookieParams): Play<CookieQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const view = new Container();
  const jar = new Jar(pictures);
  const marks = new CountingMarks();
  const boards = new Slot();
  const rows = new Slot();
  /** Cookies on their way to the jar, over everything else. */
  const flight = new Container();
  view.addChild(boards, jar, rows, flight);
  const touch = countingTouch(context, marks);
  const aside = new Aside(context);
  const filledAfter = (questions: number) => questions / game.rewards.questionsCount;
  const munch = () => {
    sounds.effect('munch', { volume: 0.7 });
    guide.feel('cheer');
  };

  const ask = (question: Asked<CookieQuestion>, index: number): Board<CookiePoint> => {
    aside.end();
    marks.clear();
    destroyChildren(flight);
    const board = boards.fill(new CookieBoard(pictures, question, params.maxMinuend));
    const newNumerals = question.planned.support === 0 ? context.newNumerals : undefined;
    const answers = rows.fill(new AnswerRow(question.choices, { fx, animate, sounds, newNumerals }));
    jar.alpha = 1;
    jar.filled = filledAfter(index);
    const place = () => placeAll(layout(), board, answers, jar);
    place();
    /** Nothing is shown but the sum. */
    const isOnlyTold = question.planned.support === 2;
    if (isOnlyTold) board.plate.emptied();
    const peek = () => {
      context.peeked();
      aside.show(together([0, board.uncover(fx())], [PEEKED_SECONDS, board.cover(fx())]));
    };
    const bite = (longest: number) => biteSeconds(question.secondNumber, BITE_SECONDS, longest);

    return {
      targets: () => answers.targets(),
      answers,

      toys: (): readonly Toy[] =>
        board.hides
          ? [{ id: 'cloth', hit: () => board.hitOfCloth(), touch: peek }]
          : board.plate.left.map((cookie, index) => ({
              id: `cookie-${index}`,
              hit: () => board.hitOf(cookie),
              touch: () => touch(cookie),
            })),

      focus: () => board.focus,

      arrive() {
        if (isOnlyTold) return together([0, board.arrive(fx())], [0.3, answers.arrive()]);
        const meal = eatFrom(board.plate, bite(LONGEST_MEAL_SECONDS), {
          pictures,
          guide,
          layer: flight,
          fx: fx(),
          munched: munch,
        });
        const eaten = 1 + meal.duration();
        return together(
          [0, board.arrive(fx())],
          [0.3, answers.arrive()],
          [1, meal],
          [eaten, board.cover(fx())],
        );
      },

      right(choiceId) {
        aside.end();
        marks.clear();
        const thrown = (index: number) => sounds.effect('pop', { semitones: index, volume: 0.5 });
        return together(
          [0, answers.right(choiceId)],
          [0, board.equationBack()],
          [0, board.uncover(fx())],
          [0, recipe().to(jar, { alpha: 1, duration: 0.2 }, 0)],
          [0.15, board.equation.complete(question.answer, fx())],
          [0.7, isTurned(question, index) ? board.equation.turn(fx()) : recipe()],
          // How long the cookies left stay visible beside the answer.
          [0.45, jar.putIn(board.plate.left, flight, fx(), thrown)],
          [1, recipe().set(jar, { filled: filledAfter(index + 1) }, 0.01)],
        );
      },

      wrong(choiceId) {
        aside.end();
        const crunch = () => sounds.effect('munch', { volume: 0.3 });
        return together(
          [0, answers.wrong(choiceId)],
          [0.15, board.eatAgain(bite(HURRIED_MEAL_SECONDS), fx(), crunch)],
        );
      },

      remind() {
        aside.end();
        // Asking again shows nothing that the plan hides.
        if (board.hides) return breathe(board.cloth.body, fx());
        return board.eatAgain(BITE_SECONDS, fx(), munch);
      },

      help(points) {
        aside.end();
        marks.clear();
        const line = board.buildLine(points);
        const come = together([0, board.helpIn(line, fx())], [0, board.uncover(fx())]);
        if (board.jarInWay) come.to(jar, { alpha: 0, duration: 0.2 }, 0);
        const munched = () => sounds.effect('munch', { volume: 0.5 });
        return {
          come,
          leadSeconds: 0.6,
          point: (point) => board.helpTo(point, line, fx(), munched),
          secondsFor: (point) => line.helpLine.secondsFor(point),
          at: (point) => line.helpLine.fingerAt(point, line.line, board.plate),
        };
      },

      reveal: () => answers.glow(question.answer),
      leave: () => together([0, answers.leave()], [0, board.leave()]),

      finish() {
        jar.filled = 1;
        const landed = () => sounds.effect('pop', { volume: 0.5 });
        return together(
          [0, answers.leave()],
          [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
          [0, fillForward(jar, view, layout(), { pictures, ctx: fx(), landed })],
        ).call(() => sounds.effect('stamp', { volume: 0.6 }), undefined, 0.4 + FILLED_SECONDS);
      },

      place,
    };
  };

  return { view, ask, dispose: () => marks.clear() };
}

export const picture = definePicture(cookieCrunch, createPlay);

/** Positions everything. The jar is on the ground beside the answers or, without room there, on the board. */
function placeAll(layout: Layout, board: CookieBoard, answers: AnswerRow, jar: Jar): void {
  const { panel, answers: zone, side } = boardFor(layout);
  board.place({ panel, upright: layout.class === 'portrait', keepsJar: side === undefined });
  answers.place(zone);
  const spot = side ? { ...side, scale: (side.width / JAR_SIZE.width) * ON_GROUND } : board.jarSpot;
  jar.position.set(spot.x, spot.y);
  jar.scale.set(spot.scale);
}

interface Filling {
  readonly pictures: Pictures;
  readonly ctx: FxContext;
  readonly landed: () => void;
}

/** The end: the jar comes to the front, is filled, and closed. */
function fillForward(
  jar: Jar,
  view: Container,
  layout: Layout,
  { pictures, ctx, landed }: Filling,
): gsap.core.Timeline {
  const { width, height } = layout;
  const finale = new Finale();
  view.addChild(finale, jar);
  const scale = Math.min(1.9, height / 560, width / 480);
  const place = { x: width / 2, y: height * 0.8, scale, lightY: height * 0.8 - 120 * scale };
  return together([0, finale.bring(jar, place, ctx)], [0.4, jar.fillUp(pictures, ctx, landed)]);
}
