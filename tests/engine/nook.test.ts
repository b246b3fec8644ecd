import type { Container, Text } from 'pixi.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { Control } from '#engine/input/controls.ts';
import { openNook } from '#engine/mount-nook.ts';
import type { Deal, NookState } from '#engine/rules/nook-state.ts';
import type { Room } from '#engine/rules/nook.ts';
import type { OwnedNookSession } from '#engine/session/nook-session.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { NOOK_STATES, type NookName } from '#engine/workbench/nooks.ts';
import { openCanvas, type Canvas } from '#tests/support/canvas.ts';
import { boxesOf, overlapsOf } from './apart.ts';
import { fingersOn } from './fingers.ts';

let canvas: Canvas;
let session: OwnedNookSession;
let deals: Deal[];
let rooms: Room[];
let broken: unknown[];

afterEach(() => {
  session.dispose();
  canvas.close();
});

async function open(name: NookName, { width = 640, height = 360, calm = false } = {}): Promise<void> {
  canvas = await openCanvas(width, height);
  [deals, rooms, broken] = [[], [], []];
  session = openNook(
    canvas.app,
    {
      host: canvas.host,
      nook: NOOK_STATES[name],
      largest: 100,
      player: { avatar: 'fox', xp: 95 },
      theme: 'core',
      seed: 7,
      onDeal: (deal) => deals.push(deal),
      onRoom: (room) => rooms.push(room),
      onLeave() {},
      onProblem() {},
      onBroken: (error) => broken.push(error),
    },
    { stepped: true, settings: { calmMotion: calm ? 'on' : 'off' } },
  );
  await session.ready;
  session.clock.advance(1);
  expect([broken, session.problems]).toEqual([[], []]);
}

const list = (): readonly Control[] => session.stage!.controls.list;
const ids = () => list().map(({ id }) => id);
const shown = () => session.scene!.describe() as unknown as { nook: NookState; chosen?: string };

function press(...names: readonly string[]): void {
  for (const name of names) {
    const control = list().find(({ id }) => id === name);
    if (!control) throw new Error(`no "${name}" among ${ids().join(', ')}`);
    control.activate();
    session.clock.advance(0.7);
  }
}

const SIZES = [
  [640, 360],
  [512, 384],
  [390, 844],
  [844, 390],
  [384, 512],
] as const;

const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  'the shelves': [],
  'a thing in the room': ['placed-ball'],
  'another shelf': ['bar-done', 'shelf-lights'],
  'a deal': ['shelf-friends', 'thing-little-dragon'],
};

describe.each(SIZES)('at %i x %i', (width, height) => {
  test('what can be pressed lies on the stage, apart from everything else', async () => {
    await open('half', { width, height });
    for (const [moment, way] of Object.entries(MOMENTS)) {
      press(...way);
      const { width: wide, height: high } = session.stage!.layout();
      const parts = boxesOf(list());
      const outside = parts.filter(
        ({ x, y, width: across, height: down }) =>
          x < 0 || y < 0 || x + across > wide + 0.5 || y + down > high + 0.5,
      );
      expect(outside, moment).toEqual([]);
      expect(overlapsOf(list()), moment).toEqual([]);
    }
  });

  test('what is said is read on the wall, and covers neither button nor coin', async () => {
    await open('half', { width, height });
    press('shelf-friends', 'thing-little-dragon');
    const caption = session.scene!.root.getChildByLabel('caption', true)!;
    expect([caption.visible, session.stage!.voice.captions.text]).toEqual([true, 'Little dragon.']);
    const { x, y, width: across, height: down } = caption.getBounds();
    const { scale } = session.stage!.layout();
    const room = list().find(({ id }) => id === 'room')!;
    const wall = room.rect();
    expect(x / scale).toBeGreaterThan(wall.x);
    expect((x + across) / scale).toBeLessThan(wall.x + wall.width);
    expect(y / scale).toBeGreaterThan(wall.y);
    // Higher than the highest things hang.
    expect((y + down) / scale).toBeLessThan(wall.y + wall.height * 0.2);
    const covered = list().filter(({ id, rect }) => {
      const box = rect();
      const isApart = box.x + box.width < x / scale || box.x > (x + across) / scale;
      return id !== 'room' && !isApart && box.y < (y + down) / scale && box.y + box.height > y / scale;
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });
});

test('a finger takes a thing from its shelf into the room, and out of it again', async () => {
  await open('half');
  const fingers = fingersOn({ app: canvas.app, session: session as never });
  press('placed-ball', 'bar-away');
  expect(shown().nook.placed.map(({ thing }) => thing)).not.toContain('ball');
  const from = fingers.middleOf('Ball, yours');
  const room = list()
    .find(({ id }) => id === 'room')!
    .rect();
  fingers.down(1, from.x, from.y, { atMs: 0 });
  const to = { x: room.x + room.width * 0.3, y: room.y + room.height * 0.9 };
  for (const share of [0.3, 0.6, 1])
    fingers.move(1, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, { atMs: 90 });
  fingers.up(1, to.x, to.y, { atMs: 300 });
  const placed = rooms.at(-1)!.placed.find(({ thing }) => thing === 'ball')!;
  expect([Math.abs(placed.x - 300) < 3, Math.abs(placed.y - 900) < 3]).toEqual([true, true]);
  expect(shown().chosen).toBe('ball');

  session.clock.advance(1);
  const ball = fingers.middleOf('Move: Ball');
  fingers.down(2, ball.x, ball.y, { atMs: 2000 });
  for (const share of [0.3, 0.6, 1])
    fingers.move(2, ball.x + (from.x - ball.x) * share, ball.y + (from.y - ball.y) * share, { atMs: 2100 });
  fingers.up(2, from.x, from.y, { atMs: 2300 });
  expect(rooms.at(-1)!.placed.map(({ thing }) => thing)).not.toContain('ball');
});

test('what is looked at is tried in the room and on the guide, and neither bought nor kept', async () => {
  await open('half');
  const before = shown().nook;
  press(
    'shelf-lights',
    'thing-string-lights',
    'deal-back',
    'shelf-outfits',
    'thing-star-glasses',
    'deal-back',
  );
  expect(shown().nook).toEqual(before);
  expect([deals, rooms]).toEqual([[], []]);
});

test('a thing that is too dear offers no way to buy it', async () => {
  await open('half');
  press('shelf-friends', 'thing-little-dragon');
  expect(ids()).toContain('deal-back');
  expect(ids()).not.toContain('deal-yes');
});

test('undo goes back over moves, deals and outfits, to the room as it was', async () => {
  await open('full');
  const before = shown().nook;
  press('placed-tent', 'bar-left', 'bar-sell', 'deal-yes', 'shelf-outfits', 'thing-cape', 'bar-done');
  expect(shown().nook).not.toEqual(before);
  press('undo', 'undo', 'undo');
  expect(deals).toEqual([
    { thing: 'tent', sell: true },
    { thing: 'tent', sell: false },
  ]);
  const after = shown().nook;
  expect({ ...after, owned: [...after.owned].sort() }).toMatchObject({
    balance: before.balance,
    placed: before.placed,
    outfit: before.outfit,
    owned: [...before.owned].sort(),
  });
  expect(
    list()
      .find(({ id }) => id === 'undo')!
      .enabled(),
  ).toBe(false);
});

test.each([
  ['friends walk and lamps glow', false],
  ['in calm motion everything rests', true],
])('%s', async (_what, calm) => {
  await open('full', { calm });
  const posesAt = (seconds: number) => {
    session.clock.advance(seconds);
    const { room } = session.scene as unknown as {
      room: { views: Map<string, { body: { x: number; children: readonly { alpha: number }[] } }> };
    };
    return [...room.views].map(([thing, { body }]) => [
      thing,
      body.x,
      body.children.map(({ alpha }) => alpha),
    ]);
  };
  const first = JSON.stringify(posesAt(0.4));
  const later = JSON.stringify(posesAt(2.1));
  expect(first === later).toBe(calm);
});

test('nothing stands behind the guide: neither what is dragged there, nor what a room of before has there', async () => {
  await open('half');
  const guide = () => {
    const { x, width } = (session.scene as unknown as { guide: Container }).guide.getBounds();
    const { scale } = session.stage!.layout();
    // Ears and tail reach further than what it stands on.
    return (x + width * 0.2) / scale;
  };
  const right = (thing: string) => {
    const { x, width } = list()
      .find(({ id }) => id === `placed-${thing}`)!
      .rect();
    return x + width;
  };
  const { nook } = shown();
  const moved = (x: number) =>
    nook.placed.map((place) => (place.thing === 'ball' ? { ...place, x, y: 940, layer: 97 } : place));
  session.show({ ...nook, placed: moved(900) });
  session.clock.advance(1);
  expect(right('ball')).toBeLessThan(guide());
  expect(rooms).toEqual([]);

  press('placed-ball', 'bar-left');
  const { x } = rooms.at(-1)!.placed.find(({ thing }) => thing === 'ball')!;
  press('bar-right', 'bar-right', 'bar-right');
  expect(right('ball')).toBeLessThan(guide());
  expect(rooms.at(-1)!.placed.find(({ thing }) => thing === 'ball')!.x - x).toBe(40);
});

test('while a number is said, the whole sentence is read', async () => {
  await open('half');
  const read = () => {
    const caption = session.scene!.root.getChildByLabel('caption', true)!;
    return (caption.children[0]!.children[1] as Text).text;
  };
  const told: string[] = [];
  press('thing-blocks');
  for (let step = 0; step < 80; step++) {
    session.clock.advance(0.2);
    const said = session.stage!.voice.captions.text;
    if (said !== undefined) told.push(`${said} ${read()}`);
  }
  expect([...new Set(told)]).toEqual(
    expect.arrayContaining([
      'You have... You have 23.',
      '23. You have 23.',
      '6. It costs 6.',
      '17. That leaves 17.',
    ]),
  );
});

test('the guide looks at what is chosen, and else to the shelves', async () => {
  await open('half');
  const gaze = () => (session.scene as unknown as { guide: Guide }).guide.acts.gaze.x;
  expect(gaze()).toBeGreaterThan(0.2);
  press('placed-armchair');
  expect(gaze()).toBeLessThan(-0.2);
  press('bar-done');
  expect(gaze()).toBeGreaterThan(0.2);
});

test('what the server knows otherwise is shown, and what is gone is not chosen any more', async () => {
  await open('half');
  press('placed-ball');
  const { nook } = shown();
  session.show({
    ...nook,
    owned: nook.owned.filter((thing) => thing !== 'ball'),
    placed: nook.placed.filter(({ thing }) => thing !== 'ball'),
  });
  expect(shown().chosen).toBeUndefined();
  expect(ids()).not.toContain('placed-ball');
});
