import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together, type FxContext } from '#engine/fx/motion.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { CLAY } from '#engine/sprites/clay.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { GUIDE_HEIGHT } from '#engine/sprites/guide.ts';
import { createLabel } from '#engine/sprites/label.ts';
import { boardFor } from '#engine/stage/board.ts';
import type { NoneLeftParams } from './games.ts';
import type { NoneLeftQuestion } from './questions.ts';
import { shelfFor } from './shelf-place.ts';
import { VesselShelf } from './vessel-shelf.ts';
import { noneLeftWords } from './words.ts';
import { STAIRS_HEIGHT, TAKE_SECONDS, ZeroTrack } from './zero-track.ts';

const ZERO_SIZE = 230;
const COUNT_SECONDS = 0.8;
const STAIR_SECONDS = 0.5;
/** From the middle of the guide's feet to the tip of its tail, at scale 1. */
const GUIDE_REACH = 190;
const GUIDE_LARGEST = 1.15;
/** Free over its ears, at scale 1. */
const OVER_EARS = 30;
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
  const zero = createLabel({ text: '0', size: ZERO_SIZE, fill: '#FFFFFF', outline: CLAY.right.edge });
  view.addChild(track, shelf, zero);
  let question: NoneLeftQuestion;

  const place = () => {
    const places = shelfFor(layout(), question.containers.length);
    track.place(places.strip);
    shelf.place(places);
    if (places.guideBeside) return;
    // Beside the containers there is no room: it looks at them from above, standing on the numbers.
    const { x, y } = track.ledge;
    const scale = Math.min(GUIDE_LARGEST, (y - places.strip.y) / (GUIDE_HEIGHT + OVER_EARS));
    guide.position.set(Math.max(x, GUIDE_REACH * scale), y);
    guide.scale.set(scale);
  };

  /** The staircase stands in the middle, clear of the guide. */
  const stairsPlace = () => {
    const { width, height, class: kind } = layout();
    const feet = boardFor(layout()).guide;
    const upright = kind === 'portrait';
    const free = upright ? width - 80 : width - 2 * (feet.x + GUIDE_REACH * feet.scale);
    const y = height * (upright ? 0.6 : 0.8);
    const scale = Math.min(1.4, free / track.width, (y - height * 0.12) / (STAIRS_HEIGHT * track.rowScale));
    return { x: width / 2, y, scale, lightY: y - height * 0.2 };
  };

  /** Down from the numbers, to where the guide stands in all games. 0.5 s. */
  const guideHome = (): gsap.core.Timeline => {
    const { x, y, scale } = boardFor(layout()).guide;
    if (guide.x === x && guide.y === y) return recipe();
    if (fx().calm) {
      return recipe()
        .to(guide, { alpha: 0, duration: 0.25 })
        .set(guide, { x, y })
        .set(guide.scale, { x: scale, y: scale })
        .to(guide, { alpha: 1, duration: 0.25 });
    }
    return recipe()
      .to(guide, { x, duration: 0.5, ease: 'none' }, 0)
      .to(guide, { y, duration: 0.5, ease: EASE.duck }, 0)
      .to(guide.scale, { x: scale, y: scale, duration: 0.5, ease: EASE.move }, 0);
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
    const to = view.toLocal({ x: 0, y: 0 }, track.first);
    return zeroOut(zero, { from, to, share: track.shareOf(ZERO_SIZE) }, fx());
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
      return together(
        [0, recipe().to(shelf, { alpha: 0, duration: 0.3 })],
        [0, guideHome()],
        [0, finale.bring(track, stairsPlace(), fx())],
        [0.6, track.countFromZero(STAIR_SECONDS, fx(), nameStair)],
        [0.6 + STAIR_SECONDS * (game.params.maxItems + 1), guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };
}

/** Out of the container, a moment to be read, and on an arc to its place. 2 s. */
function zeroOut(
  zero: Container,
  way: {
    readonly from: { readonly x: number; readonly y: number };
    readonly to: { readonly x: number; readonly y: number };
    readonly share: number;
  },
  ctx: FxContext,
): gsap.core.Timeline {
  const { from, to, share } = way;
  const timeline = recipe()
    .set(zero, { ...from, alpha: 0 }, 0)
    .set(zero.scale, { x: 1, y: 1 }, 0);
  if (ctx.calm) {
    timeline
      .set(zero, { y: from.y - 60 }, 0)
      .to(zero, { alpha: 1, duration: 0.3 }, 0.1)
      .to(zero, { alpha: 0, duration: 0.2 }, 1.75);
    return lasting(timeline, 2);
  }
  return timeline
    .fromTo(zero.scale, { x: 0.2, y: 0.2 }, { x: 1, y: 1, duration: 0.45, ease: EASE.pop }, 0.1)
    .to(zero, { alpha: 1, duration: 0.12 }, 0.1)
    .to(zero, { y: from.y - 90, duration: 0.45, ease: EASE.rise }, 0.1)
    .to(zero, { ...to, duration: 0.5, ease: EASE.move }, 1.45)
    .to(zero.scale, { x: share, y: share, duration: 0.5, ease: EASE.move }, 1.45)
    .to(zero, { alpha: 0, duration: 0.05 }, 1.95);
}
