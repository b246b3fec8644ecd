import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together, type FxContext } from '#engine/fx/motion.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { boardFor } from '#engine/stage/board.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { Chest } from './chest.ts';
import type { TreasureParams } from './games.ts';
import { Help } from './help.ts';
import { hoard } from './hoard.ts';
import type { TreasureQuestion } from './questions.ts';
import { TreasureBoard } from './treasure-board.ts';
import { treasureWords } from './words.ts';

/** Seconds for one number when counting together: as long as a child's finger takes from thing to thing. */
const COUNT_SECONDS = 0.6;

/** Two groups of treasure to add; what is found fills the chest. */
export function createPlay(context: PlayContext<TreasureParams>): Play<TreasureQuestion> {
  const { game, layout, pictures, sounds, fx, animate } = context;
  const words = treasureWords(game.params);
  const countsOn = game.params.strategy === 'count-on';
  const view = new Container();
  const chest = new Chest(pictures);
  const answers = new AnswerRow({ fx, animate, sounds });
  const marks = new CountingMarks();
  const board = new TreasureBoard(pictures);
  const help = new Help(context, board, chest);
  /** Treasures on their way into the chest, before everything else. */
  const flights = new Container();
  view.addChild(board, chest, answers, flights);
  const touch = countingTouch(context, marks);
  let question: TreasureQuestion;
  let found = 0;

  const place = () => placeAll(layout(), board, answers, chest);
  const filled = () => found / game.rewards.questionsCount;
  /** How many need not be counted any more. */
  const countedBefore = () => (countsOn ? question.firstNumber : 0);

  return {
    view,
    targets: () => answers.targets(),
    toys: () => toysOf(board, help, countsOn, touch),

    show(next, index) {
      help.end();
      question = next;
      found = index;
      marks.clear();
      for (const landed of flights.removeChildren()) landed.destroy({ children: true });
      marks.start = countedBefore();
      board.show(question);
      answers.show(question.choices.map(({ id }) => ({ id, text: id })));
      chest.filled = filled();
      place();
      const timeline = together([0, board.arrive(fx())], [0.25, answers.arrive()]);
      if (!countsOn) return timeline;
      return timeline
        .add(board.first.close(fx()).paused(false), 1.1)
        .call(() => sounds.effect('chest', { volume: 0.6 }), undefined, 1.3);
    },

    right(choiceId) {
      found += 1;
      help.end();
      marks.clear();
      const landed = (index: number) => sounds.effect('coin', { semitones: index, volume: 0.5 });
      const taken = hoard(board.things, { chest, layer: flights, filled: filled(), landed }, fx());
      const empty = 0.35 + taken.duration();
      const timeline = together(
        [0, answers.right(choiceId)],
        [0, help.go()],
        [0.15, board.equation.complete(question.answer, fx())],
        [0.3, chest.open(fx())],
        [0.35, taken],
        // Empty, they close and tell how many there were of each.
        [empty - 0.2, board.first.close(fx())],
        [empty - 0.08, board.second.close(fx())],
      ).call(() => sounds.effect('chest', { volume: 0.4 }), undefined, empty);
      return countsOn ? timeline.add(board.first.open(fx()).paused(false), 0) : timeline;
    },

    wrong(choiceId) {
      help.end();
      return together([0, answers.wrong(choiceId)], [0.5, board.nudge(countedBefore(), fx())]);
    },

    hint(level) {
      help.end();
      if (level === 1) return breathe(board.groups, fx(), 1.03);
      if (level === 3) return answers.glow(question.answer);
      marks.clear();
      // The first sentence says what we do; the others are the numbers, one for each thing counted.
      const [first, ...numbers] = words.scaffold(question);
      const name = (step: number) => sounds.say(numbers[step]!);
      return together(
        [0, recipe().call(() => sounds.say(first!), undefined, 0)],
        [0, help.come(countedBefore())],
        [1.3, board.countInto(countedBefore(), COUNT_SECONDS, fx(), name)],
      );
    },

    leave: () => together([0, answers.leave()], [0, board.leave()]),

    finish() {
      chest.filled = filled();
      return together(
        [0, answers.leave()],
        [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
        [0, comeForward(chest, view, layout(), fx())],
      ).call(() => sounds.effect('chest'), undefined, 0.3);
    },

    resize: place,
    dispose: () => marks.clear(),
  };
}

/** Places everything. The chest is on the ground beside the answers or, where that has no room, on the board. */
function placeAll(layout: Layout, board: TreasureBoard, answers: AnswerRow, chest: Chest): void {
  const { panel, answers: zone, side } = boardFor(layout);
  board.place({ panel, upright: layout.class === 'portrait', chestBeside: side === undefined });
  answers.place(zone);
  const spot = side ?? board.chestSpot;
  chest.position.set(spot.x, spot.y);
  chest.scale.set(spot.width / 330);
  if (side) chest.alpha = 1;
}

/** Treasures to touch and count, a lid to look under, and the plus that tips all together. */
function toysOf(
  board: TreasureBoard,
  help: Help,
  countsOn: boolean,
  touch: ReturnType<typeof countingTouch>,
): readonly Toy[] {
  const countable = countsOn ? board.second.rows.things : board.things;
  const treasures = countable.map((thing, index) => ({
    id: `treasure-${index}`,
    hit: () => board.hitOf(thing),
    touch: () => touch(thing),
  }));
  const lid = { id: 'lid', hit: () => board.hitOfGroup(board.first), touch: () => help.peek() };
  const plus = { id: 'plus', hit: () => board.hitOfPlus(), touch: () => help.tip() };
  return [...treasures, ...(countsOn ? [lid] : []), plus];
}

/** The end: the full chest comes forward into the light for everybody to see. */
function comeForward(chest: Chest, view: Container, layout: Layout, ctx: FxContext): gsap.core.Timeline {
  const { width, height } = layout;
  const finale = new Finale();
  view.addChild(finale, chest);
  const scale = Math.min(2, height / 600, width / 520);
  const place = { x: width / 2, y: height * 0.8, scale, lightY: height * 0.8 - 150 * scale };
  return together([0, finale.bring(chest, place, ctx)], [0.5, chest.celebrate(ctx)]);
}
