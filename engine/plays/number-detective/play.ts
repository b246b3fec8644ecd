import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import { numberDetective } from '#engine/games/number-detective/family.ts';
import type { DetectiveQuestion } from '#engine/games/number-detective/questions.ts';
import { boardFor } from '#engine/layout/board.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import type { Choice } from '#engine/rules/game.ts';
import { AnswerRow, type Answer } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { onPaper } from '#engine/sprites/paper.ts';
import { Slot } from '#engine/sprites/slot.ts';
import type { Toy } from '#engine/sprites/target.ts';
import { AmountCard, MARK } from './amount-card.ts';
import { CaseBoard } from './case-board.ts';
import { Trophy } from './trophy.ts';

const COUNT_SECONDS = 0.7;
/** While a wrong card is named, the things on it are counted, all within this many seconds. */
const QUICK_SECONDS = 1;
const TILE = { width: 284, height: 296 };
/** The white card on an answer tile, and how much of it the amount fills. */
const PAPER = { width: 262, height: 268, radius: 42 };
const ON_TILE = 1.04;

/** Match a numeral and its amount, either way round, by counting. */
function createPlay(context: PlayContext): Play<DetectiveQuestion> {
  const { layout, pictures, random, sounds, guide, fx, animate } = context;
  const view = new Container();
  const marks = new CountingMarks();
  const cardMarks = new CountingMarks();
  const touch = countingTouch(context, marks, MARK);
  const finale = new Finale();
  const trophy = new Trophy(pictures);
  const boards = new Slot();
  const rows = new Slot();
  view.addChild(boards, rows);

  const ask = (question: DetectiveQuestion): Board<number> => {
    marks.clear();
    cardMarks.clear();
    const cards = new Map<string, AmountCard>();
    const board = boards.fill(new CaseBoard(pictures, question, random));
    const answerOf = ({ id, name }: Choice, index: number): Answer => {
      const { card, shape } = question.options[index]!;
      if (!card) return { id, name };
      const amount = new AmountCard(pictures, shape, card);
      amount.scale.set(ON_TILE);
      cards.set(id, amount);
      return { id, name, picture: onPaper(amount, PAPER) };
    };
    const answers = rows.fill(
      new AnswerRow(question.choices.map(answerOf), { fx, animate, sounds, tile: TILE }),
    );
    const place = () => {
      const { panel, answers: zone } = boardFor(layout());
      board.place(panel);
      answers.place(zone);
    };
    place();

    return {
      targets: () => answers.targets(),

      toys: (): readonly Toy[] =>
        question.type === 'number-to-shape'
          ? []
          : board.amount.things.map((thing, index) => ({
              id: `thing-${index}`,
              hit: () => board.hitOf(thing),
              touch: () => touch(thing),
            })),

      arrive: () => together([0, board.arrive(fx())], [0.25, answers.arrive()]),

      right(choiceId) {
        marks.clear();
        const cheer = recipe();
        if (board.countable && !fx().calm)
          board.amount.things.forEach((thing, index) => void hop(cheer, thing.body, 24, index * 0.06));
        return together([0, answers.right(choiceId)], [0.3, cheer], [0.5, board.solve(fx())]);
      },

      wrong(choiceId) {
        const card = cards.get(choiceId);
        if (!card) return answers.wrong(choiceId);
        cardMarks.clear();
        const counted = card.count(QUICK_SECONDS / card.things.length, cardMarks, fx());
        return together([0, answers.wrong(choiceId)], [0.3, counted]).call(
          () => cardMarks.clear(),
          undefined,
          1.45,
        );
      },

      remind: () => breathe(board.clue.body, fx(), 1.05),

      help() {
        marks.clear();
        return {
          come: board.helpIn(),
          leadSeconds: 0.4,
          write: (number) => board.amount.mark(number, marks),
          point: (number) => board.amount.light(number, COUNT_SECONDS, fx()),
          secondsFor: () => COUNT_SECONDS,
        };
      },

      reveal: () => answers.glow(question.answer),
      leave: () => together([0, answers.leave()], [0, board.leave()]),

      /** All questions are solved: the guide's paw prints lead to the badge. */
      finish() {
        trophy.place(layout(), guide);
        view.addChild(finale, trophy);
        return together(
          [0, answers.leave()],
          [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
          [0, finale.shine(trophy, fx())],
          [0.3, trophy.celebrate(fx())],
          [1.4, guide.jump()],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: () => undefined };
}

export const picture = definePicture(numberDetective, createPlay);
