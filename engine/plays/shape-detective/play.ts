import { Container } from 'pixi.js';
import { breathe } from '#engine/fx/hints.ts';
import { lasting, recipe, together } from '#engine/fx/motion.ts';
import { shapeDetective } from '#engine/games/shape-detective/family.ts';
import type { ShapeQuestion } from '#engine/games/shape-detective/questions.ts';
import type { ShapePoint } from '#engine/games/shape-detective/words.ts';
import { definePicture, type Board, type Play, type PlayContext } from '#engine/plays/play.ts';
import { asked } from '#engine/rules/common-words.ts';
import { WHOLE_HELP } from '#engine/rules/round.ts';
import { Finale } from '#engine/sprites/finale.ts';
import { Slot } from '#engine/sprites/slot.ts';
import { Beam } from './beam.ts';
import { Clue } from './clue.ts';
import { Dusk } from './dusk.ts';
import { EvidenceBook, TRACED_SECONDS } from './evidence-book.ts';
import { Find, Finds, TAKEN_SECONDS } from './find.ts';
import { AWAY, CALM_PUT_SECONDS, HandOver, PUT_SECONDS, TAKEN_AT_SECONDS } from './hand-over.ts';
import { roomFor } from './room-place.ts';
import { TORCH_TIP, torch } from './torch.ts';

/** Seconds for one side, and for a shape traced in one stroke. */
const SIDE_SECONDS = 0.8;
const ROUND_SECONDS = 2;
/** The sum of the sides follows this long after the last side. */
const BEFORE_SUMMARY_SECONDS = 0.2;
/** For the light around a chosen shape that was wrong. */
const LIGHT_SECONDS = 1.35;
/** By this time it is known whether the browser allows sound. */
const VOICE_TRIED_SECONDS = 0.5;
/** One after the other: its sides are seen, a lamp is lit, the point flies, and what was found is put to the others. */
const LAMP_SECONDS = PUT_SECONDS + TRACED_SECONDS;
const POINT_SECONDS = LAMP_SECONDS + 0.1;
const AWAY_SECONDS = POINT_SECONDS + 0.2;
const DONE_SECONDS = AWAY_SECONDS + AWAY.gone;
/** The last lamp, and what comes out of the book. */
const END_SECONDS = 2.6;

/** A shape is named; the child finds it among others, in any size, colour and rotation. */
function createPlay(context: PlayContext): Play<ShapeQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate, showQuestion } = context;
  const total = game.rewards.questionsCount;
  const view = new Container();
  const dusk = new Dusk(total, context.light.dark);
  const beam = new Beam();
  const book = new EvidenceBook(pictures, total);
  const finale = new Finale();
  const rows = new Slot();
  const { thing, size, upright } = torch();
  guide.acts.hold('R', thing, size, upright);
  const hand = new HandOver();
  view.addChild(dusk, beam, finale, book, rows, hand);
  /** It grows dark as the first thing is asked for. */
  let isDark = false;

  const ask = (question: ShapeQuestion, index: number): Board<ShapePoint> => {
    dusk.lit = index;
    hand.end();
    guide.arms.carrying = undefined;
    book.settle();
    const clue = book.clues.fill(new Clue(pictures, question.target));
    const { trace } = clue;
    const things = question.choices.map(({ id }, at) => new Find(pictures, id, question.shown[at]!));
    const finds = new Finds(things, {
      ...{ fx, animate, sounds },
      onLooked: (find) => void animate(shineOn(find.id)),
    });
    rows.fill(finds);
    const hitOf = (id: string) =>
      finds
        .targets()
        .find((target) => target.id === id)!
        .hit();
    /** The torch's light is on this thing alone. */
    const shineOn = (id: string) => together([0, beam.goTo(() => hitOf(id), fx())], [0, finds.light(id)]);
    /** What was wrong is not to be the brightest thing: its face goes, and the light, unless that has gone elsewhere. */
    const leaveInTheDark = (id: string) => {
      const find = finds.piece(id);
      find.figure.feel(undefined);
      if (find.isLit) animate(together([0, find.light(false)], [0, beam.goTo(bookIs, fx())]));
    };
    /** The guide holds the torch out to this, so that its light goes along, until the sides were seen. */
    const heldOut = (id: string) => {
      const { x, y } = finds.piece(id);
      const held = together([0, guide.acts.reach({ x, y })], [LAMP_SECONDS, guide.acts.letGo('R')]);
      return held.eventCallback('onUpdate', () => beam.comesFrom(view.toLocal(TORCH_TIP, thing)));
    };
    /** A hand takes what was found, and lays it on the page: the guide's has the torch. */
    const laid = (id: string): readonly (readonly [number, gsap.core.Timeline])[] => {
      const find = finds.piece(id);
      const { x, y, scale } = find;
      const { shown } = find.figure;
      const from = { x, y, scale: find.figure.scale.x * scale.x };
      return [
        [0, hand.bring(book.copyOf(shown, find.figure.turned), from, book.pageOf(clue), fx())],
        [TAKEN_AT_SECONDS - (fx().calm ? 0 : TAKEN_SECONDS), find.taken(fx())],
        // Its light goes along, and shows the page.
        [TAKEN_AT_SECONDS, recipe().call(() => void animate(beam.goTo(bookIs, fx())), undefined, 0)],
        [0, book.keep(shown, clue, fx().calm ? CALM_PUT_SECONDS : PUT_SECONDS, fx())],
      ];
    };
    const place = () => {
      const room = roomFor(layout(), things.length);
      dusk.place(layout(), room.garland);
      book.place(room.book, room.parade);
      clue.place(...book.clueRooms);
      finds.placeAt(room.cells, room.scale);
      finds.fit(room.reach);
      beam.place(room.torch);
    };
    const bookIs = () => roomFor(layout(), things.length).book;
    beam.aimAt(bookIs);
    place();
    const figureOf = (id: string) => finds.piece(id).figure;

    let wrongs = 0;
    let silent: gsap.core.Timeline | undefined;
    /** If the name cannot be heard, what the shape is made of is shown. */
    const drawSilently = () => {
      if (!showQuestion()) return;
      silent = animate(clue.tellSilently(ROUND_SECONDS, fx()));
    };
    /** Two moving lights would divide the attention. */
    const drawnSilently = () => silent?.progress(1);

    return {
      targets: () => finds.targets(),
      answers: finds,

      toys: () => [
        {
          id: 'ear',
          hit: () => book.onStage(clue.hitOfEar),
          touch() {
            sounds.say(...asked(question));
            animate(clue.listen(fx()));
          },
        },
      ],

      focus: () => clue.open,
      pointAt: POINT_SECONDS,

      arrive() {
        const falling = isDark ? recipe() : dusk.fall(index);
        isDark = true;
        const arriving = together(
          [0, falling],
          [0, clue.arrive(fx())],
          [0.1, beam.turn(true)],
          [0.05, finds.arrive()],
        );
        return arriving.call(drawSilently, undefined, VOICE_TRIED_SECONDS);
      },

      right(choiceId) {
        drawnSilently();
        // The torch stays where it is, whatever the other arm does for joy.
        guide.arms.carrying = 'R';
        const found = together(
          [0, finds.right(choiceId)],
          [0, shineOn(choiceId)],
          [0, heldOut(choiceId)],
          ...laid(choiceId),
          [LAMP_SECONDS, dusk.light(index, fx())],
          [AWAY_SECONDS, book.putAway(hand, fx())],
        ).call(() => figureOf(choiceId).feel('face-cheer'), undefined, 0);
        return lasting(found, DONE_SECONDS);
      },

      /** The chosen shape's sides are traced while it seems to say its name. */
      wrong(choiceId) {
        wrongs++;
        drawnSilently();
        return together(
          [0, finds.wrong(choiceId)],
          [0, shineOn(choiceId)],
          [0.1, figureOf(choiceId).lightUp('smile', LIGHT_SECONDS, fx())],
        ).call(() => leaveInTheDark(choiceId), undefined, 0.1 + LIGHT_SECONDS);
      },

      remind: () => breathe(clue.body, fx(), 1.04),

      /** The light runs around the shape that is looked for, and stays on. */
      help(points) {
        drawnSilently();
        // Where nothing is traced, an outline that stands for the name stays.
        const traces = points[0] !== 'whole';
        const others = question.choices.map(({ id }) => id).filter((id) => id !== question.answer);
        return {
          come: together(
            [0, traces ? together([0, trace.goOut()], [0, clue.answered()]) : recipe()],
            [0, wrongs < WHOLE_HELP ? recipe() : finds.stepBack(others)],
          ),
          leadSeconds: 0,
          point(point) {
            if (point === 'whole') return traces ? recipe() : breathe(clue.body, fx(), 1.04);
            return point === 'round'
              ? trace.run(ROUND_SECONDS, fx())
              : trace.runTo(point, SIDE_SECONDS, fx());
          },
          at: (point) => (point === 'whole' ? undefined : trace.spot),
          secondsFor(point) {
            if (point === 'round') return ROUND_SECONDS;
            return SIDE_SECONDS + (point === points.at(-2) ? BEFORE_SUMMARY_SECONDS : 0);
          },
        };
      },

      reveal: () => together([0, finds.glow(question.answer)], [0, shineOn(question.answer)]),
      leave: () => together([0, finds.leave()], [0, clue.leave()], [0, beam.turn(false)]),

      finish() {
        guide.arms.carrying = undefined;
        const { x, y, width, height } = roomFor(layout(), things.length).parade;
        const light = finale.shine({ x: x + width / 2, y: y + height / 2 }, fx());
        return together(
          [0, finds.leave()],
          [0, beam.turn(false)],
          [0, dusk.end(END_SECONDS)],
          [0, light],
          [0, book.celebrate(fx())],
          [1.2, guide.jump()],
        );
      },

      place,
    };
  };

  return { view, ask, dispose: () => undefined };
}

export const picture = definePicture(shapeDetective, createPlay);
