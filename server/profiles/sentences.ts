import { dictionary } from '@zxcvbn-ts/language-en';
import { FIRST_WORDS, SECOND_WORDS } from '#server/names/made-up-words.ts';
import { readingOf } from './name-words.ts';
import { isFirstName } from './real-names.ts';
import { readWords } from './word-lists.ts';

const PRONOUNS = new Set(
  'i im ive ill me my mine myself you u ur your youre yours yourself urself ya we our they them him her hers'.split(
    ' ',
  ),
);
/** What may be said of oneself and others. */
const FRIENDLY = readWords('friendly');
const OURS = new Set([...FIRST_WORDS, ...SECOND_WORDS].map((word) => word.toLowerCase()));
const EVERYDAY = new Set(
  Object.entries(dictionary)
    .filter(([list]) => /commonwords/i.test(list))
    .flatMap(([, words]) => words as readonly string[]),
);
/** What comes after these is somebody's taste: "I Like Cake". */
const TASTE =
  /^(i|we|you|u) (really |just |all )?(love|like|luv|heart|adore|play|draw|dance|sing|read|ride)s? /;

const isHarmless = (word: string) =>
  FRIENDLY.has(word) ||
  FRIENDLY.has(word.replace(/s$/, '')) ||
  OURS.has(word) ||
  PRONOUNS.has(word) ||
  isFirstName(word) ||
  !EVERYDAY.has(word);

/**
 * Whether a name says something to or about somebody that is not plainly friendly: "pics of me", "where u live". A
 * name needs no pronouns, so only kind words may stand beside one.
 */
export function isSentence(name: string): boolean {
  const words = readingOf(name);
  // The last one may be an initial: "King Charles I".
  const speaks = words.some(
    (word, at) => PRONOUNS.has(word) && !(word === 'i' && at > 0 && at === words.length - 1),
  );
  return speaks && !TASTE.test(words.join(' ')) && !words.every(isHarmless);
}
