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
 * measured instead (so many, drawn at random: "measure 150"), after "guides measure" the guides' own sounds. What is wrong with the
 * workshop is said in one line.
 */
export async function main(words: readonly string[]): Promise<void> {
  if (words.join(' ') === 'guides measure') return inOneLine(measureGuides);
  const measured = words[0] === 'measure';
  const rest = measured ? words.slice(1) : words;
  const counted = /^[1-9]\d*$/.test(rest[0] ?? '');
  const [names, count] = counted ? [rest.slice(1), Number(rest[0])] : [rest, measured ? Infinity : 1];
  await inOneLine(() => (measured ? measure : make)(names, count));
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
