import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { onPaper } from '#engine/sprites/paper.ts';
import { boardFor } from '#engine/stage/board.ts';
import type { Layout, Rect } from '#engine/stage/layout.ts';
import type { ShapeDetectiveParams } from './games.ts';
import type { ShapeQuestion } from './questions.ts';
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
/** Size of a figure that is drawn at scale 1. */
const ON_PAPER = (PAPER.width / FIGURE_SIDE) * 0.98;

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

  const place = () => {
    const { panel, answers: zone } = boardFor(layout());
    board.place(panel, paradeFor(layout()));
    answers.place(zone);
  };

  const figureOf = (id: string) => figures[question.choices.findIndex((choice) => choice.id === id)]!;

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

  /** Light runs round the shape that is looked for: its sides are counted aloud and summed up, "4 sides." */
  const traceSlowly = (): gsap.core.Timeline => {
    const { trace } = board;
    const sentences = words.scaffold(question);
    const summary = sentences.slice(trace.parts);
    const secondsEach = trace.parts > 1 ? SIDE_SECONDS : ROUND_SECONDS;
    const run = trace.run(secondsEach, fx(), (part) => sounds.say(sentences[part]!));
    if (summary.length === 0) return run;
    return run.call(() => sounds.say(...summary), undefined, run.duration() + 0.2);
  };

  return {
    view,
    targets: () => answers.targets(),

    show(next) {
      question = next;
      silent?.kill();
      silent = undefined;
      board.show(question.target);
      figures = question.shown.map((shown) => new ShapeFigure(pictures, shown, 1 + random.next() * 5));
      for (const { scale } of figures) scale.set(scale.x * ON_PAPER);
      answers.show(
        question.choices.map(({ id }, index) => ({ id, picture: onPaper(figures[index]!, PAPER) })),
      );
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
        [0.5, board.keep(figureOf(choiceId).shown, fx())],
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
      return traceSlowly();
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish() {
      const { x, y, width, height } = paradeFor(layout());
      const light = finale.shine({ x: x + width / 2, y: y + height / 2 }, fx());
      return together([0, answers.leave()], [0, light], [0, board.celebrate(fx())], [1.2, guide.jump()]);
    },

    resize: place,
    dispose: stopBlinking,
  };
}

/** At the end the shapes stand on the table, beside the guide. */
function paradeFor(layout: Layout): Rect {
  const { guide, answers } = boardFor(layout);
  const left = guide.x + BESIDE_GUIDE * guide.scale;
  const top = layout.height * (layout.class === 'portrait' ? 0.6 : 0.3);
  return { x: left, y: top, width: layout.width - EDGE - left, height: answers.y + answers.height - top };
}
