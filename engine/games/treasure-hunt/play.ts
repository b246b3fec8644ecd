import { Container } from 'pixi.js';
import type { Play, PlayContext, Toy } from '#engine/games/play.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { hop } from '#engine/fx/right.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import { AnswerRow } from '#engine/sprites/answer-row.ts';
import { CountingMarks } from '#engine/sprites/counting-marks.ts';
import type { Piece } from '#engine/sprites/piece.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { boardFor } from '#engine/stage/board.ts';
import { Chest } from './chest.ts';
import type { TreasureParams } from './games.ts';
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
  /** Treasures on their way into the chest, before everything else. */
  const flights = new Container();
  view.addChild(board, chest, answers, flights);
  let question: TreasureQuestion;
  let found = 0;

  const place = () => {
    const { panel, answers: zone, side } = boardFor(layout());
    board.place(panel, { upright: layout().class === 'portrait', chestBeside: side === undefined });
    answers.place(zone);
    const spot = side ?? board.chestSpot;
    chest.position.set(spot.x, spot.y);
    chest.scale.set(spot.width / 330);
  };

  /** A treasure was touched: it hops and gets its number, or gives it back. */
  const touch = (thing: Piece) => {
    const number = marks.toggle(thing.body, { x: 40, y: -40 });
    sounds.effect('pop');
    if (marks.has(thing.body)) sounds.say(numberSentence(number));
    if (!fx().calm) animate(hop(recipe(), thing.body, 30, 0));
  };

  const peek = () => {
    sounds.effect('pop');
    animate(
      recipe().add(board.first.open(fx()).paused(false)).add(board.first.close(fx()).paused(false), 1.8),
    );
  };

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
      return toys;
    },

    show(next, index) {
      question = next;
      found = index;
      marks.clear();
      for (const landed of flights.removeChildren()) landed.destroy({ children: true });
      marks.start = countsOn ? question.firstNumber : 0;
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
      marks.clear();
      const timeline = together(
        [0, answers.right(choiceId)],
        [0, board.equationBack(fx())],
        [0.15, board.equation.complete(question.answer, fx())],
        [0.35, collect()],
      );
      return countsOn ? timeline.add(board.first.open(fx()).paused(false), 0) : timeline;
    },

    wrong: (choiceId) => answers.wrong(choiceId),

    hint(level) {
      if (level === 1) return breathe(board.groups, fx(), 1.03);
      if (level === 3) return answers.glow(question.answer);
      const sentences = words.scaffold(question);
      marks.clear();
      // The first sentence says what we do; the others are the numbers, one for each thing counted.
      const name = (step: number) => sounds.say(sentences[step + 1]!);
      return together(
        [0, recipe().call(() => sounds.say(sentences[0]!), undefined, 0)],
        [0, board.frameIn(fx())],
        [1.3, board.countInto(countsOn ? question.firstNumber : 0, COUNT_SECONDS, fx(), name)],
      );
    },

    leave: () => together([0, answers.leave()], [0, board.leave(fx())]),

    finish() {
      chest.filled = found / game.rewards.questionsCount;
      view.addChild(chest);
      const timeline = together(
        [0, answers.leave()],
        [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
        [0, chestToMiddle(chest, layout(), fx())],
        [0.5, chest.celebrate(fx())],
      );
      return timeline.call(() => sounds.effect('chest'), undefined, 0.3);
    },

    resize: place,
    dispose: () => marks.clear(),
  };
}

/** The chest comes forward, large, for everybody to see. 0.5 s. */
function chestToMiddle(chest: Chest, { width, height }: Layout, ctx: FxContext): gsap.core.Timeline {
  const to = { x: width / 2, y: height * 0.8 };
  const size = Math.min(2, height / 600);
  if (ctx.calm) {
    return recipe()
      .to(chest, { alpha: 0, duration: 0.25 })
      .set(chest, to)
      .set(chest.scale, { x: size, y: size })
      .to(chest, { alpha: 1, duration: 0.25 });
  }
  return recipe()
    .to(chest, { ...to, duration: 0.5, ease: EASE.move }, 0)
    .to(chest.scale, { x: size, y: size, duration: 0.5, ease: EASE.move }, 0);
}
