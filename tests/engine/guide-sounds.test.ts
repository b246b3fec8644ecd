import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCaptions } from '#engine/audio/captions.ts';
import { createChannels } from '#engine/audio/channels.ts';
import { createGuideSounds } from '#engine/audio/guide-sounds.ts';
import { createVoice } from '#engine/audio/voice.ts';
import { createClock, type Clock } from '#engine/kernel/clock.ts';
import { createSettings, type SettingValues } from '#engine/kernel/settings.ts';
import { createTimers } from '#engine/kernel/timers.ts';
import type { SoundManifest } from '#engine/rules/clips.ts';
import { GUIDE_MOMENTS, guideClips } from '#engine/rules/guide-moments.ts';
import { AVATARS } from '#engine/rules/looks.ts';
import { createRandom } from '#engine/rules/random.ts';
import { closeGames, openGame, type OpenGame } from './open-game.ts';

let manifest: SoundManifest;
let clock: Clock;
beforeEach(async () => {
  manifest ??= (await (await fetch('/sounds/manifest.json')).json()) as SoundManifest;
  clock = createClock(() => {});
});
afterEach(() => {
  clock.dispose();
  closeGames();
});

/** A port that plays nothing, and says what it was asked for. loads: whether files arrive. */
function sounding(preset: Partial<SettingValues> = {}, loads = true) {
  const timers = createTimers(clock);
  const settings = createSettings(undefined, preset);
  const captions = createCaptions(clock, settings);
  const played: { src: string; volume: number }[] = [];
  const refused: string[] = [];
  const prepared: string[] = [];
  const channels = createChannels({
    clock,
    timers,
    settings,
    manifest,
    port: {
      blocked: false,
      prepare(src) {
        prepared.push(src);
        return loads ? Promise.resolve(true) : new Promise(() => {});
      },
      play({ src, volume }) {
        played.push({ src, volume });
        return { volume, stop() {} };
      },
      pause() {},
      resume() {},
      dispose() {},
    },
    onCaption: captions.showAside,
    onRefused: (id) => refused.push(id),
    onHung: () => undefined,
  });
  const guide = createGuideSounds({
    avatar: 'cat',
    clock,
    channels,
    random: createRandom(7),
    narrates: () => voice.speaking,
  });
  const device = { available: false, speak: () => ({ seconds: 0, stop() {} }) };
  const onBegin = () => guide.stop();
  const voice = createVoice({ clock, timers, settings, channels, device, captions, onBegin });
  const made = () => channels.log.filter(({ channel }) => channel === 'guide');
  return { guide, voice, channels, played, prepared, refused, made };
}

const inRealTime = () => Object.defineProperty(clock, 'realTime', { value: true });

test('each guide has at least two sounds for every moment, with a track for its mouth', () => {
  for (const avatar of AVATARS)
    for (const moment of GUIDE_MOMENTS) {
      const own = Object.entries(manifest.clips).filter(([id]) => id.startsWith(guideClips(avatar, moment)));
      expect(own.length, `${avatar}, ${moment}`).toBeGreaterThanOrEqual(2);
      for (const [id, { mouth = '', seconds }] of own)
        expect(Math.abs(mouth.length / 20 - seconds), id).toBeLessThan(0.2);
    }
});

test('never the same twice running', () => {
  const { guide, made } = sounding();
  for (let time = 0; time < 40; time++) {
    expect(guide.make('joy-1')).toBeGreaterThan(0);
    clock.step(3);
  }
  const ids = made().map(({ id }) => id);
  expect(new Set(ids).size).toBeGreaterThan(1);
  expect(ids.filter((id, index) => id === ids[index - 1])).toEqual([]);
});

test('the next one of a moment follows at once; a stage begins once, so that no second greeting is fetched', () => {
  const { guide, prepared } = sounding();
  const ofMoment = (name: string) => prepared.filter((src) => src.includes(`/${name}/`)).length;
  for (const moment of ['greeting', 'joy-1'] as const) {
    guide.prepare(moment);
    expect(guide.make(moment)).toBeGreaterThan(0);
    clock.step(3);
  }
  expect([ofMoment('greeting'), ofMoment('joy-1')]).toEqual([1, 2]);
});

test('the mouth follows the sound and rests after it', () => {
  const { guide } = sounding();
  const seconds = guide.make('greeting');
  const seen: number[] = [];
  for (let at = 0; at < seconds - 0.06; at += 0.05) {
    seen.push(guide.mouth!);
    clock.step(0.05);
  }
  expect(Math.max(...seen)).toBeGreaterThan(0.8);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
  expect(new Set(seen).size).toBeGreaterThan(2);
  clock.step(0.2);
  expect(guide.mouth).toBeUndefined();
});

test('never over a sentence: it is left out while one is spoken, and gives way to one that begins', () => {
  const { guide, voice, made } = sounding();
  voice.say(['Try again.']);
  expect(guide.make('comfort')).toBe(0);
  clock.step(5);
  guide.make('comfort');
  clock.step(0.1);
  voice.say(['Try again.']);
  expect(guide.mouth).toBeUndefined();
  expect(made().map(({ outcome }) => outcome)).toEqual(['stopped']);
});

test('not while another of its own sounds', () => {
  const { guide, made } = sounding();
  guide.make('greeting');
  expect(guide.make('joy-1')).toBe(0);
  expect(made()).toHaveLength(1);
});

test('with the voice switched off there is neither sound nor mouth', () => {
  const { guide, made } = sounding({ voiceOn: false });
  expect(guide.make('greeting')).toBe(0);
  expect(guide.mouth).toBeUndefined();
  expect(made()).toEqual([]);
});

test('softer than the narrator, at the volume of the voice', async () => {
  inRealTime();
  const { guide, played } = sounding({ voiceVolume: 0.5 });
  guide.prepare('greeting');
  await expect.poll(() => guide.make('greeting')).toBeGreaterThan(0);
  expect(played).toHaveLength(1);
  expect(played[0]!.volume).toBeLessThan(0.5);
  expect(played[0]!.volume).toBeGreaterThan(0.25);
});

test('a file that does not come is left out, and nobody is told', () => {
  inRealTime();
  const { guide, played, refused } = sounding({}, false);
  guide.prepare('greeting');
  expect(guide.make('greeting')).toBe(0);
  clock.step(60);
  expect([played, refused]).toEqual([[], []]);
});

const press = ({ host }: OpenGame, name: string) =>
  [...host.querySelectorAll<HTMLElement>('button, a')]
    .find(({ textContent }) => textContent === name)!
    .click();
const guideLog = ({ session }: OpenGame) =>
  session.stage!.channels.log.filter(({ channel }) => channel === 'guide').map(({ id }) => id);

test('in a game: a greeting, joy over a mistake put right, and after the result; over no sentence', async () => {
  const game = await openGame();
  const { session } = game;
  session.clock.advance(0.6);
  expect(guideLog(game)).toEqual([expect.stringMatching(/^guides\/fox\/greeting\//)]);
  press(game, 'Start Game');
  const choose = (right: boolean) => {
    const stage = session.stage!;
    for (let left = 600; left > 0; left--) {
      if (stage.gate.open && session.scene!.describe()['state'] === 'asking') break;
      session.clock.advance(0.1);
    }
    session.clock.advance(0.5);
    const answer = `choice-${String(session.scene!.describe()['answer'])}`;
    stage.controls.list.find(({ id, kind }) => kind === 'choice' && (id === answer) === right)!.activate();
  };
  choose(false);
  choose(true);
  session.clock.advance(0.1);
  expect(guideLog(game).at(-1)).toMatch(/^guides\/fox\/joy-1\//);
  for (let question = 1; question < 10; question++) choose(true);
  for (let left = 200; left > 0 && session.phase !== 'result'; left--) session.clock.advance(0.1);
  session.clock.advance(8);
  expect(guideLog(game).at(-1)).toMatch(/^guides\/fox\/(joy-2|surprise)\//);
  // Sentences are said to their end, but for those that another one replaced.
  const { log } = session.stage!.channels;
  const calls = log.filter(({ channel }) => channel === 'guide');
  const sentences = log.filter(({ channel }) => channel === 'voice');
  for (const { at, id } of calls)
    for (const said of sentences) {
      const until = said.at + (manifest.clips[said.id]?.seconds ?? 0);
      const overlaps = said.outcome !== 'stopped' && at > said.at + 0.01 && at < until - 0.06;
      expect(overlaps, `${id} over ${said.id}`).toBe(false);
    }
});
