import { Container, Graphics } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { countUp, hop } from '#engine/fx/right.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { AnswerRow, type Answer } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { boardFor } from '#engine/stage/board.ts';
import { AmountCard } from './amount-card.ts';
import { CaseBoard } from './case-board.ts';
import type { NumberDetectiveParams } from './games.ts';
import type { DetectiveQuestion } from './questions.ts';
import { detectiveWords } from './words.ts';

const COUNT_SECONDS = 0.7;
/** The white card on an answer tile, and how much of it the amount fills. */
const PAPER = { width: 236, height: 214, radius: 34 };
const ON_TILE = 0.82;

/** A numeral and its amount, looked for either way round, as a detective would: by counting. */
export function createPlay(context: PlayContext<NumberDetectiveParams>): Play<DetectiveQuestion> {
  const { game, layout, pictures, random, sounds, fx, animate } = context;
  const words = detectiveWords(game.params);
  const view = new Container();
  const answers = new AnswerRow({ fx, animate, sounds });
  const marks = new CountingMarks();
  const board = new CaseBoard(pictures, random, game.rewards.questionsCount);
  view.addChild(board, answers);
  let question: DetectiveQuestion;
  let solved = 0;

  const place = () => {
    const { panel, answers: zone } = boardFor(layout());
    board.place(panel);
    answers.place(zone);
  };

  const answerOf = ({ id }: { readonly id: string }, index: number): Answer => {
    const { card, shape } = question.options[index]!;
    if (!card) return { id, text: id };
    const picture = new Container();
    const { width, height, radius } = PAPER;
    const amount = new AmountCard(pictures, shape, card);
    amount.scale.set(ON_TILE);
    picture.addChild(
      new Graphics().roundRect(-width / 2, -height / 2, width, height, radius).fill('#FFFFFF'),
      amount,
    );
    return { id, picture };
  };

  /** A thing was touched: it hops and gets its number, or gives it back. */
  const touch = (thing: Piece) => {
    const number = marks.toggle(thing.body, { x: 22, y: -22 });
    sounds.effect('pop');
    if (marks.has(thing.body)) sounds.say(numberSentence(number));
    if (!fx().calm) animate(hop(recipe(), thing.body, 20, 0));
  };

  return {
    view,
    targets: () => answers.targets(),

    toys: (): readonly Toy[] =>
      question.type === 'number-to-shape'
        ? []
        : board.things.map((thing, index) => ({
            id: `thing-${index}`,
            hit: () => board.hitOf(thing),
            touch: () => touch(thing),
          })),

    show(next, index) {
      question = next;
      solved = index;
      marks.clear();
      board.show(question, solved);
      answers.show(question.choices.map(answerOf));
      place();
      return together([0, board.arrive(fx())], [0.25, answers.arrive()]);
    },

    right(choiceId) {
      solved += 1;
      marks.clear();
      const cheer = recipe();
      if (board.countable && !fx().calm)
        board.things.forEach((thing, index) => hop(cheer, thing.body, 24, index * 0.06));
      return together([0, answers.right(choiceId)], [0.3, cheer], [0.6, board.solve(solved, fx())]);
    },

    wrong: (choiceId) => answers.wrong(choiceId),

    hint(level) {
      if (level === 1) return breathe(board.clue.body, fx(), 1.05);
      if (level === 3) return answers.glow(question.answer);
      const sentences = words.scaffold(question);
      marks.clear();
      const things = board.things.map((thing) => thing.body);
      const name = (step: number) => {
        marks.toggle(things[step]!, { x: 22, y: -22 });
        sounds.say(sentences[step]!);
      };
      return together([0, board.helpIn()], [0.4, countUp(things, COUNT_SECONDS, fx(), name)]);
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish: () => board.celebrate(fx()),

    resize: place,
    dispose: () => marks.clear(),
  };
}
