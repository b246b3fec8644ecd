import { Container, RenderLayer } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { recipe, together } from '#engine/fx/motion.ts';
import { noneLeftFun } from '#engine/games/none-left-fun/family.ts';
import type { NoneLeftParams } from '#engine/games/none-left-fun/games.ts';
import type { NoneLeftQuestion } from '#engine/games/none-left-fun/questions.ts';
import type { NoneLeftPoint } from '#engine/games/none-left-fun/words.ts';
import { boardFor } from '#engine/layout/board.ts';
import { comeHome } from '#engine/plays/come-home.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { numberSentence } from '#engine/rules/common-words.ts';
import { WHOLE_HELP } from '#engine/rules/round.ts';
import { clearAway, Finale } from '#engine/sprites/finale.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { ArmBefore } from './arm-before.ts';
import { Balloons } from './balloons.ts';
import { shelfFor, stairsFor } from './shelf-place.ts';
import { EMPTIED_AT, emptiedAfter, emptiedEach, putBack, takeOut } from './emptying.ts';
import { backAfter, TAKEN, takeLast } from './shopping.ts';
import { VesselShelf } from './vessel-shelf.ts';
import type { Vessel } from './vessel.ts';
import { comeBack, hasNothing } from './walking.ts';
import { STAIRS_HEIGHT, ZeroTrack } from './zero-track.ts';
import { PUT_AT, Zero, ZERO_SIZE } from './zero.ts';

/** In the help: for each container, all told before a listener would think that nothing more is said; and for what is said. */
const COUNT_SECONDS = 0.4;
const SAID_SECONDS: Readonly<Record<NoneLeftPoint, number>> = { all: 2.2, empty: 4.2 };
const STAIR_SECONDS = 0.5;
/** When the guide goes to take the last things: all have been seen in it. */
const TAKES_AT = 0.8;
/** When a zero that was found is at its place, fetched and put. */
const ZERO_AT = PUT_AT;
/** In calm motion it comes into sight there as it goes where it came out. */
const CALM_ZERO_AT = ZERO_AT - 0.2;
/** Its place is cleared from then on: nothing that comes is before what asked. */
const ROOM_AT = 0.3;
/** In calm motion one thing after the other fades at the end: what is left stays as it is meanwhile. */
const CALM_END = { track: 0.3, guide: 1.05, counts: 0.9 } as const;
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
  // Whoever goes into a booth is before its cloth and behind all else of it, so that it covers no answer; and behind the numbers.
  const [cloths, inBooths] = [new RenderLayer(), new RenderLayer()];
  const arm = new ArmBefore(guide);
  view.addChild(cloths, inBooths, track, shelves, balloons, zero, arm);

  const nameStair = (value: number) => {
    sounds.effect('step', { semitones: value * 2 });
    sounds.say(numberSentence(value));
  };

  /** The guide takes one thing after the other and eats it; the numbers count back to the free place before 1. */
  const noneLeft = (shelf: VesselShelf, taken: number): gsap.core.Timeline => {
    const eaten = () => {
      sounds.effect('pop', { volume: 0.6 });
      guide.feel('cheer');
    };
    const timeline = together(
      [0, guide.acts.lookAt(shelf.emptied)],
      [0, takeLast(shelf.emptied, { guide, fx: fx(), eaten })],
      [Math.max(0, TAKEN.at - TAKEN.each), track.countBack(taken, TAKEN.each)],
    );
    return timeline.call(() => guide.feel('idle'), undefined, timeline.duration());
  };

  /** The number zero comes out of the empty container on a balloon's string and goes to its place; the balloon is tied to the stall. */
  const zeroRises = (vessel: Vessel, index: number): gsap.core.Timeline => {
    const from = { ...placeOf(vessel, vessel.mouth), scale: vessel.scale.x };
    const to = { ...placeOf(track.first), scale: track.shareOf(ZERO_SIZE) };
    const carried = zero.carriedTo(from, to, balloons.knotOf(index));
    return together([0, zero.rise(from, to, fx())], [0, balloons.carry(index, carried, fx())]);
  };
  const placeOf = (thing: Container, at = { x: 0, y: 0 }) => {
    const { x, y } = view.toLocal(at, thing);
    return { x, y };
  };

  const ask = (question: NoneLeftQuestion, index: number): Board<NoneLeftPoint> => {
    hasNothing(guide);
    arm.end();
    inBooths.attach(guide);
    let wrongs = 0;
    let lastWrong: string | undefined;
    balloons.count = index;
    const { containers, answer } = question;
    track.zeroFound = false;
    zero.alpha = 0;
    const taken = question.taken || (showQuestion() ? TAKEN_IN_SILENCE : 0);
    const shelf = shelves.fill(new VesselShelf(pictures, containers, taken, { fx, animate, sounds }));
    cloths.attach(...shelf.pieces.flatMap(({ back }) => back));
    const place = () => {
      const places = shelfFor(layout(), containers.length);
      const { strip, guide: stands } = places;
      track.place(strip, layout().width / 2);
      shelf.place(places);
      guide.position.set(stands.x, stands.y);
      guide.scale.set(stands.scale);
      const { beside, right, top } = track.ends;
      balloons.place({ from: beside, to: right, y: top, height: top - strip.y });
    };
    place();

    return {
      targets: () => shelf.targets(),

      focus: () => track.first,

      arrive: () =>
        taken > 0
          ? together([0, shelf.arrive()], [TAKES_AT, noneLeft(shelf, taken)])
          : together([0, shelf.arrive()], [0.02, guide.acts.lookAt(shelf.middle)]),
      trueFrom: taken > 0 ? TAKES_AT + backAfter(taken) + FRAME : 0,

      right(choiceId) {
        return together(
          [0, shelf.right(choiceId)],
          [0, zero.fetchedBy(guide, arm, zeroRises(shelf.piece(choiceId), index), fx())],
          [ROOM_AT, track.makeRoom()],
          [ZERO_AT - 0.24, guide.acts.lookAt(placeOf(track.first))],
          [fx().calm ? CALM_ZERO_AT : ZERO_AT, track.takeZero(fx())],
        ).call(() => sounds.effect('stamp', { volume: 0.5 }), undefined, ZERO_AT);
      },
      pointAt: ZERO_AT,
      // Over no number: it rises from zero's own place.
      pointFrom: track.first,

      wrong(choiceId) {
        wrongs++;
        lastWrong = choiceId;
        comeBack(guide, animate);
        return together([0, shelf.wrong(choiceId)], [0.8, track.tell(shelf.piece(choiceId).amount)]);
      },

      remind() {
        comeBack(guide, animate);
        return breathe(track.first.body, fx(), 1.1);
      },

      help() {
        comeBack(guide, animate);
        const secondsFor = (point: NoneLeftPoint) => SAID_SECONDS[point];
        if (wrongs >= WHOLE_HELP)
          return {
            // All have told what is in them before a word is said.
            come: shelf.countAll(COUNT_SECONDS, true),
            leadSeconds: shelf.full.length * COUNT_SECONDS,
            point: () => recipe(),
            secondsFor,
            at: () => shelf.emptied.inside,
          };
        // Which one it is is the child's to find: what "none" means is shown where it is not.
        const vessel = lastWrong === undefined ? shelf.fewest : shelf.piece(lastWrong);
        const shopping = { guide, fx: fx(), eaten: () => sounds.effect('pop', { volume: 0.6 }) };
        const each = emptiedEach(vessel);
        return {
          come: together(
            [0, takeOut(vessel, shopping)],
            [Math.max(0, EMPTIED_AT - each), track.countBack(vessel.amount, each)],
          ),
          leadSeconds: emptiedAfter(vessel),
          point: () => putBack(vessel, shopping),
          secondsFor,
          at: () => undefined,
        };
      },

      reveal: () => shelf.glow(answer),
      leave() {
        comeBack(guide, animate);
        return shelf.leave();
      },

      finish() {
        track.zeroFound = true;
        const size = { width: track.width, height: STAIRS_HEIGHT * track.rowScale };
        const stairs = STAIR_SECONDS * (params.maxItems + 1);
        inBooths.detach(guide);
        view.addChild(finale, track);
        // They stay, and go with what they are tied to.
        balloons.goWith(track.body, track);
        const at = fx().calm ? CALM_END : { guide: 0, track: 0, counts: 0.6 };
        return together(
          [0, clearAway([shelf], fx())],
          [at.track, balloons.goUp(track.knots(game.rewards.questionsCount), fx())],
          [at.guide, comeHome(guide, boardFor(layout()).guide, fx())],
          [at.track, finale.bring(track, stairsFor(layout(), size), fx())],
          [at.counts, track.countFromZero(STAIR_SECONDS, fx(), nameStair)],
          [at.counts + stairs, track.liftOff(fx())],
          [at.counts + stairs, guide.jump()],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: () => void inBooths.detach(guide) };
}

export const picture = definePicture(noneLeftFun, createPlay);
