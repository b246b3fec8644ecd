import { Container } from 'pixi.js';
import { lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { flyTo, hop } from '#engine/fx/right.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { moveToLayer, type Piece } from '#engine/sprites/piece.ts';
import { boardFor } from '#engine/stage/board.ts';
import { CookieBoard } from './cookie-board.ts';
import type { CookieParams } from './games.ts';
import { FILLED_SECONDS, Jar, JAR_WIDTH } from './jar.ts';
import { biteSeconds } from './meal.ts';
import type { CookieQuestion } from './questions.ts';
import { cookieWords } from './words.ts';

/** Seconds for one cookie: the first time as a story, and slowly when counting back together. */
const BITE_SECONDS = 0.45;
const LONGEST_MEAL_SECONDS = 3;
/** After a wrong answer the meal is shown again within what is left of the feedback's time. */
const HURRIED_MEAL_SECONDS = 0.5;
const COUNT_SECONDS = 0.75;

/** A plate of cookies: the guide eats some, the child says how many are left; those go into the jar. */
export function createPlay(context: PlayContext<CookieParams>): Play<CookieQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const words = cookieWords(game.params);
  const view = new Container();
  const jar = new Jar(pictures);
  const answers = new AnswerRow({ fx, animate, sounds });
  const marks = new CountingMarks();
  const board = new CookieBoard(pictures);
  /** Cookies on their way to the jar, over everything else. */
  const flight = new Container();
  const finale = new Finale();
  view.addChild(board, jar, answers, flight);
  let question: CookieQuestion;

  const place = () => {
    const { panel, answers: zone, side } = boardFor(layout());
    board.place(panel, layout().class === 'portrait');
    answers.place(zone);
    jar.visible = side !== undefined;
    // Without a place on the ground it waits below the stage for the end of the round.
    const spot = side ?? { x: layout().width / 2, y: layout().height + JAR_WIDTH, width: JAR_WIDTH };
    jar.position.set(spot.x, spot.y);
    jar.scale.set((spot.width / JAR_WIDTH) * 0.62);
  };

  const bite = (longest: number) => biteSeconds(question.secondNumber, BITE_SECONDS, longest);

  const munch = () => {
    sounds.effect('munch', { volume: 0.7 });
    guide.feel('cheer');
  };

  const touch = countingTouch(context, marks);

  /** What is left flies into the jar, or, where there is none, hops for joy. */
  const putAway = (): gsap.core.Timeline => {
    const timeline = recipe();
    const { left } = board.plate;
    const each = Math.min(0.07, 0.5 / left.length);
    if (jar.visible) timeline.add(jar.take(fx()).paused(false), 0);
    left.forEach((cookie, index) => {
      const at = 0.15 + index * each;
      timeline.call(() => sounds.effect('pop', { semitones: index, volume: 0.5 }), undefined, at);
      if (!jar.visible) {
        if (!fx().calm) hop(timeline, cookie.body, 34, at);
        return;
      }
      timeline.add(intoJar(cookie, jar, flight, fx()).paused(false), at);
    });
    return timeline;
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
      place();
      const meal = board.plate.eat(bite(LONGEST_MEAL_SECONDS), fx(), munch);
      meal.call(() => guide.feel('idle'), undefined, meal.duration());
      return together([0, board.arrive(fx())], [0.3, answers.arrive()], [1, meal]);
    },

    right(choiceId) {
      marks.clear();
      return together(
        [0, answers.right(choiceId)],
        [0, board.equationBack()],
        [0.15, board.equation.complete(question.answer, fx())],
        // Until now the cookies left are seen beside the answer.
        [0.85, putAway()],
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
      return board.countBack(COUNT_SECONDS, fx(), (step) => {
        if (step > 0) sounds.effect('munch', { volume: 0.5 });
        sounds.say(sentences[step]!);
      });
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish() {
      const { width, height } = layout();
      jar.visible = true;
      view.addChild(finale, jar);
      const scale = Math.min(1.9, height / 560, width / 480);
      const place = { x: width / 2, y: height * 0.8, scale, lightY: height * 0.8 - 120 * scale };
      const landed = () => sounds.effect('pop', { volume: 0.5 });
      return together(
        [0, answers.leave()],
        [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
        [0, finale.bring(jar, place, fx())],
        [0.4, jar.fillUp(pictures, fx(), landed)],
      ).call(() => sounds.effect('stamp', { volume: 0.6 }), undefined, 0.4 + FILLED_SECONDS);
    },

    resize: place,
    dispose: () => marks.clear(),
  };
}

/** One cookie on an arc into the jar's mouth, in a layer over both. 0.5 s. */
function intoJar(cookie: Piece, jar: Jar, layer: Container, ctx: FxContext): gsap.core.Timeline {
  if (ctx.calm) return lasting(recipe().to(cookie, { alpha: 0, duration: 0.3 }), 0.5);
  const { body } = cookie;
  const timeline = recipe().to(cookie, { alpha: 0, duration: 0.1 }, 0);
  moveToLayer(layer, body);
  return timeline.add(flyTo(body, layer.toLocal(jar.mouth, jar), ctx).paused(false), 0);
}
