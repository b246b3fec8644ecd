import { describe, expect, test } from 'vitest';
import { LOUD } from '#engine/audio/mixer.ts';
import { clock, hung, inRealTime, loudspeaker, refused, speaking } from './speaking.ts';

describe('the voice on a stepped clock', () => {
  test('says sentences one after the other, with a short gap, and is done', () => {
    const { voice, told, events } = speaking();
    voice.say(['3 add 2.', '5.'], events);
    expect(voice.speaking).toBe(true);
    clock.step(3);
    expect(told).toEqual(['0.0 3 add 2.', '1.4 5.', '2.0 ended']);
    expect(voice.speaking).toBe(false);
  });

  test('is replaced by a new saying, of which alone the end is told', () => {
    const { voice, told, events } = speaking();
    voice.say(['3 add 2.', '5.'], events);
    clock.step(0.5);
    voice.say(['5.'], { done: () => told.push('second') });
    clock.step(5);
    expect(told).toEqual(['0.0 3 add 2.', 'second']);
  });

  test('is not replaced by what waits for its end', () => {
    const { voice, told, events } = speaking();
    voice.say(['3 add 2.'], events);
    clock.step(0.5);
    voice.say(['5.'], { ...events, afterwards: true });
    expect(told).toEqual(['0.0 3 add 2.']);
    clock.step(3);
    expect(told).toEqual(['0.0 3 add 2.', '1.2 ended', '1.4 5.', '2.0 ended']);
    expect(voice.speaking).toBe(false);
    voice.say(['5.'], { ...events, afterwards: true });
    expect(told.at(-1)).toMatch(/5\.$/);
  });

  test('says nothing afterwards when it was stopped or replaced', () => {
    const { voice, told, events } = speaking();
    voice.say(['3 add 2.'], events);
    voice.say(['5.'], { ...events, afterwards: true });
    clock.step(0.5);
    voice.say(['3 add 2.'], { done: () => told.push('second') });
    clock.step(5);
    voice.say(['3 add 2.']);
    voice.say(['5.'], { ...events, afterwards: true });
    voice.stop();
    clock.step(5);
    expect(told).toEqual(['0.0 3 add 2.', 'second']);
  });

  test('stops without telling an end', () => {
    const { voice, told, events, captions } = speaking();
    voice.say(['3 add 2.'], events);
    voice.stop();
    clock.step(5);
    expect(told).toEqual(['0.0 3 add 2.']);
    expect(captions.text).toBeUndefined();
  });

  test('says nothing at all in one step', () => {
    const { voice, told, events } = speaking();
    voice.say([], events);
    expect(told).toEqual([]);
    clock.step(1 / 60);
    expect(told).toEqual(['0.0 ended']);
  });

  test('keeps time for a sentence without a clip, and reports it by name', () => {
    const { voice, told, events } = speaking();
    voice.say(['9 add 9.'], events);
    clock.step(3);
    expect(told.at(-1)).toBe('0.9 failed');
    expect(refused).toEqual(['sentences/9 add 9. failed']);
  });

  test('shows captions while it speaks and a second longer, a long clip in its sentences', () => {
    const { voice, captions } = speaking();
    voice.clip('instructions/total-treasure-hunt');
    expect(captions.text).toBe('Look.');
    clock.step(2);
    expect(captions.text).toBe('Count them all.');
    clock.step(2.5);
    expect(captions.text).toBe('Count them all.');
    clock.step(1);
    expect(captions.text).toBeUndefined();
  });

  test('shows no captions when they are switched off', () => {
    const { voice, captions } = speaking({ captions: false });
    voice.say(['5.']);
    expect(captions.text).toBeUndefined();
  });
});

describe('the voice in real time', () => {
  test('waits for the end of the sound', () => {
    inRealTime();
    const { voice, told, events } = speaking();
    voice.say(['5.'], events);
    clock.step(1);
    expect(told).toEqual(['0.0 5.']);
    loudspeaker.sounds[0]!.onDone('ended');
    clock.step(0.1);
    expect(told.at(-1)).toBe('1.0 ended');
  });

  test.each(['blocked', 'failed'] as const)('keeps the time of a sound that is %s', (outcome) => {
    inRealTime();
    const { voice, told, events } = speaking();
    voice.say(['3 add 2.'], events);
    loudspeaker.sounds[0]!.onDone(outcome);
    clock.step(1);
    expect(told).toHaveLength(1);
    clock.step(0.5);
    expect(told.at(-1)).toBe(`1.2 ${outcome}`);
    expect(refused).toEqual([`sentences/sum ${outcome}`]);
  });

  test('tells whether a press has asked for what is refused', () => {
    inRealTime();
    const { voice } = speaking();
    voice.clip('instructions/total-treasure-hunt', { wanted: true });
    loudspeaker.sounds[0]!.onDone('blocked');
    expect(refused).toEqual(['instructions/total-treasure-hunt blocked, wanted']);
  });

  test('is known to be unheard once refused, until it is heard again, and while switched off', () => {
    inRealTime();
    const { voice, channels, settings } = speaking();
    expect(channels.voiceAudible).toBe(true);
    voice.say(['3 add 2.']);
    loudspeaker.sounds[0]!.onDone('blocked');
    expect(channels.voiceAudible).toBe(false);
    voice.say(['5.']);
    loudspeaker.sounds[1]!.onDone('ended');
    expect(channels.voiceAudible).toBe(true);
    settings.change({ voiceOn: false });
    expect(channels.voiceAudible).toBe(false);
  });

  test('gives up a sound whose end got lost', () => {
    inRealTime();
    const { voice, told, events } = speaking();
    voice.say(['5.'], events);
    clock.step(4);
    expect(told.at(-1)).toBe('2.6 late');
    expect(loudspeaker.sounds[0]!.stopped).toBe(true);
    // Told apart from a file that is missing: only that is a fault of the product.
    expect(refused).toEqual(['numbers/5 late']);
  });

  test('asks once more for what was late, and tells that it hangs where it does not come then, either', async () => {
    inRealTime();
    const { voice } = speaking();
    loudspeaker.missing.add('/sounds/sum.mp3');
    voice.say(['3 add 2.', '5.']);
    clock.step(16);
    expect(loudspeaker.asked).toEqual([]);
    clock.step(8);
    await Promise.resolve();
    expect(refused).toEqual(['sentences/sum late', 'numbers/5 late']);
    expect(loudspeaker.asked).toEqual(['/sounds/sum.mp3', '/sounds/5.mp3']);
    expect(hung).toEqual(['sentences/sum']);
  });

  test('tells of nothing that hangs once its stage is gone', async () => {
    inRealTime();
    const { voice, channels } = speaking();
    loudspeaker.missing.add('/sounds/5.mp3');
    voice.say(['5.']);
    clock.step(20);
    channels.dispose();
    await Promise.resolve();
    expect(loudspeaker.asked).toEqual(['/sounds/5.mp3']);
    expect(hung).toEqual([]);
  });

  test('muted, makes no sound and keeps its time', () => {
    inRealTime();
    const { voice, told, events } = speaking({ voiceOn: false });
    voice.say(['5.'], events);
    clock.step(1);
    expect(loudspeaker.sounds).toEqual([]);
    expect(told.at(-1)).toBe('0.6 ended');
  });

  test('set to be slower, takes a quarter longer at its pitch, with its captions; effects stay', () => {
    inRealTime();
    const { voice, channels, captions, told, events } = speaking({ slowVoice: true, voiceVolume: 1 });
    channels.effect('tap');
    voice.say(['3 add 2.'], events);
    expect(loudspeaker.sounds.map(({ rate, stretch }) => [rate, stretch])).toEqual([
      [1, 1],
      [1, 1.25],
    ]);
    clock.step(1.4);
    expect(captions.text).toBe('3 add 2.');
    clock.step(2.2);
    // Its end event is lost: it is given up 2 s after its longer length.
    expect(told).toEqual(['0.0 3 add 2.', '3.5 late']);
  });

  test('set to be louder, is sent stronger than it was recorded; effects stay', () => {
    inRealTime();
    const { voice, channels } = speaking({ loudVoice: true, voiceVolume: 1, effectsVolume: 1 });
    channels.effect('tap');
    voice.say(['3 add 2.']);
    expect(loudspeaker.sounds.map(({ volume }) => volume)).toEqual([1, LOUD]);
  });

  test('fades the old out in 80 ms when replaced', () => {
    inRealTime();
    const { voice } = speaking();
    voice.say(['3 add 2.']);
    voice.say(['5.']);
    const [old] = loudspeaker.sounds;
    clock.step(0.05);
    expect(old!.volume).toBeLessThan(0.8);
    expect(old!.stopped).toBe(false);
    clock.step(0.05);
    expect(old!.stopped).toBe(true);
  });

  test('lowers the music while it speaks', () => {
    inRealTime();
    const { voice, channels } = speaking({ musicOn: true, musicVolume: 1 });
    channels.music('music/treasure-beach');
    const [music] = loudspeaker.sounds;
    const loud = music!.volume;
    voice.say(['5.']);
    expect(music!.volume).toBeCloseTo(loud / 4, 5);
    loudspeaker.sounds[1]!.onDone('ended');
    clock.step(0.1);
    expect(music!.volume).toBeCloseTo(loud, 5);
  });
});

describe('effects', () => {
  test('sound three at once at most, the same one not within 40 ms', () => {
    inRealTime();
    const { channels } = speaking();
    channels.effect('tap');
    channels.effect('tap');
    expect(loudspeaker.sounds).toHaveLength(1);
    channels.effect('chest');
    clock.step(0.05);
    channels.effect('tap');
    channels.effect('chest');
    expect(loudspeaker.sounds).toHaveLength(3);
  });

  test('are pitched in semitones and as loud as their channel', () => {
    inRealTime();
    const { channels, settings } = speaking({ effectsVolume: 0.5 });
    channels.effect('tap', { semitones: 12 });
    expect(loudspeaker.sounds[0]).toMatchObject({ rate: 2, volume: 0.5 });
    settings.change({ effectsVolume: 0.2 });
    expect(loudspeaker.sounds[0]!.volume).toBe(0.2);
  });

  test('with a meaning are captioned, but not over the voice', () => {
    const { voice, channels, captions } = speaking();
    channels.effect('chest');
    expect(captions.text).toBe('[chest opens]');
    clock.step(3);
    voice.say(['5.']);
    channels.effect('chest');
    expect(captions.text).toBe('5.');
  });
});
