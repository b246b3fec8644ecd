import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { noneLeftFun } from '#engine/games/none-left-fun/family.ts';
import type { NoneLeftParams } from '#engine/games/none-left-fun/games.ts';
import type { NoneLeftQuestion } from '#engine/games/none-left-fun/questions.ts';
import { boardFor } from '#engine/layout/board.ts';
import { comeHome } from '#engine/plays/come-home.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { numberSentence } from '#engine/rules/common-words.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { Balloons } from './balloons.ts';
import { perch } from './perch.ts';
import { GUIDE_REACH, shelfFor, stairsFor } from './shelf-place.ts';
import { OUT_SECONDS, VesselShelf } from './vessel-shelf.ts';
import type { Vessel } from './vessel.ts';
import { STAIRS_HEIGHT, TAKE_SECONDS, ZeroTrack } from './zero-track.ts';
import { Zero, ZERO_SIZE } from './zero.ts';

const COUNT_SECONDS = 0.8;
const STAIR_SECONDS = 0.5;
/** When things begin to be taken, and each of them within its count. */
const TAKES_AT = 0.6;
const TAKEN_AT = 0.6;
/** The guide's paw is out for it by then. */
const REACH_SECONDS = 0.2;
/** It is asked in the frame after. */
const FRAME = 1 / 30;
/** What is taken when sound is off: then every question is told as a story. */
const TAKEN_IN_SILENCE = 2;

/** Containers with fruit, one of them empty: the number 0 comes out of it and goes to its place before 1. */
function createPlay(context: PlayContext, params: NoneLeftParams): Play<NoneLeftQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate, showQuestion } = context;
  const view = new Container();
  const track = new ZeroTrack(pictures, params.maxItems);
  const balloons = new Balloons(pictures, game.rewards.questionsCount);
  const finale = new Finale();
  const shelves = new Slot();
  const zero = new Zero();
  view.addChild(balloons, track, shelves, zero);

  const nameStair = (value: number) => {
    sounds.effect('step', { semitones: value * 2 });
    sounds.say(numberSentence(value));
  };

  /** The guide reaches for one thing after the other; the numbers count back to the free place before 1. */
  const noneLeft = (shelf: VesselShelf, taken: number): gsap.core.Timeline => {
    const mouth = { x: guide.x, y: guide.y - GUIDE_HEIGHT * 0.55 * guide.scale.y };
    const took = () => {
      sounds.effect('pop', { volume: 0.6 });
      guide.feel('cheer');
    };
    const { acts } = guide;
    const from = shelf.emptied;
    const timeline = together(
      [0, acts.lookAt(from)],
      [TAKE_SECONDS * TAKEN_AT - REACH_SECONDS, acts.reach(from, REACH_SECONDS)],
      [TAKE_SECONDS * (taken - 1 + TAKEN_AT) + OUT_SECONDS, acts.letGo(acts.sideOf(from))],
      [0, track.countBack(taken, fx())],
      [TAKE_SECONDS * TAKEN_AT, shelf.takeOut((pot) => pot.toLocal(mouth, view), TAKE_SECONDS, took)],
    );
    return timeline.call(() => guide.feel('idle'), undefined, timeline.duration());
  };

  /** The numeral rises out of the empty container and moves to its place in the number row. 1.4 s. */
  const zeroRises = (vessel: Vessel): gsap.core.Timeline => {
    const from = view.toLocal(vessel.mouth, vessel);
    const { x, y } = view.toLocal({ x: 0, y: 0 }, track.first);
    return zero.rise(from, { x, y, scale: track.shareOf(ZERO_SIZE) }, fx());
  };

  const ask = (question: NoneLeftQuestion, index: number): Board<'all'> => {
    balloons.count = index;
    const { containers, answer } = question;
    track.zeroFound = false;
    zero.alpha = 0;
    const taken = question.taken || (showQuestion() ? TAKEN_IN_SILENCE : 0);
    const shelf = shelves.fill(new VesselShelf(pictures, containers, taken, { fx, animate, sounds }));
    const place = () => {
      const places = shelfFor(layout(), containers.length);
      track.place(places.strip);
      shelf.place(places);
      if (!places.guideBeside) perch(guide, track.ledge, places.strip.y);
      const { y } = track.ledge;
      const { left, right } = track.ends;
      const from = places.guideBeside ? left : Math.max(left, guide.x + GUIDE_REACH * guide.scale.x);
      balloons.place({ from, to: right, y, height: y - places.strip.y });
    };
    place();

    return {
      targets: () => shelf.targets(),

      focus: () => track.first,

      arrive: () =>
        taken > 0 ? together([0, shelf.arrive()], [TAKES_AT, noneLeft(shelf, taken)]) : shelf.arrive(),
      trueFrom: taken > 0 ? TAKES_AT + (taken - 1 + TAKEN_AT) * TAKE_SECONDS + OUT_SECONDS + FRAME : 0,

      right: (choiceId) =>
        together(
          [0, shelf.right(choiceId)],
          [0.15, zeroRises(shelf.piece(choiceId))],
          [1, balloons.bring(index, fx())],
          [1.5, track.takeZero(fx())],
        ).call(() => sounds.effect('stamp', { volume: 0.5 }), undefined, 1.5),

      wrong: (choiceId) =>
        together([0, shelf.wrong(choiceId)], [1, track.tell(shelf.piece(choiceId).amount, fx())]),

      remind: () => breathe(track.first.body, fx(), 1.1),

      help: () => ({
        come: breathe(track.first.body, fx(), 1.1),
        leadSeconds: 0,
        point: () => together([0.5, shelf.countAll(COUNT_SECONDS)]),
        secondsFor: () => containers.length * COUNT_SECONDS,
        at: () => ({ on: track.first }),
      }),

      reveal: () => shelf.glow(answer),
      leave: () => shelf.leave(),

      finish() {
        track.zeroFound = true;
        view.addChild(finale, track);
        const size = { width: track.width, height: STAIRS_HEIGHT * track.rowScale };
        return together(
          [0, recipe().to(shelf, { alpha: 0, duration: 0.3 })],
          [0, balloons.flyAway(fx())],
          [0, comeHome(guide, boardFor(layout()).guide, fx())],
          [0, finale.bring(track, stairsFor(layout(), size), fx())],
          [0.6, track.countFromZero(STAIR_SECONDS, fx(), nameStair)],
          [0.6 + STAIR_SECONDS * (params.maxItems + 1), guide.jump()],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: () => undefined };
}

export const picture = definePicture(noneLeftFun, createPlay);
