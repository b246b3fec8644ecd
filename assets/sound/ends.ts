import { amplitude } from './finish.ts';
import { filter, lowPass, steepHighPass } from './filters.ts';
import { RATE, type Samples } from './samples.ts';

/** A hiss that the model adds after a last voiced sound. Places in samples. */
export interface Hiss {
  /** Where it begins, perhaps under the voice. */
  readonly from: number;
  /** The end of the last voiced sound. */
  readonly voiced: number;
  /** Its loudest 5 ms, in dB under the loudest of the voice. */
  readonly level: number;
}

/** Words that end in a vowel, a nasal, l or r have no noise of their own at the end; "five" and "twelve" have little. */
const SOFT_END = /(?:[aiouwy]|[aeiouy]e|\bhe|[lmnr]e?|ng)[^a-z]*$/i;
const BREATHED_END = /ve[^a-z]*$/i;
/** Louder than this after them is a hiss, in dB under the voice: of all clips few lie near it, as `README.md` says. */
const MOST = { soft: -28, breathed: -22 } as const;
/** It has begun where it is as loud as this. */
const BEGUN = -34;
/** Under this the voice has ended. */
const VOICED = -25;
/** The voice's own band, and the hiss's, in hertz. */
const VOICE_BELOW = 1500;
const HISS_ABOVE = 5500;
const FRAME = Math.round(0.005 * RATE);
/** A hiss is still heard in the voice's last frames, so many; "ten" has its own a little before. */
const UNDER_VOICE = 4;
const LONGEST_UNDER_VOICE = 20;

/** The level of each frame in dB. */
function levels(sound: Samples): readonly number[] {
  return Array.from({ length: Math.floor(sound.length / FRAME) }, (_, i) => {
    const power = sound.subarray(i * FRAME, (i + 1) * FRAME).reduce((sum, value) => sum + value * value, 0);
    return 10 * Math.log10(power / FRAME + 1e-12);
  });
}

/** How loud the end of a text may hiss, in dB under the voice; undefined: as loud as it likes, because it ends in a hiss or stop. */
const mostOf = (text: string): number | undefined =>
  BREATHED_END.test(text) ? MOST.breathed : SOFT_END.test(text) ? MOST.soft : undefined;

/**
 * The hiss after a text's last voiced sound; undefined where there is none, and where the text ends in one of its own.
 * text: with numbers in words. tolerated: so much more than a take may have, in dB.
 */
export function hissAfter(sound: Samples, text: string, tolerated = 0): Hiss | undefined {
  const own = mostOf(text);
  if (own === undefined) return undefined;
  const most = own + tolerated;
  const voice = levels(filter(sound, lowPass(VOICE_BELOW), lowPass(VOICE_BELOW)));
  const hiss = levels(filter(sound, ...steepHighPass(HISS_ABOVE)));
  const loudest = voice.reduce((most, level) => Math.max(most, level), -Infinity);
  const last = voice.findLastIndex((level) => level > loudest + VOICED);
  const start = Math.max(0, last - UNDER_VOICE);
  const peak = hiss.slice(start).reduce((most, level) => Math.max(most, level), -Infinity) - loudest;
  if (peak <= most) return undefined;
  const from = hiss.findIndex((level, i) => i >= start && level > loudest + most);
  const quiet = hiss.findLastIndex((level, i) => i < from && level <= loudest + BEGUN);
  return {
    from: Math.max(last - LONGEST_UNDER_VOICE, quiet + 1) * FRAME,
    voiced: (last + 1) * FRAME,
    level: peak,
  };
}

/** Low enough to leave nothing of the hiss, high enough for the end of a voiced sound. */
const KEPT_BELOW = 3000;
const TURNED = Math.round(0.012 * RATE);
const FADED = Math.round(0.05 * RATE);

/** The sound with a hiss turned down within 12 ms until it is as soft as a breath, fading out where the voice ends. */
export function withoutHiss(sound: Samples, { from, voiced, level }: Hiss): Samples {
  const most = 1 - amplitude(Math.min(0, BEGUN - level));
  const dull = filter(sound, lowPass(KEPT_BELOW), lowPass(KEPT_BELOW), lowPass(KEPT_BELOW));
  const end = Math.max(from, voiced);
  return sound.map((value, i) => {
    const turned = most * Math.min(1, Math.max(0, (i - from) / TURNED));
    const faded = Math.min(1, Math.max(0, (i - end) / FADED));
    return (value * (1 - turned) + dull[i]! * turned) * (0.5 + 0.5 * Math.cos(Math.PI * faded));
  });
}
