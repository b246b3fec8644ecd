import { dictionary } from '@zxcvbn-ts/language-en';
import { MORE_FIRST_NAMES } from './first-names.ts';
import { FIRST_WORDS, SECOND_WORDS } from '#server/names/made-up-words.ts';
import { plain } from './name-words.ts';

/** One or two Latin letters can be anything. */
const TOO_SHORT = /^[a-z]{1,2}$/;

/** Some words of our made-up names are also first names: Amber, Robin. */
const OURS = new Set([...FIRST_WORDS, ...SECOND_WORDS].map((word) => word.toLowerCase()));

const listed = (lists: RegExp) =>
  Object.entries(dictionary)
    .filter(([list]) => lists.test(list))
    .flatMap(([, names]) => names as readonly string[])
    .map(plain);

const FIRST_NAMES = new Set(
  [...listed(/^firstnames/i), ...MORE_FIRST_NAMES.map(plain)].filter(
    (name) => !TOO_SHORT.test(name) && !OURS.has(name),
  ),
);
/**
 * Full names in scripts whose first names are too many to list: recognised by the most common family names that are not
 * everyday words.
 */
const FAMILY_FIRST =
  /^(?:[王李张張刘劉陈陳杨楊赵趙吴吳徐孙孫郑鄭谢謝冯馮邓鄧曹彭]\p{sc=Han}{1,2}|[김박최정강조윤장임]\p{sc=Hangul}{2}|(?:佐藤|鈴木|高橋|田中|伊藤|渡辺|山本|中村|小林|加藤|吉田|山田)[\p{sc=Han}\p{sc=Hira}]{1,4})$/u;
const LAST_NAMES = new Set(listed(/^lastnames/i));

/** Whether a word, lower case and without accents, is a common first name. */
export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word);
/** The same for family names. Many of them are everyday words, too. */
export const isLastName = (word: string): boolean => LAST_NAMES.has(word);

/** Whether this could be a real person's name. No name is refused for it. */
export const looksReal = (name: string): boolean =>
  plain(name)
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => isFirstName(word) || FAMILY_FIRST.test(word));
