import { Container } from 'pixi.js';
import { completion } from '#engine/fx/finish.ts';
import { breathe } from '#engine/fx/hints.ts';
import { lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { flyTo, hop } from '#engine/fx/right.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { moveToLayer, type Piece } from '#engine/sprites/piece.ts';
import { boardFor } from '#engine/stage/board.ts';
import { CookieBoard } from './cookie-board.ts';
import type { CookieParams } from './games.ts';
import { Jar, JAR_WIDTH } from './jar.ts';
import type { CookieQuestion } from './questions.ts';
import { cookieWords } from './words.ts';

/** Seconds for one cookie: the first time as a story, and slowly when counting back together. */
const BITE_SECONDS = 0.34;
const LONGEST_MEAL_SECONDS = 2.4;
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
  view.addChild(board, jar, answers, flight);
  let question: CookieQuestion;

  const place = () => {
    const { panel, answers: zone, side } = boardFor(layout());
    board.place(panel, layout().class === 'portrait');
    answers.place(zone);
    jar.visible = side !== undefined;
    if (!side) return;
    jar.position.set(side.x, side.y);
    jar.scale.set((side.width / JAR_WIDTH) * 0.62);
  };

  const munch = () => {
    sounds.effect('munch', { volume: 0.7 });
    guide.feel('cheer');
  };

  /** A cookie was touched: it hops and gets its number, or gives it back. */
  const touch = (cookie: Piece) => {
    const number = marks.toggle(cookie.body, { x: 38, y: -38 });
    sounds.effect('pop');
    if (marks.has(cookie.body)) sounds.say(numberSentence(number));
    if (!fx().calm) animate(hop(recipe(), cookie.body, 30, 0));
  };

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
      const bite = Math.min(BITE_SECONDS, LONGEST_MEAL_SECONDS / question.secondNumber);
      const meal = board.plate.eat(bite, fx(), munch);
      meal.call(() => guide.feel('idle'), undefined, meal.duration());
      return together([0, board.arrive(fx())], [0.3, answers.arrive()], [1, meal]);
    },

    right(choiceId) {
      marks.clear();
      return together(
        [0, answers.right(choiceId)],
        [0, board.equationBack()],
        [0.15, board.equation.complete(question.answer, fx())],
        [0.45, putAway()],
      );
    },

    wrong: (choiceId) => answers.wrong(choiceId),

    hint(level) {
      if (level === 1) return breathe(board.plate.rows, fx(), 1.03);
      if (level === 3) return answers.glow(question.answer);
      const sentences = words.scaffold(question);
      marks.clear();
      return board.countBack(question.firstNumber, COUNT_SECONDS, fx(), (step) => {
        if (step > 0) sounds.effect('munch', { volume: 0.5 });
        sounds.say(sentences[step]!);
      });
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish() {
      const { width, height } = layout();
      jar.visible = true;
      view.addChild(jar);
      const scale = Math.min(1.9, height / 620);
      return together(
        [0, completion(board.body, fx())],
        [0, jar.celebrate({ x: width / 2, y: height * 0.74 }, scale, fx())],
      );
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
