import type { Bounds, Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import { Crab } from '#engine/plays/treasure-hunt/crab.ts';
import { Heap } from '#engine/plays/treasure-hunt/heap.ts';
import { answer, goTo } from '#engine/workbench/checkpoints.ts';
import { closeGames, openGame } from './open-game.ts';
import { shownAlpha, thingsOn } from './tree.ts';

/** After a right answer claws are on all treasures that move, in every frame in which they do. */

afterEach(closeGames);

const GAMES = ['total-treasure-hunt', 'total-treasure-hunt-medium', 'total-treasure-hunt-hard'] as const;
/** CSS pixels. */
const SIZES = [
  [960, 540],
  [800, 600],
  [390, 844],
] as const;
/** Less than a finger's width, which is 12 mm, on a tablet of 22 cm, in CSS pixels. */
const FINGER = 36;
/** What has moved less since the last frame is not seen to move, in CSS pixels. */
const STILL = 0.1;
const QUESTIONS = 9;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (thing: Container): Box => {
  const { left, right, top, bottom }: Bounds = thing.getBounds();
  return { left, right, top, bottom };
};
const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const gap = (one: Box, other: Box) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
/** Whether the middle of one is behind the other, which is as round as its box allows. */
const isBehind = (one: Box, other: Box) => {
  const [it, round] = [middle(one), middle(other)];
  const { left, right, top, bottom } = other;
  return Math.hypot((2 * (it.x - round.x)) / (right - left), (2 * (it.y - round.y)) / (bottom - top)) < 1;
};

/** Those among these that claws are on, or that lie side by side with such a one: they are pushed as one group. */
function heldOf(moving: readonly Box[], claws: readonly Box[]): readonly Box[] {
  const held = moving.filter((box) => claws.some((claw) => gap(box, claw) <= FINGER));
  for (const one of held)
    held.push(...moving.filter((box) => !held.includes(box) && gap(box, one) <= FINGER));
  return held;
}

test.each(GAMES.flatMap((gameId) => SIZES.map(([width, height]) => [gameId, width, height] as const)))(
  '%s, %i x %i: claws are on each treasure that moves into the chest, and cover none',
  async (gameId, width, height) => {
    const game = await openGame({ gameId, width, height, settings: { calmMotion: 'off' } });
    const faults: string[] = [];
    for (let question = 1; question <= QUESTIONS; question++) {
      goTo(game.session, 'play', 'question', 1);
      const sum = Number(game.session.scene!.describe()['answer']);
      const heaps = thingsOn(game, Heap);
      const crabs = thingsOn(game, Crab);
      const things = heaps.flatMap(({ rows }) => rows.things.map(({ body }) => body));
      const seen = () => [...things, ...crabs].map((thing) => boxOf(thing));
      let was = seen();
      let last = 0;
      const moved = new Set<number>();
      answer(game.session, true);
      for (let frame = 1; frame <= 60; frame++) {
        game.session.clock.advance(1 / 60);
        if (shownAlpha(things[0]!) === 0) break;
        const now = seen();
        const by = now.map((box, at) => {
          const [to, from] = [middle(box), middle(was[at]!)];
          return { x: to.x - from.x, y: to.y - from.y };
        });
        was = now;
        const claws = now.slice(things.length);
        const movedBy = (at: number) => Math.hypot(by[at]!.x, by[at]!.y);
        const moving = things.flatMap((_, at) => (movedBy(at) > STILL ? [at] : []));
        if (moving.length === 0) continue;
        last = frame;
        // What its crab draws along with all it lies on is held by that.
        const drawn = moving.filter((at) => {
          const index = heaps.findIndex(({ rows }) => rows.things.some(({ body }) => body === things[at]));
          const crab = by[things.length + index]!;
          const holds = gap(claws[index]!, boxOf(heaps[index]!.body.children[0]!)) === 0;
          return holds && Math.hypot(crab.x - by[at]!.x, crab.y - by[at]!.y) < 0.1;
        });
        const alone = moving.filter((at) => !drawn.includes(at));
        const held = heldOf(
          now.filter((_, at) => at < things.length && movedBy(at) > 0),
          claws,
        );
        for (const at of alone) moved.add(at);
        const where = `${sum} in frame ${frame}`;
        const free = alone.filter((at) => !held.includes(now[at]!));
        if (free.length > 0) faults.push(`${where}: ${free} alone`);
        const hidden = things.filter((_, at) => claws.some((claw) => isBehind(now[at]!, claw)));
        if (hidden.length > 0) faults.push(`${where}: ${hidden.length} hidden`);
      }
      expect(moved.size).toBe(sum);
      expect(last).toBeGreaterThan(30);
    }
    expect(faults).toEqual([]);
  },
  60_000,
);
