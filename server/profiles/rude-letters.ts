import { isAscii, plain } from './name-words.ts';
import { GENERAL, isFine, isRudeAccented } from './rude-latin.ts';
import { withoutRepeats } from './spelling.ts';
import { listsIn, readList } from './word-lists.ts';

const isLatin = (word: string) => /^\p{Script=Latin}+$/u.test(word);
const LISTS = listsIn('rude').map(readList);
const notLatin = (kind: 'inside' | 'starts' | 'words') =>
  LISTS.flatMap((list) => list[kind]).filter((word) => !isLatin(word));

/** Long enough in their script not to be part of a harmless word. */
const LONG_ENOUGH =
  /^\p{Script=Han}{2,}$|^(\p{Script=Hiragana}|\p{Script=Katakana}){4,}$|^\p{Script=Hangul}{2,}$|^\p{Script=Devanagari}{5,}$|^\p{Script=Arabic}{5,}$|^\p{Script=Cyrillic}{5,}$/u;
const general = GENERAL.filter((word) => !/^[a-z]+$/.test(word));

const WORDS = new Set([...notLatin('words'), ...general]);
const INSIDE = [...notLatin('inside'), ...general.filter((word) => LONG_ENOUGH.test(word))];
const STARTS = notLatin('starts');

/** Whether a name in a script other than Latin says something rude. */
export function isRudeElsewhere(name: string): boolean {
  if (isAscii(name)) return false;
  if (
    name
      .toLowerCase()
      .normalize('NFC')
      .split(/[\s'’-]+/)
      .some((word) => !isFine(word) && isRudeAccented(word))
  )
    return true;
  const words = plain(name)
    .split(/[\s\d'’-]+/)
    .filter((word) => word && !isFine(word) && !/^[a-z]+$/.test(word));
  const text = words.join('');
  const forms = new Set([...words, text].flatMap((word) => [word, withoutRepeats(word)]));
  return [...forms].some(
    (word) =>
      WORDS.has(word) ||
      INSIDE.some((stem) => word.includes(stem)) ||
      STARTS.some((stem) => word.startsWith(stem)),
  );
}
