import { Container } from 'pixi.js';
import { recipe, together } from '#engine/fx/motion.ts';
import { asked } from '#engine/games/common-words.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import type { SafariParams } from './games.ts';
import { herdFor } from './herd-place.ts';
import { Herd } from './herd.ts';
import { ListenBoard } from './listen-board.ts';
import type { SafariQuestion } from './questions.ts';
import { safariWords } from './words.ts';

const COUNT_SECONDS = 0.6;
/** Counters come quickly when the number was found, and together where it is known already. */
const SHOW_SECONDS = 0.05;
/** By now it is known whether the browser lets the voice speak. */
const VOICE_TRIED_SECONDS = 0.5;

/** A number is heard; the animals hold up numbers, and each can say its own. */
export function createPlay(context: PlayContext<SafariParams>): Play<SafariQuestion> {
  const { game, layout, pictures, random, clock, sounds, guide, fx, animate, showQuestion } = context;
  const words = safariWords(game.params);
  const view = new Container();
  const board = new ListenBoard(pictures);
  const herd = new Herd({ pictures, random, fx, animate, sounds });
  view.addChild(board, herd);
  const stopSteps = clock.onStep((delta) => herd.step(delta));
  let question: SafariQuestion;

  const place = () => {
    const arranged = herdFor(layout(), herd.pieces.length);
    board.place(arranged.strip);
    herd.place(arranged);
    guide.position.copyFrom(arranged.guide);
    guide.scale.set(arranged.guide.scale);
  };

  /** Up to ten every number is said as it is counted; beyond, one sentence tells how it is built. */
  const buildSlowly = (): gsap.core.Timeline => {
    const sentences = words.scaffold(question);
    const single = sentences.length === 1;
    const timeline = board.build(COUNT_SECONDS, (count) => {
      sounds.effect('pop', { semitones: count % 10, volume: 0.5 });
      if (!single) sounds.say(sentences[count - 1]!);
    });
    return single ? timeline.call(() => sounds.say(sentences[0]!), undefined, 0) : timeline;
  };

  return {
    view,
    targets: () => herd.targets(),

    toys: () => [
      {
        id: 'ear',
        hit: () => board.hitOfEar(),
        touch() {
          sounds.say(...asked(question));
          animate(board.sound(fx()));
        },
      },
    ],

    show(next) {
      question = next;
      board.show(question.target);
      herd.show(question.choices.map(({ id }) => id));
      place();
      const showSilently = () => (board.full = showQuestion());
      showSilently();
      return together(
        [0, board.sound(fx())],
        [0, herd.arrive()],
        [VOICE_TRIED_SECONDS, recipe().call(showSilently)],
      );
    },

    right(choiceId) {
      const found = herd.right(choiceId);
      return board.isFull ? found : together([0, found], [0.2, board.build(SHOW_SECONDS, () => undefined)]);
    },

    wrong: (choiceId) => herd.wrong(choiceId),

    hint(level) {
      if (level === 1) return board.sound(fx());
      if (level === 3) return herd.glow(question.answer);
      return buildSlowly();
    },

    leave: () => herd.leave(),

    finish: () =>
      together(
        [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
        [0.2, herd.rejoice()],
        [1.2, guide.jump()],
      ),

    resize: place,

    dispose() {
      stopSteps();
    },
  };
}
