import { Container } from 'pixi.js';
import { recipe, together } from '#engine/fx/motion.ts';
import { soundSafari } from '#engine/games/sound-safari/family.ts';
import type { SafariQuestion } from '#engine/games/sound-safari/questions.ts';
import type { HelpPicture } from '#engine/plays/help.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { asked } from '#engine/rules/common-words.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { Flock } from './flock.ts';
import { herdFor } from './herd-place.ts';
import { Herd } from './herd.ts';
import { ListenBoard, START_SECONDS } from './listen-board.ts';

const COUNT_SECONDS = 0.6;
/** Counters appear quickly after the right answer, and together where the number is known already. */
const SHOW_SECONDS = 0.05;
/** The finger is at a counter's lower edge. */
const LOWER_EDGE = 20;
/** By this time it is known whether the browser allows sound. */
const VOICE_TRIED_SECONDS = 0.5;
/** The animal that was found has called, and a flamingo flies up from behind it; and it is in its line. */
const CALLED_SECONDS = 0.25;
const LANDED_SECONDS = 0.78;
/** How long the guide holds a paw behind its ear while a number is said. */
const LISTENS_SECONDS = 1.5;

/** A number is spoken, and the guide listens with it; the animals in the grass hold up numbers. */
function createPlay(context: PlayContext): Play<SafariQuestion> {
  const { game, layout, pictures, random, clock, sounds, guide, fx, animate, showQuestion } = context;
  const view = new Container();
  const boards = new Slot();
  const herd = new Herd({ pictures, random, fx, animate, sounds });
  const flock = new Flock(pictures, game.rewards.questionsCount);
  // Before the posts, whose feet are farther away than the birds'.
  view.addChild(boards, flock, herd);
  const stopSteps = clock.onStep((delta) => herd.step(delta));

  const ask = (question: SafariQuestion, index: number): Board<number> => {
    flock.count = index;
    const board = boards.fill(new ListenBoard(pictures, question.target));
    herd.show(question.choices);
    herd.resting = true;
    const place = () => {
      const arranged = herdFor(layout(), herd.pieces.length);
      board.place(arranged.strip);
      herd.place(arranged);
      flock.place(arranged.flock);
      guide.position.copyFrom(arranged.guide);
      guide.scale.set(arranged.guide.scale);
    };
    place();
    let silent: gsap.core.Timeline | undefined;
    let isBuilt = false;
    /** Where nothing is heard the number comes out of the ear, counter by counter: who listens sees it. */
    const buildSilently = () => {
      if (isBuilt || !showQuestion()) return;
      const counters = board.build(SHOW_SECONDS, () => undefined);
      silent = animate(together([0, board.layFrames(fx())], [0.1, counters]));
    };
    const showSilently = () => {
      board.full = showQuestion();
      board.laid = showQuestion() ? 1 : 0;
    };
    /** All of it is there, also where somebody answers before it has begun. */
    const built = () => {
      if (silent) silent.progress(1);
      else if (!isBuilt && showQuestion()) showSilently();
      isBuilt = true;
    };
    const pop = (count: number) => sounds.effect('pop', { semitones: count % 10, volume: 0.5 });

    /** The sound comes to the ear, and the guide listens. 1.5 s. */
    const listening = () =>
      together([0, board.sound(fx())], [0, guide.acts.listen(guide.acts.sideOf(board), LISTENS_SECONDS)]);

    /**
     * Counter by counter into the places of all, and the numeral with the last one: no other number stands there when it is
     * the child's turn. Whatever is said in one sentence is built while it is spoken.
     */
    const helpOf = (points: readonly number[]): HelpPicture<number> => ({
      come: together([0, board.empty()], [0, board.makeRoom(fx())], [0, board.layFrames(fx(), false)]),
      leadSeconds: points.length > 1 ? START_SECONDS : 0,
      point: (count) =>
        points.length > 1
          ? together(
              [0, board.lay(count).call(pop, [count], 0)],
              [0, count === question.target ? board.sign(count, fx()) : recipe()],
            )
          : together([0, board.build(COUNT_SECONDS, pop)], [0, board.sign(count, fx())]),
      secondsFor: () => COUNT_SECONDS,
      at: (count) => ({ on: board.counterAt(count), y: LOWER_EDGE }),
      awaits: (count) => board.awaits(count),
    });

    return {
      targets: () => herd.targets(),
      answers: herd,

      toys: () => [
        {
          id: 'ear',
          hit: () => board.hitOfEar(),
          touch() {
            sounds.say(...asked(question));
            animate(listening());
          },
        },
      ],

      focus: () => board.focus,
      pointAt: LANDED_SECONDS,

      arrive() {
        const come = together([0, listening()], [0, herd.arrive()]);
        return come.call(buildSilently, undefined, VOICE_TRIED_SECONDS);
      },

      right(choiceId) {
        herd.resting = false;
        built();
        const found = herd.right(choiceId);
        board.hold(question.target);
        const called = flock.comeFrom(herd.piece(choiceId), index, fx());
        const grown = together([0, found], [CALLED_SECONDS, called]);
        if (board.isFull) return grown;
        const counters = board.build(SHOW_SECONDS, () => undefined);
        return together([0, grown], [0, board.layFrames(fx())], [0.2, counters]);
      },

      wrong(choiceId) {
        built();
        return herd.wrong(choiceId);
      },
      remind() {
        built();
        if (board.hold(question.target)) showSilently();
        return listening();
      },

      help(points) {
        built();
        // Of a neighbour while it is begun together; counted as far as the number, or from above.
        board.hold(points.length > 1 ? Math.max(question.target, ...points) : points[0]!);
        return helpOf(points);
      },

      reveal: () => herd.glow(question.answer),
      leave: () => herd.leave(),

      finish: () =>
        together(
          [0, recipe().to(board, { alpha: 0, duration: 0.3 })],
          [0.2, herd.rejoice()],
          [0.4, flock.rejoice(fx())],
          [1.2, guide.jump()],
        ),

      place,
    };
  };

  return { view, ask, dispose: stopSteps };
}

export const picture = definePicture(soundSafari, createPlay);
