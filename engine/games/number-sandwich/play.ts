import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { numberTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { counterFor, towerFor } from './counter.ts';
import { FillingRow } from './filling-row.ts';
import type { SandwichParams } from './games.ts';
import { PILE_WIDTH, Plates } from './plates.ts';
import type { SandwichQuestion } from './questions.ts';
import { SandwichBoard } from './sandwich-board.ts';
import { sandwichWords } from './words.ts';

const COUNT_SECONDS = 0.6;
/** Where the guide's mouth is, from its feet, at scale 1. */
const MOUTH = { x: 74, y: -236 } as const;

/** Two breads and a number missing between them; what is put together is eaten, and the plates pile up. */
export function createPlay(context: PlayContext<SandwichParams>): Play<SandwichQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const words = sandwichWords(game.params);
  const plates = new Plates(pictures, game.rewards.questionsCount);
  const answers = new FillingRow(pictures, { fx, animate, sounds });
  const board = new SandwichBoard(pictures);
  const view = new Container();
  const finale = new Finale();
  // Answers behind the board: the finished sandwich flies over them.
  view.addChild(plates, answers, board);
  let question: SandwichQuestion;
  let eaten = 0;

  const place = () => {
    const { panel, fillings, pile, guide: feet } = counterFor(layout());
    board.place(panel);
    answers.place(fillings);
    plates.position.set(pile.x, pile.y);
    plates.scale.set((pile.width * 0.86) / PILE_WIDTH);
    guide.position.set(feet.x, feet.y);
    guide.scale.set(feet.scale);
  };

  /** The guide eats it, and crumbs fly. 0.4 s. */
  const munch = (): gsap.core.Timeline => {
    const timeline = bite(guide, fx()).call(() => sounds.effect('munch'), undefined, 0);
    if (fx().calm) return timeline;
    return timeline.call(() => fx().burst?.(board.sandwich.body, 10), undefined, 0.02);
  };

  return {
    view,
    targets: () => answers.targets(),

    toys: () => {
      const { left, right } = board.sandwich;
      const { leftNumber, rightNumber } = question;
      return [
        {
          id: 'left-bread',
          hit: () => board.hitOf(left),
          touch: () => numberTouch(context, left, leftNumber),
        },
        {
          id: 'right-bread',
          hit: () => board.hitOf(right),
          touch: () => numberTouch(context, right, rightNumber),
        },
      ];
    },

    show(next, index) {
      question = next;
      eaten = index;
      plates.count = eaten;
      board.show(question);
      const ids = question.choices.map(({ id }) => id);
      answers.show(ids, index);
      place();
      return together([0, board.arrive(fx())], [0.2, answers.arrive()]);
    },

    right(choiceId) {
      eaten += 1;
      const { sandwich } = board;
      const mouth = { x: guide.x + MOUTH.x * guide.scale.x, y: guide.y + MOUTH.y * guide.scale.y };
      const timeline = together(
        [0, answers.right(choiceId)],
        [0, board.lineOut(fx())],
        [0.15, board.fill(answers.piece(choiceId), fx())],
        [0.7, countUp(sandwich.parts, 0.24, fx())],
        [1.45, sandwich.close(fx())],
        [1.95, sandwich.goTo(board.inSandwich(mouth, 1, true), fx())],
        [2.38, munch()],
        [2.4, board.factIn(fx())],
        [2.5, plates.add(eaten, fx())],
      );
      timeline.call(() => sounds.effect('pop'), undefined, 0.58);
      return timeline.call(() => sounds.effect('stamp', { volume: 0.5 }), undefined, 1.64);
    },

    wrong: (choiceId) =>
      together([0, answers.wrong(choiceId)], [0.1, board.tryOn(answers.piece(choiceId), fx())]),

    hint(level) {
      if (level === 1) return breathe(board.sandwich.gap.body, fx(), 1.08);
      if (level === 3) return together([0, answers.glow(question.answer)], [0, board.tellAnswer(fx())]);
      const sentences = words.scaffold(question);
      const say = (step: number) => sounds.say(sentences[step]!);
      return board.countToGap(COUNT_SECONDS, fx(), say);
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish() {
      view.addChild(finale, plates);
      return together(
        [0, answers.leave()],
        [0, recipe().to(board.body, { alpha: 0, duration: 0.3 })],
        [0, finale.bring(plates, towerFor(layout()), fx())],
        [0.5, plates.celebrate(fx())],
        [1, guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };
}

/** The guide bites twice: 0.4 s. */
function bite({ body }: Piece, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (ctx.calm) return lasting(timeline, 0.4);
  for (const at of [0, 0.2]) {
    timeline
      .to(body.scale, { x: 1.05, y: 0.95, duration: 0.1, ease: EASE.rise }, at)
      .to(body.scale, { x: 1, y: 1, duration: 0.1, ease: EASE.move }, at + 0.1);
  }
  return timeline;
}
