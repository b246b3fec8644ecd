import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolutionFor, tierFor } from '#engine/layout/device-pixels.ts';
import { layoutFor } from '#engine/layout/layout.ts';
import { createSettings, DEFAULT_SETTINGS, readSettings, storageOfDevice } from '#engine/kernel/settings.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('settings of the device', () => {
  test('are kept, and told to who listens', () => {
    const told: number[] = [];
    const settings = createSettings(localStorage);
    settings.onChange(({ voiceVolume }) => told.push(voiceVolume));
    settings.change({ voiceVolume: 0.5 });
    expect(told).toEqual([0.5]);
    expect(createSettings(localStorage).values).toEqual({ ...DEFAULT_SETTINGS, voiceVolume: 0.5 });
  });

  test('that are preset are not kept', () => {
    const settings = createSettings(localStorage, { captions: false });
    settings.change({ musicOn: true });
    expect(settings.values.captions).toBe(false);
    expect(createSettings(localStorage).values).toMatchObject({ captions: true, musicOn: true });
  });

  test('of a player with needs are hers, on this device and on others', () => {
    const told: object[] = [];
    const own = {
      needs: { slow: true, switch: true },
      onChange: (changes: object) => void told.push(changes),
    };
    createSettings(localStorage).change({ captions: false, switchMode: 'two' });
    const settings = createSettings(localStorage, {}, own);
    expect(settings.values).toMatchObject({ slowVoice: true, switchMode: 'two', captions: false });
    settings.change({ calmMotion: 'on' });
    settings.change({ captions: true });
    settings.change({ musicOn: true });
    settings.change({ slowVoice: false });
    settings.change({ switchMode: 'off' });
    expect(told).toEqual([{ calm: true }, { captions: true }, { slow: false }, { switch: false }]);
    // Nobody else on this device gets them.
    expect(createSettings(localStorage).values).toMatchObject({
      calmMotion: 'device',
      captions: false,
      musicOn: true,
      switchMode: 'off',
    });
    const elsewhere = createSettings(undefined, {}, { ...own, needs: { calm: true, switch: true } });
    expect(elsewhere.values).toMatchObject({ calmMotion: 'on', switchMode: 'one', slowVoice: false });
  });

  test('with needs that are no setting tell of them, and keep none on the device', () => {
    const told: object[] = [];
    const own = { needs: { in_sight: true }, onChange: (changes: object) => void told.push(changes) };
    const settings = createSettings(localStorage, {}, own);
    settings.changeNeeds({ same: true });
    settings.changeNeeds({ in_sight: false });
    settings.change({ slowVoice: true });
    expect(settings.needs).toEqual({ same: true, in_sight: false, slow: true });
    expect(told).toEqual([{ same: true }, { in_sight: false }, { slow: true }]);
    expect(createSettings(localStorage).values).toEqual(DEFAULT_SETTINGS);
  });

  test('of nobody have no needs, whatever is switched', () => {
    const settings = createSettings(localStorage);
    settings.changeNeeds({ same: true });
    settings.change({ captions: true });
    expect(settings.needs).toBeUndefined();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['wrong values', '{"voiceVolume":7,"reach":"high","captions":"yes","scanSeconds":0,"other":1}'],
  ])('come back as usual from %s', (_, kept) => {
    expect({ ...DEFAULT_SETTINGS, ...readSettings(kept) }).toEqual(DEFAULT_SETTINGS);
  });

  test('keep what is good beside what is not', () => {
    expect(readSettings('{"reach":"low","voiceVolume":-1}')).toEqual({ reach: 'low' });
  });

  test('last as long as the page where nothing can be kept', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const settings = createSettings(full as unknown as Storage);
    settings.change({ musicOn: true });
    expect(settings.values.musicOn).toBe(true);
  });

  test('are as usual where a page may not even ask for the storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(createSettings(storageOfDevice()).values).toEqual(DEFAULT_SETTINGS);
  });
});

test.each([
  ['a laptop', 1280, 720, 1, 1],
  ['a phone', 390, 844, 3, 2],
  ['a 4K board at ratio 1', 3840, 2160, 1, 0.503],
  ['a 4K board at ratio 2', 1920, 1080, 2, 1.006],
])('%s draws as finely as it can afford', (_, width, height, ratio, resolution) => {
  expect(resolutionFor(width, height, ratio)).toBeCloseTo(resolution, 2);
});

test.each([
  ['a board of Full HD', 1920, 1080, 1, '1'],
  ['a 4K board at ratio 1', 3840, 2160, 1, '1'],
  ['a 4K board at ratio 2', 1920, 1080, 2, '1'],
  ['a tablet with two pixels to a point', 1024, 768, 2, '2'],
  ['a tablet with one', 1024, 768, 1, '1'],
  ['a phone, upright', 390, 844, 3, '1'],
])('%s gets the pictures for what is drawn on it', (_, width, height, ratio, tier) => {
  expect(tierFor(layoutFor(width, height).scale * resolutionFor(width, height, ratio))).toBe(tier);
});
