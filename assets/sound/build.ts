import { makeGuideSounds } from './guides/make.ts';
import { measureGuides } from './guides/measure.ts';
import { writeManifest } from './manifest.ts';
import { measure } from './measure.ts';
import { WorkshopError } from './prepare.ts';
import { speakClips } from './spoken.ts';
import { makeTones } from './tones.ts';

async function make(names: readonly string[], takes: number): Promise<void> {
  makeTones(names);
  try {
    makeGuideSounds(names);
    await speakClips(names, takes);
  } finally {
    writeManifest();
  }
}

/**
 * Makes every clip whose sources have changed, spoken ones from at least so many takes as a number before the names
 * says; with names, only clips whose id begins with one of them. After the word "measure" the clips of speech are
 * measured instead (each tenth: "measure 10"), after "guides measure" the guides' own sounds. What is wrong with the
 * workshop is said in one line.
 */
export async function main(words: readonly string[]): Promise<void> {
  if (words.join(' ') === 'guides measure') return inOneLine(measureGuides);
  const [work, rest] = words[0] === 'measure' ? [measure, words.slice(1)] : [make, words];
  const counted = /^[1-9]\d?$/.test(rest[0] ?? '');
  await inOneLine(() => work(counted ? rest.slice(1) : rest, counted ? Number(rest[0]) : 1));
}

async function inOneLine(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof WorkshopError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
