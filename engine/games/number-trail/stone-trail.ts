import { Container } from 'pixi.js';
import { promptPop } from '#engine/fx/enter.ts';
import { breathe } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together } from '#engine/fx/motion.ts';
import { trailStep } from '#engine/fx/trail.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import type { TrailParams } from './games.ts';
import { Goal } from './goal.ts';
import { trailFor } from './path.ts';
import { isClimbingUp, type TrailQuestion } from './questions.ts';
import { Ribbon } from './ribbon.ts';
import { Sign } from './sign.ts';
import { signFor } from './sign-place.ts';
import { StoneLine } from './stone-line.ts';
import { countAlong, trailWords } from './words.ts';

const COUNT_SECONDS = 0.6;
/** At the end the whole walk is counted along, in about three seconds. */
const REPLAY_SECONDS = 0.2;

/** Eleven stones in a line; the child's own character walks over them. */
export function createStoneTrail(context: PlayContext<TrailParams>): Play<TrailQuestion> {
  const { game, layout, pictures, sounds, guide, fx } = context;
  const { params } = game;
  const up = isClimbingUp(params);
  const line = new StoneLine(context);
  const ribbon = new Ribbon(params.world, !up);
  const sign = new Sign(pictures, up);
  const goal = new Goal(pictures, up ? 'flag' : 'home');
  const view = new Container();
  view.addChild(sign, ribbon, goal, line);
  let question: TrailQuestion;

  const place = () => {
    const trail = trailFor(layout(), line.walk.length);
    line.place(trail);
    ribbon.place(trail);
    goal.place(trail, layout().width);
    sign.place(signFor(layout()));
    guide.scale.set(trail.figures);
    guide.position.copyFrom(line.feetOn(question.current));
  };

  /** Counts along up to the stone stood on; the next one breathes. */
  const countToNext = (): gsap.core.Timeline => {
    const values = countAlong(params, question.current);
    const sentences = trailWords(params).scaffold(question);
    const counted = values.length * COUNT_SECONDS;
    return together(
      [0, sign.count(values, COUNT_SECONDS, fx())],
      [0, line.count(values, COUNT_SECONDS, (step) => sounds.say(sentences[step]!))],
      [counted, recipe().call(() => sounds.say(sentences.at(-1)!))],
      [counted + 0.3, breathe(line.stone(question.next).body, fx())],
    );
  };

  return {
    view,
    targets: () => line.targets(),
    toys: () => line.toys(),

    show(next, index) {
      question = next;
      line.show(question);
      ribbon.walked = Math.max(0, index - 1);
      sign.ask(question.current, question.next);
      place();
      const asked = promptPop(sign.row, fx());
      return index > 0
        ? asked
        : together([0, line.arrive()], [0.2, promptPop(sign.body, fx())], [0.4, asked]);
    },

    right() {
      const { current, next, visited } = question;
      const step = trailStep(guide, line.stone(next).body, line.feetOn(next), fx());
      const timeline = together([0, line.right()], [0, sign.answer(next, fx())], [0.1, step]);
      timeline.call(() => sounds.effect('step'), undefined, 0.44);
      if (current !== undefined)
        timeline.to(ribbon, { walked: visited.length, duration: 0.35, ease: EASE.move }, 0.15);
      return lasting(timeline, 1.25);
    },

    wrong: (choiceId) => line.wrong(choiceId),

    hint(level) {
      if (level === 1) return breathe(sign.row, fx());
      return level === 2 ? countToNext() : line.glow();
    },

    leave: () => lasting(recipe(), 0.05),

    /** Who has counted up stays on the last stone, under the flag; who has counted down goes home. */
    finish() {
      const counted = line.walk.length * REPLAY_SECONDS;
      const arrived = up ? counted : counted + 0.4;
      return together(
        [0, recipe().to(sign.body, { alpha: 0, duration: 0.3 })],
        [0.2, line.countAll(REPLAY_SECONDS)],
        [counted, up ? recipe() : trailStep(guide, goal.body, goal.door, fx())],
        [arrived, goal.celebrate(fx())],
        [arrived + 0.15, guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };
}
