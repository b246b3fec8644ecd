import { Container, Graphics } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { countUp, hop } from '#engine/fx/right.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { AnswerRow, type Answer } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { boardFor } from '#engine/stage/board.ts';
import { AmountCard } from './amount-card.ts';
import { CaseBoard } from './case-board.ts';
import type { NumberDetectiveParams } from './games.ts';
import type { DetectiveQuestion } from './questions.ts';
import { Trophy } from './trophy.ts';
import { detectiveWords } from './words.ts';

const COUNT_SECONDS = 0.7;
/** While a wrong card is named, what lies on it is counted: all of it within so many seconds. */
const QUICK_SECONDS = 1;
/** Where a thing's number lies: at its corner, so that the thing is still seen. */
const MARK = { x: 24, y: -30 } as const;
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
    const picture = new Container();
    const { width, height, radius } = PAPER;
    const amount = new AmountCard(pictures, shape, card);
    amount.scale.set(ON_TILE);
    cards.set(id, amount);
    picture.addChild(
      new Graphics().roundRect(-width / 2, -height / 2, width, height, radius).fill('#FFFFFF'),
      amount,
    );
    return { id, picture };
  };

  /** A thing was touched: it hops and gets its number, or gives it back. */
  const touch = (thing: Piece) => {
    const number = marks.toggle(thing.body, MARK);
    sounds.effect('pop');
    if (marks.has(thing.body)) sounds.say(numberSentence(number));
    if (!fx().calm) animate(hop(recipe(), thing.body, 20, 0));
  };

  /** Things light up one by one, each with its number. */
  const countOn = (
    things: readonly Piece[],
    secondsEach: number,
    on: CountingMarks,
    said?: (step: number) => void,
  ) => {
    const bodies = things.map((thing) => thing.body);
    return countUp(bodies, secondsEach, fx(), (step) => {
      on.toggle(bodies[step]!, MARK);
      said?.(step);
    });
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
        board.things.forEach((thing, index) => hop(cheer, thing.body, 24, index * 0.06));
      return together([0, answers.right(choiceId)], [0.3, cheer], [0.5, board.solve(fx())]);
    },

    wrong(choiceId) {
      const card = cards.get(choiceId);
      if (!card) return answers.wrong(choiceId);
      cardMarks.clear();
      const { things } = card;
      const counted = countOn(things, QUICK_SECONDS / things.length, cardMarks);
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
      return together([0, board.helpIn()], [0.4, countOn(board.things, COUNT_SECONDS, marks, say)]);
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    /** All cases are solved: the guide's prints lead to the badge. */
    finish() {
      const { width, height, class: kind } = layout();
      const upright = kind === 'portrait';
      const { x, y } = guide;
      const badge = { x: width * (upright ? 0.56 : 0.62), y: height * (upright ? 0.42 : 0.5) };
      const from = upright ? { x: x + 90, y: y - GUIDE_HEIGHT * guide.scale.y } : { x: x + 150, y: y - 40 };
      trophy.place(from, badge);
      view.addChild(finale, trophy);
      return together(
        [0, answers.leave()],
        [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
        [0, finale.shine(badge, fx())],
        [0.3, trophy.celebrate(fx())],
        [1.4, guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };
}
