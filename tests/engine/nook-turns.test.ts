import { type Container, Sprite } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import { Turns } from '#engine/nook/turns.ts';
import { ThingView } from '#engine/nook/thing-view.ts';
import { NOOK_STATES } from '#engine/workbench/nooks.ts';
import { frames } from './frames.ts';
import { nookAt, type NookAt } from './nook-at.ts';
import { allIn } from './tree.ts';

let opened: NookAt | undefined;

afterEach(() => opened?.close());

const STEP = 0.1;
/** Nobody did anything for ten seconds, and the longest turn is over. */
const RESTED_SECONDS = 22;
const SETTLING = 3;
const WATCHED = 12;

const poseOf = (part: Container): string =>
  [part.x, part.y, part.rotation, part.scale.x, part.scale.y, part.alpha, part instanceof Sprite].join();

/** How everything in the room and the guide is drawn now. */
function poses({ session }: NookAt): ReadonlyMap<string, string> {
  const scene = session.scene as unknown as { root: Container; guide: Container };
  const views = allIn(scene.root).filter((one): one is ThingView => one instanceof ThingView);
  const inRoom = views.filter(({ parent }) => parent?.sortableChildren);
  return new Map([
    ...inRoom.map(({ thing, body }) => [thing, [body, ...allIn(body)].map(poseOf).join(' ')] as const),
    ['guide', allIn(scene.guide).map(poseOf).join(' ')] as const,
  ]);
}

/** What is drawn otherwise after each step. */
function stirredIn(nook: NookAt, seconds: number): readonly (readonly string[])[] {
  let before = poses(nook);
  return Array.from({ length: Math.round(seconds / STEP) }, () => {
    nook.session.clock.advance(STEP);
    const now = poses(nook);
    const stirred = [...now].filter(([thing, pose]) => before.get(thing) !== pose).map(([thing]) => thing);
    before = now;
    return stirred;
  });
}

const touch = ({ session }: NookAt) => session.stage!.onFreePress.forEach((pressed) => pressed());

async function drawsIn({ session }: NookAt, count: number): Promise<number> {
  const render = vi.spyOn(session.stage!.app.renderer, 'render');
  await frames(count);
  const draws = render.mock.calls.length;
  render.mockRestore();
  return draws;
}

test('in a full room one thing and the guide move at a time, and each has its turn', async () => {
  opened = await nookAt(640, 360, NOOK_STATES.full);
  const seen = new Set<string>();
  for (let times = 0; times < 9; times++) {
    touch(opened);
    for (const stirred of stirredIn(opened, 6)) {
      // One may end as the next step begins.
      expect(stirred.length, stirred.join()).toBeLessThanOrEqual(2);
      stirred.forEach((thing) => seen.add(thing));
    }
  }
  const living = ['guide', 'little-dragon', 'train', 'lighthouse', 'snail', 'string-lights', 'little-lamp'];
  expect([...seen].sort()).toEqual([...living, 'cactus'].sort());
});

test('when nobody does anything all comes to rest, and nothing is drawn until somebody touches it', async () => {
  opened = await nookAt(640, 360, NOOK_STATES.full);
  const { clock } = opened.session;
  clock.start();
  for (let times = 0; times < 2; times++) {
    clock.advance(RESTED_SECONDS);
    await frames(SETTLING);
    expect(await drawsIn(opened, WATCHED)).toBe(0);
    touch(opened);
    await frames(SETTLING);
    expect(await drawsIn(opened, WATCHED)).toBeGreaterThan(WATCHED / 2);
  }
});

test('what ends its turn, and what rests, is where it was put, and walks no more', async () => {
  opened = await nookAt(640, 360, NOOK_STATES.full);
  const [calm, rested] = [await nookAt(320, 180, NOOK_STATES.full, true), opened];
  rested.session.clock.advance(RESTED_SECONDS);
  const still = poses(calm);
  calm.close();
  for (const [thing, pose] of poses(rested))
    if (thing !== 'guide') expect(pose, thing).toBe(still.get(thing));
  expect(stirredIn(rested, 5).flat()).toEqual([]);
});

test('what is chosen has the next turn', async () => {
  opened = await nookAt(640, 360, NOOK_STATES.full);
  const { session } = opened;
  session.stage!.controls.find('placed-cactus')!.activate();
  const others = stirredIn(opened, 12)
    .map((stirred) => stirred.filter((thing) => thing !== 'guide'))
    .filter((stirred) => stirred.length > 0);
  const order = [...new Set(others.flat())];
  expect(order.slice(0, 2)).toEqual(['little-dragon', 'cactus']);
});

test('turns begin and end softly, one after the other; none begins where none may', () => {
  const turns = new Turns();
  const all = [
    { thing: 'snail', turnSeconds: 4 },
    { thing: 'train', turnSeconds: 3 },
  ] as const;
  const at = (now: number, mayBegin = true) => turns.step(now, all, mayBegin);
  expect(at(0)).toEqual({ thing: 'snail', seconds: 0, share: 0 });
  expect(at(2)?.share).toBe(1);
  expect(at(3.9)?.share).toBeLessThan(0.2);
  expect([at(4), at(4.5)]).toEqual([undefined, undefined]);
  expect(at(5)?.thing).toBe('train');
  expect(at(7, false)?.thing).toBe('train');
  expect([at(8.1, false), at(30, false)]).toEqual([undefined, undefined]);
  expect(at(31)?.thing).toBe('snail');
  expect(turns.step(32, [all[1]], true)).toBeUndefined();
  expect(turns.step(40, [], true)).toBeUndefined();
});
