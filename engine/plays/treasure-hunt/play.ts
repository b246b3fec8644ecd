import { Container } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { treasureHunt } from '#engine/games/treasure-hunt/family.ts';
import type { TreasureParams } from '#engine/games/treasure-hunt/games.ts';
import type { TreasureQuestion } from '#engine/games/treasure-hunt/questions.ts';
import type { TreasurePoint } from '#engine/games/treasure-hunt/words.ts';
import type { Layout } from '#engine/layout/layout.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { isTurned } from '#engine/rules/common-words.ts';
import type { Asked } from '#engine/rules/round.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import { destroyChildren, Slot } from '#engine/sprites/slot.ts';
import type { Toy } from '#engine/sprites/target.ts';
import { LID } from './chest-drawing.ts';
import { Crab } from './crab.ts';
import { Help } from './help.ts';
import { fillChest, FILL_SECONDS } from './fill-chest.ts';
import { Ground } from './ground.ts';
import { LockRow } from './lock-row.ts';
import { LOOKS } from './looks.ts';
import { SeaChest } from './sea-chest.ts';
import { TreasureBoard } from './treasure-board.ts';
import { treasurePlaceFor } from './treasure-place.ts';

/** Seconds for one number when counting together: as long as a child's finger takes from thing to thing. */
const COUNT_SECONDS = 0.6;
/** For several counted at once: the sentence about them. */
const TOGETHER_SECONDS = 2.5;
/** Each of them comes so fast, but all within this. */
const EACH_SECONDS = { least: 0.6, all: 2.4 } as const;
/** The ten frame appears while the starting number is spoken. */
const START_SECONDS = 1.3;
/** From the right answer until the crabs step behind their heaps, which are one by then, and until they push them into the chest. */
const STEP_AT = 0.27;
const PUSHED_AT = 0.39;
/** From then until all of it lies in the chest, and has been seen there. */
const TAKEN_AT = PUSHED_AT + FILL_SECONDS;
/** From when all of it was seen there: the lid is pressed down from here on, is shut at the lock, the point flies, and has come. */
const SHUT = { from: 0.12, hidden: 0.24, locked: 0.28, point: 0.32, done: 0.76 } as const;

/** Two heaps of treasure to add; the answers are locks of the chest that the treasure found fills. */
function createPlay(context: PlayContext, { world }: TreasureParams): Play<TreasureQuestion> {
  const { game, layout, pictures, sounds, fx, animate } = context;
  const view = new Container();
  const ground = new Ground(LOOKS[world]);
  ground.tint = context.light.ground;
  const chest = new SeaChest(pictures, LOOKS[world]);
  const marks = new CountingMarks();
  const boards = new Slot();
  const rows = new Slot();
  /** Crabs on the lid, before everything else. */
  const flights = new Container();
  view.addChild(ground, boards, chest, rows, flights);
  const touch = countingTouch(context, marks);
  /** What was touched on the board before the answer. */
  let helped: Help | undefined;

  const ask = (question: Asked<TreasureQuestion>, index: number): Board<TreasurePoint> => {
    const { closed } = question;
    /** How many need not be counted again. */
    const before = closed ? Math.max(question.firstNumber, question.secondNumber) : 0;
    const filledWith = (found: number) => found / game.rewards.questionsCount;
    helped?.end();
    marks.clear();
    destroyChildren(flights);
    flights.alpha = 1;
    marks.start = before;
    const board = boards.fill(new TreasureBoard(pictures, question, treasurePlaceFor(layout()), ground));
    const newNumerals = question.planned.support === 0 ? context.newNumerals : undefined;
    const answers = rows.fill(new LockRow(question.choices, { fx, animate, sounds, newNumerals }));
    const help = (helped = new Help(context, board));
    chest.filled = filledWith(index);
    const place = () => {
      const spot = treasurePlaceFor(layout());
      ground.place(spot.ground);
      board.place(spot);
      answers.place(spot.locks);
      chest.place(spot.chest, answers.hanging);
    };
    place();
    // Heard as cloths fall, before there is an answer.
    if (board.hidden.length > 0) sounds.prepare('chest');

    return {
      targets: () => answers.targets(),
      answers,
      toys: () => toysOf(board, help, touch),
      focus: () => board.focus,
      pointAt: TAKEN_AT + SHUT.point,

      arrive() {
        const timeline = together([0, board.arrive(fx())], [0, chest.open(fx())], [0, answers.arrive()]);
        if (board.hidden.length === 0) return timeline;
        for (const heap of board.hidden) timeline.add(heap.close(fx()).paused(false), 1.1);
        return timeline.call(() => sounds.effect('chest', { volume: 0.6 }), undefined, 1.3);
      },

      right(choiceId) {
        help.end();
        marks.clear();
        const landed = (index: number) => sounds.effect('coin', { semitones: index, volume: 0.5 });
        const filled = filledWith(index + 1);
        const { firstNumber, secondNumber, firstEmoji, secondEmoji } = question;
        const kinds = Array.from({ length: firstNumber + secondNumber }, (_, at) =>
          at < firstNumber ? firstEmoji : secondEmoji,
        );
        const timeline = together(
          [0, answers.right(choiceId)],
          [0, help.go(true)],
          [0.02, board.unite(fx())],
          [0.1, board.equation.complete(question.answer, fx())],
          [0.7, isTurned(question, index) ? board.equation.turn(fx()) : recipe()],
          [STEP_AT, board.step(fx())],
          [PUSHED_AT, fillChest(board.heaps, chest, landed, fx())],
          // One after the other: both crabs press the lid down, it shuts at the child's lock, and the point comes.
          [TAKEN_AT, board.shutLid(chest, flights, fx())],
          [TAKEN_AT + SHUT.from, chest.shut(answers.hangs(choiceId), fx())],
          [TAKEN_AT + SHUT.locked, answers.snap(choiceId)],
        )
          .call(() => chest.fill(filled, kinds), undefined, TAKEN_AT + SHUT.hidden)
          .call(() => sounds.effect('chest', { volume: 0.4 }), undefined, TAKEN_AT + SHUT.locked);
        for (const heap of board.hidden) timeline.add(heap.open(fx()).paused(false), 0);
        return lasting(timeline, TAKEN_AT + SHUT.done);
      },

      wrong(choiceId) {
        help.end();
        return together([0, answers.wrong(choiceId)], [0.5, board.nudge(Number(choiceId), fx())]);
      },

      remind() {
        help.end();
        return breathe(board.groups, fx(), 1.03);
      },

      help(points) {
        help.end();
        marks.clear();
        /** What was counted already is brought as it is told. */
        const { closed: cloth } = board;
        const brings = cloth !== undefined && points[0] === 'start';
        const secondsFor = (point: TreasurePoint) => {
          if (point === 'start') return START_SECONDS;
          return point - countedBefore(points, point, before) > 1 ? TOGETHER_SECONDS : COUNT_SECONDS;
        };
        return {
          come: together([0, help.come(brings ? 0 : before)], [0, board.uncover(fx())]),
          leadSeconds: 0,
          point(point) {
            if (point === 'start')
              return brings ? board.frame.bringCounted(before, board.start, fx()) : recipe();
            const from = countedBefore(points, point, before);
            const each = Math.min(EACH_SECONDS.least, EACH_SECONDS.all / (point - from));
            return board.frame.fillByHand(from, point, each * (point - from), fx());
          },
          secondsFor,
          // Where counting starts is nothing yet: the first number after it shows what is to be done.
          least: 2,
          at(point) {
            if (point !== 'start')
              return board.frame.spotOf(point, fx(), countedBefore(points, point, before));
            return brings ? board.frame.spotOfCounted(before, board.start, fx()) : board.start;
          },
          awaits: (point) =>
            point === 'start'
              ? recipe()
              : board.frame.awaits(countedBefore(points, point, before), point, fx()),
          means: (toy, point) => {
            const thing = countableOf(board)[Number(toy.split('-')[1])];
            if (thing && point !== 'start') board.frame.bring(thing, point);
          },
        };
      },

      reveal() {
        help.end();
        return answers.glow(question.answer);
      },

      leave: () =>
        together(
          [0, answers.leave()],
          [0, board.leave()],
          [0, recipe().to(flights, { alpha: 0, duration: 0.2 })],
        ),

      finish() {
        chest.filled = filledWith(index + 1);
        const crabs = [1, 2].map(() => new Crab(pictures, LOOKS[world]));
        return together(
          [0, answers.leave()],
          [0, recipe().to([board, ground, flights], { alpha: 0, duration: 0.3 })],
          [0, chest.open(fx())],
          [0, comeForward(chest, { view, crabs, from: context.guide }, layout(), fx())],
        ).call(() => sounds.effect('chest'), undefined, 0.3);
      },

      place,
    };
  };

  return { view, ask, dispose: () => marks.clear() };
}

export const picture = definePicture(treasureHunt, createPlay);

/** How many were counted before this point; start: those that need not be. */
function countedBefore(points: readonly TreasurePoint[], point: TreasurePoint, start: number): number {
  const last = points[points.indexOf(point) - 1];
  return typeof last === 'number' ? last : start;
}

/** Those not under a cloth, which can be touched and counted. */
function countableOf({ hidden, things }: TreasureBoard): readonly Piece[] {
  const covered = new Set<unknown>(hidden.map(({ rows }) => rows));
  return things.filter((thing) => !covered.has(thing.parent));
}

/** Treasures to touch and count, a cloth to look under, and the plus that puts all together. */
function toysOf(board: TreasureBoard, help: Help, touch: ReturnType<typeof countingTouch>): readonly Toy[] {
  const { hidden } = board;
  const treasures = countableOf(board).map((thing, index) => ({
    id: `treasure-${index}`,
    hit: () => board.hitOf(thing),
    touch: () => touch(board.frame.seen(thing)),
  }));
  const covers = hidden.map((heap, index) => ({
    id: index === 0 ? 'lid' : `lid-${index}`,
    hit: () => board.hitOfGroup(heap),
    touch: () => help.peek(heap),
    isHelp: true,
  }));
  const plus = { id: 'plus', hit: () => board.hitOfPlus(), touch: () => help.tip(), isHelp: true };
  return [...treasures, ...covers, plus];
}

/** At the end: the room on the right of the guide, and between the chest and the stage's edge; who guarded it stands at its corners. */
const END = { beside: 180, edge: 60, crab: 1.35, corner: 0.42, comes: 0.5 } as const;

/** The end: the full chest comes to the front, beside the guide, and both crabs come to it and are glad. */
function comeForward(
  chest: SeaChest,
  { view, crabs, from }: { readonly view: Container; readonly crabs: readonly Crab[]; readonly from: Guide },
  layout: Layout,
  ctx: FxContext,
): gsap.core.Timeline {
  const { width, height } = layout;
  const finale = new Finale();
  view.addChild(finale, chest, ...crabs);
  const size = { width: chest.front.width, height: chest.front.height + LID.height };
  const left = height > width ? END.edge : from.x + END.beside * from.scale.x;
  const room = width - END.edge - left;
  const scale = Math.min(1.3, (0.56 * height) / size.height, room / size.width);
  const foot = height * (height > width ? 0.78 : 0.84);
  const place = { x: left + room / 2, y: foot, scale, lightY: foot - 0.6 * size.height * scale };
  crabs.forEach((crab, index) => {
    const side = index === 0 ? -1 : 1;
    crab.position.set(place.x + side * END.corner * size.width * scale, foot + 12);
    crab.scale.set(END.crab);
  });
  const glad = crabs.map(
    (crab) => [END.comes, together([0, promptPop(crab.body, ctx)], [0.3, crab.joy(ctx)])] as const,
  );
  return together([0, finale.bring(chest, place, ctx)], [0.5, chest.celebrate(ctx)], ...glad);
}
