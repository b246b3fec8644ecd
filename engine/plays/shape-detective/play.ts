import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { shapeDetective } from '#engine/games/shape-detective/family.ts';
import type { ShapeQuestion } from '#engine/games/shape-detective/questions.ts';
import type { ShapePoint } from '#engine/games/shape-detective/words.ts';
import { boardFor } from '#engine/layout/board.ts';
import type { Layout, Rect } from '#engine/layout/layout.ts';
import { HeldLens } from '#engine/plays/held-lens.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { asked } from '#engine/rules/common-words.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { onPaper } from '#engine/sprites/paper.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { Clue } from './clue.ts';
import { ShapeBoard } from './shape-board.ts';
import { FIGURE_SIDE, ShapeFigure } from './shape-figure.ts';

/** Seconds for one side, and for a shape traced in one stroke. */
const SIDE_SECONDS = 0.8;
const ROUND_SECONDS = 2;
/** The sum of the sides follows this long after the last side. */
const BEFORE_SUMMARY_SECONDS = 0.2;
/** For the light around a chosen shape, right or wrong. */
const LIGHT_SECONDS = 1.35;
/** By this time it is known whether the browser allows sound. */
const VOICE_TRIED_SECONDS = 0.5;
/** From the guide's feet at scale 1 to the first shape at the end, and from the last one to the stage's edge. */
const BESIDE_GUIDE = 190;
const EDGE = 40;
const TILE = { width: 284, height: 296 };
const PAPER = { width: 258, height: 262, radius: 42 };
/** Size of a figure that is drawn at scale 1. */
const ON_PAPER = (PAPER.width / FIGURE_SIDE) * 0.98;

/** A shape is named; the child finds it among others, in any size, colour and rotation. */
function createPlay(context: PlayContext): Play<ShapeQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate, showQuestion } = context;
  const view = new Container();
  const board = new ShapeBoard(pictures, game.rewards.questionsCount);
  const finale = new Finale();
  const rows = new Slot();
  const lens = new HeldLens(context);
  view.addChild(finale, board, rows);

  const ask = (question: ShapeQuestion): Board<ShapePoint> => {
    const clue = board.clues.fill(new Clue(pictures, question.target));
    const { trace } = clue;
    const figures = question.shown.map((shown) => new ShapeFigure(pictures, shown));
    for (const { scale } of figures) scale.set(scale.x * ON_PAPER);
    const onPapers = question.choices.map(({ id, name }, index) => ({
      id,
      name,
      picture: onPaper(figures[index]!, PAPER),
    }));
    const answers = rows.fill(new AnswerRow(onPapers, { fx, animate, sounds, tile: TILE }));
    const place = () => {
      const { panel, answers: zone } = boardFor(layout());
      board.place(panel, paradeFor(layout()));
      clue.place(board.clueRoom);
      answers.place(zone);
    };
    place();
    const figureOf = (id: string) => figures[question.choices.findIndex((choice) => choice.id === id)]!;

    let silent: gsap.core.Timeline | undefined;
    /** If the name cannot be heard, the shape's outline is shown. */
    const drawSilently = () => {
      if (showQuestion()) silent = animate(trace.run(ROUND_SECONDS / trace.parts, fx()));
    };
    /** Two moving lights would divide the attention. */
    const drawnSilently = () => silent?.progress(1);

    return {
      targets: () => answers.targets(),
      answers,

      toys: () => [
        {
          id: 'ear',
          hit: () => board.onStage(clue.hitOfEar),
          touch() {
            sounds.say(...asked(question));
            animate(clue.listen(fx()));
          },
        },
      ],

      focus: () => clue.lens,

      arrive: () =>
        together(
          [0, clue.arrive(fx())],
          [0.25, answers.arrive()],
          [VOICE_TRIED_SECONDS, recipe().call(drawSilently)],
        ),

      right(choiceId) {
        drawnSilently();
        return together(
          [0, answers.right(choiceId)],
          [0, lens.found(answers.targets(), choiceId) ?? recipe()],
          [0, figureOf(choiceId).lightUp('face-cheer', LIGHT_SECONDS, fx())],
          [0.15, board.keep(figureOf(choiceId).shown, clue, fx())],
        );
      },

      /** The chosen shape's sides are traced while it seems to say its name. */
      wrong(choiceId) {
        drawnSilently();
        return together(
          [0, answers.wrong(choiceId)],
          [0.1, figureOf(choiceId).lightUp('face-talk', LIGHT_SECONDS, fx())],
          [0.1 + LIGHT_SECONDS, recipe().call(() => figureOf(choiceId).feel(undefined))],
        );
      },

      remind: () => breathe(clue.body, fx(), 1.04),

      /** The light runs around the shape that is looked for, and stays on. */
      help(points) {
        drawnSilently();
        // Where nothing is traced, an outline that stands for the name stays.
        const traces = points[0] !== 'whole';
        return {
          come: traces ? trace.goOut() : recipe(),
          leadSeconds: 0,
          point(point) {
            if (point === 'whole') return traces ? recipe() : breathe(clue.body, fx(), 1.04);
            return point === 'round'
              ? trace.run(ROUND_SECONDS, fx())
              : trace.runTo(point, SIDE_SECONDS, fx());
          },
          at: (point) => (point === 'whole' ? undefined : trace.spot),
          secondsFor: (point) => SIDE_SECONDS + (point === points.at(-2) ? BEFORE_SUMMARY_SECONDS : 0),
        };
      },

      reveal: () => answers.glow(question.answer),
      leave: () => together([0, answers.leave()], [0, clue.leave()]),

      finish() {
        const { x, y, width, height } = paradeFor(layout());
        const light = finale.shine({ x: x + width / 2, y: y + height / 2 }, fx());
        return together([0, answers.leave()], [0, light], [0, board.celebrate(fx())], [1.2, guide.jump()]);
      },

      place,
    };
  };

  return { view, ask, dispose: () => undefined };
}

export const picture = definePicture(shapeDetective, createPlay);

/** At the end the shapes stand on the table, beside the guide. */
function paradeFor(layout: Layout): Rect {
  const { guide, answers } = boardFor(layout);
  const left = guide.x + BESIDE_GUIDE * guide.scale;
  const top = layout.height * (layout.class === 'portrait' ? 0.6 : 0.3);
  return { x: left, y: top, width: layout.width - EDGE - left, height: answers.y + answers.height - top };
}
