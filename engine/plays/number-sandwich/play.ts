import { Container, RenderLayer, type PointData } from 'pixi.js';
import { fadeIn } from '#engine/fx/ambient.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { numberSandwich } from '#engine/games/number-sandwich/family.ts';
import type { SandwichQuestion } from '#engine/games/number-sandwich/questions.ts';
import type { SandwichPoint } from '#engine/games/number-sandwich/words.ts';
import { Carrying, type Load } from '#engine/plays/carrying.ts';
import { comeHome } from '#engine/plays/come-home.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { LOW, RAISED } from '#engine/plays/step-to.ts';
import { WHOLE_HELP } from '#engine/rules/round.ts';
import { numberTouch } from '#engine/sprites/counting-touch.ts';
import { clearAway, Finale } from '#engine/sprites/finale.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { Bar } from './bar.ts';
import { counterFor } from './counter.ts';
import { FillingRow } from './filling-row.ts';
import { AWAY_SECONDS, drawFilling, type Filling } from './filling.ts';
import { goOff } from './going-off.ts';
import { Queue } from './queue.ts';
import { SandwichBoard } from './sandwich-board.ts';
import { BROUGHT_SECONDS, FETCHED_SECONDS, GLAD_AT, LAYERED_SECONDS, layerOf, serve } from './serving.ts';
import { besideTower, guestsBeside, towerFor } from './tower-place.ts';
import { Tower, TOWER_WIDTH } from './tower.ts';
import { seenTrying, TRIED, tryFilling } from './trying.ts';

const COUNT_SECONDS = 0.7;
/** The finger is below a numeral of the line, and over none: from its middle. */
const UNDER_NUMERAL = 26;
/**
 * Where a filling is held, from its middle, in its own pixels: at the left of its lower edge, so that who holds it in the gap
 * stands below the gap, and before no number of a slice.
 */
const GRIP = { x: -70, y: 90 } as const;
/**
 * After a right answer one thing leads after the other: the guide brings the filling and lays a layer on the tall sandwich, who
 * has asked for the filling presses the slices together, eats and pays, and goes.
 */
const LEADS = { close: 1.06, eat: 1.18, fact: 1.58, goes: 1.74 } as const;
/** In calm motion that layer comes when the guide is seen there. */
const CALM_LAYER = 1.08;
/** The dishes leave after the last of all questions so long after that. */
const DISHES_LEAVE = 0.2;
const CALM_TAKEN = 0.16;
/** At the end the bar is gone before anybody comes forward. */
const GONE_SECONDS = 0.16;
/** Who takes a filling is before the dishes by then; once it is lifted off its dish, it is behind them again. */
const BEFORE_SECONDS = 0.24;
const LIFTED_SECONDS = 0.1;
/** What was chosen is where it belongs. */
const POINT_AT = BROUGHT_SECONDS + 0.02;

/**
 * Two slices and a missing number between them. Who has come from the hatch holds them out, and eats the finished sandwich;
 * a tall one grows for the end.
 */
function createPlay(context: PlayContext): Play<SandwichQuestion> {
  const { game, layout, pictures, random, sounds, guide, fx, animate } = context;
  const tower = new Tower(pictures, game.rewards.questionsCount);
  const queue = new Queue(pictures, game.rewards.questionsCount, random);
  const view = new Container();
  const bar = new Bar();
  bar.tint = context.light.ground;
  const finale = new Finale();
  const rows = new Slot();
  const boards = new Slot();
  /** Who has eaten, until it is gone. */
  const served = new Slot();
  const carrying = new Carrying(guide);
  const { floor = view } = context;
  floor.addChild(bar);
  animate(fadeIn(bar, fx()));
  // Who goes to a dish passes behind the others, and comes before it only to take what lies on it.
  const behind = new RenderLayer();
  view.addChild(queue, tower, served, boards, behind, rows);

  /** A filling as it is carried from its dish to the gap, where it is as large as a slice. */
  const loadOf = (filling: Filling, board: SandwichBoard): Load => {
    const thing = drawFilling(pictures, filling.kind, filling.numberName);
    thing.pivot.copyFrom(GRIP);
    const held = ({ x, y }: PointData, size: number) => ({ x: x + GRIP.x * size, y: y + GRIP.y * size });
    return {
      thing,
      // From before its dish, so that no other is hidden; and below the gap.
      stretch: { from: LOW, to: RAISED },
      scale() {
        const there = Math.min(1, Math.max(0, carrying.way.y - 1));
        return filling.foodScale + (board.gapPlace.size - filling.foodScale) * there;
      },
      from: () => held(filling, filling.foodScale),
      to: () => held(board.gapPlace, board.gapPlace.size),
    };
  };

  /** It comes before the dishes at one of these seconds, and is behind them again at the other. */
  const passes = (comes: number, goes: number) =>
    recipe()
      .call(() => void behind.detach(guide), undefined, comes)
      .call(() => void behind.attach(guide), undefined, goes);

  const ask = (question: SandwichQuestion, index: number): Board<SandwichPoint> => {
    carrying.end();
    behind.attach(guide);
    tower.count = index;
    const total = game.rewards.questionsCount;
    queue.count = total - index;
    const eater = queue.serve();
    const answers = rows.fill(new FillingRow(pictures, question.choices, index, { fx, animate, sounds }));
    const food = answers.piece(question.answer);
    const board = boards.fill(new SandwichBoard(pictures, question, { food, eater, paid: index, total }));
    const { sandwich } = board;
    const tried: string[] = [];
    const place = () => {
      const { panel, far, rise, fillings, pile, queue: sill, guide: feet } = counterFor(layout());
      bar.place(layout(), far);
      board.place(panel, rise);
      answers.place(fillings);
      tower.position.set(pile.x, pile.y);
      tower.scale.set((pile.width * 0.9) / TOWER_WIDTH);
      queue.position.set(sill.x, sill.y);
      queue.scale.set(sill.scale);
      guide.position.set(feet.x, feet.y);
      guide.scale.set(feet.scale);
      carrying.place();
    };
    place();
    const runUp = question.help.flatMap(({ point }) => (point === 'hops' ? [] : [point]));
    const from = Math.min(...runUp);

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

      arrive: () =>
        together(
          [0, board.arrive(fx())],
          [0, board.comes(queue.front, fx())],
          [0, queue.moveUp(fx())],
          [0.04, answers.arrive()],
        ),

      right(choiceId) {
        const { close, eat, fact, goes } = LEADS;
        const isLast = index === total - 1;
        const munch = () => sounds.effect('munch');
        const filling = answers.piece(choiceId);
        // In calm motion it is laid between the slices as it goes from its dish, and is seen there for a while.
        const { calm } = fx();
        const [taken, laid] = calm ? [CALM_TAKEN, CALM_TAKEN] : [FETCHED_SECONDS, BROUGHT_SECONDS - 0.02];
        const load = loadOf(filling, board);
        const timeline = together(
          [0, answers.right(choiceId)],
          [0, board.lineOut(fx())],
          [
            0,
            serve(
              { carrying, guide },
              load,
              layerOf(tower, index, load, () => answers.level),
              fx(),
            ),
          ],
          [0, passes(BEFORE_SECONDS, FETCHED_SECONDS + LIFTED_SECONDS)],
          [taken, filling.take(fx())],
          [FETCHED_SECONDS, guide.acts.lookAt(board.gapPlace)],
          [FETCHED_SECONDS, sandwich.giveWay(BROUGHT_SECONDS + 0.1 - FETCHED_SECONDS, fx())],
          [laid, board.lay(filling, fx())],
          [close, sandwich.close(fx())],
          [eat, board.beEaten(munch, fx())],
          // The three numbers, once the sandwich is gone from before them.
          [fact, board.factIn(fx())],
          [calm ? CALM_LAYER : LAYERED_SECONDS, tower.add(index + 1, fx())],
          [fact + DISHES_LEAVE, isLast ? answers.leave() : recipe()],
        );
        // It goes on while the next one comes.
        if (!calm && !isLast)
          timeline.call(() => void animate(goOff(board.customer, served)), undefined, goes);
        timeline.call(() => sounds.effect('pop'), undefined, laid + 0.02);
        return timeline.call(() => sounds.effect('stamp', { volume: 0.5 }), undefined, close + 0.18);
      },

      pointAt: POINT_AT,
      gladAt: GLAD_AT,

      wrong(choiceId) {
        tried.push(choiceId);
        const filling = answers.piece(choiceId);
        const { taken, there, leaves, back } = TRIED;
        const [seen, until] = fx().calm ? [taken + AWAY_SECONDS, back] : [there, leaves];
        return together(
          [0, answers.wrong(choiceId)],
          [0, tryFilling(carrying, loadOf(filling, board), fx())],
          [0, seenTrying(guide, loadOf(filling, board), fx())],
          [0, passes(taken, taken + LIFTED_SECONDS)],
          [0, passes(back - LIFTED_SECONDS, back)],
          [taken, filling.lend(fx())],
          [taken, guide.acts.lookAt(board.gapPlace)],
          [leaves, guide.acts.lookAt(filling)],
          [seen, board.tryOn(filling, until - seen, fx())],
          [back, filling.giveBack(fx())],
          [back, answers.stepBack(tried.length < WHOLE_HELP ? [] : tried)],
        );
      },

      remind: () => breathe(sandwich.gap.body, fx(), 1.08),

      /** The number line counts up to the left bread, then opens the gap by hops. */
      help() {
        const line = board.buildLine(from);
        // While the hops are drawn it is asked for what they come to first.
        const numberOf = (point: SandwichPoint) => (point === 'hops' ? question.correctAnswer : point);
        return {
          come: board.lineIn(line, fx()),
          leadSeconds: 0.6,
          point: (point) => (point === 'hops' ? line.hop(COUNT_SECONDS, fx()) : line.tell(point, fx())),
          // Both hops are drawn while it is asked what comes next.
          secondsFor: (point) => COUNT_SECONDS * (point === 'hops' ? 2 : 1),
          // The child counts on, and where it counts on from the finger waits.
          rests: true,
          isShared: true,
          // From the side: the hand is over no filling.
          at: (point) => ({
            on: line.numbers[numberOf(point) - line.from]!,
            y: UNDER_NUMERAL,
            from: 'right',
          }),
        };
      },

      reveal: () => together([0, answers.glow(question.answer)], [0, board.tellAnswer(from, fx())]),
      leave: () => together([0, answers.leave()], [0, board.leave()]),

      finish() {
        behind.detach(guide);
        view.addChild(finale, queue, tower);
        const there = towerFor(layout());
        // In calm motion one thing fades at a time.
        const gone = fx().calm ? GONE_SECONDS : 0;
        const { acts } = guide;
        // The tall one will be at its left, a paw on it.
        const reached = { x: guide.x - 200, y: guide.y - 220 * guide.scale.y };
        const bitten = () => {
          sounds.effect('munch');
          if (!fx().calm) fx().burst?.(acts.face, 10);
        };
        return together(
          [0, clearAway([answers, board.body, bar], fx())],
          [gone, finale.bring(tower, there, fx())],
          [0, queue.gather(guestsBeside(there), fx())],
          [gone, comeHome(guide, besideTower(there), fx())],
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

  const dispose = () => {
    carrying.end();
    behind.detach(guide);
  };
  return { view, ask, dispose };
}

export const picture = definePicture(numberSandwich, createPlay);

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
