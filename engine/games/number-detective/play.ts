import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { AnswerRow, type Answer } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { onPaper } from '#engine/sprites/paper.ts';
import { boardFor } from '#engine/stage/board.ts';
import { AmountCard, MARK } from './amount-card.ts';
import { CaseBoard } from './case-board.ts';
import type { NumberDetectiveParams } from './games.ts';
import type { DetectiveQuestion } from './questions.ts';
import { Trophy } from './trophy.ts';
import { detectiveWords } from './words.ts';

const COUNT_SECONDS = 0.7;
/** While a wrong card is named, what lies on it is counted: all of it within so many seconds. */
const QUICK_SECONDS = 1;
const TILE = { width: 284, height: 296 };
/** The white card on an answer tile, and how much of it the amount fills. */
const PAPER = { width: 262, height: 268, radius: 42 };
const ON_TILE = 1.04;

/** A numeral and its amount, looked for either way round, as a detective would: by counting. */
export function createPlay(context: PlayContext<NumberDetectiveParams>): Play<DetectiveQuestion> {
  const { game, layout, pictures, random, sounds, guide, fx, animate } = context;
  const words = detectiveWords(game.params);
  const view = new Container();
  const answers = new AnswerRow({ fx, animate, sounds, tile: TILE });
  const cards = new Map<string, AmountCard>();
  const marks = new CountingMarks();
  const cardMarks = new CountingMarks();
  const touch = countingTouch(context, marks, MARK);
  const board = new CaseBoard(pictures, random);
  const finale = new Finale();
  const trophy = new Trophy(pictures);
  view.addChild(board, answers);
  let question: DetectiveQuestion;

  const place = () => {
    const { panel, answers: zone } = boardFor(layout());
    board.place(panel);
    answers.place(zone);
  };

  const answerOf = ({ id }: { readonly id: string }, index: number): Answer => {
    const { card, shape } = question.options[index]!;
    if (!card) return { id, text: id };
    const amount = new AmountCard(pictures, shape, card);
    amount.scale.set(ON_TILE);
    cards.set(id, amount);
    return { id, picture: onPaper(amount, PAPER) };
  };

  return {
    view,
    targets: () => answers.targets(),

    toys: (): readonly Toy[] =>
      question.type === 'number-to-shape'
        ? []
        : board.amount.things.map((thing, index) => ({
            id: `thing-${index}`,
            hit: () => board.hitOf(thing),
            touch: () => touch(thing),
          })),

    show(next) {
      question = next;
      marks.clear();
      cardMarks.clear();
      cards.clear();
      board.show(question);
      answers.show(question.choices.map(answerOf));
      place();
      return together([0, board.arrive(fx())], [0.25, answers.arrive()]);
    },

    right(choiceId) {
      marks.clear();
      const cheer = recipe();
      if (board.countable && !fx().calm)
        board.amount.things.forEach((thing, index) => hop(cheer, thing.body, 24, index * 0.06));
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

    hint(level) {
      if (level === 1) return breathe(board.clue.body, fx(), 1.05);
      if (level === 3) return answers.glow(question.answer);
      const sentences = words.scaffold(question);
      marks.clear();
      const say = (step: number) => sounds.say(sentences[step]!);
      return together([0, board.helpIn()], [0.4, board.amount.count(COUNT_SECONDS, marks, fx(), say)]);
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    /** All cases are solved: the guide's prints lead to the badge. */
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

    resize: place,
    dispose: () => undefined,
  };
}
