import { setTimeout as sleep } from 'node:timers/promises';
import { forgetBeside, freshFiles, moveIn } from './beside.ts';
import { measureGuides } from './guides/measure.ts';
import { listOfGuideSounds, makeGuideSounds } from './guides/renew.ts';
import { manifestFiles, manifestOf } from './manifest.ts';
import { measure } from './measure.ts';
import { WorkshopError } from './prepare.ts';
import { listOfTakes, speakClips } from './spoken.ts';
import { listOfTones, makeTones } from './tones.ts';
import { tablesOfWeights } from './weights.ts';

/** Makes all beside, then moves it in: whatever stops it before, what is committed stays as it was. */
async function make(names: readonly string[], takes: number): Promise<void> {
  const tones = makeTones(names);
  const guides = makeGuideSounds(names);
  const spoken = await speakClips(names, takes);
  const fresh = [tones, guides, spoken].flatMap((batch) => batch.fresh);
  const made = { ...tones.entries, ...spoken.entries, ...guides.entries };
  moveIn([
    ...freshFiles(fresh),
    ...[listOfTones(tones), listOfGuideSounds(guides), listOfTakes(spoken)],
    ...manifestFiles(manifestOf(made, new Set(fresh))),
  ]);
  forgetBeside(fresh);
}

/**
 * Makes every clip whose sources have changed, spoken ones from at least so many takes as a number before the names
 * says; with names, only clips whose id begins with one of them. After the word "measure" the clips of speech are
 * measured instead (so many, drawn at random: "measure 150"), after "guides measure" the guides' own sounds; after
 * "weights" all are weighed. What is wrong with the workshop is said in one line.
 */
export async function main(words: readonly string[]): Promise<void> {
  if (words.join(' ') === 'guides measure') return inOneLine(measureGuides);
  if (words.join(' ') === 'weights') return console.log(tablesOfWeights());
  const measured = words[0] === 'measure';
  const rest = measured ? words.slice(1) : words;
  const counted = /^[1-9]\d*$/.test(rest[0] ?? '');
  const [names, count] = counted ? [rest.slice(1), Number(rest[0])] : [rest, measured ? Infinity : 1];
  await inOneLine(() => (measured ? measure : make)(names, count));
}

const STOPPED = 130;
/** A program that is ended by the same Ctrl-C fails sooner than the signal is heard here. */
const SIGNAL_MS = 50;

async function inOneLine(work: () => Promise<void> | void): Promise<void> {
  process.once('SIGINT', () => {
    console.error('stopped; the next run goes on where this one was');
    process.exit(STOPPED);
  });
  try {
    await work();
  } catch (error) {
    await sleep(SIGNAL_MS);
    if (!isOfWorkshop(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Something that the workshop needs is wrong or away, not the workshop itself. */
const isOfWorkshop = (error: unknown): error is Error =>
  error instanceof WorkshopError || (error instanceof Error && / cannot be run; see /.test(error.message));
