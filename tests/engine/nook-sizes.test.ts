import type { Container } from 'pixi.js';
import { afterEach, expect, test } from 'vitest';
import type { Control } from '#engine/input/controls.ts';
import type { OwnedNookSession } from '#engine/session/nook-session.ts';
import { CoinRows } from '#engine/nook/coin-rows.ts';
import { ChunkyButton } from '#engine/sprites/chunky-button.ts';
import { NOOK_STATES, type NookName } from '#engine/workbench/nooks.ts';
import { overlapsOf } from './apart.ts';
import { nookAt, type NookAt } from './nook-at.ts';

let opened: NookAt;
let session: OwnedNookSession;

afterEach(() => opened.close());

async function open(name: NookName, width: number, height: number, balance = 118): Promise<void> {
  opened = await nookAt(width, height, { ...NOOK_STATES[name], balance });
  session = opened.session;
}

const list = (): readonly Control[] => session.stage!.controls.list;

function press(...names: readonly string[]): void {
  for (const name of names) {
    list()
      .find(({ id }) => id === name)!
      .activate();
    session.clock.advance(0.7);
  }
}

/** What a finger needs is 48; pictures of many keepsakes lie a little closer. */
const DRAWN = 36;

/** Of a coin of many, in CSS pixels. */
const LEAST_COIN = 8;

/** Things of a room that stand before each other share what is touched of them: so much of a side is left. */
const OF_SHARED = 0.5;

/** What is too small to be touched, in CSS pixels. */
function small(least: number): readonly string[] {
  const { scale } = session.stage!.layout();
  return list()
    .filter(({ id }) => id !== 'room')
    .map(({ id, rect }) => ({ id, width: rect().width * scale, height: rect().height * scale }))
    .filter(({ id, width, height }) => {
      const side = id.startsWith('placed-') ? least * OF_SHARED : least;
      return !(width >= side - 0.5 && height >= side - 0.5);
    })
    .map(({ id, width, height }) => `${id}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
}

/** Buttons that are drawn much smaller than they are touched, in CSS pixels. */
function drawnSmall(root: Container): readonly string[] {
  return root.children.flatMap((child) => {
    if (!(child instanceof ChunkyButton)) return drawnSmall(child);
    const { a } = child.worldTransform;
    const [width, height] = [child.sizes.width * Math.abs(a), child.sizes.height * Math.abs(a)];
    return Math.min(width, height) < DRAWN ? [`${width.toFixed(1)} x ${height.toFixed(1)}`] : [];
  });
}

/** Drawn mirrored or upside down: its room was computed as less than nothing. */
function turnedOver(root: Container): readonly string[] {
  return root.children.flatMap((child) => {
    const { a, d } = child.worldTransform;
    const own = child.visible && child.scale.y < 0 ? [`${child.label} ${a.toFixed(2)} ${d.toFixed(2)}`] : [];
    return [...own, ...turnedOver(child)];
  });
}

const MOMENTS: readonly (readonly [NookName, readonly string[]])[] = [
  ['empty', []],
  ['empty', ['thing-ball']],
  ['half', ['shelf-friends', 'thing-little-dragon']],
  ['half', ['shelf-lights', 'thing-lighthouse']],
  ['half', ['placed-ball']],
  ['half', ['shelf-outfits']],
  ['full', ['shelf-keepsakes']],
];

test.each([
  [320, 480],
  [320, 568],
  [320, 700],
  [340, 760],
  [360, 640],
  [375, 553],
  [375, 667],
  [390, 664],
  [412, 732],
  [360, 740],
  [390, 844],
  [480, 640],
  [600, 960],
  [768, 1024],
  [534, 320],
  [568, 320],
  [600, 320],
  [640, 360],
  [667, 375],
  [844, 390],
  [360, 800],
  [480, 800],
  [1024, 768],
])('at %i x %i everything that can be pressed is large enough for a finger', async (width, height) => {
  for (const name of ['empty', 'half', 'full'] as const) {
    await open(name, width, height);
    for (const [which, way] of MOMENTS) {
      if (which !== name) continue;
      press(...way);
      const where = `${name}: ${way.join(', ')}`;
      expect.soft(small(48), where).toEqual([]);
      expect.soft(drawnSmall(session.scene!.root), where).toEqual([]);
      expect.soft(overlapsOf(list()), where).toEqual([]);
      expect.soft(turnedOver(session.scene!.root), where).toEqual([]);
      if (list().some(({ id }) => id === 'deal-back')) press('deal-back');
      if (list().some(({ id }) => id === 'bar-done')) press('bar-done');
    }
    if (name !== 'full') {
      opened.close();
    }
  }
});

/** Rows and pouches as they are drawn, for purses and prices that break a hundred and such that do not. */
test('of a purse exactly the price is pale', async () => {
  await open('half', 640, 360);
  const rows = new CoinRows(session.stage!.pictures);
  const worth = (isPale: boolean) =>
    rows.children
      .filter(({ alpha }) => alpha < 1 === isPale)
      .reduce((sum, { label }) => sum + ({ 'ui/pouch': 100, 'ui/coin': 1 }[label] ?? NaN), 0);
  const wrong: string[] = [];
  for (const purse of [1, 10, 99, 100, 101, 118, 140, 200, 207, 447, 905, 1617, 2000])
    for (const price of [0, 1, 5, 15, 18, 19, 80, 90, 99, 100, 101, 118, 120, 200, 400, 500]) {
      if (price > purse) continue;
      rows.show(purse, price, { width: 700, height: 116 });
      if (worth(true) !== price || worth(false) !== purse - price)
        wrong.push(`${price} of ${purse}: ${worth(true)} pale, ${worth(false)} bright`);
      const { width, height } = rows;
      if (!(width > 0 && width < 701 && height > 0 && height < 117))
        wrong.push(`${price} of ${purse}: ${width} x ${height}`);
    }
  expect(wrong).toEqual([]);
  rows.destroy({ children: true });
});

/** As many coins as a child counts them by, in CSS pixels, where a pouch of a full purse is opened. */
test.each([
  [1024, 768],
  [1280, 720],
  [390, 844],
])('at %i x %i the coins of an opened purse of 919 can be told apart', async (width, height) => {
  await open('half', width, height, 919);
  press('shelf-friends', 'thing-little-dragon');
  const coins: Container[] = [];
  const collect = (one: Container): void => {
    if (one instanceof CoinRows && one.children.some(({ alpha }) => alpha < 1)) coins.push(...one.children);
    one.children.forEach(collect);
  };
  collect(session.scene!.root);
  const sizes = coins.filter(({ label }) => label === 'ui/coin').map((coin) => coin.getBounds().width);
  expect(sizes).toHaveLength(119);
  expect(Math.min(...sizes)).toBeGreaterThan(LEAST_COIN);
});

test('Escape leaves a deal, and then what is chosen', async () => {
  await open('half', 640, 360);
  const escape = () => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    session.clock.advance(0.7);
  };
  const shown = () => session.scene!.describe() as { look?: unknown; chosen?: string };
  press('placed-ball', 'bar-sell');
  expect(shown()).toMatchObject({ chosen: 'ball', look: { thing: 'ball', sell: true } });
  escape();
  expect(shown()).toMatchObject({ chosen: 'ball', look: undefined });
  escape();
  expect(shown()).toMatchObject({ chosen: undefined });
  press('shelf-lights', 'thing-lighthouse');
  escape();
  expect(shown().look).toBeUndefined();
});

test('by keyboard, who leaves a thing is back where it was taken: on its shelf, or in the room', async () => {
  await open('half', 640, 360);
  const { access } = session.stage!;
  const focused = () => access.focused?.id;
  const focus = (id: string) => access.focus(list().find((one) => one.id === id));
  const leave = () => {
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    session.clock.advance(0.7);
  };
  const taken = (...names: readonly string[]) => {
    for (const name of names) {
      focus(name);
      press(name);
    }
    leave();
    return focused();
  };
  focus('shelf-lights');
  press('shelf-lights');
  expect(taken('thing-string-lights', 'deal-yes')).toBe('thing-string-lights');
  expect(taken('thing-lighthouse')).toBe('thing-lighthouse');
  expect(taken('placed-ball')).toBe('placed-ball');
  expect(taken('placed-ball', 'bar-left')).toBe('placed-ball');
});

test.each([
  [1280, 720],
  [1024, 768],
  [390, 844],
  [320, 480],
])('at %i x %i both ways on from a deal have a picture, whole and on the button', async (width, height) => {
  await open('half', width, height);
  press('shelf-lights', 'thing-string-lights');
  const buttons: ChunkyButton[] = [];
  const collect = (one: Container): void => {
    if (one instanceof ChunkyButton && ['Back', 'Buy it'].includes(one.text)) buttons.push(one);
    one.children.forEach(collect);
  };
  collect(session.scene!.root);
  expect(buttons.map(({ text }) => text).sort()).toEqual(['Back', 'Buy it']);
  for (const { cap, lettering, sizes } of buttons) {
    const parts = cap.children.filter((child) => child !== lettering).slice(1);
    expect(parts).toHaveLength(1);
    const icon = parts[0]!;
    const [half, high] = [icon.width / 2, icon.height / 2];
    expect(Math.min(half, high)).toBeGreaterThan(8);
    expect(Math.abs(icon.x) + half).toBeLessThan(sizes.width / 2);
    expect(Math.abs(icon.y) + high).toBeLessThan(sizes.height / 2);
    const words = lettering!;
    const isApart =
      icon.x + half <= words.x - words.width / 2 + 8 || icon.y + high <= words.y - words.height / 2 + 16;
    expect(isApart).toBe(true);
  }
});
