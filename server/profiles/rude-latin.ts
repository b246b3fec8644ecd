import { createRequire } from 'node:module';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { createStemFinder } from './stem-finder.ts';
import { plain, type Joined } from './name-words.ts';
import { backwards, lookalikes, maskings, misvowelled, withoutRepeats, skeleton } from './spelling.ts';
import { isFirstName, isLastName } from './real-names.ts';
import { listsIn, readList, readWords } from './word-lists.ts';

/** Harmless words and names, accepted whatever they contain. */
const FINE = readWords('fine');
export const isFine = (word: string): boolean => FINE.has(word) || FINE.has(word.replace(/s$/, ''));

const ENGLISH = readList('rude/english');
const OTHER = listsIn('rude')
  .filter((path) => path !== 'rude/english')
  .map(readList);
const isLatin = (word: string) => /^[a-z]+$/.test(word);
const isAccented = (word: string) => /^\p{Script=Latin}+$/u.test(word) && !isLatin(word);
const others = (kind: 'inside' | 'starts' | 'words') => OTHER.flatMap((list) => list[kind]);

const naughty = createRequire(import.meta.url)('naughty-words') as Readonly<
  Record<string, readonly string[]>
>;
const NOT_NAUGHTY = readWords('not-naughty');
/** The package's lists of all languages, except words that are harmless in some language. */
export const GENERAL: readonly string[] = Object.values(naughty)
  .flat()
  .map((entry) => plain(entry).replace(/[^\p{L}\p{M}]/gu, ''))
  .filter((word) => word && !NOT_NAUGHTY.has(word) && !FINE.has(word));
/** Its shorter words mean something else in other languages. */
const SHORTEST_GENERAL = 4;

const english = new Set(ENGLISH.words);
const exact = new Set([
  ...ENGLISH.words,
  ...others('words').filter(isLatin),
  ...GENERAL.filter((word) => isLatin(word) && word.length >= SHORTEST_GENERAL),
]);
const accentedWords = new Set(others('words').filter(isAccented));
const drawnOut = new Set([...exact].map(withoutRepeats));

const insides = [...ENGLISH.inside, ...others('inside').filter(isLatin)];
const hasInside = createStemFinder(insides);
/** Stems without double letters are also found when letters are doubled. */
const hasDoubled = createStemFinder(
  insides.filter((stem) => withoutRepeats(stem) === stem && stem.length > 3),
);
const hasStart = createStemFinder([...ENGLISH.starts, ...others('starts').filter(isLatin)]);
const hasAccentedStart = createStemFinder([...others('inside'), ...others('starts')].filter(isAccented));

const skeletons = (words: readonly string[], shortest: number) =>
  words
    .filter((word) => word.length >= shortest)
    .map(skeleton)
    .filter((look) => look.length >= shortest - 1);
/** Short words of other languages look like harmless words: only long ones are compared by their look. */
const looks = new Set([
  ...skeletons([...ENGLISH.words, ...ENGLISH.inside, ...ENGLISH.starts], 4),
  ...ENGLISH.inside
    .flatMap((stem) => skeletons(misvowelled(stem), stem.length))
    .filter((look) => look.length > 4),
  ...skeletons([...others('words'), ...others('starts'), ...others('inside')].filter(isLatin), 6),
]);
const hasLook = createStemFinder([
  ...skeletons(ENGLISH.inside, 6),
  ...skeletons(others('inside').filter(isLatin), 7),
]);
const hasLookedStart = createStemFinder(skeletons(ENGLISH.starts, 6));
const MASKED = ['shit', 'dick', 'cock', 'tits', ...ENGLISH.inside.filter((stem) => stem.length > 3)];
const startsEnglish = createStemFinder(ENGLISH.starts);
/** Shorter words say something else backwards. */
const SHORTEST_BACKWARDS = 4;
const isBackwards = (word: string) => {
  const turned = backwards(word);
  return (
    isLatin(word) &&
    word.length >= SHORTEST_BACKWARDS &&
    !isFirstName(word) &&
    !isLastName(word) &&
    (english.has(turned) || (word.length > 4 && startsEnglish(turned, 'start')))
  );
};
const masked = new Set([
  ...MASKED.flatMap(maskings),
  ...MASKED.filter((stem) => stem.length > 4).flatMap(misvowelled),
]);

/** Japanese and Indian names end like this; it is only refused after these words. */
const SHIT =
  /(?:^|bull|horse|bat|ape|dog|chicken|holy|dip|no|eat|full|of|oh|dumb|cat|cow|pig|hot|you|is|big|little|mr|super|king|lord|poo|piss|fuck|my|what|who|bag|the|ur)s+h+[iy1l]+t+(?!a|su|ori|ake|ing|erton)/;
/** Vietnamese and other names begin like this. */
const FUK =
  /^f[uv](?:gg?|x|xk|xx|qk|hk|kk)$|fuk(?!u[a-z]|a$|ase$|asawa$)|fuq|fucc|f+u+c+k|fvck|phuck|phuk(?!et)/;

/** Endings of words about people. */
const ENDING =
  /(?:s|z|es|ed|er|ers|erz|ing|in|ings|y|ie|ies|ish|head|heads|face|faces|boy|boys|girl|girls|man|men|lover|licker|sucker|hole|bag)$/;
/** Stems that are harmless with these endings: "balls", "cracker". */
const NO_ENDING = readWords('no-ending');
/** "cumming" is from "cum". */
function hasEnding(word: string): boolean {
  for (const cut of [1, 2, 3, 4, 5, 6]) {
    if (word.length - cut < 3 || !ENDING.test(word.slice(-cut)) || ENDING.exec(word.slice(-cut))?.index !== 0)
      continue;
    const stem = word.slice(0, -cut);
    const base = stem.replace(/([^aeiou])\1$/, '$1');
    if ([stem, base].some((form) => english.has(form) && !NO_ENDING.has(form))) return true;
  }
  return false;
}

const FILLERS = readWords('fillers');
/** Syllables of many harmless words. */
const TOO_COMMON = new Set([
  'die',
  'dies',
  'dead',
  'wee',
  'gun',
  'git',
  'sod',
  'pee',
  'hell',
  'kill',
  'hate',
]);

/** Whether a word consists of listed ones and fillers only: "bigbum". */
function isPutTogether(word: string, from = 0, found = false): boolean {
  if (from === word.length) return found;
  for (let to = word.length; to >= from + 3; to--) {
    const piece = word.slice(from, to);
    const rude =
      (english.has(piece) && !TOO_COMMON.has(piece)) ||
      (piece.length > 3 && looks.has(skeleton(piece)) && !isFine(piece));
    if ((rude || FILLERS.has(piece)) && isPutTogether(word, to, found || rude)) return true;
  }
  return false;
}

/** Suffixes of insults in other languages. */
const BEHIND =
  /(?:kopf|gesicht|fresse|sohn|kind|junge|sau|hund|kop|hoofd|kind|jong|zoon|hul|hål|hal|hode|huvud|tryne|unge|face|boy|man|girl|head)$/;
const abroad = new Set(others('words').filter((word) => isLatin(word) && word.length > 2));
const hasInsultBefore = (word: string) => {
  const before = word.replace(BEHIND, '');
  return before !== word && (abroad.has(before) || abroad.has(before.replace(/(?:e|en|s|n)$/, '')));
};

/** Whether a word is a listed one in disguise or in another spelling. */
const looksRude = (word: string): boolean =>
  masked.has(word) ||
  lookalikes(word)
    .map(skeleton)
    .some((look) => looks.has(look) || hasLook(look)) ||
  hasLookedStart(skeleton(word), 'start');

const inLists = (word: string, lists: ReadonlySet<string>): boolean =>
  lists.has(word) || (word.length > 3 && /[sz]$/.test(word) && lists.has(word.slice(0, -1)));

/** Places, and families named after them, that only begin like a bad word: "Titterton". */
const PLACE = /.{4}(?:field|ton|ham|ley|ford|wick|bury|worth|thorpe|ensor)s?$/;
/** Thai names: "Siriporn", "Pornchai". */
const THAI = /^.{2,}[aeiumn]porn$|^porn(?:chai|thip|tip|sak|pan|pim|nap|wip|sir|phan)/;

/** accented: it was written with accents, which make it a different word from those in the lists. */
export function isRudeWord(word: string, accented = false): boolean {
  if (isFine(word) || (THAI.test(word) && !isPutTogether(word))) return false;
  const listed = accented
    ? word.length > 3 && inLists(word, word.length > 4 ? exact : english)
    : inLists(word, exact);
  return (
    listed ||
    hasInside(word) ||
    hasDoubled(withoutRepeats(word)) ||
    (hasStart(word, 'start') && !PLACE.test(word)) ||
    SHIT.test(word) ||
    (FUK.test(word) && !/^[^f]*fuk$/.test(word.replace(/^fuk/, 'fuk!'))) ||
    hasEnding(word) ||
    isPutTogether(word) ||
    hasInsultBefore(word) ||
    (/(.)\1\1/u.test(word) && drawnOut.has(withoutRepeats(word))) ||
    isBackwards(word) ||
    (isLatin(word) && looksRude(word))
  );
}

/** Checks a word as it was typed, with its accents. */
export const isRudeAccented = (word: string): boolean =>
  isAccented(word) && (accentedWords.has(word) || hasAccentedStart(word, 'start'));

const WHOLE = new Set(
  [...insides, ...ENGLISH.words, ...ENGLISH.starts].flatMap((stem) =>
    ['', 'er', 'ers', 'ing', 's', 'y', 'head', 'ed', 'face'].map((ending) => stem + ending),
  ),
);

const LONG_STEMS = insides.filter((stem) => stem.length > 4);
const LONGEST_ENDING = 3;
const begins = (text: string) =>
  LONG_STEMS.some((stem) => text.startsWith(stem) && text.length <= stem.length + LONGEST_ENDING);
/** Other words this short are not written in pieces. */
const SHORT_JOINED = new Set(['fuk', 'fuc', 'fck', 'fuq', 'fuku', 'fuqu', 'fuku', 'fcku']);

/** Words written in pieces. They must match as a whole, or "Bass Hole" would be refused. */
export function isRudeJoined({ text, pieces, letters }: Joined): boolean {
  if (isFine(text)) return false;
  if (letters === pieces) return isRudeWord(text);
  return (
    (text.length > 3 && (WHOLE.has(text) || masked.has(text))) ||
    (text.length > 4 && (WHOLE.has(withoutRepeats(text)) || begins(text))) ||
    SHORT_JOINED.has(text)
  );
}

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** The package's match must cover nearly the whole word: it also finds parts of names. */
export const isMatched = (word: string): boolean =>
  word.length > 3 &&
  isLatin(word) &&
  matcher
    .getAllMatches(word)
    .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex + 1 >= Math.max(4, word.length * 0.8));
