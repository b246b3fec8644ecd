import { Container } from 'pixi.js';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import type { Pictures } from '#engine/pictures/load.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { boardFor } from '#engine/stage/board.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { CookieBoard } from './cookie-board.ts';
import type { CookieParams } from './games.ts';
import { FILLED_SECONDS, Jar, JAR_SIZE } from './jar.ts';
import { biteSeconds } from './meal.ts';
import type { CookieQuestion } from './questions.ts';
import { cookieWords } from './words.ts';

/** Seconds for one cookie: the first time as a story, and slowly when counting back together. */
const BITE_SECONDS = 0.45;
const LONGEST_MEAL_SECONDS = 3;
/** After a wrong answer the meal is shown again within what is left of the feedback's time. */
const HURRIED_MEAL_SECONDS = 0.5;
const COUNT_SECONDS = 0.75;
/** The jar's share of its place on the ground: it must not rival the answers. */
const ON_GROUND = 0.62;

/** A plate of cookies: the guide eats some, the child says how many are left; those go into the jar. */
export function createPlay(context: PlayContext<CookieParams>): Play<CookieQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const words = cookieWords(game.params);
  const view = new Container();
  const jar = new Jar(pictures);
  const answers = new AnswerRow({ fx, animate, sounds });
  const marks = new CountingMarks();
  const board = new CookieBoard(pictures, game.params.maxMinuend);
  /** Cookies on their way to the jar, over everything else. */
  const flight = new Container();
  view.addChild(board, jar, answers, flight);
  const touch = countingTouch(context, marks);
  let question: CookieQuestion;

  const place = () => placeAll(layout(), board, answers, jar);
  const bite = (longest: number) => biteSeconds(question.secondNumber, BITE_SECONDS, longest);
  const munch = () => {
    sounds.effect('munch', { volume: 0.7 });
    guide.feel('cheer');
  };

  return {
    view,
    targets: () => answers.targets(),

    toys: (): readonly Toy[] =>
      board.plate.left.map((cookie, index) => ({
        id: `cookie-${index}`,
        hit: () => board.hitOf(cookie),
        touch: () => touch(cookie),
      })),

    show(next) {
      question = next;
      marks.clear();
      for (const cookie of flight.removeChildren()) cookie.destroy({ children: true });
      board.show(question);
      answers.show(question.choices.map(({ id }) => ({ id, text: id })));
      jar.alpha = 1;
      place();
      const meal = board.plate.eat(bite(LONGEST_MEAL_SECONDS), fx(), munch);
      meal.call(() => guide.feel('idle'), undefined, meal.duration());
      return together([0, board.arrive(fx())], [0.3, answers.arrive()], [1, meal]);
    },

    right(choiceId) {
      marks.clear();
      const thrown = (index: number) => sounds.effect('pop', { semitones: index, volume: 0.5 });
      return together(
        [0, answers.right(choiceId)],
        [0, board.equationBack()],
        [0, recipe().to(jar, { alpha: 1, duration: 0.2 }, 0)],
        [0.15, board.equation.complete(question.answer, fx())],
        // Until now the cookies left are seen beside the answer.
        [0.85, jar.putIn(board.plate.left, flight, fx(), thrown)],
      );
    },

    wrong(choiceId) {
      const crunch = () => sounds.effect('munch', { volume: 0.3 });
      return together(
        [0, answers.wrong(choiceId)],
        [0.15, board.eatAgain(bite(HURRIED_MEAL_SECONDS), fx(), crunch)],
      );
    },

    hint(level) {
      if (level === 1) return board.eatAgain(BITE_SECONDS, fx(), munch);
      if (level === 3) return answers.glow(question.answer);
      const sentences = words.scaffold(question);
      marks.clear();
      const counted = board.countBack(COUNT_SECONDS, fx(), (step) => {
        if (step > 0) sounds.effect('munch', { volume: 0.5 });
        sounds.say(sentences[step]!);
      });
      return board.jarInWay ? counted.to(jar, { alpha: 0, duration: 0.2 }, 0) : counted;
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish() {
      const landed = () => sounds.effect('pop', { volume: 0.5 });
      return together(
        [0, answers.leave()],
        [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
        [0, fillForward(jar, view, layout(), { pictures, ctx: fx(), landed })],
      ).call(() => sounds.effect('stamp', { volume: 0.6 }), undefined, 0.4 + FILLED_SECONDS);
    },

    resize: place,
    dispose: () => marks.clear(),
  };
}

/** Places everything. The jar is on the ground beside the answers or, where that has no room, on the board. */
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

/** The end: the jar comes forward into the light, is filled, and closed. */
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
