import { Container } from 'pixi.js';
import { countingTouch } from '#engine/sprites/counting-touch.ts';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { boardFor } from '#engine/stage/board.ts';
import { Chest } from './chest.ts';
import type { TreasureParams } from './games.ts';
import type { TreasureQuestion } from './questions.ts';
import { TreasureBoard } from './treasure-board.ts';
import { treasureWords } from './words.ts';

/** Seconds for one number when counting together: as long as a child's finger takes from thing to thing. */
const COUNT_SECONDS = 0.6;
/** How long the ten frame is seen after a touch on the plus. */
const TIPPED_SECONDS = 4;

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
  /** Treasures on their way into the chest, before everything else. */
  const flights = new Container();
  const finale = new Finale();
  view.addChild(board, chest, answers, flights);
  let question: TreasureQuestion;
  let found = 0;
  /** What a touch on the board set going: over at once when the game itself goes on. */
  let aside: gsap.core.Timeline | undefined;

  const place = () => {
    const { panel, answers: zone, side } = boardFor(layout());
    board.place(panel, { upright: layout().class === 'portrait', chestBeside: side === undefined });
    answers.place(zone);
    const spot = side ?? board.chestSpot;
    chest.position.set(spot.x, spot.y);
    chest.scale.set(spot.width / 330);
    if (side) chest.alpha = 1;
  };

  /** How many need not be counted any more. */
  const countedBefore = () => (countsOn ? question.firstNumber : 0);

  const touch = countingTouch(context, marks);

  const showAside = (timeline: gsap.core.Timeline) => {
    endAside();
    sounds.effect('pop');
    aside = animate(timeline);
  };

  const endAside = () => {
    aside?.progress(1, true).kill();
    aside = undefined;
  };

  /** Lifts the lid for a look at what was counted already. */
  const peek = () => showAside(together([0, board.first.open(fx())], [1.8, board.first.close(fx())]));

  /** On upright stages the ten frame needs the chest's place. */
  const chestAway = () =>
    layout().class === 'portrait' ? recipe().to(chest, { alpha: 0, duration: 0.15 }, 0) : recipe();

  const sumBack = () =>
    together([0, board.equationBack(fx())], [0, recipe().to(chest, { alpha: 1, duration: 0.2 }, 0)]);

  /** Tips both groups into the ten frame for a look at them together. */
  const tip = () => showAside(together([0, board.tip(fx())], [0, chestAway()], [TIPPED_SECONDS, sumBack()]));

  /** All treasures leap into the chest, one after the other. */
  const collect = (): gsap.core.Timeline => {
    const timeline = recipe();
    const things = board.things;
    const each = Math.min(0.06, 0.6 / things.length);
    things.forEach((thing, index) => {
      const at = index * each;
      timeline.add(board.throwInto(thing, chest, flights, fx()).paused(false), at);
      timeline.call(() => sounds.effect('coin', { semitones: index, volume: 0.5 }), undefined, at + 0.5);
    });
    timeline.call(() => void (chest.filled = found / game.rewards.questionsCount), undefined, 0.6);
    return timeline.add(chest.gulp(fx()).paused(false), 0.55);
  };

  return {
    view,
    targets: () => answers.targets(),

    toys(): readonly Toy[] {
      const countable = countsOn ? board.second.rows.things : board.things;
      const toys: Toy[] = countable.map((thing, index) => ({
        id: `treasure-${index}`,
        hit: () => board.hitOf(thing),
        touch: () => touch(thing),
      }));
      if (countsOn) toys.push({ id: 'lid', hit: () => board.hitOfGroup(board.first), touch: peek });
      toys.push({ id: 'plus', hit: () => board.hitOfPlus(), touch: tip });
      return toys;
    },

    show(next, index) {
      endAside();
      question = next;
      found = index;
      marks.clear();
      for (const landed of flights.removeChildren()) landed.destroy({ children: true });
      marks.start = countedBefore();
      board.show(question);
      answers.show(question.choices.map(({ id }) => ({ id, text: id })));
      chest.filled = found / game.rewards.questionsCount;
      place();
      const timeline = together([0, board.arrive(fx())], [0.25, answers.arrive()]);
      if (countsOn) {
        timeline.add(board.first.close(fx()).paused(false), 1.1);
        timeline.call(() => sounds.effect('chest', { volume: 0.6 }), undefined, 1.3);
      }
      return timeline;
    },

    right(choiceId) {
      found += 1;
      endAside();
      marks.clear();
      const taken = collect();
      const timeline = together(
        [0, answers.right(choiceId)],
        [0, sumBack()],
        [0.15, board.equation.complete(question.answer, fx())],
        [0.3, chest.open(fx())],
        [0.35, taken],
      );
      // Empty, they close and tell how many there were of each.
      const [first, second] = [board.first.close(fx()), board.second.close(fx())];
      const empty = 0.35 + taken.duration();
      timeline.add(first.paused(false), empty - 0.2).add(second.paused(false), empty - 0.08);
      timeline.call(() => sounds.effect('chest', { volume: 0.4 }), undefined, empty);
      return countsOn ? timeline.add(board.first.open(fx()).paused(false), 0) : timeline;
    },

    wrong(choiceId) {
      endAside();
      return together([0, answers.wrong(choiceId)], [0.5, board.nudge(countedBefore(), fx())]);
    },

    hint(level) {
      endAside();
      if (level === 1) return breathe(board.groups, fx(), 1.03);
      if (level === 3) return answers.glow(question.answer);
      const sentences = words.scaffold(question);
      marks.clear();
      // The first sentence says what we do; the others are the numbers, one for each thing counted.
      const name = (step: number) => sounds.say(sentences[step + 1]!);
      return together(
        [0, recipe().call(() => sounds.say(sentences[0]!), undefined, 0)],
        [0, board.frameIn(countedBefore(), fx())],
        [0, chestAway()],
        [1.3, board.countInto(countedBefore(), COUNT_SECONDS, fx(), name)],
      );
    },

    leave: () => together([0, answers.leave()], [0, board.leave(fx())]),

    finish() {
      const { width, height } = layout();
      chest.filled = found / game.rewards.questionsCount;
      view.addChild(finale, chest);
      const scale = Math.min(2, height / 600, width / 520);
      const place = { x: width / 2, y: height * 0.8, scale, lightY: height * 0.8 - 150 * scale };
      const timeline = together(
        [0, answers.leave()],
        [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
        [0, finale.bring(chest, place, fx())],
        [0.5, chest.celebrate(fx())],
      );
      return timeline.call(() => sounds.effect('chest'), undefined, 0.3);
    },

    resize: place,
    dispose: () => marks.clear(),
  };
}
