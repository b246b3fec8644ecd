import { Container, type PointData } from 'pixi.js';
import { fadeIn } from '#engine/fx/ambient.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { countUp } from '#engine/fx/right.ts';
import { numberSandwich } from '#engine/games/number-sandwich/family.ts';
import type { SandwichQuestion } from '#engine/games/number-sandwich/questions.ts';
import type { SandwichPoint } from '#engine/games/number-sandwich/words.ts';
import { comeHome } from '#engine/plays/come-home.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { numberTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { Bar } from './bar.ts';
import { besideTower, counterFor, towerFor } from './counter.ts';
import { FillingRow } from './filling-row.ts';
import type { Filling } from './filling.ts';
import { SandwichBoard } from './sandwich-board.ts';
import { drawClosed, IN_PAW_SECONDS, IN_PAW_SIZE } from './sandwich.ts';
import { Tower, TOWER_WIDTH } from './tower.ts';

const COUNT_SECONDS = 0.6;
/** After a right answer: the sandwich sets off for the guide. */
const EATS_AT = 1.02;
const TO_MOUTH_SECONDS = 0.15;

/** Two slices and a missing number between them; the finished sandwich is eaten, and a tall one grows for the end. */
function createPlay(context: PlayContext): Play<SandwichQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const tower = new Tower(pictures, game.rewards.questionsCount);
  const view = new Container();
  const bar = new Bar();
  const finale = new Finale();
  const rows = new Slot();
  const boards = new Slot();
  const { floor = view } = context;
  floor.addChild(bar);
  animate(fadeIn(bar, fx()));
  // The answers lie behind the board, because the finished sandwich flies over them.
  view.addChild(tower, rows, boards);

  const ask = (question: SandwichQuestion, index: number): Board<SandwichPoint> => {
    tower.count = index;
    const board = boards.fill(new SandwichBoard(pictures, question));
    const { sandwich } = board;
    const answers = rows.fill(new FillingRow(pictures, question.choices, index, { fx, animate, sounds }));
    const place = () => {
      const { panel, far, fillings, pile, guide: feet } = counterFor(layout());
      bar.place(layout(), far);
      board.place(panel);
      answers.place(fillings);
      tower.position.set(pile.x, pile.y);
      tower.scale.set((pile.width * 0.9) / TOWER_WIDTH);
      guide.position.set(feet.x, feet.y);
      guide.scale.set(feet.scale);
    };
    place();
    const runUp = question.help.flatMap(({ point }) => (point === 'hops' ? [] : [point]));
    const from = Math.min(...runUp);

    /** The sandwich is in the paw from now on, until it is bitten; in calm motion it has faded. */
    const inPaw = (filling: Filling): gsap.core.Timeline => {
      const { acts } = guide;
      // As large as it has become on its way there.
      const size = (IN_PAW_SIZE * sandwich.scale.x) / guide.scale.x;
      const take = () => acts.hold(acts.sideOf(board), drawClosed(pictures, filling), size, true);
      const timeline = lasting(recipe(), 0.02);
      return fx().calm ? timeline : timeline.call(take, undefined, 0.01);
    };

    /** The guide bites, crumbs fly, and it chews. 0.45 s. */
    const munch = (): gsap.core.Timeline => {
      const timeline = together(
        [0, bite(guide, fx())],
        [0.15, guide.acts.chew(0.3)],
        [0.2, guide.acts.letGo(guide.acts.sideOf(board))],
      ).call(() => sounds.effect('munch'), undefined, 0);
      timeline.call(() => guide.acts.hold(guide.acts.sideOf(board)), undefined, 0.06);
      timeline.call(() => guide.feel('idle'), undefined, 0.15);
      if (fx().calm) return timeline;
      return timeline.call(() => fx().burst?.(guide.acts.face, 10), undefined, 0.02);
    };

    return {
      targets: () => answers.targets(),
      answers,

      toys: () => [
        {
          id: 'left-bread',
          hit: () => board.hitOf(sandwich.left),
          touch: () => numberTouch(context, sandwich.left, question.leftNumber),
        },
        {
          id: 'right-bread',
          hit: () => board.hitOf(sandwich.right),
          touch: () => numberTouch(context, sandwich.right, question.rightNumber),
        },
      ],

      focus: () => board.focus,

      arrive: () => together([0, board.arrive(fx())], [0.2, answers.arrive()]),

      right(choiceId) {
        const paw = guide.acts.pawReachingFor(board);
        const timeline = together(
          [0, answers.right(choiceId)],
          [0, board.lineOut(fx())],
          [0.15, board.fill(answers.piece(choiceId), fx())],
          [0.5, countUp(sandwich.parts, 0.18, fx())],
          [0.8, sandwich.close(fx())],
          // Read in figures while the sandwich is eaten and the guide says it.
          [1, board.factIn(fx())],
          [EATS_AT - 0.1, takes(guide, board)],
          [EATS_AT, sandwich.goTo(board.inSandwich(paw, 1, true), fx())],
          [EATS_AT + IN_PAW_SECONDS, inPaw(answers.piece(choiceId))],
          [EATS_AT + IN_PAW_SECONDS + TO_MOUTH_SECONDS, munch()],
          [1.45, tower.add(index + 1, fx())],
        );
        timeline.call(() => sounds.effect('pop'), undefined, 0.53);
        return timeline.call(() => sounds.effect('stamp', { volume: 0.5 }), undefined, 0.99);
      },

      wrong: (choiceId) =>
        together([0, answers.wrong(choiceId)], [0.1, board.tryOn(answers.piece(choiceId), fx())]),

      remind: () => breathe(sandwich.gap.body, fx(), 1.08),

      /** The number line counts up to the left bread, then opens the gap by hops. */
      help() {
        const line = board.buildLine(from);
        return {
          come: board.lineIn(line, fx()),
          leadSeconds: 0.6,
          point: (point) => (point === 'hops' ? line.hop(COUNT_SECONDS) : line.tell(point, fx())),
          // Both hops are drawn while it is asked what comes next.
          secondsFor: (point) => COUNT_SECONDS * (point === 'hops' ? 2 : 1),
          at: (point) => ({ on: point === 'hops' ? line.tip : line.numbers[point - line.from]! }),
        };
      },

      reveal: () => together([0, answers.glow(question.answer)], [0, board.tellAnswer(from, fx())]),
      leave: () => together([0, answers.leave()], [0, board.leave()]),

      finish() {
        view.addChild(finale, tower);
        const there = towerFor(layout());
        const { acts } = guide;
        // The tall one will be at its left, a paw on it.
        const reached = { x: guide.x - 200, y: guide.y - 220 * guide.scale.y };
        const bitten = () => {
          sounds.effect('munch');
          if (!fx().calm) fx().burst?.(acts.face, 10);
        };
        return together(
          [0, answers.leave()],
          [0, recipe().to([board.body, bar], { alpha: 0, duration: 0.3 })],
          [0, finale.bring(tower, there, fx())],
          [0, comeHome(guide, besideTower(there), fx())],
          [0.5, tower.beEaten(bitten, fx())],
          [0.7, acts.reach(reached)],
          [1.3, bite(guide, fx())],
          [1.7, bite(guide, fx())],
          [1.35, acts.chew(1)],
          [2.2, acts.letGo('L')],
        ).call(() => guide.feel('cheer'), undefined, 0.6);
      },

      place,
    };
  };

  return { view, ask, dispose: () => undefined };
}

export const picture = definePicture(numberSandwich, createPlay);

/** The guide sees the sandwich come, stretches an arm out for it, opens wide, and brings it to its mouth. 0.53 s. */
function takes(guide: Guide, sandwich: PointData): gsap.core.Timeline {
  const { acts } = guide;
  return together(
    [0, acts.lookAt(sandwich)],
    [0, acts.reach(sandwich)],
    [0.1 + IN_PAW_SECONDS, acts.toMouth(acts.sideOf(sandwich), TO_MOUTH_SECONDS)],
    [0.1 + IN_PAW_SECONDS, acts.lookAt(undefined)],
  ).call(() => guide.feel('cheer'), undefined, 0.1);
}

/** The guide bites twice: 0.32 s. */
function bite({ body }: Piece, ctx: FxContext): gsap.core.Timeline {
  const timeline = recipe();
  if (ctx.calm) return lasting(timeline, 0.32);
  for (const at of [0, 0.16]) {
    timeline
      .to(body.scale, { x: 1.05, y: 0.95, duration: 0.08, ease: EASE.rise }, at)
      .to(body.scale, { x: 1, y: 1, duration: 0.08, ease: EASE.move }, at + 0.08);
  }
  return timeline;
}
