import { Container, Graphics } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { boardFor } from '#engine/stage/board.ts';
import type { Rect } from '#engine/stage/layout.ts';
import type { ShapeDetectiveParams } from './games.ts';
import type { ShapeQuestion, ShownShape } from './questions.ts';
import { ShapeBoard } from './shape-board.ts';
import { FIGURE_SIDE, ShapeFigure } from './shape-figure.ts';
import { shapeWords } from './words.ts';

/** Seconds for one side, and for a shape that is traced in one go. */
const SIDE_SECONDS = 0.8;
const ROUND_SECONDS = 2;
/** For the light round a chosen shape, right or wrong. */
const LIGHT_SECONDS = 1.35;
/** By now it is known whether the browser lets the voice speak. */
const VOICE_TRIED_SECONDS = 0.5;
/** From the guide's feet at scale 1 to the first shape at the end, and from the last one to the stage's edge. */
const BESIDE_GUIDE = 190;
const EDGE = 40;
const TILE = { width: 284, height: 296 };
const PAPER = { width: 258, height: 262, radius: 42 };
const ON_PAPER = 0.98;

/** A shape is named; the child finds it among others, whatever their size, colour and turn. */
export function createPlay(context: PlayContext<ShapeDetectiveParams>): Play<ShapeQuestion> {
  const { game, layout, pictures, random, clock, sounds, guide, fx, animate, showQuestion } = context;
  const words = shapeWords();
  const view = new Container();
  const answers = new AnswerRow({ fx, animate, sounds, tile: TILE });
  const board = new ShapeBoard(pictures, game.rewards.questionsCount);
  const finale = new Finale();
  view.addChild(finale, board, answers);
  let question: ShapeQuestion;
  let figures: readonly ShapeFigure[] = [];
  let silent: gsap.core.Timeline | undefined;

  /** At the end the shapes stand on the table, beside the guide. */
  const parade = (): Rect => {
    const { guide: feet, answers: zone } = boardFor(layout());
    const { width, height, class: kind } = layout();
    const left = feet.x + BESIDE_GUIDE * feet.scale;
    const top = height * (kind === 'portrait' ? 0.6 : 0.3);
    return { x: left, y: top, width: width - EDGE - left, height: zone.y + zone.height - top };
  };

  const place = () => {
    const { panel, answers: zone } = boardFor(layout());
    board.place(panel, parade());
    answers.place(zone);
  };

  const figureOf = (id: string) => figures[question.choices.findIndex((choice) => choice.id === id)]!;
  const shownAs = (id: string): ShownShape =>
    question.shown[question.choices.findIndex((choice) => choice.id === id)]!;

  const stopBlinking = clock.onStep((delta) => {
    if (!fx().calm) for (const figure of figures) figure.step(delta);
  });

  /** Who cannot hear the name sees the shape's outline. */
  const drawSilently = () => {
    const { trace } = board;
    if (showQuestion()) silent = animate(trace.run(ROUND_SECONDS / trace.parts, fx()));
  };
  /** Two lights at once would lead the eye two ways. */
  const drawnSilently = () => silent?.progress(1);

  return {
    view,
    targets: () => answers.targets(),

    show(next) {
      question = next;
      silent?.kill();
      silent = undefined;
      board.show(question.target);
      figures = question.shown.map((shown) => new ShapeFigure(pictures, shown, 1 + random.next() * 5));
      answers.show(question.choices.map(({ id }, index) => ({ id, picture: onPaper(figures[index]!) })));
      place();
      return together(
        [0, board.arrive(fx())],
        [0.25, answers.arrive()],
        [VOICE_TRIED_SECONDS, recipe().call(drawSilently)],
      );
    },

    right(choiceId) {
      drawnSilently();
      return together(
        [0, answers.right(choiceId)],
        [0.1, figureOf(choiceId).lightUp('face-cheer', LIGHT_SECONDS, fx())],
        [0.5, board.keep(shownAs(choiceId), fx())],
      );
    },

    /** What was chosen is shown by its sides, and seems to say its own name. */
    wrong(choiceId) {
      drawnSilently();
      return together(
        [0, answers.wrong(choiceId)],
        [0.1, figureOf(choiceId).lightUp('face-talk', LIGHT_SECONDS, fx())],
        [0.1 + LIGHT_SECONDS, recipe().call(() => figureOf(choiceId).feel('face'))],
      );
    },

    hint(level) {
      if (level === 1) return breathe(board.clue.body, fx(), 1.04);
      if (level === 3) return answers.glow(question.answer);
      drawnSilently();
      const sentences = words.scaffold(question);
      const counted = sentences.length > 1;
      const timeline = board.trace.run(counted ? SIDE_SECONDS : ROUND_SECONDS, fx(), (part) => {
        const side = sentences[part];
        if (side) sounds.say(side);
      });
      // The last sentences sum up: "4 sides."
      const summary = () => {
        if (counted) sounds.say(...sentences.filter((sentence) => !/^\d+\.$/.test(sentence)));
      };
      return timeline.call(summary, undefined, timeline.duration() + 0.2);
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish() {
      const { x, y, width, height } = parade();
      const light = finale.shine({ x: x + width / 2, y: y + height / 2 }, fx());
      return together([0, answers.leave()], [0, light], [0, board.celebrate(fx())], [1.2, guide.jump()]);
    },

    resize: place,
    dispose: stopBlinking,
  };
}

/** White paper under a figure, so that every colour stands out on every tile. */
function onPaper(figure: ShapeFigure): Container {
  const { width, height, radius } = PAPER;
  const picture = new Container();
  figure.scale.set(figure.scale.x * (width / FIGURE_SIDE) * ON_PAPER);
  picture.addChild(
    new Graphics().roundRect(-width / 2, -height / 2, width, height, radius).fill('#FFFFFF'),
    figure,
  );
  return picture;
}
