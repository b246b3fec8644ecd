import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { layoutFor } from '#engine/layout/layout.ts';
import { loadPictures } from '#engine/pictures/load.ts';
import { createRandom } from '#engine/rules/random.ts';
import { Particles } from '#engine/sprites/particles.ts';
import type { Exhibit } from '#engine/workbench/exhibit.ts';
import { MOVEMENTS } from '#engine/workbench/movements.ts';

const SAMPLES = 12;
const named = Object.entries<Exhibit>(MOVEMENTS);

/** Without pictures: the placeholders move the same way. */
const pictures = await loadPictures({
  bundle: undefined,
  gameId: 'total-treasure-hunt',
  avatar: 'fox',
  tier: '1',
  manifest: { worlds: {}, sheets: {}, rigs: {}, pages: {}, bundles: {} },
  onMissing() {},
});

function show(exhibit: Exhibit, calm: boolean) {
  const stage = new Container();
  const timeline = exhibit.show(stage, {
    pictures,
    theme: 'core',
    avatar: 'fox',
    layout: layoutFor(960, 540, 'normal'),
    fx: { calm },
    random: createRandom(1),
    onStep() {},
  })!;
  return { stage, timeline };
}

const everythingIn = (view: Container): readonly Container[] => [
  view,
  ...view.children.flatMap(everythingIn),
];

/** Place, turn and size of a thing; what is shown or not does not count. */
const poseOf = ({ x, y, rotation, scale }: Container) => [x, y, rotation, scale.x, scale.y].join();

describe.each(named)('the movement %s', (_name, exhibit) => {
  test('lasts as long as it says, calm or not', () => {
    for (const calm of [false, true])
      expect(show(exhibit, calm).timeline.duration(), calm ? 'calm' : 'full').toBeCloseTo(exhibit.seconds, 1);
  });

  test('is handed over paused', () => {
    expect(show(exhibit, false).timeline.paused()).toBe(true);
  });
});

// These have to arrive somewhere: in calm motion they fade out here and in there.
const ARRIVING = ['trail-step', 'finale'];
describe.each(named.filter(([name]) => !ARRIVING.includes(name)))('calm %s', (name, exhibit) => {
  test('moves nothing', () => {
    const { stage, timeline } = show(exhibit, true);
    // Without what appears on the way (a tick, an arrow).
    const all = everythingIn(stage);
    const poses = () => all.filter((thing) => !thing.destroyed).map(poseOf);
    const still = poses();
    for (let sample = 0; sample <= SAMPLES; sample++) {
      timeline.time((timeline.duration() * sample) / SAMPLES);
      expect(poses(), `${name} at ${timeline.time()} s`).toEqual(still);
    }
  });
});

// These end elsewhere than they began: gone, flown away, pressed, turned, or one step further.
const ELSEWHERE = ['commit', 'finale', 'fly-to', 'glow', 'leave', 'lift', 'press', 'trail-step', 'coins-to'];
describe.each(named.filter(([name]) => !ELSEWHERE.includes(name)))('%s', (name, exhibit) => {
  test('ends at rest, as large and where it stands in the picture', () => {
    const { stage, timeline } = show(exhibit, false);
    const calm = show(exhibit, true);
    timeline.progress(1);
    calm.timeline.progress(1);
    const drawn = (view: Container) => everythingIn(view).filter(({ label }) => label !== 'halo');
    expect(drawn(stage).map(poseOf), name).toEqual(drawn(calm.stage).map(poseOf));
  });
});

test.each(['breathe', 'count-up'] as const)(
  'calm %s lights what it is about by a ring, and dims nothing of it',
  (name) => {
    const { stage, timeline } = show(MOVEMENTS[name], true);
    const all = everythingIn(stage);
    const rings = all.filter(({ label }) => label === 'halo');
    const alphas = () => all.filter((thing) => !rings.includes(thing)).map(({ alpha }) => alpha);
    const before = alphas();
    let brightest = 0;
    for (let at = 0; at <= timeline.duration(); at += 1 / 60) {
      timeline.time(at);
      expect(alphas()).toEqual(before);
      brightest = Math.max(brightest, ...rings.map(({ alpha }) => alpha));
    }
    expect(brightest).toBeGreaterThan(0.9);
    expect(rings.map(({ alpha }) => alpha).filter((alpha) => alpha > 0)).toEqual([]);
  },
);

test('the sparks of a right answer begin around its number, and crumbs where they fall from', () => {
  const nearest = (count: number) => {
    const particles = new Particles('core', createRandom(1));
    particles.burst({ x: 0, y: 0 }, count);
    return Math.min(...particles.children.map(({ x, y }) => Math.hypot(x, y)));
  };
  expect(nearest(14)).toBeGreaterThan(60);
  expect(nearest(5)).toBe(0);
});

test('sparks from the rim of an answer stay beyond it, and short of the number beside it', () => {
  const particles = new Particles('core', createRandom(1));
  const [width, height, gap] = [300, 240, 50];
  particles.burst({ x: -width / 2, y: -height / 2, width, height }, 14);
  expect(particles.count).toBe(14);
  let farthest = 0;
  for (; particles.count > 0; particles.step(1 / 30))
    for (const { x, y, visible } of particles.children) {
      if (!visible) continue;
      expect(Math.max(Math.abs(x) / (width / 2), Math.abs(y) / (height / 2))).toBeGreaterThan(0.8);
      farthest = Math.max(farthest, Math.abs(x) - width / 2);
    }
  expect(farthest).toBeGreaterThan(8);
  expect(farthest).toBeLessThan(gap);
});
