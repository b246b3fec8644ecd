import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import { boardFor } from '#engine/stage/board.ts';
import type { NoneLeftParams } from './games.ts';
import type { NoneLeftQuestion } from './questions.ts';
import { perch, comeDown } from './perch.ts';
import { shelfFor, stairsFor } from './shelf-place.ts';
import { VesselShelf } from './vessel-shelf.ts';
import { noneLeftWords } from './words.ts';
import { Zero, ZERO_SIZE } from './zero.ts';
import { STAIRS_HEIGHT, TAKE_SECONDS, ZeroTrack } from './zero-track.ts';

const COUNT_SECONDS = 0.8;
const STAIR_SECONDS = 0.5;
/** What is taken when nothing can be heard: then every question is told as a story. */
const TAKEN_IN_SILENCE = 2;

/** Containers with fruit, one of them with none: what comes out of it is the number 0, which goes to its place before 1. */
export function createPlay(context: PlayContext<NoneLeftParams>): Play<NoneLeftQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate, showQuestion } = context;
  const words = noneLeftWords(game.params);
  const view = new Container();
  const track = new ZeroTrack(pictures, game.params.maxItems);
  const finale = new Finale();
  const shelf = new VesselShelf(pictures, { fx, animate, sounds });
  const zero = new Zero();
  view.addChild(track, shelf, zero);
  let question: NoneLeftQuestion;

  const place = () => {
    const places = shelfFor(layout(), question.containers.length);
    track.place(places.strip);
    shelf.place(places);
    if (!places.guideBeside) perch(guide, track.ledge, places.strip.y);
  };

  const nameStair = (value: number) => {
    sounds.effect('step', { semitones: value * 2 });
    sounds.say(numberSentence(value));
  };

  /** The guide takes one thing after the other; the numbers count back to the free place before 1. */
  const noneLeft = (taken: number): gsap.core.Timeline => {
    const mouth = { x: guide.x, y: guide.y - GUIDE_HEIGHT * 0.55 * guide.scale.y };
    const took = () => {
      sounds.effect('pop', { volume: 0.6 });
      guide.feel('cheer');
    };
    const timeline = together(
      [0, track.countBack(taken, fx())],
      [TAKE_SECONDS * 0.6, shelf.takeOut((pot) => pot.toLocal(mouth, view), TAKE_SECONDS, took)],
    );
    return timeline.call(() => guide.feel('idle'), undefined, timeline.duration());
  };

  /** The numeral rises out of the empty container and goes to its place in the row of numbers. 2 s. */
  const zeroRises = (choiceId: string): gsap.core.Timeline => {
    const vessel = shelf.piece(choiceId);
    const from = view.toLocal(vessel.mouth, vessel);
    const { x, y } = view.toLocal({ x: 0, y: 0 }, track.first);
    return zero.rise(from, { x, y, scale: track.shareOf(ZERO_SIZE) }, fx());
  };

  return {
    view,
    targets: () => shelf.targets(),

    show(next) {
      question = next;
      track.zeroFound = false;
      zero.alpha = 0;
      const taken = question.taken || (showQuestion() ? TAKEN_IN_SILENCE : 0);
      shelf.show(question.containers, taken);
      place();
      return taken > 0 ? together([0, shelf.arrive()], [0.8, noneLeft(taken)]) : shelf.arrive();
    },

    right(choiceId) {
      return together(
        [0, shelf.right(choiceId)],
        [0.2, zeroRises(choiceId)],
        [2.15, track.takeZero(fx())],
      ).call(() => sounds.effect('stamp', { volume: 0.5 }), undefined, 2.15);
    },

    wrong: (choiceId) =>
      together([0, shelf.wrong(choiceId)], [1, track.tell(shelf.piece(choiceId).amount, fx())]),

    hint(level) {
      if (level === 1) return breathe(track.first.body, fx(), 1.1);
      if (level === 3) return shelf.glow(question.answer);
      return together(
        [0, recipe().call(() => sounds.say(...words.scaffold(question)), undefined, 0)],
        [0, breathe(track.first.body, fx(), 1.1)],
        [0.5, shelf.countAll(COUNT_SECONDS)],
      );
    },

    leave: () => shelf.leave(),

    finish() {
      track.zeroFound = true;
      view.addChild(finale, track);
      const size = { width: track.width, height: STAIRS_HEIGHT * track.rowScale };
      return together(
        [0, recipe().to(shelf, { alpha: 0, duration: 0.3 })],
        [0, comeDown(guide, boardFor(layout()).guide, fx())],
        [0, finale.bring(track, stairsFor(layout(), size), fx())],
        [0.6, track.countFromZero(STAIR_SECONDS, fx(), nameStair)],
        [0.6 + STAIR_SECONDS * (game.params.maxItems + 1), guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };
}
