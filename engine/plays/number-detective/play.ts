import { Container } from 'pixi.js';
import { goOut, ring } from '#engine/fx/halo.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { countUp, hop } from '#engine/fx/right.ts';
import { roomierOf } from '#engine/games/number-detective/card.ts';
import { numberDetective } from '#engine/games/number-detective/family.ts';
import type { DetectiveQuestion } from '#engine/games/number-detective/questions.ts';
import { Aside } from '#engine/plays/aside.ts';
import { Carrying } from '#engine/plays/carrying.ts';
import { comeHome } from '#engine/plays/come-home.ts';
import { CountOrder } from '#engine/plays/count-order.ts';
import { HeldLens, magnifier, TOUCHED_SECONDS } from '#engine/plays/held-lens.ts';
import { HOP, hopUp } from '#engine/plays/hop-up.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { LOW, RAISED, stepTo } from '#engine/plays/step-to.ts';
import type { Choice } from '#engine/rules/game.ts';
import { WHOLE_HELP, type Asked } from '#engine/rules/round.ts';
import { ANSWER_CLAYS } from '#engine/sprites/clay.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { clearAway, Finale } from '#engine/sprites/finale.ts';
import { Slot } from '#engine/sprites/slot.ts';
import type { BoardAction, Toy } from '#engine/sprites/target.ts';
import { AmountCard, MARK } from './amount-card.ts';
import { atticFor } from './attic-place.ts';
import { CaseBoard } from './case-board.ts';
import { Look } from './look.ts';
import { Loupe } from './loupe.ts';
import { PinBoard } from './pin-board.ts';
import { SmallCase, SmallCases } from './small-case.ts';

const COUNT_SECONDS = 0.7;
/** While a wrong card is named, the things on it are counted, all within this many seconds. */
const QUICK_SECONDS = 1;
/** The amount is seen from here on, when everything else has come, for so long. */
const LOOK_AT = 0.9;
const FLASH_SECONDS = 1.5;
/** The answer's own things light up so long after it glows. */
const REVEALED_AT = 0.8;
/** Once more, within the time of a wrong answer. */
const AGAIN_SECONDS = 0.8;

/** The lens is so much wider than a thing that is touched. */
const AROUND = 1.75;
/** When the clue is pinned up, the point flies. */
const POINT_AT = HOP.there;
/** What was marked as the child's to count is counted by then. */
const COUNTED_SECONDS = 0.45;
/** Where its arm is stretched to for what hangs low, from its feet, in its own pixels. */
const ASIDE = { x: 320, y: -300 } as const;

/** Small enough that it walks under the open case. */
const GUIDE_SCALE = 0.7;

/** Match a numeral and its amount, either way round, by counting. */
function createPlay(context: PlayContext): Play<DetectiveQuestion> {
  const { game, layout, pictures, random, sounds, guide, fx, animate } = context;
  const view = new Container();
  const marks = new CountingMarks();
  const cardMarks = new CountingMarks();
  const touch = countingTouch(context, marks, MARK);
  const finale = new Finale();
  const boards = new Slot();
  const rows = new Slot();
  const pins = new PinBoard(pictures, game.rewards.questionsCount);
  const held = magnifier(pictures);
  const lens = new HeldLens(context, held);
  const carrying = new Carrying(guide);
  view.addChild(finale, boards, pins, rows);
  const aside = new Aside(context);

  /** The guide has the clue of the case that was right, and pins it up: from where it stands, so that it is before no case. */
  const pinnedUp = (index: number): readonly (readonly [number, gsap.core.Timeline])[] => {
    lens.end();
    const to = () => pins.pinOf(index);
    // What hangs low is reached from beside it: its feet are over no case.
    const stretch = to().y > pins.y ? { from: LOW, to: ASIDE } : { from: LOW, to: RAISED };
    const clue = { thing: pins.noteFor(index), scale: () => pins.scale.x, to, stretch };
    return [
      [0, hopUp(carrying, guide, clue, fx())],
      [HOP.has, guide.acts.lookAt(pins.pinOf(index))],
      [HOP.there, fx().calm ? pins.bring(index, fx()) : pins.pin(index)],
    ];
  };

  const ask = (question: Asked<DetectiveQuestion>, index: number): Board<number> => {
    aside.end();
    carrying.end();
    pins.show(index);
    marks.clear();
    cardMarks.clear();
    const cards = new Map<string, AmountCard>();
    const board = boards.fill(new CaseBoard(pictures, question, random));
    const amounts = roomierOf(question.options.flatMap(({ card }) => card ?? []));
    const caseOf = ({ id, name }: Choice, at: number): SmallCase => {
      const card = amounts[at];
      const amount = card && new AmountCard(pictures, question.options[at]!.shape, card);
      if (amount) cards.set(id, amount);
      return new SmallCase({ id, name, card: amount }, ANSWER_CLAYS[at % ANSWER_CLAYS.length]!);
    };
    const answers = new SmallCases(question.choices.map(caseOf), { fx, animate, sounds });
    rows.fill(answers);
    const near = board.amount.behind.addChild(new Loupe(pictures, held.lens));
    let wrongs = 0;
    /** What the child is to count next, with a ring around it. */
    let awaited: Container | undefined;
    const unmark = () => {
      const was = awaited;
      awaited = undefined;
      return was ? goOut(was) : recipe();
    };
    const look = board.cover && new Look(context, board.cover, aside);
    const place = () => {
      const attic = atticFor(layout(), question.choices.length);
      board.place(attic.trunk);
      pins.place(attic.pins);
      answers.placeAt(attic.cells, attic.scale);
      guide.scale.set(Math.min(guide.scale.x, GUIDE_SCALE));
    };
    place();

    return {
      targets: () => answers.targets(),
      answers,

      toys: (): readonly Toy[] =>
        question.type === 'number-to-shape' || look
          ? []
          : board.amount.things.map((thing, index) => ({
              id: `thing-${index}`,
              hit: () => board.hitOf(thing),
              touch() {
                touch(thing);
                const around = { on: thing.body, width: board.amount.diameter * AROUND };
                lens.over(thing, near.look(around, TOUCHED_SECONDS, fx()));
              },
            })),

      actions: (): readonly BoardAction[] => (look ? [look.action(() => board.hitOfCover())] : []),

      focus: () => board.focus,

      arrive: () =>
        together(
          [0, board.arrive(fx())],
          [0.25, answers.arrive()],
          ...(look ? [[LOOK_AT, look.flash(FLASH_SECONDS)] as const] : []),
        ),

      right(choiceId) {
        aside.end();
        marks.clear();
        cardMarks.clear();
        const cheer = recipe();
        if (!fx().calm) board.found.forEach((thing, index) => void hop(cheer, thing.body, 24, index * 0.06));
        return together(
          [0, answers.right(choiceId)],
          [0, unmark()],
          ...pinnedUp(index),
          [0, look?.open() ?? recipe()],
          [0.15, board.solve(fx())],
          [0.3, cheer],
        );
      },

      pointAt: POINT_AT,

      wrong(choiceId) {
        wrongs++;
        aside.end();
        animate(unmark());
        const card = cards.get(choiceId);
        if (!card)
          return together([0, answers.wrong(choiceId)], [0.1, look?.flash(AGAIN_SECONDS) ?? recipe()]);
        cardMarks.clear();
        const counted = card.count(QUICK_SECONDS / card.things.length, cardMarks, fx());
        return together([0, answers.wrong(choiceId)], [0.3, counted]).call(
          () => cardMarks.clear(),
          undefined,
          1.45,
        );
      },

      remind() {
        aside.end();
        // Asking again shows nothing that the plan hides.
        return board.cover?.isShut ? breathe(board.cover.body, fx(), 1.05) : board.remind(fx());
      },

      /** Points at 0 where nothing is counted. */
      help(points) {
        aside.end();
        marks.clear();
        const order = new CountOrder(board.amount.things);
        const counted = points.filter((number) => number > 0).length;
        /** What is not it, by the count so far: at first what is less, with the last number what is more. */
        const putAside = (number: number) =>
          wrongs < WHOLE_HELP
            ? recipe()
            : answers.stepBack(
                question.options
                  .filter(
                    ({ value, isCorrect }) =>
                      !isCorrect && (value < number || number === question.targetNumber),
                  )
                  .map(({ value }) => String(value)),
              );
        return {
          come: together([0, board.helpIn(counted, fx())], [0, look?.open() ?? recipe()]),
          leadSeconds: 0.4,
          write: (number) => number > 0 && marks.toggle(order.at(number).body, MARK),
          point: (number) =>
            together(
              [0, number > 0 ? countUp([order.at(number).body], COUNT_SECONDS, fx()) : board.remind(fx())],
              [0, putAside(number)],
              [COUNTED_SECONDS, unmark()],
            ),
          secondsFor: () => COUNT_SECONDS,
          at: (number) => (number > 0 ? { on: order.at(number) } : undefined),
          awaits(number) {
            awaited = number > 0 ? order.at(number).body : undefined;
            return awaited ? ring(awaited) : recipe();
          },
          means: (toy, number) => order.bring(board.amount.things[Number(toy.split('-')[1])]!, number),
        };
      },

      /** What is on it lights up, as what is in the case did. */
      reveal() {
        const card = cards.get(question.answer);
        return together(
          [0, answers.glow(question.answer)],
          [REVEALED_AT, card?.lightUp(QUICK_SECONDS / card.things.length, fx()) ?? recipe()],
        );
      },
      leave: () => together([0, answers.leave()], [0, board.leave()]),

      /** All cases are solved: the picture of who it was comes forward, and the guide puts the badge on it. */
      finish() {
        const { end } = atticFor(layout(), question.choices.length);
        // From beside the photo, of which it covers nothing.
        const { aim, foot } = stepTo(guide, pins.badgeOn(end), { side: 'L' });
        const { x, y, scale } = guide;
        const there = { x: x + foot.x * scale.x, y: y + foot.y * scale.y, scale: scale.x };
        lens.end();
        const jump = guide.jump();
        // It stands still for it, however glad it is.
        guide.arms.carrying = 'L';
        return together(
          [0, clearAway([answers, board], fx())],
          [0, finale.bring(pins, end, fx())],
          [0.4, comeHome(guide, there, fx())],
          [0.9, guide.acts.reach(aim, 0.2)],
          [1, pins.close(fx())],
          [1.5, guide.acts.letGo('L').call(() => void (guide.arms.carrying = undefined))],
          [1.7, jump],
          [1.4, context.friend?.comeOut(fx(), layout().width) ?? recipe()],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: () => undefined };
}

export const picture = definePicture(numberDetective, createPlay);
