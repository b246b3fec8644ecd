import { Container, RenderLayer } from 'pixi.js';
import { fadeIn } from '#engine/fx/ambient.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { cookieCrunch } from '#engine/games/cookie-crunch/family.ts';
import type { CookieParams } from '#engine/games/cookie-crunch/games.ts';
import { biteSeconds } from '#engine/games/cookie-crunch/meal.ts';
import type { CookieQuestion } from '#engine/games/cookie-crunch/questions.ts';
import type { CookiePoint } from '#engine/games/cookie-crunch/words.ts';
import { Aside } from '#engine/plays/aside.ts';
import { Carrying } from '#engine/plays/carrying.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { isTurned } from '#engine/rules/common-words.ts';
import type { Asked } from '#engine/rules/round.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { clearAway } from '#engine/sprites/finale.ts';
import { destroyChildren, Slot } from '#engine/sprites/slot.ts';
import type { Toy } from '#engine/sprites/target.ts';
import { BagRow } from './bag-row.ts';
import { CookieBoard } from './cookie-board.ts';
import { eatFrom } from './eating.ts';
import { closeForward, fullAt } from './finish.ts';
import { Jar } from './jar.ts';
import { PLACE_LOOKS } from './place-looks.ts';
import type { Plate } from './plate.ts';
import { Shovelling } from './shovelling.ts';
import { tableFor } from './table-place.ts';
import { Table } from './table.ts';
import { tipTray } from './tipping.ts';

/** Seconds per cookie. */
const BITE_SECONDS = 0.55;
const LONGEST_MEAL_SECONDS = 3;
/** The cookies are seen whole until then. */
const MEAL_AT = 1;
/** The last mouthful is in by then: nothing is asked of who still eats. */
const SWALLOWED_SECONDS = 0.15;
/** After a wrong answer the meal is shown again within what is left of the feedback's time. */
const HURRIED_MEAL_SECONDS = 0.5;
/** From then on the tray is tipped, and what is left goes into the jar. */
const TIPPED_AT = 0.45;
const TIPPED_SECONDS = 0.8;
/** How long what lies under the cloth is seen after a touch. */
const PEEKED_SECONDS = 1.8;

/** A tray of cookies: the guide at it eats some, the child says how many are left; those go into the jar. */
function createPlay(context: PlayContext, params: CookieParams): Play<CookieQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const look = PLACE_LOOKS[params.world];
  const view = new Container();
  const table = new Table(look.table);
  table.tint = context.light.ground;
  const jar = new Jar(pictures);
  const marks = new CountingMarks();
  const boards = new Slot();
  const rows = new Slot();
  /** Cookies on their way to the jar, over everything else. */
  const flight = new Container();
  const { floor = view } = context;
  floor.addChild(table);
  animate(fadeIn(table, fx()));
  view.addChild(boards, jar, rows, flight);
  const touch = countingTouch(context, marks);
  const aside = new Aside(context);
  const carrying = new Carrying(guide);
  const behind = new RenderLayer();
  const filledAfter = (questions: number) => questions / game.rewards.questionsCount;
  /** So many cookies went into the jar; not known where a round goes on that was begun before. */
  let inJar: number | undefined;
  const munch = () => {
    sounds.effect('munch', { volume: 0.7 });
    guide.feel('cheer');
  };
  let shovelling: Shovelling | undefined;
  /** Nothing is in a paw any more: a meal may have been cut short. */
  const settle = (plate?: Plate) => {
    aside.end();
    shovelling = undefined;
    plate?.peel.putAway();
    for (const side of ['L', 'R'] as const) guide.acts.hold(side);
    guide.arms.carrying = undefined;
  };

  const ask = (question: Asked<CookieQuestion>, index: number): Board<CookiePoint> => {
    settle();
    marks.clear();
    destroyChildren(flight);
    const board = boards.fill(new CookieBoard(pictures, question, look));
    const { plate, slip } = board;
    const newNumerals = question.planned.support === 0 ? context.newNumerals : undefined;
    const drawn = { draw: look.bag, newNumerals };
    const answers = rows.fill(new BagRow(question.choices, { fx, animate, sounds, ...drawn }));
    jar.clear();
    if (index === 0) inJar = 0;
    jar.fill(filledAfter(index), inJar);
    const place = () => {
      const places = tableFor(layout(), params.maxMinuend);
      table.place(layout(), places.far);
      board.place(places);
      answers.place(places.bags);
      for (const [thing, { x, y, scale }] of [
        [jar, places.jar],
        [guide, places.guide],
      ] as const) {
        thing.position.set(x, y);
        thing.scale.set(scale);
      }
      shovelling?.place();
    };
    place();
    /** Nothing is shown but the sum. */
    const isOnlyTold = question.planned.support === 2;
    if (isOnlyTold) plate.emptied();
    const peek = () => {
      context.peeked();
      aside.show(together([0, board.uncover(fx())], [PEEKED_SECONDS, board.cover(fx())]));
    };
    const bite = (longest: number) => biteSeconds(question.secondNumber, BITE_SECONDS, longest);
    const each = bite(LONGEST_MEAL_SECONDS);
    const eat = (secondsEach: number) => {
      shovelling = new Shovelling(plate, { guide, ground: view, edge: () => layout().width });
      return eatFrom(plate, secondsEach, { pictures, guide, shovelling, fx: fx(), munched: munch });
    };

    return {
      targets: () => answers.targets(),
      answers,

      toys: (): readonly Toy[] =>
        board.hides
          ? [{ id: 'cloth', hit: () => board.hitOfCloth(), touch: peek }]
          : plate.left.map((cookie, index) => ({
              id: `cookie-${index}`,
              hit: () => board.hitOf(cookie),
              touch: () => touch(cookie),
            })),

      focus: () => slip.worked,

      arrive() {
        if (isOnlyTold) return together([0, board.arrive(fx())], [0.3, answers.arrive()]);
        const meal = eat(each);
        return together(
          [0, board.arrive(fx())],
          [0.3, answers.arrive()],
          [MEAL_AT, meal],
          [MEAL_AT + meal.duration(), board.cover(fx())],
        );
      },

      // How many are left can be asked when the last one is eaten.
      told: 1,
      trueFrom: isOnlyTold ? 0 : MEAL_AT + plate.bites(each).at(-1)! + each + SWALLOWED_SECONDS,

      right(choiceId) {
        settle(plate);
        marks.clear();
        if (inJar !== undefined) inJar += plate.left.length;
        const thrown = (index: number) => sounds.effect('pop', { semitones: index, volume: 0.5 });
        return together(
          [0, answers.right(choiceId)],
          [0, slip.equationBack(fx())],
          [0, board.uncover(fx())],
          [0, plate.forget()],
          [0.15, slip.equation.complete(question.answer, fx())],
          [0.7, isTurned(question, index) ? slip.equation.turn(fx()) : recipe()],
          // How long the cookies left stay visible beside the answer.
          [TIPPED_AT, tipTray(plate, { guide, ground: view, seconds: TIPPED_SECONDS, fx: fx() })],
          [
            TIPPED_AT,
            jar.putIn(plate.left, flight, fx(), { thrown, filled: filledAfter(index + 1), put: inJar }),
          ],
        );
      },

      pointAt: TIPPED_AT + TIPPED_SECONDS + 0.05,

      wrong(choiceId) {
        settle(plate);
        const gone = plate.goAgain(bite(HURRIED_MEAL_SECONDS));
        return together([0, answers.wrong(choiceId)], [0.15, board.eatAgain(gone, fx())]);
      },

      remind() {
        settle(plate);
        // Asking again shows nothing that the plan hides.
        if (board.hides) return breathe(board.cloth.body, fx());
        return board.eatAgain(eat(BITE_SECONDS), fx());
      },

      help(points) {
        settle(plate);
        marks.clear();
        const line = slip.buildLine(points);
        const munched = () => sounds.effect('munch', { volume: 0.5 });
        return {
          come: together([0, board.helpIn(line, fx())], [0, board.uncover(fx())]),
          leadSeconds: 0.6,
          point: (point) => board.helpTo(point, line, fx(), munched),
          secondsFor: (point) => line.helpLine.secondsFor(point),
          at: (point) => line.helpLine.fingerAt(point, plate, fx()),
          least: line.helpLine.least,
          rests: true,
          awaits: (point) => board.awaits(point, line, fx()),
        };
      },

      reveal: () => answers.glow(question.answer),
      leave: () => together([0, answers.leave()], [0, board.leave()]),

      finish() {
        jar.clear();
        jar.filled = 1;
        const closing = { pictures, ctx: fx(), carrying, guide, behind, friend: context.friend };
        return together(
          [0, clearAway([answers, board, table], fx())],
          [0, closeForward(jar, view, layout(), closing)],
        ).call(() => sounds.effect('stamp', { volume: 0.6 }), undefined, fullAt(fx()));
      },

      place,
    };
  };

  const dispose = () => {
    marks.clear();
    carrying.end();
    behind.detach(guide);
  };
  return { view, ask, dispose };
}

export const picture = definePicture(cookieCrunch, createPlay);
