import { plain } from './name-words.ts';

/** Consecutive words, the last one perhaps incomplete. */
export interface Phrase {
  readonly words: readonly string[];
  readonly open: boolean;
}

/** The contents of one file in the form for comparing: lower case, without accents unless the entry has them. */
export interface WordList {
  readonly inside: readonly string[];
  readonly starts: readonly string[];
  readonly words: readonly string[];
  readonly phrases: readonly Phrase[];
}

const FILES = import.meta.glob<string>('./words/**/*.txt', { query: '?raw', import: 'default', eager: true });

const entriesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter(Boolean);

const file = (path: string): string => {
  const text = FILES[`./words/${path}.txt`];
  if (text === undefined) throw new Error(`no word list ${path}`);
  return text;
};

/** The names of the lists in a folder. */
export const listsIn = (folder: string): readonly string[] =>
  Object.keys(FILES)
    .filter((path) => path.startsWith(`./words/${folder}/`))
    .map((path) => path.slice('./words/'.length, -'.txt'.length));

/** The words of a plain list. */
export const readWords = (path: string): ReadonlySet<string> => new Set(entriesOf(file(path)).map(plain));

/** A list of refused words. Its format: words/README.md. */
export function readList(path: string): WordList {
  const list = {
    inside: [] as string[],
    starts: [] as string[],
    words: [] as string[],
    phrases: [] as Phrase[],
  };
  for (const entry of entriesOf(file(path))) {
    const open = entry.endsWith('*');
    const word = entry.replaceAll('*', '').normalize('NFC');
    // With accents an entry is a different word: Spanish "coño" is rude, "cono" is a cone.
    const said = /^\p{Script=Latin}/u.test(word) ? word : plain(word);
    if (word.includes('_')) list.phrases.push({ words: plain(word).split('_'), open });
    else if (entry.startsWith('*')) list.inside.push(said);
    else if (open) list.starts.push(said);
    else list.words.push(said);
  }
  return list;
}
