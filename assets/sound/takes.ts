import { mishearing } from './heard.ts';
import { apart, clearer, clearest, drawn, parted, partedMore } from './spelling.ts';

/** Everything that a take depends on. speed: the model's, never under 1. row: style rows beside the text's own. */
export interface Take {
  readonly text: string;
  /** What the voice is given, when that is not the text itself. */
  readonly given?: string;
  readonly voice: string;
  readonly speed: number;
  readonly row: number;
}

/**
 * What the studio tells of a take, at its pace and without a hiss, as it will be heard. seconds: of the raw take, without
 * silence. end: semitones of its last sounds over its median.
 */
export interface Figures {
  /** The line that the recogniser takes it for. */
  readonly heard: string;
  /** What an ear writes that may hear anything; null: words alone are not asked of it. */
  readonly open?: string | null;
  /** What it writes in noise. */
  readonly noise?: string | null;
  /** How likely it finds what was said, in harder noise: a logarithm. */
  readonly sure?: number | null;
  readonly seconds: number;
  readonly added: number;
  readonly end: number;
  /** P.808, 1 to 5. */
  readonly quality: number;
}

/** What is said, and what the recogniser chooses among. */
export interface Line {
  readonly text: string;
  readonly group: 'numbers' | 'shapes' | 'sentences';
}

export const NARRATOR = 'bf_emma*.5+af_heart*.5';

/** In the order in which they are tried; the first ones are the narrator's own voice. parting: what the voice is given. */
const WAYS: readonly (Partial<Take> & { readonly parting?: typeof parted })[] = [
  {},
  { parting: apart },
  { parting: clearer },
  { parting: partedMore },
  { parting: drawn },
  { parting: clearest },
  { speed: 1.04 },
  { voice: 'bf_emma*.6+af_heart*.4' },
  { row: 2 },
  { voice: 'bf_emma*.4+af_heart*.6', speed: 1.04 },
  { row: 4, speed: 1.08 },
  { voice: 'bf_emma*.7+af_heart*.3' },
  { parting: partedMore, voice: 'bf_emma*.7+af_heart*.3' },
  { voice: 'bf_emma*.3+af_heart*.7' },
  { parting: apart, voice: 'bf_emma*.3+af_heart*.7', row: 4 },
  { parting: apart, voice: 'bf_emma*.3+af_heart*.7' },
  { parting: clearer, voice: 'bf_emma*.3+af_heart*.7' },
  { voice: 'bf_emma*.2+af_heart*.8' },
  { parting: clearest, voice: 'bf_emma*.7+af_heart*.3' },
];

/** Every way to say a text, plainest first. A text without words to part or to say more clearly has fewer. */
export function takesOf(text: string): readonly Take[] {
  const takes = WAYS.map(({ parting = parted, ...way }) => {
    const given = parting(text);
    return { text, ...(given !== text && { given }), voice: NARRATOR, speed: 1, row: 0, ...way };
  });
  const known = new Set<string>();
  return takes.filter((take) => {
    const settings = JSON.stringify(take);
    return !known.has(settings) && known.add(settings);
  });
}

/** Whether a take of a text was spoken from what the voice is given now. */
export const isOfNow = (text: string, take: Take): boolean =>
  take.text === text && takesOf(text).some(({ given }) => given === take.given);

export const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/-/g, ' ')
    .replace(/[^a-z' ]/g, '')
    .split(/\s+/)
    .filter(Boolean);

/** What goes on or asks may rise at its end; anything else rises by no more than this, in semitones. */
const MAY_RISE = /[,?]$/;
const MOST_RISE = 2;
/** Letters in a second, of whole sentences. */
const PACE = [8, 20] as const;
const WORD_SECONDS = [0.35, 0.95] as const;
const QUALITY = { word: 2.9, sentence: 3.3 } as const;

const outside = (value: number, [least, most]: readonly [number, number]) => value < least || value > most;

/** What is wrong with a take; empty: good enough to keep. */
export function faultsOf({ text }: Line, figures: Figures): readonly string[] {
  const words = plainWords(text);
  const alone = words.length === 1;
  const { heard, open, noise, seconds, added, end, quality } = figures;
  const letters = words.join('').length;
  const long = alone ? outside(seconds, WORD_SECONDS) : outside(letters / seconds, PACE);
  return [
    ...(heard === words.join(' ') ? [] : [`heard "${heard}"`]),
    ...(open && mishearing(text, open).wrong > 0 ? [`open ear heard "${open}"`] : []),
    ...(noise && mishearing(text, noise).wrong > 0 ? [`open ear heard "${noise}" in noise`] : []),
    ...(added > 0 ? ['added sound'] : []),
    ...(long ? [`${seconds} s long`] : []),
    ...(end > MOST_RISE && !MAY_RISE.test(text) ? [`rises by ${end} semitones`] : []),
    ...(quality < (alone ? QUALITY.word : QUALITY.sentence) ? [`quality ${quality}`] : []),
  ];
}

/** How much a semitone at the end is worth where the voice may rise, in points of quality. */
const RISE = 0.03;

/** How much the open ear's surety is worth, in points of quality: among takes without fault, it tells those that others may miss. */
const SURE = 0.3;

/** Of several takes of a line, the index of the one with the fewest faults, of those the one that sounds best. */
export function bestOf(line: Line, takes: readonly Figures[]): number {
  const worth = (figures: Figures) =>
    figures.quality +
    SURE * (figures.sure ?? 0) +
    (MAY_RISE.test(line.text) ? RISE * figures.end : 0) -
    10 * faultsOf(line, figures).length;
  return takes.reduce((best, figures, i) => (worth(figures) > worth(takes[best]!) ? i : best), 0);
}
