import { Matrix, Text, type Container } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import { FAMILIES } from '#engine/games/families.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

afterEach(closeGames);

/** Things below this alpha may jump: in calm motion they fade out and in again. */
const SEEN = 0.03;

/** There who walks, eats or is pressed together is elsewhere at once: faded out between, nothing would be there. */
const CUT = ['number-trail', 'cookie-crunch-count', 'number-sandwich'];

/** Far less than a pixel. */
const STILL = 0.01;

interface Pose {
  readonly place: readonly number[];
  readonly alpha: number;
  /** A text that says something else is another thing. */
  readonly words: string | undefined;
}

/** Where everything that is drawn stands on the stage, by the thing itself. */
function posesOf(root: Container): Map<Container, Pose> {
  const poses = new Map<Container, Pose>();
  const visit = (thing: Container, above: Matrix, alphaAbove: number) => {
    const alpha = thing.visible ? alphaAbove * thing.alpha : 0;
    thing.updateLocalTransform();
    const placed = above.clone().append(thing.localTransform);
    const { a, b, c, d, tx, ty } = placed;
    const words = thing instanceof Text ? thing.text : undefined;
    if ('context' in thing || 'texture' in thing || words !== undefined)
      poses.set(thing, { place: [a, b, c, d, tx, ty], alpha, words });
    for (const child of thing.children) visit(child, placed, alpha);
  };
  visit(root, new Matrix(), 1);
  return poses;
}

const isSeen = ({ alpha }: Pose) => alpha > SEEN;
const differs = (a: Pose, b: Pose) =>
  isSeen(a) &&
  isSeen(b) &&
  a.words === b.words &&
  a.place.some((value, index) => Math.abs(value - b.place[index]!) > STILL);

const nameOf = (thing: Container) => {
  const names: string[] = [];
  for (let one: Container | null = thing; one && names.length < 5; one = one.parent)
    names.push(one.label || one.constructor.name);
  return names.join(' < ');
};

/**
 * Lets so many seconds pass and tells everything that moved where it could be seen. mayCut: what is elsewhere at once, and
 * stays there, has not moved.
 */
function watch({ session }: OpenGame, seconds: number, what: string, mayCut: boolean): string[] {
  const moved = new Set<string>();
  let leapt = new Set<Container>();
  let before = posesOf(session.stage!.stage);
  for (let step = 0; step < seconds * 60; step++) {
    session.clock.advance(1 / 60);
    const now = posesOf(session.stage!.stage);
    const leaping = new Set<Container>();
    for (const [thing, pose] of now) {
      const old = before.get(thing);
      if (!old || !differs(old, pose)) continue;
      leaping.add(thing);
      if (!mayCut || leapt.has(thing)) moved.add(`${what}: ${nameOf(thing)}`);
    }
    leapt = leaping;
    before = now;
  }
  return [...moved];
}

describe('in calm motion', () => {
  test.each(FAMILIES.map(({ games }) => games[0]!.id))(
    'nothing of %s moves that can be seen: it only fades, or is cut',
    async (gameId) => {
      const game = await openGame({ gameId, settings: { calmMotion: 'on', voiceOn: false } });
      const { session } = game;
      const moved: string[] = [];
      const see = (seconds: number, what: string) =>
        moved.push(...watch(game, seconds, what, CUT.includes(gameId)));
      see(2, 'instructions');
      goTo(session, 'play', 'first', 1);
      see(3, 'first question');
      for (const time of ['first', 'second', 'third']) {
        answer(session, false);
        see(time === 'second' ? 9 : 4, `${time} wrong answer`);
      }
      answer(session, true);
      see(5, 'right answer');
      session.finish(session.stage!.game.rewards.questionsCount, []);
      see(4, 'result');
      expect(moved).toEqual([]);
    },
    120_000,
  );
});
