import { Container } from 'pixi.js';
import { answersIn, promptPop } from '#engine/fx/enter.ts';
import { breathe, glow } from '#engine/fx/hints.ts';
import { EASE, lasting, recipe, together } from '#engine/fx/motion.ts';
import { countUp, hop } from '#engine/fx/right.ts';
import { trailStep } from '#engine/fx/trail.ts';
import { wrong } from '#engine/fx/wrong.ts';
import { numberSentence } from '#engine/games/common-words.ts';
import type { Play, PlayContext } from '#engine/games/play.ts';
import { numbersFrom } from '#engine/rules/numbers.ts';
import { boxAround } from '#engine/sprites/piece.ts';
import { intoShade } from '#engine/sprites/shade.ts';
import type { TrailParams } from './games.ts';
import { Goal } from './goal.ts';
import { trailFor, type Trail } from './path.ts';
import { isClimbingUp, type TrailQuestion } from './questions.ts';
import { Ribbon } from './ribbon.ts';
import { Sign } from './sign.ts';
import { signFor } from './sign-place.ts';
import { Stone } from './stone.ts';
import { countAlong, trailWords } from './words.ts';

const COUNT_SECONDS = 0.6;
/** At the end the whole walk is counted along, in about three seconds. */
const REPLAY_SECONDS = 0.2;
/** Neither the flag's cloth nor home is to be cut by the stage's edge; at scale 1. */
const FLAG_INSET = 170;
const HOME_INSET = 200;

/** Eleven stones in a line; the child's own character walks over them. */
export function createStoneTrail(context: PlayContext<TrailParams>): Play<TrailQuestion> {
  const { game, layout, pictures, sounds, guide, fx, animate } = context;
  const { params } = game;
  const up = isClimbingUp(params);
  const smallest = Math.min(params.from, params.to);
  const walk = numbersFrom(params.from, params.to);
  const ahead = up ? 'right' : 'left';
  const stones = walk.toSorted((a, b) => a - b).map((value) => new Stone(pictures, value, ahead));
  const stoneOf = (value: number) => stones[value - smallest]!;
  const ribbon = new Ribbon(params.world, !up);
  const sign = new Sign(pictures, up);
  const goal = new Goal(pictures, up ? 'flag' : 'home');
  const view = new Container();
  // A stone's tick lies over the next stones, never under them.
  view.addChild(sign, ribbon, goal, ...walk.map(stoneOf).toReversed());
  let question: TrailQuestion;
  let trail: Trail;

  /** Where the walker's feet are on a stone; before the first they are on the ground beside it. */
  const feetOn = (value: number | undefined) => {
    if (value === undefined) return trail.ends[up ? 0 : 1];
    const { x, y } = trail.stones[value - smallest]!;
    // The number stood on stays to be seen, and the next stone is never hidden.
    const { back, up: above } = trail.feet;
    return { x: x + (up ? -back : back) * trail.scale, y: y - above * trail.scale };
  };

  const place = () => {
    trail = trailFor(layout(), stones.length);
    stones.forEach((stone, index) => {
      stone.position.copyFrom(trail.stones[index]!);
      stone.scale.set(trail.scale);
    });
    ribbon.place(trail);
    const end = trail.ends[up ? 1 : 0];
    const size = trail.goals[up ? 'flag' : 'home'];
    if (up) goal.position.set(Math.min(layout().width - FLAG_INSET * size, end.x), end.y);
    else goal.position.set(Math.max(HOME_INSET * size, end.x), end.y - 50 * trail.scale);
    goal.scale.set(size);
    sign.place(signFor(layout()));
    guide.scale.set(trail.figures);
    guide.position.copyFrom(feetOn(question?.current));
  };

  const walkTo = (value: number) =>
    trailStep({ place: guide, body: guide.body }, stoneOf(value).body, feetOn(value), fx());

  return {
    view,

    targets: () =>
      stones.map((stone) => ({
        id: String(stone.value),
        view: stone.body,
        enabled: !question.closed.includes(String(stone.value)),
        hit: () => boxAround(stone, trail.hit.width, trail.hit.height),
        press: (down) => void animate(stone.press(down, fx())),
      })),

    /** Stones walked over say their number again: a child can count along from anywhere. */
    toys: () =>
      question.visited.map((value) => ({
        id: `walked-${value}`,
        hit: () => boxAround(stoneOf(value), trail.hit.width, trail.hit.height),
        touch() {
          sounds.effect('pop');
          sounds.say(numberSentence(value));
          if (!fx().calm) animate(hop(recipe(), stoneOf(value).body, 24, 0));
        },
      })),

    show(next, index) {
      question = next;
      for (const stone of stones) {
        stone.reset();
        stone.lit = question.visited.includes(stone.value) ? 1 : 0;
      }
      ribbon.walked = Math.max(0, index - 1);
      sign.ask(question.current, question.next);
      place();
      const asked = promptPop(sign.row, fx());
      if (index > 0) return asked;
      const bodies = stones.map((stone) => stone.body);
      const arrive = answersIn(bodies, fx(), (semitones) => sounds.effect('pluck', { semitones }));
      return together([0, arrive], [0.2, promptPop(sign.body, fx())], [0.4, asked]);
    },

    right() {
      const stone = stoneOf(question.next);
      const { current } = question;
      const timeline = together(
        [0, stone.confirm(fx())],
        [0, sign.answer(question.next, fx())],
        [0.1, walkTo(question.next)],
      );
      timeline.call(() => sounds.effect('step'), undefined, 0.44);
      if (!fx().calm) timeline.call(() => fx().burst?.(stone, 14), undefined, 0.46);
      timeline.to(stone.glow, { alpha: 0, duration: 0.1 }, 0);
      if (current !== undefined) {
        const steps = question.visited.length;
        timeline.to(ribbon, { walked: steps, duration: 0.35, ease: EASE.move }, 0.15);
      }
      timeline.to(stone.badge, { alpha: 0, duration: 0.15 }, 1.1).set(stone, { lit: 1 }, 1.2);
      return lasting(timeline, 1.25);
    },

    wrong: (choiceId) => wrong(stoneOf(Number(choiceId)), fx()),

    hint(level) {
      const { current, next } = question;
      if (level === 1) return breathe(sign.row, fx());
      if (level === 3) {
        const others = stones.filter(({ value }) => value !== next && !question.visited.includes(value));
        return together(
          [0, glow(stoneOf(next), [], fx())],
          [0, intoShade(others.map((stone) => stone.body))],
        );
      }
      const values = countAlong(params, current);
      const sentences = trailWords(params).scaffold(question);
      const bodies = values.map((value) => stoneOf(value).body);
      const timeline = together(
        [0, sign.count(values, COUNT_SECONDS, fx())],
        [0, countUp(bodies, COUNT_SECONDS, fx(), (step) => sounds.say(sentences[step]!))],
      );
      const counted = values.length * COUNT_SECONDS;
      return timeline
        .call(() => sounds.say(sentences.at(-1)!), undefined, counted)
        .add(breathe(stoneOf(next).body, fx()).paused(false), counted + 0.3);
    },

    leave: () => lasting(recipe(), 0.05),

    finish() {
      for (const stone of stones) stone.lit = 1;
      const bodies = walk.map((value) => stoneOf(value).body);
      const counted = walk.length * REPLAY_SECONDS;
      const arrived = up ? counted : counted + 0.4;
      return together(
        [0, recipe().to(sign.body, { alpha: 0, duration: 0.3 })],
        [0.2, countUp(bodies, REPLAY_SECONDS, fx(), pluckAlong)],
        [counted, up ? recipe() : walkHome()],
        [arrived, goal.celebrate(fx())],
        [arrived + 0.15, guide.jump()],
      );
    },

    resize: place,
    dispose: () => undefined,
  };

  /** From the last stone to the door. Who has counted up stays on the last stone, under the flag. */
  function walkHome(): gsap.core.Timeline {
    const door = { x: goal.x + 205 * goal.scale.x, y: goal.y + 16 };
    return trailStep({ place: guide, body: guide.body }, goal.body, door, fx());
  }

  function pluckAlong(step: number): void {
    sounds.effect('pluck', { semitones: up ? step : walk.length - 1 - step });
    if (!fx().calm) fx().burst?.(stoneOf(walk[step]!), 4);
  }
}
