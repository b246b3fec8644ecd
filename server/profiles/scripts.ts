/** Writing systems that may be mixed, as in Unicode's TR 39. */
const TOGETHER: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

/** Scripts as ICU and browsers name them, frequent ones first. */
const SCRIPTS =
  `Latin Cyrillic Greek Arabic Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam
 Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Khmer Mongolian Hiragana Katakana Bopomofo Han Armenian
 Gothic Coptic Lisu Deseret Thaana Syriac Old_Italic Tifinagh Nko Yi Vai Canadian_Aboriginal Runic Ogham Glagolitic Javanese
 Balinese Sundanese Tagalog Buginese Cham Ol_Chiki Meetei_Mayek Limbu Lepcha Osage Adlam`.split(/\s+/);

const isOf = (script: string) =>
  new RegExp(`^[\\p{Script_Extensions=${script}}\\p{Script_Extensions=Common}]+$`, 'u');
const SINGLE = SCRIPTS.map(isOf);
const JOINED = TOGETHER.map(
  (scripts) =>
    new RegExp(
      `^[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}\\p{Script_Extensions=Common}]+$`,
      'u',
    ),
);

/**
 * Latin letters that only phoneticians use, and people who disguise words: small capitals, turned letters, phonetic
 * alphabets.
 */
const ODD_LATIN =
  /(?![əɛɔɓɗɣɩʋɖɨʉɲŋʔƙ])[\u0250-\u02af]|[\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]/u;

/** Accents stacked over the neighbouring lines; scripts other than these use several marks on a letter. */
const HEAPED = /(?:[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]){3}|\p{M}{4}/u;

const digitsOf = (name: string) => new Set([...name].filter((c) => /\p{Nd}/u.test(c)).map(zeroOf)).size;
/** The zero of a digit's set: all digits of a set are consecutive. */
function zeroOf(digit: string): number {
  let code = digit.codePointAt(0)!;
  const first = code;
  while (first - code < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) code--;
  return code;
}

/**
 * Whether a name is written in one script, with its own digits, and in letters that everybody can see and distinguish.
 * Japanese and Korean mix several scripts.
 */
export function isInOneScript(name: string): boolean {
  if (ODD_LATIN.test(name) || HEAPED.test(name) || /\p{DI}/u.test(name)) return false;
  // Marks belong to their letter's script, spaces and hyphens to any.
  const letters = name.replace(/\p{Script=Inherited}|[\s'’-]/gu, '');
  if (digitsOf(letters) > 1) return false;
  return (
    letters === '' || SINGLE.some((script) => script.test(letters)) || JOINED.some((one) => one.test(letters))
  );
}
